import { foreignLang, Link, useLocale, useTranslation, layout } from '@portal/kit';
import { Day, Spoken } from '../../ui/training/day.tsx';
import type { ShownFields, ShownTraining } from '../../ui/training/shown-training.ts';
import { TrainingStatus } from '../../ui/training/training-status.tsx';
import {
  clockTime,
  dayWithWeekday,
  isOfYear,
  monthAndDay,
  spokenDay,
  weekday,
} from '../../ui/training/training-dates.ts';
import styles from './training-rows.module.css';

interface TrainingRowsProps {
  trainings: ShownTraining[];
  /** `YYYY-MM-DD` in Seoul: a date of another year shows its year. */
  today: string;
  hrefOf(training: ShownTraining): string;
}

/** What a line of the list says. */
export const rowFields: ShownFields = {
  type: true,
  status: true,
  title: true,
  content: false,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  place: true,
  capacity: true,
  waitingList: false,
};

/** The list view: a line for each training, for reading many of them at a glance. */
export function TrainingRows({ trainings, today, hrefOf }: TrainingRowsProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {trainings.map((training) => {
        const {
          educationId,
          title,
          type,
          place,
          startDate,
          endDate,
          startTime,
          endTime,
          capacity,
          applied,
          lang,
          contentLang,
          derivedState,
        } = training;
        const foreign = foreignLang(lang, locale);
        return (
          <li key={educationId}>
            <article className={styles.row} data-state={derivedState}>
              <Day className={styles.date} date={startDate}>
                {isOfYear(startDate, today) ? null : <span className={styles.year}>{startDate.slice(0, 4)}</span>}
                <span className={styles.day}>{monthAndDay(startDate)}</span>
                <span className={`${layout.small} ${layout.strong} ${layout.muted}`}>{weekday(startDate, locale)}</span>
              </Day>
              <div>
                <p className={`${layout.small} ${layout.strong} ${layout.muted}`}>
                  <span lang={foreign}>{type}</span>
                  {foreign ? ` · ${t('schedule.koreanOnly')}` : null}
                </p>
                <h3 className={styles.title} lang={foreign}>
                  <Link className={styles.link} to={hrefOf(training)} keepPlace>
                    {title}
                  </Link>
                </h3>
              </div>
              <p className={styles.when}>
                <span>{t('schedule.timeRange', { start: clockTime(startTime), end: clockTime(endTime) })}</span>
                {endDate === startDate ? null : (
                  <span>
                    <Spoken text={t('schedule.until', { date: spokenDay(endDate, locale) })}>
                      {t('schedule.until', { date: dayWithWeekday(endDate, locale) })}
                    </Spoken>
                  </span>
                )}
                {place ? <span lang={foreignLang(contentLang, locale)}>{place}</span> : null}
              </p>
              <p className={styles.seats}>{t('schedule.seatsTaken', { applied, capacity })}</p>
              <div className={styles.chips}>
                <TrainingStatus training={training} />
              </div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
