import {
  EmptyState,
  ErrorState,
  Skeleton,
  useLocale,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage, ResourceList, useListQuery, useResource, type Column, type ListFilter } from '@portal/kit/admin';
import { useState } from 'react';
import { applicantOf, type Applicant, type Application } from '../../api/admin-applicants.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import type { ApplicationStatus } from '../../api/applications.ts';
import { applicantColumns, statusOptions, trainingColumn } from '../applicants/applicant-columns.tsx';
import { useMailing } from '../applicants/mail-dialog.tsx';
import { useApplicantChanges } from '../applicants/use-applicant-changes.tsx';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('admin.views.applicants'), description: t('admin.views.applicantsText'), noindex: true };
}

/** A column for records of applications, for entries of the list. */
const ofEntry = (column: Column<Applicant>): Column<Application> => ({
  ...column,
  cell: (application) => column.cell(applicantOf(application)),
  value: undefined,
});

/** Applicants over all trainings. */
export function Page() {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const [revision, setRevision] = useState(0);
  const resource = useResource('/api/education/admin', 'applications');
  // What the list is narrowed to, as the URL has it
  const { query } = useListQuery({ page: 1, search: '', status: '', educationId: '' });
  const { status, search } = query;
  const educationId = query.educationId ? Number(query.educationId) : undefined;
  const mailing = useMailing();
  const changes = useApplicantChanges({ educationId, onDone: () => setRevision((before) => before + 1) });
  const trainings = useAdminItem('/api/education/admin/training-names');
  const columns = applicantColumns(t, ['name', 'status', 'email', 'company', 'createdAt'], { isJoined: true });
  const [name, ...rest] = [...columns, changes.column].map(ofEntry);

  /** Trainings with a date to tell repeated courses apart, then what became of the applications. */
  const filters = (ordinary: readonly ListFilter[]) => {
    const named = (id: string, options: ListFilter['options'], label?: string) =>
      ordinary
        .filter((filter) => filter.id === id)
        .map((filter) => ({ ...filter, label: label ?? filter.label, options }));
    const options = (trainings.data ?? []).map((training) => ({
      value: String(training.educationId),
      label: `${training.startDate.replaceAll('-', '.')} ${training.title}`,
    }));
    return [
      ...named('educationId', [{ value: '', label: t('admin.all') }, ...options]),
      ...named('status', statusOptions(t), t('application.state')),
    ];
  };

  return (
    <AdminPage title={t('admin.views.applicants')} lead={t('admin.applicants.lead')} actions={changes.add}>
      {resource.data ? (
        <ResourceList<Application>
          resource={resource.data}
          name="applicants"
          revision={revision}
          searchLabel={t('admin.applicants.search')}
          filters={filters}
          columns={() => (name ? [name, ofEntry(trainingColumn(t, locale)), ...rest] : [])}
          BulkActions={mailing.MailChosen}
          empty={(isChanged) => (
            <EmptyState icon="users" title={t(isChanged ? 'admin.applicants.noMatch' : 'admin.applicants.none')} />
          )}
        >
          {educationId === undefined
            ? null
            : mailing.toAll({
                educationId,
                status: (status || undefined) as ApplicationStatus | undefined,
                search: search || undefined,
              })}
        </ResourceList>
      ) : null}
      {!resource.data && resource.error ? <ErrorState onRetry={resource.reload} /> : null}
      {!resource.data && !resource.error ? <Skeleton height={480} /> : null}
      {mailing.dialog}
      {changes.dialog}
    </AdminPage>
  );
}
