import { expect, test } from '@jest/globals';
import { sampleTrainings } from './trainings.ts';

const week = ['2024-02-25', '2024-02-26', '2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'];

test.each(week)('seeded on %s, every training falls on working days', (today) => {
  const weekdays = sampleTrainings(today)
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .map((date) => new Date(date).getUTCDay());
  expect(weekdays.filter((day) => day === 0 || day === 6)).toEqual([]);
});

test.each(week)('seeded on %s, two trainings are past, one runs and nine lie ahead', (today) => {
  const trainings = sampleTrainings(today);
  expect(trainings.filter(({ endDate }) => endDate < today)).toHaveLength(2);
  expect(trainings.filter(({ startDate, endDate }) => startDate < today && endDate > today)).toHaveLength(1);
  expect(trainings.filter(({ startDate }) => startDate > today)).toHaveLength(9);
});
