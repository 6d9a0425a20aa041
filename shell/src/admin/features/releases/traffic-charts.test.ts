import { expect, test } from '@jest/globals';
import { trafficCharts } from './traffic-charts.ts';

const counts = { documentsFailed: 0, visits: 0, visitsFailed: 0 };
const words = { traffic: 'Documents', failures: 'Failures', server: 'Server', browser: 'Browsers' };
const points = [
  { at: '10:00', versions: [{ ...counts, version: 'a', documents: 9 }] },
  {
    at: '10:01',
    versions: [
      { ...counts, version: 'a', documents: 1 },
      { version: 'b', documents: 4, documentsFailed: 1, visits: 3, visitsFailed: 2 },
    ],
  },
];

test('documents are shown by version, and failures of one of them as a share of its documents and visits', () => {
  const [traffic, failures] = trafficCharts(points, 'b', (at) => at, words);
  expect(traffic?.series).toEqual([
    { label: 'b', values: [0, 4] },
    { label: 'a', values: [9, 1] },
  ]);
  expect(failures?.names).toEqual(['10:00', '10:01']);
  expect(failures?.series).toEqual([
    { label: 'Server', values: [0, 25] },
    { label: 'Browsers', values: [0, 66.7] },
  ]);
});
