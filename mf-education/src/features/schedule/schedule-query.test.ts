import { describe, expect, test } from '@jest/globals';
import { DEFAULT_QUERY, readScheduleQuery, scheduleAddress, type ScheduleQuery } from './schedule-query.ts';

const read = (search: string) => readScheduleQuery(new URLSearchParams(search));

describe('the address of the schedule', () => {
  test('says nothing of what is usual', () => {
    expect(scheduleAddress(DEFAULT_QUERY)).toBe('/education/schedule');
    expect(read('')).toEqual({ ...DEFAULT_QUERY, training: undefined });
  });

  test('keeps view, period, filters, month and open training', () => {
    const query: ScheduleQuery = {
      view: 'month',
      period: 'past',
      type: '정기교육',
      status: 'completed',
      month: '2026-12',
      training: 7,
    };
    const address = new URL(scheduleAddress(query), 'https://portal.example');
    expect(readScheduleQuery(address.searchParams)).toEqual(query);
  });

  test.each([
    'view=week',
    'period=soon',
    'status=open',
    'month=2026-13',
    'month=12',
    'training=0',
    'training=1e3',
    'training=x',
  ])('passes over what it does not know: %s', (search) =>
    expect(read(search)).toEqual({ ...DEFAULT_QUERY, training: undefined }),
  );
});
