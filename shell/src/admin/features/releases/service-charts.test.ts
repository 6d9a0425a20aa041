import { expect, test } from '@jest/globals';
import { serviceCharts } from './service-charts.ts';

const row = (version: string, calls: number, failed: number, p95: number) => ({ version, calls, failed, p95 });
const words = { calls: 'calls', failures: 'failures', slow: 'slow' };

test('draws calls, failures and times of a version, of the one before, and of the busiest other one', () => {
  const traffic = [
    { at: 'a', versions: [row('v1', 10, 0, 20), row('v0', 90, 0, 20), row('v9', 5, 0, 9)] },
    { at: 'b', versions: [row('v2', 8, 2, 40)] },
  ];
  const charts = serviceCharts(traffic, { version: 'v2', before: 'v1' }, (at) => at.toUpperCase(), words);
  expect(charts.map(({ label, names }) => [label, names])).toEqual([
    ['calls', ['A', 'B']],
    ['failures', ['A', 'B']],
    ['slow', ['A', 'B']],
  ]);
  expect(charts[0]?.series).toEqual([
    { label: 'v2', values: [0, 8] },
    { label: 'v1', values: [10, 0] },
    { label: 'v0', values: [90, 0] },
  ]);
  expect(charts[1]?.series[0]?.values).toEqual([0, 25]);
  expect(charts[2]?.series[0]?.values).toEqual([0, 40]);
});
