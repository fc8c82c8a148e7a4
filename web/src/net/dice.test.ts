import { expect, it } from 'vitest';
import { sealOf, seedOf } from './dice';

// Reckoned by the server's dice.py.
const secret = 'ab'.repeat(32);

it('reckons the seal as the server does', async () => {
  expect(await sealOf('quiet-otter-7', secret)).toBe(
    '23f0d089d1bbb9cf784d212c378f580cea5b6138a85cd10c32b4ea57d797b665',
  );
  expect(await sealOf('quiet-otter-8', secret)).not.toBe(await sealOf('quiet-otter-7', secret));
});

it('reckons the seed as the server does', async () => {
  expect(await seedOf(secret, ['00ff', null, ''])).toBe(
    '6df0b97bf61ec0a1ae3d4aaa34832af5f5356965c4efc90ed773f001194ae2e4',
  );
  expect(await seedOf(secret, ['00fe', null, ''])).not.toBe(await seedOf(secret, ['00ff', null, '']));
});
