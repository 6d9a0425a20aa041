import { EmptyState, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminList, AdminPage, useListQuery, useListTable } from '@portal/kit/admin';
import { ExportButtons, useAdminItem, useAdminList } from '../../api/admin-client.ts';
import type { Applicant } from '../../api/admin-applicants.ts';
import type { ApplicationStatus } from '../../api/applications.ts';
import { applicantColumns, statusOptions, trainingColumn } from '../applicants/applicant-columns.tsx';
import { useMailing } from '../applicants/mail-dialog.tsx';
import { useApplicantChanges } from '../applicants/use-applicant-changes.tsx';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.views.applicants'), description: t('admin.views.applicantsText'), noindex: true };
}

/** Applicants over all trainings. */
export function Page() {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const listQuery = useListQuery(
    { page: 1, sort: '-createdAt', search: '', status: '', educationId: '' },
    'applicants',
  );
  const { query, set, isChanged } = listQuery;
  const remote = useAdminList('/api/education/admin/applicants', query);
  const list = useListTable(listQuery, remote, ({ applicationId }) => String(applicationId));
  const mailing = useMailing(list.chosen, list.clear);
  // For the filter: every training with a date to tell repeated courses apart.
  const trainings = useAdminItem('/api/education/admin/training-names');
  const options = (trainings.data ?? []).map(({ educationId, title, startDate }) => ({
    value: String(educationId),
    label: `${startDate.replaceAll('-', '.')} ${title}`,
  }));
  const { status, search, educationId } = query;
  const columns = applicantColumns(t, ['name', 'status', 'email', 'company', 'createdAt'], { isJoined: true });
  const changes = useApplicantChanges({
    educationId: educationId ? Number(educationId) : undefined,
    applicants: remote.data?.data,
    onDone: list.reload,
  });
  const [name, ...rest] = [...columns, changes.column];

  return (
    <AdminPage title={t('admin.views.applicants')} lead={t('admin.applicants.lead')} actions={changes.add}>
      <AdminList<Applicant>
        list={list}
        searchLabel={t('admin.applicants.search')}
        filters={[
          {
            id: 'training',
            label: t('admin.applicants.training'),
            value: educationId,
            options: [{ value: '', label: t('admin.all') }, ...options],
            onChange: (value) => set({ educationId: value }),
          },
          {
            id: 'status',
            label: t('application.state'),
            value: status,
            options: statusOptions(t),
            onChange: (value) => set({ status: value }),
          },
        ]}
        caption={t('admin.views.applicants')}
        columns={name ? [name, trainingColumn(t, locale), ...rest] : columns}
        rowLabel={({ name }) => name}
        bulkActions={mailing.toChosen}
        empty={<EmptyState icon="users" title={t(isChanged ? 'admin.applicants.noMatch' : 'admin.applicants.none')} />}
      >
        <ExportButtons path="/api/education/admin/applicants/export" query={query} />
        {educationId
          ? mailing.toAll({
              educationId: Number(educationId),
              status: (status || undefined) as ApplicationStatus | undefined,
              search: search || undefined,
            })
          : null}
      </AdminList>
      {mailing.dialog}
      {changes.dialog}
    </AdminPage>
  );
}
