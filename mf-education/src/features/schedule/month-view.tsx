import { foreignLang, classNames, EmptyState, Link, useLocale, useTranslation } from '@portal/kit';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { Day, Spoken } from '../../ui/training/day.tsx';
import { statusKey, statusTone } from '../../ui/training/status-tone.ts';
import {
  clockTime,
  dayWithWeekday,
  monthName,
  spokenDay,
  weekday,
  weekdayNames,
} from '../../ui/training/training-dates.ts';
import { isLong, leadingDays, monthDays, nearestMonth } from './month-days.ts';
import styles from './month-view.module.css';

interface MonthViewProps {
  month: string;
  today: string;
  trainings: ShownTraining[];
  hrefOf(training: ShownTraining): string;
  hrefOfMonth(month: string): string;
}

/** A month as a sheet of days; on phones only the days on which something takes place. */
export function MonthView({ month, today, trainings, hrefOf, hrefOfMonth }: MonthViewProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const days = monthDays(month, trainings);
  if (days.every((day) => day.trainings.length === 0)) {
    const next = nearestMonth(month, trainings, 1) ?? nearestMonth(month, trainings, -1);
    return (
      <EmptyState
        icon="calendar"
        level={3}
        title={t('schedule.month.empty')}
        action={
          next ? (
            <Link to={hrefOfMonth(next)} keepPlace>
              {t('schedule.month.nearest', { month: monthName(next, locale) })}
            </Link>
          ) : undefined
        }
      />
    );
  }
  return (
    <div className={styles.sheet}>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdayNames(locale).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map(({ date, trainings: onThatDay }, index) => (
          <li
            key={date}
            className={classNames(styles.day, onThatDay.length === 0 && styles.empty)}
            style={index === 0 ? { gridColumnStart: leadingDays(month) + 1 } : undefined}
            aria-hidden={onThatDay.length === 0 || undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <Day className={styles.date} date={date}>
              <span className={styles.number}>{Number(date.slice(8))}</span>
              <span className={styles.weekday}>{weekday(date, locale)}</span>
            </Day>
            <ul className={styles.trainings}>
              {onThatDay.map((training) => (
                <li key={training.educationId}>
                  <MonthEntry training={training} href={hrefOf(training)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What matters most of a training's state, as a key below `schedule` in the texts. */
function stateKey({ status, derivedState, underWay, acceptsApplications }: ShownTraining): string {
  if (derivedState === 'full' && acceptsApplications) return 'state.waitingList';
  if (derivedState !== 'none') return `state.${derivedState}`;
  return underWay ? 'state.underWay' : `status.${statusKey(status)}`;
}

/** The colour of what `stateKey` says. */
function stateTone({ status, derivedState, underWay }: ShownTraining): string {
  if (derivedState === 'full') return 'warning';
  return derivedState === 'past' || underWay ? 'neutral' : statusTone(status);
}

/** A training on a day: its hour, what has become of it, and its title; of a long course until when it lasts. */
function MonthEntry({ training, href }: { training: ShownTraining; href: string }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { title, lang, startTime, endDate } = training;
  const lineWith = (endDay: string) =>
    [
      clockTime(startTime),
      isLong(training) ? t('schedule.until', { date: endDay }) : undefined,
      t(`schedule.${stateKey(training)}`),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Link className={styles.training} to={href} keepPlace data-tone={stateTone(training)}>
      <span className={styles.time}>
        <Spoken text={lineWith(spokenDay(endDate, locale))}>{lineWith(dayWithWeekday(endDate, locale))}</Spoken>
      </span>{' '}
      <span lang={foreignLang(lang, locale)}>{title}</span>
    </Link>
  );
}
