import { describe, expect, test } from '@jest/globals';
import { TooBusy, WorkQueue } from './work-queue.ts';

const options = { maxActive: 4, maxActivePerAddress: 2, maxWaiting: 4, maxWaitMs: 30 };

/** Lets what waits for a promise go on. */
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('the work of a service', () => {
  test('begins at once while there is room, and otherwise in its turn', async () => {
    const queue = new WorkQueue(options);
    const [first] = await Promise.all(['a', 'a', 'b', 'c'].map((address) => queue.enter(address)));
    let began = false;
    const fifth = queue.enter('d').then(() => (began = true));
    await settle();
    expect([began, queue.size]).toEqual([false, { active: 4, waiting: 1 }]);
    first?.();
    await fifth;
    expect(queue.size).toEqual({ active: 4, waiting: 0 });
  });

  test('of one visitor does not hold up that of another', async () => {
    const queue = new WorkQueue(options);
    await Promise.all([queue.enter('a'), queue.enter('a')]);
    const third = queue.enter('a');
    await queue.enter('b');
    expect(queue.size).toEqual({ active: 3, waiting: 1 });
    await expect(third).rejects.toThrow(TooBusy);
  });

  test('of one network is bounded by the share of the network, whatever addresses it uses', async () => {
    const queue = new WorkQueue({ ...options, maxActive: 8 });
    const ofNetwork = [1, 2, 3, 4, 5].map((host) => queue.enter(`203.0.113.${host}`));
    const settled = Promise.allSettled(ofNetwork);
    await queue.enter('198.51.100.1');
    expect(queue.size).toEqual({ active: 5, waiting: 1 });
    expect((await settled).map(({ status }) => status)).toEqual([...Array<string>(4).fill('fulfilled'), 'rejected']);
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

  test('leaves a pause where one network has much of it done, and none on a private network', async () => {
    const queue = new WorkQueue({ maxActive: 4, maxWaiting: 4, maxWaitMs: 1_000, restMs: 50 });
    const timesOf = async (address: string) => {
      const began = performance.now();
      for (let turn = 0; turn < 4; turn += 1) {
        const end = await queue.enter(address);
        end();
      }
      return performance.now() - began;
    };
    expect(await timesOf('203.0.113.7')).toBeGreaterThan(45);
    expect(await timesOf('192.168.0.7')).toBeLessThan(45);
  });
});
