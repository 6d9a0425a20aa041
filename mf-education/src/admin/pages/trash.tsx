import { Button, EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, formatDateTime, useAction, type Column } from '@portal/kit/admin';
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
  const list = useAdminItem('/api/education/admin/trainings/trash');

  const restore = ({ educationId, title, applicants }: RemovedTraining) =>
    void run(
      {
        question: {
          title: t('admin.trash.restoreTitle', { title }),
          text: t(applicants > 0 ? 'admin.trash.restoreText' : 'admin.trash.restoreTextNone', { number: applicants }),
          confirmLabel: t('admin.trash.restore'),
        },
        work: () => restoreTraining(api, educationId, true),
        done: t('admin.trash.restored'),
        failed: t('admin.trash.failed'),
        onDone: list.reload,
      },
      String(educationId),
    );

  const columns: Column<RemovedTraining>[] = [
    { id: 'title', header: t('training.titleLabel'), cell: ({ title }) => title },
    { id: 'startDate', header: t('training.period'), cell: ({ startDate }) => startDate },
    { id: 'applicants', header: t('training.applicants'), align: 'end', cell: ({ applicants }) => applicants },
    { id: 'removedAt', header: t('admin.trash.removedAt'), cell: ({ removedAt }) => formatDateTime(removedAt) },
    { id: 'purgeAt', header: t('admin.trash.purgeAt'), cell: ({ purgeAt }) => formatDateTime(purgeAt) },
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
  return (
    <AdminPage title={t('admin.views.trash')} lead={t('admin.trash.lead')}>
      <DataTable<RemovedTraining>
        caption={t('admin.views.trash')}
        columns={columns}
        rows={list.data ?? []}
        rowKey={({ educationId }) => String(educationId)}
        rowLabel={({ title }) => title}
        loading={list.loading}
        error={list.error}
        onRetry={list.reload}
        empty={<EmptyState icon="calendar" title={t('admin.trash.empty')} />}
      />
    </AdminPage>
  );
}
