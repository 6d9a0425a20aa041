import { settle, type Settled } from '@portal/kit';
import { dayInSeoul } from '@portal/kit/dates';
import type { LoadContext } from '../api/client.ts';
import { listTrainings } from '../api/trainings.ts';
import { readOpen, withSummary, type ShownTraining } from '../ui/training/shown-training.ts';
import { weekday } from '../ui/training/training-dates.ts';
import { readScheduleQuery } from '../features/schedule/schedule-query.ts';

/** How long a list serves for other states of the page: views, filters and dialogs then come at once. */
const RECENT_MS = 15_000;

export interface ScheduleData {
  trainings: Settled<ShownTraining[]>;
  /** When they came, in milliseconds of the clock that read them. */
  readAt: number;
  /** The present day in Seoul, for server and browser alike. */
  today: string;
  /** The training whose dialog is open, for the head of the document. */
  shared?: number;
}

export async function loadSchedule(context: LoadContext & { shown?: ScheduleData }): Promise<ScheduleData> {
  const { training } = readScheduleQuery(context.url.searchParams);
  const { shown } = context;
  // The first list was read by the server, whose clock may be ahead
  const recent = shown?.trainings.ok && Math.abs(Date.now() - shown.readAt) < RECENT_MS ? shown : undefined;
  const coming = recent ? undefined : settle(listTrainings(context).then((all) => all.map(withSummary)));
  // The first use of a language's names takes as long as many rows: not after the list has come
  weekday(dayInSeoul(), context.locale);
  const { trainings, readAt } = recent ?? { trainings: await coming!, readAt: Date.now() };
  const shownTrainings = trainings.ok ? { ...trainings, value: await readOpen(trainings.value, training) } : trainings;
  return { trainings: shownTrainings, readAt, today: dayInSeoul(), shared: training };
}
