import { withQuery } from '@portal/kit/url';
import type { TrainingStatus } from '../../api/trainings.ts';

export type ScheduleView = 'grid' | 'list' | 'month';
export type SchedulePeriod = 'upcoming' | 'past';

export const SCHEDULE_VIEWS: readonly ScheduleView[] = ['grid', 'list', 'month'];

/** What the address says of the schedule. */
export interface ScheduleQuery {
  view: ScheduleView;
  /** What grid and list show; the month view shows its month whole. */
  period: SchedulePeriod;
  /** The Korean name of a type, which identifies it in both languages, or '' for all. */
  type: string;
  status: TrainingStatus | '';
  /** `YYYY-MM`, or '' for the present one. */
  month: string;
  /** The training whose dialog is open. */
  training?: number;
}

export const DEFAULT_QUERY: ScheduleQuery = { view: 'grid', period: 'upcoming', type: '', status: '', month: '' };

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | undefined {
  return values.find((candidate) => candidate === value);
}

/** Reads an address; what it does not know counts as not said. */
export function readScheduleQuery(search: URLSearchParams): ScheduleQuery {
  const month = search.get('month') ?? '';
  const training = search.get('training') ?? '';
  return {
    view: oneOf(SCHEDULE_VIEWS, search.get('view')) ?? DEFAULT_QUERY.view,
    period: oneOf(['upcoming', 'past'], search.get('period')) ?? DEFAULT_QUERY.period,
    type: search.get('type') ?? '',
    status: oneOf(['recruiting', 'completed'], search.get('status')) ?? '',
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    training: /^[1-9]\d{0,8}$/.test(training) ? Number(training) : undefined,
  };
}

/** The address of a state of the schedule; defaults are left out. */
export function scheduleAddress(query: ScheduleQuery): string {
  const said = Object.entries(query).filter(
    ([key, value]) => value !== undefined && value !== DEFAULT_QUERY[key as keyof ScheduleQuery],
  );
  const search = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
  return withQuery('/education/schedule', search);
}
