import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, Refusal } from '../net/api';
import type { Review } from '../protocol/types';
import { Reviewing } from './reviewing.svelte';

const told = (state: Review['state'], judged = 0): Review => ({
  state,
  judged,
  moments: 3,
  notes: [],
  curve: [],
  costly: [],
  balance: [],
});

let begin: ReturnType<typeof vi.spyOn>;
let look: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  begin = vi.spyOn(api, 'beginReview');
  look = vi.spyOn(api, 'review');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is begun once and watched until it is done', async () => {
  begin.mockResolvedValue(told('thinking', 0));
  look.mockResolvedValueOnce(told('thinking', 2)).mockResolvedValueOnce(told('done', 3));
  const reviewing = new Reviewing();
  void reviewing.load('table', 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(reviewing.value?.state).toBe('thinking');
  expect(reviewing.seat).toBe(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reviewing.value).toEqual(told('done', 3));
  expect(begin).toHaveBeenCalledTimes(1);
  expect(look).toHaveBeenCalledTimes(2);
});

it('goes on where the server has been restarted in between', async () => {
  begin.mockResolvedValueOnce(told('thinking')).mockResolvedValueOnce(told('done', 3));
  look.mockResolvedValueOnce(told('none', 1));
  const reviewing = new Reviewing();
  void reviewing.load('table', -1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begin).toHaveBeenCalledTimes(2);
  expect(reviewing.value?.state).toBe('done');
});

it('says why there is none, and asks no more', async () => {
  begin.mockRejectedValue(new Refusal('hints-off', 'No hints here.', 403));
  const reviewing = new Reviewing();
  await reviewing.load('table', 0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reviewing.failure).toBe('No hints here.');
  expect(begin).toHaveBeenCalledTimes(1);
});

it('asks a server that was away again', async () => {
  begin.mockRejectedValueOnce(new Refusal('no-connection', 'Away.', 0)).mockResolvedValue(told('done', 3));
  const reviewing = new Reviewing();
  void reviewing.load('table', 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(reviewing.failure).toBe('Away.');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reviewing.failure).toBeNull();
  expect(reviewing.value?.state).toBe('done');
});

it('shows nobody what other eyes were told', async () => {
  let answer: (review: Review) => void = () => {};
  begin.mockImplementationOnce(() => new Promise<Review>((done) => (answer = done)));
  begin.mockResolvedValueOnce(told('done', 1));
  const reviewing = new Reviewing();
  void reviewing.load('table', 0);
  await vi.advanceTimersByTimeAsync(1);
  await reviewing.load('table', 2);
  answer(told('done', 3)); // of seat 0, late
  await vi.advanceTimersByTimeAsync(1);
  expect(reviewing.seat).toBe(2);
  expect(reviewing.value?.judged).toBe(1);
});

it('stops when nobody looks any more', async () => {
  begin.mockResolvedValue(told('thinking'));
  look.mockResolvedValue(told('thinking'));
  const reviewing = new Reviewing();
  void reviewing.load('table', 0);
  await vi.advanceTimersByTimeAsync(3_000);
  reviewing.stop();
  const asked = look.mock.calls.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(look.mock.calls.length).toBe(asked);
});
