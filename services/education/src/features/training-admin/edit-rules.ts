import { isCalendarDay } from '@portal/service-kit';
import { refuseFindings } from '../../fields.ts';

/** Refuses with `validation-failed` a list that holds a day which no calendar has. */
export function checkDays(startDates: string[]): void {
  refuseFindings({ startDates: startDates.every(isCalendarDay) ? undefined : 'date' });
}
