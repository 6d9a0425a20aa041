import { useLoaderData, useNavigate, useSearchParams } from '@portal/kit';
import { useMemo } from 'react';
import type { ScheduleData } from '../../pages/schedule-loader.ts';
import { readScheduleQuery, scheduleAddress, type ScheduleQuery } from './schedule-query.ts';

export interface ScheduleState {
  query: ScheduleQuery;
  hrefFor(patch: Partial<ScheduleQuery>): string;
  go(patch: Partial<ScheduleQuery>, options?: { replace?: boolean }): void;
}

/** The state of the schedule, as the address holds it. */
export function useSchedule(): ScheduleState {
  const [search] = useSearchParams();
  const { type } = useLoaderData<ScheduleData>();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = { ...readScheduleQuery(search), type };
    const hrefFor = (patch: Partial<ScheduleQuery>) => scheduleAddress({ ...query, ...patch });
    return { query, hrefFor, go: (patch, options) => navigate(hrefFor(patch), { ...options, keepPlace: true }) };
  }, [navigate, search, type]);
}
