import { describe, expect, test } from '@jest/globals';
import { acceptsApplications, byInterest, deriveState, hasBegun, hasEnded, hasFreeSeat } from './training-state.ts';

const twoDays = { startDate: '2024-05-20', startTime: '10:00', endDate: '2024-05-21', endTime: '17:00' };

describe('a training in time', () => {
  test('begins at the first minute of its first day', () => {
    expect(hasBegun(twoDays, '2024-05-20T09:59')).toBe(false);
    expect(hasBegun(twoDays, '2024-05-20T10:00')).toBe(true);
  });

  test('is not over in the evening between its days', () => {
    expect(hasEnded(twoDays, '2024-05-20T18:00')).toBe(false);
    expect(hasEnded(twoDays, '2024-05-21T16:59')).toBe(false);
    expect(hasEnded(twoDays, '2024-05-21T17:00')).toBe(true);
  });
});

describe('derived state', () => {
  const seats = { ...twoDays, capacity: 2 };

  test('is none while a seat is left', () => {
    expect(deriveState({ ...seats, applied: 1 }, '2024-05-01T00:00')).toBe('none');
  });

  test('is full when every seat is taken, and when the capacity was lowered below the applications', () => {
    expect(deriveState({ ...seats, applied: 2 }, '2024-05-01T00:00')).toBe('full');
    expect(deriveState({ ...seats, applied: 3 }, '2024-05-01T00:00')).toBe('full');
  });

  test('is past when over, also for a full training', () => {
    expect(deriveState({ ...seats, applied: 2 }, '2024-05-22T00:00')).toBe('past');
  });
});

describe('accepting applications', () => {
  const open = { ...twoDays, status: 'recruiting', capacity: 2, applied: 0, waiting: 0, waitingList: true } as const;

  test('needs the status recruiting and a training that has not begun', () => {
    expect(acceptsApplications(open, '2024-05-20T09:59')).toBe(true);
    expect(acceptsApplications(open, '2024-05-20T10:00')).toBe(false);
    expect(acceptsApplications({ ...open, status: 'completed' }, '2024-05-01T00:00')).toBe(false);
  });

  test('goes on beyond the capacity where there is a waiting list', () => {
    const full = { ...open, applied: 2 };
    expect(acceptsApplications(full, '2024-05-01T00:00')).toBe(true);
    expect(acceptsApplications({ ...full, waitingList: false }, '2024-05-01T00:00')).toBe(false);
  });
});

test('nobody passes those who wait, even where a seat is free', () => {
  expect(hasFreeSeat({ capacity: 2, applied: 1, waiting: 0 })).toBe(true);
  expect(hasFreeSeat({ capacity: 2, applied: 1, waiting: 1 })).toBe(false);
});

test('the next training comes first, then the latest past one', () => {
  const on = (day: string) => ({ startDate: day, startTime: '10:00', endDate: day, endTime: '17:00' });
  const days = ['2024-05-01', '2024-06-01', '2024-04-01', '2024-05-20'].map(on).sort(byInterest('2024-05-10T12:00'));
  expect(days.map((training) => training.startDate)).toEqual(['2024-05-20', '2024-06-01', '2024-05-01', '2024-04-01']);
});
