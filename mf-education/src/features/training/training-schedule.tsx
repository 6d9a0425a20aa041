import { EmptyState, Icon, SectionHeading, useTranslation } from '@portal/kit';
import type { Training } from '../../api/types.ts';
import { TrainingGrid } from './training-grid.tsx';
import styles from './training-schedule.module.css';

/** What is still to come, and folded away below it what is over. */
export function TrainingSchedule({ trainings }: { trainings: Training[] }) {
  const { t } = useTranslation('education');
  // The service sends the nearest training first, and what is over from the latest back.
  const upcoming = trainings.filter(({ derivedState }) => derivedState !== 'past');
  const past = trainings.filter(({ derivedState }) => derivedState === 'past');
  return (
    <>
      <SectionHeading title={t('schedule.upcoming')} lead={t('schedule.upcomingLead')} />
      {upcoming.length > 0 ? (
        <TrainingGrid trainings={upcoming} />
      ) : (
        <EmptyState title={t('schedule.empty')} text={t('schedule.emptyText')} />
      )}
      {past.length > 0 ? (
        <details className={styles.past}>
          <summary className={styles.summary}>
            {t('schedule.past', { number: past.length })} <Icon name="chevron-down" size={20} />
          </summary>
          <TrainingGrid trainings={past} />
        </details>
      ) : null}
    </>
  );
}
