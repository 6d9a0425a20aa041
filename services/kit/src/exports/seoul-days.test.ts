import { expect, test } from '@jest/globals';
import { lastDays } from '../overview/count-by-day.ts';
import { exportFilename } from './export-filename.ts';
import { addDays, seoulDate, seoulIso, seoulTime, seoulWallClock } from '@portal/runtime';

const lateEvening = new Date('2024-05-02T15:30:59Z');

test('is nine hours ahead of UTC, over midnight', () => {
  expect(seoulWallClock(lateEvening)).toBe('2024-05-03T00:30');
  expect(seoulIso(lateEvening)).toBe('2024-05-03T00:30:59+09:00');
  expect(seoulTime(lateEvening)).toBe('2024.05.03 00:30');
});

test('a day begins at 15:00 UTC of the day before, also at the ends of months and years', () => {
  expect(seoulDate(new Date('2024-02-28T14:59:59Z'))).toBe('2024-02-28');
  expect(seoulDate(new Date('2024-02-28T15:00:00Z'))).toBe('2024-02-29');
  expect(seoulDate(new Date('2023-12-31T15:00:00Z'))).toBe('2024-01-01');
});

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

test('days are counted over the ends of months and years', () => {
  expect([addDays('2024-02-28', 1), addDays('2024-03-01', -1), addDays('2023-12-31', 366)]).toEqual([
    '2024-02-29',
    '2024-02-29',
    '2024-12-31',
  ]);
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});
