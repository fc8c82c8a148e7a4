import { expect, test, vi } from 'vitest';

test('somebody new is one person, however quick', async () => {
  const asked: string[] = [];
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', (address: URL, request: RequestInit) => {
    asked.push(`${request.method} ${address.pathname}`);
    if (!address.pathname.endsWith('/me')) return Promise.resolve(Response.json({}));
    return new Promise<Response>((done) => (answer = done));
  });
  const { api } = await import('./api');

  const made = api.make({ game: 'mythe', seats: [] });
  await Promise.resolve();
  expect(asked).toEqual(['GET /api/me']); // nothing that could make a second guest
  answer(Response.json({ name: 'Guest 1' }));
  await made;
  expect(asked).toEqual(['GET /api/me', 'POST /api/tables']);
  await api.seal();
  expect(asked).toHaveLength(3);
});
