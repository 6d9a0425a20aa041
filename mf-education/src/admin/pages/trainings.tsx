import {
  Button,
  ButtonLink,
  can,
  Chip,
  ErrorState,
  Skeleton,
  useSession,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage, ResourceList, useResource, type Column } from '@portal/kit/admin';
import { useState, type ReactNode } from 'react';
import type { AdminTraining } from '../../api/admin-trainings.ts';
import { clockTime } from '../../ui/training/training-dates.ts';
import { TrainingStatus } from '../../ui/training/training-status.tsx';
import { BulkStatus } from '../training-editor/bulk-status.tsx';
import { SeriesDialog } from '../training-editor/series-dialog.tsx';
import { TrainingEditorDialog } from '../training-editor/training-editor-dialog.tsx';
import { useRemoveTraining } from '../training-editor/use-remove-training.ts';
import styles from './trainings.module.css';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.views.trainings'), description: t('admin.views.trainingsText'), noindex: true };
}

/** All trainings, to be added, changed and removed. */
export function Page() {
  const { t } = useTranslation('education');
  const maySeeApplicants = can(useSession().user, 'education', 'agent');
  const [edited, setEdited] = useState<{ educationId?: number; copyOf?: number }>();
  const [repeated, setRepeated] = useState<AdminTraining>();
  const [revision, setRevision] = useState(0);
  const { remove } = useRemoveTraining();
  const resource = useResource('/api/education/admin', 'trainings');
  const reload = () => setRevision((before) => before + 1);

  async function removeOne(training: AdminTraining) {
    if (await remove(training, reload)) reload();
  }

  const own: Column<AdminTraining>[] = [
    {
      id: 'type',
      header: t('training.type'),
      sortable: true,
      cell: ({ type }) => <span className={styles.type}>{type}</span>,
    },
    {
      id: 'startDate',
      header: t('training.period'),
      sortable: true,
      cell: ({ startDate, endDate, startTime, endTime }) => (
        <span className={styles.when}>
          {startDate}
          {endDate === startDate ? '' : ` – ${endDate}`}
          <span>
            {clockTime(startTime)} – {clockTime(endTime)}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('training.status'),
      sortable: true,
      cell: (training) => (
        <span className={styles.chips}>
          <TrainingStatus training={training} />
        </span>
      ),
    },
    {
      id: 'applied',
      header: t('schedule.seats'),
      sortable: true,
      align: 'end',
      cell: ({ applied, capacity, waiting }) => (
        <span className={styles.seats}>
          {applied} / {capacity}
          {waiting > 0 ? <Chip tone="warning">{t('admin.trainings.waiting', { number: waiting })}</Chip> : null}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('admin.trainings.actions'),
      align: 'end',
      cell: (training) => (
        <span className={styles.actions}>
          {maySeeApplicants ? (
            <ButtonLink
              to={`/admin/education/applicants?educationId=${training.educationId}`}
              variant="ghost"
              size="small"
              className={styles.action}
              aria-label={t('admin.trainings.applicantsNamed', { title: training.title })}
            >
              {t('admin.views.applicants')}
            </ButtonLink>
          ) : null}
          <RowAction
            name={t('admin.copy.named', { title: training.title })}
            onClick={() => setEdited({ copyOf: training.educationId })}
          >
            {t('admin.copy.label')}
          </RowAction>
          <RowAction name={t('admin.series.named', { title: training.title })} onClick={() => setRepeated(training)}>
            {t('admin.series.label')}
          </RowAction>
          <RowAction name={t('admin.remove.named', { title: training.title })} onClick={() => void removeOne(training)}>
            {t('training.remove')}
          </RowAction>
        </span>
      ),
    },
  ];
  const ownIds = new Set(['updatedAt', ...own.map(({ id }) => id)]);
  return (
    <AdminPage
      title={t('admin.views.trainings')}
      lead={t('admin.trainings.lead')}
      actions={<Button onClick={() => setEdited({})}>{t('schedule.register')}</Button>}
    >
      {resource.data ? (
        <ResourceList<AdminTraining>
          resource={resource.data}
          columns={(ordinary) => [...ordinary.filter(({ id }) => !ownIds.has(id)), ...own]}
          BulkActions={BulkStatus}
          revision={revision}
          onOpen={({ educationId }) => setEdited({ educationId })}
        />
      ) : null}
      {!resource.data && resource.error ? <ErrorState onRetry={resource.reload} /> : null}
      {!resource.data && !resource.error ? <Skeleton height={480} /> : null}
      {edited ? (
        <TrainingEditorDialog
          educationId={edited.educationId}
          copyOf={edited.copyOf}
          onClose={() => setEdited(undefined)}
          onSaved={reload}
        />
      ) : null}
      {repeated ? (
        <SeriesDialog
          training={repeated}
          onClose={() => setRepeated(undefined)}
          onCopied={() => {
            setRepeated(undefined);
            reload();
          }}
        />
      ) : null}
    </AdminPage>
  );
}

interface RowActionProps {
  /** What a screen reader says: the action and its training. */
  name: string;
  onClick(): void;
  children: ReactNode;
}

function RowAction({ name, ...button }: RowActionProps) {
  return <Button variant="ghost" size="small" className={styles.action} aria-label={name} {...button} />;
}
