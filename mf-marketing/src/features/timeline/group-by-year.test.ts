import { expect, test } from '@jest/globals';
import { groupByYear } from './group-by-year.ts';

const entry = (timelineId: number, date: string) => ({ timelineId, date, title: '', lang: 'ko' as const });

test('groups the entries by year, the oldest first', () => {
  const years = groupByYear([entry(1, '2021.11.24'), entry(2, '2018.03.05'), entry(3, '2021.05.27')]);
  expect(years.map(({ year, entries }) => [year, entries.map(({ timelineId }) => timelineId)])).toEqual([
    ['2018', [2]],
    ['2021', [3, 1]],
  ]);
});
