import { describe, expect, test } from '@jest/globals';
import { sampleTraining } from '../../testing/sample-training.ts';
import { leadingDays, monthBeside, monthDays, nearestMonth } from './month-days.ts';

describe('the days of a month', () => {
  test.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-12', 31],
  ])('%s has %i', (month, count) => {
    expect(monthDays(month, [])).toHaveLength(count);
  });

  test('a training is on each of its days, also across the end of a month', () => {
    const training = sampleTraining({ startDate: '2026-11-30', endDate: '2026-12-02' });
    const busy = (month: string) =>
      monthDays(month, [training])
        .filter(({ trainings }) => trainings.length > 0)
        .map(({ date }) => date);
    expect(busy('2026-11')).toEqual(['2026-11-30']);
    expect(busy('2026-12')).toEqual(['2026-12-01', '2026-12-02']);
  });

  test('a course of more than a week is on its first day, on Mondays and on the first of a month', () => {
    const training = sampleTraining({ startDate: '2026-11-18', endDate: '2026-12-04' });
    const busy = ['2026-11', '2026-12'].map((month) =>
      monthDays(month, [training])
        .filter(({ trainings }) => trainings.length > 0)
        .map(({ date }) => date),
    );
    expect(busy).toEqual([['2026-11-18', '2026-11-23', '2026-11-30'], ['2026-12-01']]);
  });

  test('the trainings of a day are sorted by start time', () => {
    const late = sampleTraining({ educationId: 1, startTime: '13:30' });
    const early = sampleTraining({ educationId: 2, startTime: '09:00' });
    expect(monthDays('2026-12', [late, early])[0]?.trainings.map(({ educationId }) => educationId)).toEqual([2, 1]);
  });

  test('weeks begin on Sunday', () => {
    expect(leadingDays('2026-11')).toBe(0);
    expect(leadingDays('2026-12')).toBe(2);
  });

  test('the year turns', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01');
    expect(monthBeside('2026-01', -1)).toBe('2025-12');
  });

  test('an empty month knows the nearest ones that are not', () => {
    const trainings = [
      sampleTraining({ startDate: '2026-09-15', endDate: '2026-09-16' }),
      sampleTraining({ startDate: '2027-02-02', endDate: '2027-02-02' }),
    ];
    expect(nearestMonth('2026-12', trainings, -1)).toBe('2026-09');
    expect(nearestMonth('2026-12', trainings, 1)).toBe('2027-02');
    expect(nearestMonth('2027-02', trainings, 1)).toBeUndefined();
  });
});
