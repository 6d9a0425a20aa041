import { ErrorState, Skeleton, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, ResourceTrash, useResource } from '@portal/kit/admin';
import type { RemovedTraining } from '../../api/admin-trainings.ts';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.views.trash'), description: t('admin.views.trashText'), noindex: true };
}

/** Removed trainings, to be restored. */
export function Page() {
  const { t } = useTranslation('education');
  const { data: resource, error, reload } = useResource('/api/education/admin', 'trainings');
  return (
    <AdminPage title={t('admin.views.trash')} lead={t('admin.trash.lead')}>
      {resource ? (
        <ResourceTrash<RemovedTraining>
          resource={resource}
          // Read by the release of this page before
          columns={(ordinary) => ordinary.filter(({ id }) => id !== 'educationId')}
          question={({ title, applicants }) => ({
            title: t('admin.trash.restoreTitle', { title }),
            text: t(applicants > 0 ? 'admin.trash.restoreText' : 'admin.trash.restoreTextNone', { number: applicants }),
            confirmLabel: t('admin.trash.restore'),
          })}
        />
      ) : null}
      {!resource && error ? <ErrorState onRetry={reload} /> : null}
      {!resource && !error ? <Skeleton height={480} /> : null}
    </AdminPage>
  );
}
