import { describe, expect, test } from '@jest/globals';
import { startDate } from './start-date.ts';

describe('a start date', () => {
  test.each([
    ['2026-05-02', '2026-05-01T15:00:00.000Z'],
    ['2026-05-02T09:30', '2026-05-02T00:30:00.000Z'],
    ['2026-05-02T09:30:15', '2026-05-02T00:30:15.000Z'],
    ['2026-05-02T09:30:00Z', '2026-05-02T09:30:00.000Z'],
    ['2026-05-02T09:30:00.250+09:00', '2026-05-02T00:30:00.250Z'],
    ['2028-02-29', '2028-02-28T15:00:00.000Z'],
  ])('%s is %s', (text, moment) => {
    expect(startDate(text)?.toISOString()).toBe(moment);
  });

  test.each([
    '',
    'tomorrow',
    '2026-02-31',
    '2026-13-01',
    '2026-05-02T25:00',
    '2026-5-2',
    '1999-12-31',
    '2100-01-02',
    '2026-05-02 09:30',
  ])('%j is none', (text) => {
    expect(startDate(text)).toBeUndefined();
  });
});
