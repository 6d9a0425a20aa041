import type { Language } from '../../language.ts';
import type { Schedule } from '../trainings/training-state.ts';

const weekdays = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** `2024.05.01 (수)` */
export function dayText(date: string, language: Language): string {
  return `${date.replaceAll('-', '.')} (${weekdays[language][new Date(date).getUTCDay()]})`;
}

/** `2024.05.01 (수) - 2024.05.02 (목), 10:00 - 17:00` */
export function scheduleText({ startDate, endDate, startTime, endTime }: Schedule, language: Language): string {
  const days =
    startDate === endDate
      ? dayText(startDate, language)
      : `${dayText(startDate, language)} - ${dayText(endDate, language)}`;
  return `${days}, ${startTime} - ${endTime}`;
}
