import { expect, it } from 'vitest';
import { match } from './router.svelte';

it('finds the words of an address', () => {
  expect(match('/', '/')).toEqual({});
  expect(match('/table/:id', '/table/abc')).toEqual({ id: 'abc' });
  expect(match('/table/:id', '/table/abc/')).toEqual({ id: 'abc' });
  expect(match('/join/:id/:secret', '/join/a%20b/c')).toEqual({ id: 'a b', secret: 'c' });
});

it('knows what does not fit', () => {
  expect(match('/', '/table')).toBeNull();
  expect(match('/table/:id', '/')).toBeNull();
  expect(match('/table/:id', '/table')).toBeNull();
  expect(match('/table/:id', '/table/a/b')).toBeNull();
  expect(match('/table/:id', '/table/%E0%A4%A')).toBeNull();
});
