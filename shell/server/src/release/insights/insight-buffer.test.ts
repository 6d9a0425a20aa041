import { expect, test } from '@jest/globals';
import { InsightBuffer, type NewError } from './insight-buffer.ts';

const of = { section: 'news', version: 'v1' };
const error: NewError = { ...of, witness: 'browser', kind: 'render', message: 'Error: x', frames: [], page: '/news' };

test('what is counted is handed out once, summed', () => {
  const buffer = new InsightBuffer(() => 90_000);
  buffer.noteDocument(of, false);
  buffer.noteDocument(of, true);
  buffer.noteVisit(of, true);
  buffer.noteTime(of, 'lcp', '/news', 1_200);
  buffer.noteTime(of, 'lcp', '/news', 90_000);
  buffer.noteError(error);
  buffer.noteError(error);
  const counted = buffer.take();
  expect(counted.traffic).toEqual([
    { ...of, minute: 60_000, documents: 2, documentsFailed: 1, visits: 1, visitsFailed: 1 },
  ]);
  expect(counted.timings.map(({ histogram }) => histogram.reduce((sum, count) => sum + count, 0))).toEqual([2]);
  expect(counted.errors.map(({ message, count }) => [message, count])).toEqual([['Error: x', 2]]);
  expect(buffer.take()).toEqual({ traffic: [], timings: [], errors: [] });
  buffer.giveBack(counted);
  expect(buffer.take()).toEqual(counted);
});

test('one network adds a few errors in five minutes, and memory has a limit for all', () => {
  let now = 0;
  const buffer = new InsightBuffer(() => now);
  const admitted = () => Array.from({ length: 10 }, () => buffer.admits('errors', '10.0.0.0')).filter(Boolean).length;
  expect([admitted(), buffer.admits('errors', '10.0.1.0')]).toEqual([5, true]);
  now = 5 * 60_000;
  expect(admitted()).toBe(5);
  for (let index = 0; index < 1_000; index += 1) buffer.noteError({ ...error, message: `Error: ${index}` });
  for (let index = 0; index < 9_000; index += 1) buffer.noteTime(of, 'lcp', `/${index}`, 1);
  const { errors, timings } = buffer.take();
  expect([errors.length, timings.length]).toEqual([300, 3_000]);
});

test('a network that has added its share adds no more, however many others come', () => {
  const buffer = new InsightBuffer(() => 0);
  for (let count = 0; count < 5; count += 1) expect(buffer.admits('errors', 'one')).toBe(true);
  for (let other = 0; other < 30_000; other += 1) {
    buffer.admits('visits', `other ${other}`);
    if (other % 1_000 === 0) expect(buffer.admits('errors', 'one')).toBe(false);
  }
});
