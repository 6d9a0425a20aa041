import { expect, test } from '@jest/globals';
import { lastDays } from '../overview/count-by-day.ts';
import { exportFilename } from './export-filename.ts';
import { seoulDate } from '@portal/runtime';

test('all tests run where the day is another one for most of the time', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Los_Angeles');
});

test.each([
  ['00:30', '2024-05-03'],
  ['08:59', '2024-05-03'],
  ['23:30', '2024-05-03'],
])('every day at %s in Seoul is that of Seoul', (time, day) => {
  const moment = new Date(`${day}T${time}:00+09:00`);
  expect(seoulDate(moment)).toBe(day);
  expect(exportFilename('교육신청자', 'csv', moment)).toBe(`교육신청자-${day}.csv`);
  expect(lastDays(4, moment)).toEqual(['2024-04-30', '2024-05-01', '2024-05-02', day]);
});
