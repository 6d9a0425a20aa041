import { settle, type Settled } from '@portal/kit';
import { dayInSeoul } from '@portal/kit/dates';
import type { LoadContext } from '../api/client.ts';
import type { ShownTraining } from '../ui/training/shown-training.ts';
import { recentTrainings } from '../features/schedule/recent-trainings.ts';
import { readScheduleQuery } from '../features/schedule/schedule-query.ts';

export interface ScheduleData {
  trainings: Settled<ShownTraining[]>;
  /** The present day in Seoul, for server and browser alike. */
  today: string;
  /** The training whose dialog is open, for the head of the document. */
  shared?: number;
}

export async function loadSchedule(context: LoadContext): Promise<ScheduleData> {
  const { training } = readScheduleQuery(context.url.searchParams);
  return { trainings: await settle(recentTrainings(context)), today: dayInSeoul(), shared: training };
}
