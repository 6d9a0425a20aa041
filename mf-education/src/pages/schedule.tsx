import {
  Button,
  can,
  Container,
  PageBanner,
  useLoaderData,
  useLocale,
  useNavigate,
  useSearchParams,
  useSession,
  useTranslation,
  layout,
} from '@portal/kit';
import type { HeadInput, PageHead } from '@portal/kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ShownTraining } from '../ui/training/shown-training.ts';
import { FindApplicationsDialog } from '../features/application/find-applications-dialog.tsx';
import { ScheduleProblem } from '../features/schedule/schedule-problem.tsx';
import { trainingJsonLd } from '../features/schedule/training-json-ld.ts';
import { TrainingSchedule } from '../features/schedule/training-schedule.tsx';
import { useDialogAddress } from '../features/schedule/use-dialog-address.ts';
import { useKeptTrainings } from '../features/schedule/use-kept-trainings.ts';
import { useSchedule } from '../features/schedule/use-schedule.ts';
import { TRAINING_EDITOR } from './admin-parts.tsx';
import { TrainingDialog } from './training-dialog.tsx';
import type { ScheduleData } from './schedule-loader.ts';
import styles from './schedule.module.css';

// Only who follows a mailed link needs it.
const OpenedLookupDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "opened-lookup" */ '../features/application/opened-lookup.tsx'))
    .OpenedLookupDialog,
}));

export function head({ data: { trainings, shared }, t }: HeadInput<ScheduleData>): PageHead {
  if (!trainings.ok)
    return {
      title: t('schedule.title'),
      description: t('schedule.description'),
      status: trainings.status,
      noindex: true,
    };
  const training = trainings.value.find(({ educationId }) => educationId === shared);
  return {
    title: training?.title ?? t('schedule.title'),
    description: training?.summary ?? t('schedule.description'),
    jsonLd: trainingJsonLd({ trainings: training ? [training] : trainings.value, organizer: t('common.organizer') }),
  };
}

export function Page() {
  const { t } = useTranslation('education');
  const loaded = useLoaderData<ScheduleData>();
  const trainings = useKeptTrainings(loaded.trainings);
  return (
    <>
      <PageBanner
        className={styles.banner}
        title={t('schedule.title')}
        lead={t('schedule.lead')}
        trail={[{ label: t('common.menu.education') }, { label: t('common.menu.schedule') }]}
      />
      <Container>
        <div className={styles.page}>
          {trainings ? <Schedule trainings={trainings} today={loaded.today} /> : <ScheduleProblem />}
        </div>
      </Container>
    </>
  );
}

function Schedule({ trainings, today }: { trainings: ShownTraining[]; today: string }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const navigate = useNavigate();
  const { user } = useSession();
  const [search] = useSearchParams();
  const schedule = useSchedule();
  const dialog = useDialogAddress(schedule);
  const [isFinding, setFinding] = useState(false);
  const [edited, setEdited] = useState<{ educationId?: number }>();
  const [mailed] = useState(search.get('lookup') ?? undefined);
  const [link, setLink] = useState<string>();
  // In the browser alone: the server cannot wait for the dialog's code
  useEffect(() => setLink(mailed), [mailed]);
  const { query, hrefFor } = schedule;
  const training = trainings.find(({ educationId }) => educationId === query.training);
  const TrainingEditor = TRAINING_EDITOR[locale];

  /** Asks for the trainings anew, in the state of the page that a patch leads to. */
  function reload(patch = {}) {
    navigate(hrefFor(patch), { replace: true, keepPlace: true, reload: true });
  }

  function closeLink() {
    setLink(undefined);
    // The link is used up; its token must not stay in the address. Something may have been cancelled by it.
    reload();
  }

  const actions = (
    <>
      {can(user, 'education', 'editor') ? (
        <Button size="small" onClick={() => setEdited({})}>
          {t('schedule.register')}
        </Button>
      ) : null}
      <Button variant="secondary" size="small" onClick={() => setFinding(true)}>
        {t('schedule.lookup')}
      </Button>
    </>
  );
  return (
    <>
      {query.training !== undefined && !training ? (
        <div className={styles.gone} role="status">
          <p className={layout.bold}>{t('schedule.gone')}</p>
          <p>{t('schedule.goneText')}</p>
        </div>
      ) : null}
      <TrainingSchedule schedule={schedule} trainings={trainings} today={today} actions={actions} />
      <TrainingDialog
        training={training}
        onClose={dialog.close}
        onEdit={({ educationId }) => setEdited({ educationId })}
        onRemoved={() => reload({ training: undefined })}
        onApplied={reload}
      />
      <FindApplicationsDialog open={isFinding} onClose={() => setFinding(false)} />
      {link ? (
        <Suspense fallback={null}>
          <OpenedLookupDialog token={link} onClose={closeLink} />
        </Suspense>
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          <TrainingEditor
            educationId={edited.educationId}
            onClose={() => setEdited(undefined)}
            onSaved={() => reload()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
