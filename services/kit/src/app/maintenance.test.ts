import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { runMaintenance } from './maintenance.ts';

type Hook = () => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function start(jobs: Record<string, () => Promise<unknown>>) {
  const hooks: Partial<Record<'onListen' | 'onClose', Hook>> = {};
  const error = jest.fn();
  runMaintenance({ log: { error }, addHook: (name, hook) => (hooks[name] = hook) }, { everyMs: 1000, jobs });
  return { error, listen: () => hooks.onListen?.(), close: () => hooks.onClose?.() };
}

test('runs its jobs at the start and in each round, also after one has failed', async () => {
  const ran: string[] = [];
  const failing = async () => {
    ran.push('first');
    throw new Error('no database');
  };
  const service = start({ 'the first': failing, 'the second': async () => ran.push('second') });
  expect(ran).toEqual([]);
  await service.listen();
  await jest.advanceTimersByTimeAsync(0);
  expect(ran).toEqual(['first', 'second']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ran).toEqual(['first', 'second', 'first', 'second']);
  expect(service.error).toHaveBeenCalledTimes(2);
  expect(service.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'maintenance job failed: the first');
});

test('closing waits for the round that runs, and no other begins', async () => {
  let finish = () => undefined as void;
  let rounds = 0;
  const service = start({
    job: () => {
      rounds += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    },
  });
  await service.listen();
  await jest.advanceTimersByTimeAsync(0);
  let isClosed = false;
  const closed = service.close()?.then(() => (isClosed = true));
  await jest.advanceTimersByTimeAsync(5000);
  expect(isClosed).toBe(false);
  finish();
  await closed;
  expect(rounds).toBe(1);
});
