import type { Language } from '../../language.ts';
import { textsIn } from '../trainings/present-training.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import type { ShownFields } from '../trainings/training-resource.ts';
import { scheduleText } from './schedule-text.ts';

/** What the facts of a mail say. */
export const mailedFields: ShownFields = {
  type: false,
  status: false,
  title: true,
  content: false,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  place: true,
  capacity: false,
  waitingList: false,
  reminderDays: false,
};

/** The block of facts in every mail about a training. */
export function factsOf(training: StoredTraining, language: Language): string {
  const { title, place } = textsIn(language, training);
  const when = scheduleText(training, language);
  const lines =
    language === 'en'
      ? [`Training: ${title}`, `Date: ${when}`, ...(place === '' ? [] : [`Place: ${place}`])]
      : [`교육명: ${title}`, `일시: ${when}`, ...(place === '' ? [] : [`장소: ${place}`])];
  return lines.join('\n');
}
