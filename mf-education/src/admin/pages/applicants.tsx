import { Button, EmptyState, Icon, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, ListPages, ListToolbar, useListQuery } from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminItem, useAdminList, useDownload } from '../../api/admin-client.ts';
import type { Applicant, MailTarget } from '../../api/admin-applicants.ts';
import type { ApplicationStatus } from '../../api/applications.ts';
import { applicantColumns, trainingColumn } from '../applicants/applicant-columns.tsx';
import { ExportButtons } from '../export/export-buttons.tsx';
import { MailDialog } from '../applicants/mail-dialog.tsx';
import { statusOptions } from '../applicants/status-options.ts';

export function head({ t }: HeadInput<undefined>): PageHead {
  return { title: t('common.admin.applicants'), description: t('common.admin.applicantsText'), noindex: true };
}

/** Applicants over all trainings. */
export function Page() {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const [target, setTarget] = useState<MailTarget>();
  const { query, set, reset, hrefFor, isChanged } = useListQuery({
    page: 1,
    sort: '-createdAt',
    search: '',
    status: '',
    educationId: '',
  });
  const list = useAdminList('/api/education/admin/applicants', query);
  // For the filter: every training with a date to tell repeated courses apart.
  const trainings = useAdminItem('/api/education/admin/training-names');
  const options = (trainings.data ?? []).map(({ educationId, title, startDate }) => ({
    value: String(educationId),
    label: `${startDate.replaceAll('-', '.')} ${title}`,
  }));
  const { download, busy } = useDownload();
  const { status, search, educationId, sort } = query;
  const columns = applicantColumns(t, ['name', 'status', 'email', 'company', 'createdAt']);
  const [name, ...rest] = columns;

  return (
    <AdminPage title={t('common.admin.applicants')} lead={t('admin.applicants.lead')}>
      <ListToolbar
        search={{ value: search, label: t('admin.applicants.search'), onSearch: (text) => set({ search: text }) }}
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
        onReset={isChanged ? reset : undefined}
      >
        <ExportButtons
          busy={busy}
          onExport={(file) =>
            download('/api/education/admin/applicants/export', { educationId, status, search, sort, ...file })
          }
        />
        {educationId ? (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              setTarget({
                educationId: Number(educationId),
                status: (status || undefined) as ApplicationStatus | undefined,
                search: search || undefined,
              })
            }
          >
            <Icon name="mail" size={18} /> {t('admin.mail.all')}
          </Button>
        ) : null}
      </ListToolbar>
      <DataTable<Applicant>
        caption={t('common.admin.applicants')}
        columns={name ? [name, trainingColumn(t, locale), ...rest] : columns}
        rows={list.data?.data ?? []}
        rowKey={({ applicationId }) => String(applicationId)}
        rowLabel={({ name }) => name}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        selected={selected}
        onSelect={setSelected}
        bulkActions={
          <Button size="small" onClick={() => setTarget({ ids: [...selected].map(Number) })}>
            {t('admin.mail.selected')}
          </Button>
        }
        empty={<EmptyState icon="users" title={t(isChanged ? 'admin.applicants.noMatch' : 'admin.applicants.none')} />}
        loading={list.loading}
        error={list.error}
        onRetry={list.reload}
      />
      {list.data ? (
        <ListPages
          page={list.data.page}
          pageCount={list.data.pageCount}
          total={list.data.total}
          hrefFor={(page) => hrefFor({ page })}
        />
      ) : null}
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
    </AdminPage>
  );
}
