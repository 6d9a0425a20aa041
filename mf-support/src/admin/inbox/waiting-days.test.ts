import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { dueState, waitingDays } from './waiting-days.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const row = {
  state: 'received',
  createdAt: '2026-11-22T11:00:00Z',
  newMessageAt: null,
  replyCount: 0,
} as const;

describe('the days for which an inquiry waits', () => {
  test.each([
    ['since it was received', row, 3],
    ['since yesterday', { ...row, createdAt: '2026-11-24T13:00:00Z' }, 0],
    ['while somebody works on it', { ...row, state: 'inProgress' as const }, 3],
    ['once it was answered', { ...row, state: 'answered' as const }, 0],
    ['as spam', { ...row, state: 'spam' as const }, 0],
    ['after an answer that left it in progress', { ...row, state: 'inProgress' as const, replyCount: 1 }, 0],
    ['since its sender wrote again', { ...row, replyCount: 2, newMessageAt: '2026-11-24T11:00:00Z' }, 1],
  ])('%s', (_when, inquiry, days) => {
    expect(waitingDays(inquiry, now)).toBe(days);
  });
});

describe('the day by which an inquiry is to be answered', () => {
  afterEach(() => void jest.useRealTimers());

  test.each(['00:30', '08:59', '23:30'])('is compared with that of Seoul at %s', (time) => {
    jest.useFakeTimers({ now: new Date(`2026-11-25T${time}:00+09:00`) });
    const states = ['2026-11-24', '2026-11-25', '2026-11-26', null].map((dueOn) => dueState({ ...row, dueOn }));
    expect(states).toEqual(['over', 'today', 'later', undefined]);
  });

  test.each(['answered', 'spam'] as const)('is of no interest for what is %s', (state) => {
    expect(dueState({ state, dueOn: '2020-01-01' })).toBeUndefined();
  });
});
