import { LOCALES, settle, type Settled } from '@portal/kit';
import { dayInSeoul } from '@portal/kit/dates';
import type { LoadContext } from '../api/client.ts';
import { listTrainings } from '../api/trainings.ts';
import type { ShownTraining } from '../ui/training/shown-training.ts';
import { recentTrainings } from '../features/schedule/recent-trainings.ts';
import { readScheduleQuery } from '../features/schedule/schedule-query.ts';
import { typeInLanguage } from '../features/schedule/type-in-language.ts';

export interface ScheduleData {
  trainings: Settled<ShownTraining[]>;
  /** The type that the address names, in the page's language. */
  type: string;
  /** The present day in Seoul, for server and browser alike. */
  today: string;
  /** The training whose dialog is open, for the head of the document. */
  shared?: number;
}

export async function loadSchedule(context: LoadContext): Promise<ScheduleData> {
  const { type, training } = readScheduleQuery(context.url.searchParams);
  const trainings = await settle(recentTrainings(context));
  const elsewhere = async () => {
    const locale = LOCALES.find((other) => other !== context.locale) ?? context.locale;
    const others = await settle(listTrainings({ ...context, locale }));
    return others.ok ? others.value : [];
  };
  return {
    trainings,
    type: trainings.ok
      ? await typeInLanguage({ type, locale: context.locale, trainings: trainings.value, elsewhere })
      : type,
    today: dayInSeoul(),
    shared: training,
  };
}
