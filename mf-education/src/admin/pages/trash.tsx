import { Button, EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import {
  AdminList,
  AdminPage,
  formatDateTime,
  useAction,
  useListQuery,
  useLocalTable,
  type Column,
} from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import { restoreTraining, type RemovedTraining } from '../../api/admin-trainings.ts';
import { useApi } from '../../api/client.ts';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.views.trash'), description: t('admin.views.trashText'), noindex: true };
}

/** Removed trainings, to be restored. */
export function Page() {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, busy } = useAction();
  const remote = useAdminItem('/api/education/admin/trainings/trash');
  const state = useListQuery({ page: 1, sort: '-removedAt', search: '' }, 'removed-trainings');

  const restore = ({ educationId, version, title, applicants }: RemovedTraining) =>
    void run(
      {
        question: {
          title: t('admin.trash.restoreTitle', { title }),
          text: t(applicants > 0 ? 'admin.trash.restoreText' : 'admin.trash.restoreTextNone', { number: applicants }),
          confirmLabel: t('admin.trash.restore'),
        },
        work: () => restoreTraining(api, { educationId, version }, true),
        done: t('admin.trash.restored'),
        failed: t('admin.trash.failed'),
        onDone: remote.reload,
      },
      String(educationId),
    );

  const columns: Column<RemovedTraining>[] = [
    {
      id: 'title',
      header: t('training.titleLabel'),
      cell: ({ title }) => title,
      value: ({ title }) => title,
      sortable: true,
    },
    {
      id: 'startDate',
      header: t('training.period'),
      cell: ({ startDate }) => startDate,
      value: ({ startDate }) => startDate,
      sortable: true,
    },
    {
      id: 'applicants',
      header: t('training.applicants'),
      align: 'end',
      cell: ({ applicants }) => applicants,
      value: ({ applicants }) => applicants,
      sortable: true,
    },
    {
      id: 'removedAt',
      header: t('admin.trash.removedAt'),
      cell: ({ removedAt }) => formatDateTime(removedAt),
      value: ({ removedAt }) => formatDateTime(removedAt),
      sortable: true,
    },
    {
      id: 'purgeAt',
      header: t('admin.trash.purgeAt'),
      cell: ({ purgeAt }) => formatDateTime(purgeAt),
      value: ({ purgeAt }) => formatDateTime(purgeAt),
      sortable: true,
    },
    {
      id: 'actions',
      header: t('admin.trainings.actions'),
      align: 'end',
      cell: (training) => (
        <Button
          variant="secondary"
          size="small"
          loading={busy === String(training.educationId)}
          aria-label={t('admin.trash.restoreNamed', { title: training.title })}
          onClick={() => restore(training)}
        >
          {t('admin.trash.restore')}
        </Button>
      ),
    },
  ];
  const list = useLocalTable(state, remote, { rowKey: ({ educationId }) => String(educationId), columns });
  return (
    <AdminPage title={t('admin.views.trash')} lead={t('admin.trash.lead')}>
      <AdminList<RemovedTraining>
        list={list}
        searchLabel={t('admin.trainings.search')}
        caption={t('admin.views.trash')}
        columns={columns}
        rowLabel={({ title }) => title}
        empty={<EmptyState icon="calendar" title={t('admin.trash.empty')} />}
      />
    </AdminPage>
  );
}
