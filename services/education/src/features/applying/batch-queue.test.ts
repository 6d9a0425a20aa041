import { expect, test } from '@jest/globals';
import { problem } from '@portal/service-kit';
import type { ProblemError } from '@portal/service-kit';
import { createBatchQueue } from './batch-queue.ts';
import type { RunBatch } from './batch-queue.ts';

/** Doubles numbers, and remembers its batches. */
function doubling(change: Partial<Record<number, () => number | ProblemError>> = {}) {
  const batches: [number, number[]][] = [];
  const run: RunBatch<number, number> = async (key, jobs) => {
    batches.push([key, jobs]);
    await new Promise((done) => setImmediate(done));
    return jobs.map((job) => change[job]?.() ?? job * 2);
  };
  return { batches, run };
}

const settled = async (promises: Promise<number>[]) =>
  (await Promise.allSettled(promises)).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error).message,
  );

test('what arrives while a batch runs makes up the next, in order', async () => {
  const { batches, run } = doubling();
  const queue = createBatchQueue(run, { batchSize: 3 });
  expect(await Promise.all([1, 2, 3, 4, 5].map((job) => queue.add(7, job)))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [7, [1]],
    [7, [2, 3, 4]],
    [7, [5]],
  ]);
});

test('keys do not wait for each other', async () => {
  const { batches, run } = doubling();
  const queue = createBatchQueue(run);
  await Promise.all([queue.add(7, 1), queue.add(8, 2), queue.add(7, 3)]);
  expect(batches).toEqual([
    [7, [1]],
    [8, [2]],
    [7, [3]],
  ]);
});

test('a refused job leaves the others of its batch alone', async () => {
  const queue = createBatchQueue(doubling({ 2: () => problem.conflict('no') }).run);
  expect(await settled([queue.add(7, 1), queue.add(7, 2), queue.add(7, 3)])).toEqual([2, '409 no', 6]);
});

test('a job that spoils its batch fails alone', async () => {
  const spoils = () => {
    throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  };
  const { batches, run } = doubling({ 2: spoils });
  const queue = createBatchQueue(run);
  expect(await settled([queue.add(7, 1), queue.add(7, 2), queue.add(7, 3)])).toEqual([2, 'invalid byte sequence', 6]);
  expect(batches).toEqual([
    [7, [1]],
    [7, [2, 3]],
    [7, [2]],
    [7, [3]],
  ]);
});

test('a database that is away fails the whole batch at once, and the queue goes on', async () => {
  let isAway = true;
  const queue = createBatchQueue<number, number>(async (_key, jobs) => {
    if (isAway && jobs.length > 1) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    return jobs;
  });
  expect(await settled([queue.add(7, 1), queue.add(7, 2), queue.add(7, 3)])).toEqual([1, 'gone', 'gone']);
  isAway = false;
  expect(await queue.add(7, 4)).toBe(4);
});

test('beyond its limit it is busy, and takes jobs again later', async () => {
  const queue = createBatchQueue(doubling().run, { waitingLimit: 2 });
  expect(await settled([1, 2, 3, 4].map((job) => queue.add(7, job)))).toEqual([2, 4, 6, '503 busy']);
  expect(await queue.add(7, 5)).toBe(10);
});

test('a batch that is refused as a whole is done again one by one', async () => {
  const queue = createBatchQueue<number, number>(async (_key, jobs) => {
    if (jobs.includes(2)) throw problem.conflict('no');
    return jobs;
  });
  expect(await settled([queue.add(7, 1), queue.add(7, 2), queue.add(7, 3)])).toEqual([1, '409 no', 3]);
});

test('what is thrown that is no error fails the whole batch', async () => {
  const queue = createBatchQueue<number, number>(async (_key, jobs) => {
    if (jobs.length > 1) return Promise.reject({ code: '22021' });
    return jobs;
  });
  const outcomes = await Promise.allSettled([queue.add(7, 1), queue.add(7, 2), queue.add(7, 3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test.each(['23505', '22P02'])('an error of class 22 or 23 is the fault of one job: %s', async (code) => {
  const queue = createBatchQueue<number, number>(async (_key, jobs) => {
    if (jobs.includes(2)) throw Object.assign(new Error(code), { code });
    return jobs;
  });
  expect(await settled([queue.add(7, 1), queue.add(7, 2), queue.add(7, 3)])).toEqual([1, code, 3]);
});

test.each(['57014', '40P01', '08122', 'E2223'])('another error fails the whole batch: %s', async (code) => {
  const queue = createBatchQueue<number, number>(async (_key, jobs) => {
    if (jobs.length > 1) throw Object.assign(new Error(code), { code });
    return jobs;
  });
  expect(await settled([queue.add(7, 1), queue.add(7, 2), queue.add(7, 3)])).toEqual([1, code, code]);
});

test('a job that gets no outcome fails, and says so', async () => {
  const queue = createBatchQueue<number, number>(async () => []);
  expect(await settled([queue.add(7, 1)])).toEqual(['a job without an outcome']);
});

test('who is turned away for the rush is told when to come again', async () => {
  const queue = createBatchQueue(doubling().run, { waitingLimit: 0 });
  await expect(queue.add(7, 1)).rejects.toMatchObject({ statusCode: 503, code: 'busy', retryAfterSeconds: 1 });
});

test('without limits of its own a batch is a hundred jobs, and three thousand may wait', async () => {
  const { batches, run } = doubling();
  const queue = createBatchQueue(run);
  const told = await settled(Array.from({ length: 3_002 }, (_, job) => queue.add(7, job)));
  expect(batches.slice(0, 3).map(([, jobs]) => jobs.length)).toEqual([1, 100, 100]);
  expect(told.filter((outcome) => outcome === '503 busy')).toHaveLength(1);
});
