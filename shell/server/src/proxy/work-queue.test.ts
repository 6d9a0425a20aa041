import { describe, expect, test } from '@jest/globals';
import { TooBusy, WorkQueue } from './work-queue.ts';

const options = { maxActive: 3, maxActivePerKey: 2, maxWaiting: 4, maxWaitMs: 30 };

/** Lets what waits for a promise go on. */
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('the work of a service', () => {
  test('begins at once while there is room, and otherwise in its turn', async () => {
    const queue = new WorkQueue(options);
    const [first] = await Promise.all([queue.enter('a'), queue.enter('a'), queue.enter('b')]);
    let began = false;
    const fourth = queue.enter('c').then(() => (began = true));
    await settle();
    expect([began, queue.size]).toEqual([false, { active: 3, waiting: 1 }]);
    first();
    await fourth;
    expect(queue.size).toEqual({ active: 3, waiting: 0 });
  });

  test('of one visitor does not hold up that of another', async () => {
    const queue = new WorkQueue(options);
    await Promise.all([queue.enter('a'), queue.enter('a')]);
    const third = queue.enter('a');
    await queue.enter('b');
    expect(queue.size).toEqual({ active: 3, waiting: 1 });
    await expect(third).rejects.toThrow(TooBusy);
  });

  test('is refused when it waited too long, or when too much waits', async () => {
    const queue = new WorkQueue({ ...options, maxActive: 1 });
    const end = await queue.enter('a');
    const waiting = ['a', 'a', 'b', 'c'].map((key) => queue.enter(key));
    const settled = Promise.allSettled(waiting);
    await expect(queue.enter('d')).rejects.toThrow('too much waits');
    expect((await settled).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    end();
    expect(queue.size).toEqual({ active: 0, waiting: 0 });
  });

  test('of one visitor takes half of the places to wait', async () => {
    const queue = new WorkQueue({ ...options, maxActive: 1 });
    await queue.enter('a');
    const settled = Promise.allSettled([queue.enter('a'), queue.enter('a')]);
    await expect(queue.enter('a')).rejects.toThrow(TooBusy);
    expect(queue.size.waiting).toBe(2);
    await settled;
  });

  test('of a visitor who left does not begin', async () => {
    const queue = new WorkQueue({ ...options, maxActive: 1 });
    const end = await queue.enter('a');
    const leaving = new AbortController();
    const second = queue.enter('b', leaving.signal);
    leaving.abort();
    await expect(second).rejects.toThrow('aborted');
    end();
    end();
    expect(queue.size).toEqual({ active: 0, waiting: 0 });
  });
});
