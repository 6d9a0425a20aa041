import { EmptyState, Link, Tabs, tabId, useTranslation, VisuallyHidden } from '@portal/kit';
import type { ReactNode } from 'react';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { MonthSwitch } from './month-switch.tsx';
import { MonthView } from './month-view.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';
import { ScheduleLinks } from './schedule-links.tsx';
import { TrainingGrid } from './training-grid.tsx';
import { TrainingRows } from './training-rows.tsx';
import type { ScheduleState } from './use-schedule.ts';
import { ViewSwitch } from './view-switch.tsx';
import styles from './training-schedule.module.css';

interface TrainingScheduleProps {
  schedule: ScheduleState;
  /** The service sends the nearest training first, and what is over from the latest back. */
  trainings: ShownTraining[];
  /** `YYYY-MM-DD` in Seoul. */
  today: string;
  /** Buttons beside the choice of a view. */
  actions: ReactNode;
}

const PANEL_ID = 'schedule-panel';

/** The trainings in the view, period and filter that the address names. */
export function TrainingSchedule({ schedule, trainings, today, actions }: TrainingScheduleProps) {
  const { t } = useTranslation('education');
  const { query, hrefFor, go } = schedule;
  const isMonth = query.view === 'month';
  const month = query.month || today.slice(0, 7);
  const isPast = ({ derivedState }: ShownTraining) => derivedState === 'past';
  const filtered = trainings.filter(
    ({ typeKo, status }) =>
      (query.type === '' || typeKo === query.type) && (query.status === '' || status === query.status),
  );
  const shown = isMonth ? filtered : filtered.filter((training) => isPast(training) === (query.period === 'past'));
  const isFiltered = query.type !== '' || query.status !== '';
  const hrefOf = ({ educationId }: ShownTraining) => hrefFor({ training: educationId });
  const hrefOfMonth = (target: string) => hrefFor({ month: target === today.slice(0, 7) ? '' : target });
  const periods = (['upcoming', 'past'] as const).map((id) => ({
    id,
    label: t(`schedule.period.${id}`, {
      number: trainings.filter((training) => isPast(training) === (id === 'past')).length,
    }),
  }));

  const empty = isFiltered ? (
    <EmptyState
      title={t('schedule.noMatch')}
      text={t('schedule.noMatchText')}
      level={3}
      action={
        <Link to={hrefFor({ type: '', status: '' })} keepPlace>
          {t('schedule.filter.reset')}
        </Link>
      }
    />
  ) : (
    <EmptyState icon="calendar" title={t(`schedule.empty.${query.period}`)} text={t('schedule.emptyText')} level={3} />
  );

  return (
    <>
      <div className={styles.head}>
        {isMonth ? (
          <MonthSwitch month={month} thisMonth={today.slice(0, 7)} hrefOfMonth={hrefOfMonth} />
        ) : (
          <Tabs
            items={periods}
            value={query.period}
            onChange={(period) => go({ period })}
            label={t('schedule.period.label')}
            panelId={PANEL_ID}
          />
        )}
        <div className={styles.actions}>
          {actions}
          <ViewSwitch query={query} hrefFor={hrefFor} />
        </div>
      </div>
      <div className={styles.filters}>
        <ScheduleFilters query={query} hrefFor={hrefFor} trainings={trainings} />
      </div>
      <VisuallyHidden>
        <span role="status">
          {/* Another element is said again, also where the number is the same; a training that is opened says itself. */}
          <span key={hrefFor({ training: undefined })}>{t('schedule.found', { number: shown.length })}</span>
        </span>
      </VisuallyHidden>
      {isMonth ? (
        <MonthView month={month} today={today} trainings={shown} hrefOf={hrefOf} hrefOfMonth={hrefOfMonth} />
      ) : (
        <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(PANEL_ID, query.period)}>
          <h2 className={styles.period}>
            <VisuallyHidden>{t(`schedule.${query.period}`)}</VisuallyHidden>
          </h2>
          {shown.length === 0 ? (
            empty
          ) : query.view === 'list' ? (
            <TrainingRows trainings={shown} today={today} hrefOf={hrefOf} />
          ) : (
            <TrainingGrid trainings={shown} today={today} hrefOf={hrefOf} />
          )}
        </div>
      )}
      <ScheduleLinks />
    </>
  );
}
