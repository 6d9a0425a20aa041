import { Container, PageBanner, useLoaderData, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { ScheduleProblem } from '../features/training/schedule-problem.tsx';
import { TrainingSchedule } from '../features/training/training-schedule.tsx';
import type { ScheduleData } from './schedule-loader.ts';
import styles from './schedule.module.css';

export function head({ data, t }: HeadInput<ScheduleData>): PageHead {
  const { trainings } = data;
  return {
    title: t('schedule.title'),
    description: t('schedule.description'),
    status: trainings.ok ? undefined : trainings.status,
    noindex: !trainings.ok,
  };
}

export function Page() {
  const { t } = useTranslation('education');
  const { trainings } = useLoaderData<ScheduleData>();
  return (
    <>
      <PageBanner
        title={t('schedule.title')}
        lead={t('schedule.lead')}
        trail={[{ label: t('common.menu.education') }, { label: t('common.menu.schedule') }]}
      />
      <Container>
        <div className={styles.page}>
          {trainings.ok ? <TrainingSchedule trainings={trainings.value} /> : <ScheduleProblem />}
        </div>
      </Container>
    </>
  );
}
