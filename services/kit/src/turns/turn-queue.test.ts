import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createTurnQueue } from './turn-queue.ts';

function workOf(log: string[]) {
  let running = 0;
  let most = 0;
  const work = (name: string, ms: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(ms);
    running -= 1;
    log.push(name);
  };
  return { work, most: () => most };
}

test('runs no more than its limit side by side, in the order of arrival', async () => {
  const log: string[] = [];
  const { work, most } = workOf(log);
  const queue = createTurnQueue({ atOnce: 2, waiting: 10, waitMs: 5_000, busyCode: 'images-busy' });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(work(name, 5))));
  expect(most()).toBe(2);
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('refuses at once when too many wait', async () => {
  const { work } = workOf([]);
  const queue = createTurnQueue({ atOnce: 1, waiting: 1, waitMs: 5_000, busyCode: 'images-busy' });
  const first = [queue.run(work('a', 20)), queue.run(work('b', 1))];
  await expect(queue.run(work('c', 1))).rejects.toMatchObject({ statusCode: 503, code: 'images-busy' });
  await Promise.all(first);
  await queue.run(work('d', 1));
});

test('refuses who waited too long, and the place is not lost', async () => {
  const log: string[] = [];
  const { work } = workOf(log);
  const queue = createTurnQueue({ atOnce: 1, waiting: 5, waitMs: 20, busyCode: 'images-busy' });
  const first = queue.run(work('a', 200));
  await expect(queue.run(work('b', 1))).rejects.toMatchObject({ statusCode: 503, code: 'images-busy' });
  await first;
  await queue.run(work('c', 1));
  expect(log).toEqual(['a', 'c']);
});

test('a failure frees its place', async () => {
  const queue = createTurnQueue({ atOnce: 1, waiting: 0, waitMs: 20, busyCode: 'images-busy' });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('the first work of another network is next, however many of one network wait', async () => {
  const log: string[] = [];
  const { work } = workOf(log);
  const queue = createTurnQueue({ atOnce: 1, waiting: 16, waitMs: 5_000, busyCode: 'images-busy' });
  const greedy = Array.from({ length: 9 }, (_, host) => queue.run(work('greedy', 5), `198.51.100.${host}`));
  await queue.run(work('other', 5), '203.0.113.7');
  expect(log).toEqual(['greedy', 'other']);
  await Promise.all(greedy);
});

test('one network takes half of the places to wait', async () => {
  const { work } = workOf([]);
  const queue = createTurnQueue({ atOnce: 1, waiting: 8, waitMs: 5_000, busyCode: 'images-busy' });
  const settled = Promise.allSettled(
    Array.from({ length: 20 }, (_, host) => queue.run(work('greedy', 5), `198.51.100.${host}`)),
  );
  await queue.run(work('other', 5), '203.0.113.7');
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
