import { addDays, markdownFinding } from '@portal/service-kit';
import { filled, refuseFindings } from '../../fields.ts';
import type { Finding } from '../../fields.ts';
import type { EditBody } from './training-admin-schemas.ts';

/** Refuses with `validation-failed` a list that holds a day which no calendar has. */
export function checkDays(startDates: string[]): void {
  refuseFindings({ startDates: startDates.map(calendarDay).find(Boolean) });
}

/** `date` for a day that no calendar has, such as 30 February. */
function calendarDay(text: string): Finding {
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) || addDays(text, 0) !== text ? 'date' : undefined;
}

function clockTime(text: string): Finding {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : 'time';
}

/** Refuses with `validation-failed` what the schema cannot say: blank texts, Markdown that is too complex, impossible days and times, an end before its start. */
export function checkTraining({
  title,
  type,
  content,
  contentEn,
  startDate,
  endDate,
  startTime,
  endTime,
}: EditBody): void {
  refuseFindings({
    title: filled(title),
    type: filled(type),
    content: markdownFinding(content),
    contentEn: contentEn === undefined ? undefined : markdownFinding(contentEn),
    startDate: calendarDay(startDate),
    endDate: calendarDay(endDate) ?? (endDate < startDate ? 'end-before-start' : undefined),
    startTime: clockTime(startTime),
    endTime: clockTime(endTime) ?? (endTime <= startTime ? 'end-before-start' : undefined),
  });
}
