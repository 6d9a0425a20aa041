import { Button, EmptyState, useToast, useTranslation } from '@portal/kit';
import { DataTable, ListPages, ListToolbar, useRemote, useSelection } from '@portal/kit/admin';
import { useEffect, useRef, useState } from 'react';
import { ExportButtons } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import { listApplicants, type Applicant } from '../../api/admin-applicants.ts';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { applicantColumns, statusOptions } from './applicant-columns.tsx';
import { seatsTaken, viewApplicants, type ApplicantView } from './applicant-view.ts';
import styles from './applicants-panel.module.css';
import { useMailing } from './mail-dialog.tsx';
import { useApplicantChanges } from './use-applicant-changes.tsx';

const SORTABLE = ['name', 'status', 'email', 'phoneNumber', 'company', 'position', 'createdAt'];
/** What the export can order by as well. */
const EXPORT_SORTS = new Set(['name', 'status', 'email', 'company', 'createdAt']);
const keyOf = ({ applicationId }: Applicant) => String(applicationId);
/** Spec, "Business constants": rows of a data table. */
const PAGE_SIZE = 10;
const ALL: ApplicantView = { status: '', search: '', sort: 'createdAt' };

/** The dialog's third mode, for admins: everybody who applied for the training. */
export function ApplicantsPanel({
  training,
  onBack,
}: {
  training: Pick<ShownTraining, 'educationId' | 'capacity'>;
  onBack(): void;
}) {
  const { t } = useTranslation('education');
  const api = useApi();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ view, page, pageSize }, setShown] = useState({ view: ALL, page: 1, pageSize: PAGE_SIZE });
  const setView = (next: ApplicantView) => setShown({ view: next, page: 1, pageSize });
  const { educationId, capacity } = training;

  const list = useRemote(['applicants', educationId], () => listApplicants(api, educationId), {
    onFailed: () => toast.error(t('admin.applicants.failed')),
  });
  const applicants = list.data;

  useEffect(() => heading.current?.focus(), []);

  const shown = viewApplicants(applicants ?? [], view);
  const selection = useSelection(shown, keyOf);
  const mailing = useMailing();
  const changes = useApplicantChanges({ educationId, onDone: list.reload });
  const isNarrowed = view.status !== '' || view.search !== '';
  const exportSort = EXPORT_SORTS.has(view.sort.replace(/^-/, '')) ? view.sort : undefined;
  const filter = { educationId, status: view.status || undefined, search: view.search || undefined };
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h3 className={styles.heading} ref={heading} tabIndex={-1}>
          {t('schedule.appliedOfCapacity', { applied: applicants ? seatsTaken(applicants) : '–', capacity })}
        </h3>
        <Button variant="ghost" size="small" onClick={onBack}>
          {t('training.back')}
        </Button>
      </div>
      <ListToolbar
        search={{
          value: view.search,
          label: t('admin.applicants.search'),
          onSearch: (search) => setView({ ...view, search }),
        }}
        filters={[
          {
            id: 'status',
            label: t('application.state'),
            value: view.status,
            options: statusOptions(t),
            onChange: (status) => setView({ ...view, status: status as ApplicantView['status'] }),
          },
        ]}
        onReset={isNarrowed ? () => setView({ ...ALL, sort: view.sort }) : undefined}
      >
        <ExportButtons path="/api/education/admin/applications/export" query={{ ...filter, sort: exportSort }} />
        {mailing.toAll(filter, selection.clear)}
        {changes.add}
      </ListToolbar>
      <DataTable<Applicant>
        caption={t('training.applicants')}
        columns={[...applicantColumns(t, SORTABLE), changes.column]}
        isDense
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={keyOf}
        rowLabel={({ name }) => name}
        sort={view.sort}
        onSort={(sort) => setView({ ...view, sort })}
        {...selection.props}
        bulkActions={<mailing.MailChosen chosen={selection.chosen} onDone={selection.clear} />}
        empty={
          <EmptyState
            icon="users"
            level={3}
            title={t(isNarrowed ? 'admin.applicants.noMatch' : 'admin.applicants.none')}
          />
        }
        loading={list.loading}
        error={list.error}
        onRetry={list.reload}
      />
      {applicants ? (
        <ListPages
          page={page}
          pageCount={Math.ceil(shown.length / pageSize)}
          total={shown.length}
          onPage={(next) => setShown({ view, page: next, pageSize })}
          pageSize={pageSize}
          onPageSize={(size) => setShown({ view, page: 1, pageSize: size })}
        />
      ) : null}
      {mailing.dialog}
      {changes.dialog}
    </div>
  );
}
