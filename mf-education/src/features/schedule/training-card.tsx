import { foreignLang, Icon, Link, useLocale, useTranslation, layout } from '@portal/kit';
import { Day } from '../../ui/training/day.tsx';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { TrainingStatus } from '../../ui/training/training-status.tsx';
import { clockTime, isOfYear, monthAndDay, weekday } from '../../ui/training/training-dates.ts';
import styles from './training-card.module.css';

interface TrainingCardProps {
  training: ShownTraining;
  /** `YYYY-MM-DD` in Seoul: a date of another year shows its year. */
  today: string;
  href: string;
}

/** A training in the grid; pressing it anywhere opens its dialog. */
export function TrainingCard({ training, today, href }: TrainingCardProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { title, type, startDate, endDate, startTime, endTime, capacity, applied, lang, derivedState } = training;
  const foreign = foreignLang(lang, locale);
  return (
    <article className={styles.card} data-state={derivedState}>
      <header className={styles.head}>
        <Day className={styles.date} date={startDate}>
          {isOfYear(startDate, today) ? null : <span className={styles.year}>{startDate.slice(0, 4)}</span>}
          <span className={styles.day}>{monthAndDay(startDate)}</span>
          <span className={`${layout.strong} ${layout.muted}`}>{weekday(startDate, locale)}</span>
        </Day>
        <div className={layout.row1}>
          <TrainingStatus training={training} />
        </div>
      </header>
      <p className={styles.type}>
        <span lang={foreign}>{type}</span>
        {foreign ? ` · ${t('schedule.koreanOnly')}` : null}
      </p>
      <h3 className={styles.title} lang={foreign}>
        <Link className={styles.link} to={href} keepPlace>
          {title}
        </Link>
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Icon name="clock" size={18} /> {t('schedule.time')}
          </dt>
          <dd>{t('schedule.timeRange', { start: clockTime(startTime), end: clockTime(endTime) })}</dd>
        </div>
        <div>
          <dt>
            <Icon name="calendar" size={18} /> {t('schedule.endDate')}
          </dt>
          <dd>
            <Day date={endDate} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="users" size={18} /> {t('schedule.seats')}
          </dt>
          <dd>{t('schedule.seatsTaken', { applied, capacity })}</dd>
        </div>
      </dl>
    </article>
  );
}
