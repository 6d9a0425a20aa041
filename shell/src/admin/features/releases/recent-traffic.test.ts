import { expect, test } from '@jest/globals';
import { recentTraffic } from './recent-traffic.ts';

const traffic = (first: number) =>
  Array.from({ length: 60 }, (_none, at) => ({ at, versions: at >= first ? [{ version: 'v1' }] : [] }));

test('begins a point before the first calls, with fifteen points at least', () => {
  expect(recentTraffic(traffic(30))[0]?.at).toBe(29);
  expect(recentTraffic(traffic(58))).toHaveLength(15);
  expect(recentTraffic(traffic(0))).toHaveLength(60);
  expect(recentTraffic(traffic(60))).toHaveLength(60);
});
