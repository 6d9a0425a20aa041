import { expect, test } from '@jest/globals';
import { isWorse } from './compare-rates.ts';

const worse: [string, [number, number], [number, number]][] = [
  ['everything fails after a healthy day', [3, 3], [200, 0]],
  ['everything fails and nothing is known of the predecessor', [3, 3], [0, 0]],
  ['a third fails where nothing did', [30, 10], [300, 2]],
  ['one in ten fails on a busy day', [300, 30], [3000, 10]],
];

const notWorse: [string, [number, number], [number, number]][] = [
  ['nothing fails', [500, 0], [500, 0]],
  ['two visits failed, all there were', [2, 2], [200, 0]],
  ['one visitor in a hundred has a broken connection, as before', [500, 5], [500, 6]],
  ['the predecessor failed as often', [40, 40], [25, 25]],
  ['the predecessor failed as often, as far as its three visits tell', [40, 40], [3, 3]],
  ['the predecessor failed for half, this one for a little more', [60, 33], [60, 29]],
  ['three of thirty fail, which chance may do', [30, 3], [30, 0]],
  ['a difference too small to act upon', [100_000, 3000], [100_000, 1000]],
];

test.each(worse)('a version is worse when %s', (_title, [visits, failed], [before, failedBefore]) => {
  expect(isWorse({ visits, failed }, { visits: before, failed: failedBefore })).toBe(true);
});

test.each(notWorse)('a version is not worse when %s', (_title, [visits, failed], [before, failedBefore]) => {
  expect(isWorse({ visits, failed }, { visits: before, failed: failedBefore })).toBe(false);
});
