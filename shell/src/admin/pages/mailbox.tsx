import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, formatDateTime, type Column } from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import type { LocalMail } from '../../api/mailbox.ts';
import { MailDialog } from '../features/mailbox/mail-dialog.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.mailbox.title'), description: t('admin.mailbox.lead') };
}

/** Mails that a portal without a mail server has kept; elsewhere the page says that mails are sent. */
export function Page() {
  const { t } = useTranslation('shell');
  const { data, loading, error, reload } = useAdminItem('/api/user/admin/mailbox');
  const [open, setOpen] = useState<LocalMail>();
  const columns: Column<LocalMail>[] = [
    { id: 'subject', header: t('admin.mailbox.subject'), cell: ({ subject }) => subject },
    { id: 'to', header: t('admin.mailbox.to'), cell: ({ to }) => to },
    { id: 'sentAt', header: t('admin.mailbox.sentAt'), width: '160px', cell: ({ sentAt }) => formatDateTime(sentAt) },
  ];
  const isSent = data !== undefined && data.folder === undefined;
  return (
    <AdminPage
      title={t('admin.mailbox.title')}
      lead={data?.folder ? t('admin.mailbox.folder', { folder: data.folder }) : t('admin.mailbox.lead')}
    >
      <DataTable<LocalMail>
        caption={t('admin.mailbox.title')}
        columns={columns}
        rows={data?.mails ?? []}
        rowKey={({ name }) => name}
        onOpen={setOpen}
        empty={
          <EmptyState
            icon="mail"
            title={t(isSent ? 'admin.mailbox.sent' : 'admin.mailbox.empty')}
            text={isSent ? t('admin.mailbox.sentText') : undefined}
          />
        }
        loading={loading}
        error={error}
        onRetry={reload}
      />
      {open && <MailDialog mail={open} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  );
}
