import { ApiError, Button, EmptyState, Icon, useToast, useTranslation } from '@portal/kit';
import { DataTable, ListToolbar } from '@portal/kit/admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDownload } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import { listApplicants, type Applicant, type MailTarget } from '../../api/admin-applicants.ts';
import type { ShownTraining } from '../../ui/training/shown-training.ts';
import { applicantColumns } from './applicant-columns.tsx';
import { ExportButtons } from '../export/export-buttons.tsx';
import { seatsTaken, viewApplicants, type ApplicantView } from './applicant-view.ts';
import styles from './applicants-panel.module.css';
import { MailDialog } from './mail-dialog.tsx';
import { statusOptions } from './status-options.ts';

const SORTABLE = ['name', 'status', 'email', 'phoneNumber', 'company', 'position', 'createdAt'];
/** What the export can order by as well. */
const EXPORT_SORTS = new Set(['name', 'status', 'email', 'company', 'createdAt']);
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
  const { download, busy } = useDownload();
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [applicants, setApplicants] = useState<Applicant[]>();
  const [error, setError] = useState<ApiError>();
  const [view, setView] = useState(ALL);
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const [target, setTarget] = useState<MailTarget>();
  const { educationId, capacity } = training;

  const fail = useEffectEvent((failure: unknown) => {
    setError(failure instanceof ApiError ? failure : new ApiError(0));
    toast.error(t('admin.applicants.failed'));
  });

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    let isLeft = false;
    setError(undefined);
    listApplicants(api, educationId).then(
      (all) => isLeft || setApplicants(all),
      (failure) => isLeft || fail(failure),
    );
    return () => {
      isLeft = true;
    };
  }, [api, attempt, educationId]);

  const shown = viewApplicants(applicants ?? [], view);
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
        <ExportButtons
          busy={busy}
          onExport={(file) =>
            download('/api/education/admin/applicants/export', { ...filter, sort: exportSort, ...file })
          }
        />
        <Button variant="secondary" size="small" onClick={() => setTarget(filter)}>
          <Icon name="mail" size={18} /> {t('admin.mail.all')}
        </Button>
      </ListToolbar>
      <DataTable<Applicant>
        caption={t('training.applicants')}
        columns={applicantColumns(t, SORTABLE)}
        rows={shown}
        rowKey={({ applicationId }) => String(applicationId)}
        rowLabel={({ name }) => name}
        sort={view.sort}
        onSort={(sort) => setView({ ...view, sort })}
        selected={selected}
        onSelect={setSelected}
        bulkActions={
          <Button size="small" onClick={() => setTarget({ ids: [...selected].map(Number) })}>
            {t('admin.mail.selected')}
          </Button>
        }
        empty={
          <EmptyState
            icon="users"
            level={3}
            title={t(isNarrowed ? 'admin.applicants.noMatch' : 'admin.applicants.none')}
          />
        }
        loading={!applicants && !error}
        error={error}
        onRetry={() => setAttempt(attempt + 1)}
      />
      {target ? (
        <MailDialog
          target={target}
          onClose={() => setTarget(undefined)}
          onSent={() => {
            setTarget(undefined);
            setSelected(new Set());
          }}
        />
      ) : null}
    </div>
  );
}
