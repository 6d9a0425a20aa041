import { useNavigate, useSearchParams } from '@portal/kit';
import { useMemo } from 'react';
import { readScheduleQuery, scheduleAddress, type ScheduleQuery } from './schedule-query.ts';

export interface ScheduleState {
  query: ScheduleQuery;
  hrefFor(patch: Partial<ScheduleQuery>): string;
  go(patch: Partial<ScheduleQuery>, options?: { replace?: boolean }): void;
}

/** The state of the schedule, as the address holds it. */
export function useSchedule(): ScheduleState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = readScheduleQuery(search);
    const hrefFor = (patch: Partial<ScheduleQuery>) => scheduleAddress({ ...query, ...patch });
    return { query, hrefFor, go: (patch, options) => navigate(hrefFor(patch), { ...options, keepPlace: true }) };
  }, [navigate, search]);
}
