import {
  Button,
  ButtonLink,
  can,
  Chip,
  EmptyState,
  useSession,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminList, AdminPage, useListQuery, useListTable, type Column } from '@portal/kit/admin';
import { useState, type ReactNode } from 'react';
import { ExportButtons, useAdminList } from '../../api/admin-client.ts';
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
  const { remove } = useRemoveTraining();
  const listQuery = useListQuery({ page: 1, sort: '-startDate', search: '', status: '', state: '' }, 'trainings');
  const { query, set, isChanged } = listQuery;
  const remote = useAdminList('/api/education/admin/trainings', query);
  const list = useListTable(listQuery, remote, ({ educationId }) => String(educationId));

  async function removeOne(training: AdminTraining) {
    if (await remove(training, list.reload)) list.reload();
  }

  const columns: Column<AdminTraining>[] = [
    { id: 'title', header: t('training.titleLabel'), sortable: true, cell: ({ title }) => title },
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
  const all = { value: '', label: t('admin.all') };
  return (
    <AdminPage
      title={t('admin.views.trainings')}
      lead={t('admin.trainings.lead')}
      actions={<Button onClick={() => setEdited({})}>{t('schedule.register')}</Button>}
    >
      <AdminList<AdminTraining>
        list={list}
        searchLabel={t('admin.trainings.search')}
        filters={[
          {
            id: 'status',
            label: t('training.status'),
            value: query.status,
            options: [
              all,
              ...(['recruiting', 'completed'] as const).map((value) => ({
                value,
                label: t(`schedule.status.${value}`),
              })),
            ],
            onChange: (status) => set({ status }),
          },
          {
            id: 'state',
            label: t('admin.trainings.state'),
            value: query.state,
            options: [
              all,
              ...(['none', 'full', 'past'] as const).map((value) => ({
                value,
                label: t(`admin.trainings.states.${value}`),
              })),
            ],
            onChange: (state) => set({ state }),
          },
        ]}
        caption={t('admin.views.trainings')}
        columns={columns}
        rowLabel={({ title }) => title}
        bulkActions={<BulkStatus chosen={list.chosen} onDone={list.reload} />}
        onOpen={({ educationId }) => setEdited({ educationId })}
        empty={<EmptyState icon="calendar" title={t(isChanged ? 'schedule.noMatch' : 'admin.trainings.none')} />}
      >
        <ExportButtons path="/api/education/admin/trainings/export" query={query} />
      </AdminList>
      {edited ? (
        <TrainingEditorDialog
          educationId={edited.educationId}
          copyOf={edited.copyOf}
          onClose={() => setEdited(undefined)}
          onSaved={list.reload}
        />
      ) : null}
      {repeated ? (
        <SeriesDialog
          training={repeated}
          onClose={() => setRepeated(undefined)}
          onCopied={() => {
            setRepeated(undefined);
            list.reload();
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
