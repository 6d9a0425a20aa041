import { settle, type LoadContext, type Settled } from '@portal/kit';
import { listTrainings } from '../api/list-trainings.ts';
import type { Training } from '../api/types.ts';

export interface ScheduleData {
  trainings: Settled<Training[]>;
}

export async function loadSchedule(context: LoadContext): Promise<ScheduleData> {
  return { trainings: await settle(listTrainings(context)) };
}
