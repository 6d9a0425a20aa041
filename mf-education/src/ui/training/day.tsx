import { useLocale, VisuallyHidden } from '@portal/kit';
import type { ReactNode } from 'react';
import { dayRange, dayWithWeekday, spokenDay, spokenRange } from './training-dates.ts';

/** What is shown, and what screen readers get instead: they read `월` for Monday as "month", `11.16` as a number. */
export function Spoken({ text, className, children }: { text: string; className?: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className={className}>
        {children}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}

interface DayProps {
  /** `YYYY-MM-DD`. */
  date: string;
  className?: string;
  /** How the day is shown; without it in full. */
  children?: ReactNode;
}

/** A day of a training, spoken in full however short it is shown. */
export function Day({ date, className, children }: DayProps) {
  const locale = useLocale();
  return (
    <time dateTime={date}>
      <Spoken text={spokenDay(date, locale)} className={className}>
        {children ?? dayWithWeekday(date, locale)}
      </Spoken>
    </time>
  );
}

/** The days from one to another; a single one when they are the same. */
export function DayRange({ startDate, endDate }: { startDate: string; endDate: string }) {
  const locale = useLocale();
  return <Spoken text={spokenRange(startDate, endDate, locale)}>{dayRange(startDate, endDate, locale)}</Spoken>;
}
