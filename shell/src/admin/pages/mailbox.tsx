import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminList, AdminPage, formatDateTime, useListQuery, useLocalTable, type Column } from '@portal/kit/admin';
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
  const remote = useAdminItem('/api/user/admin/mailbox');
  const { data } = remote;
  const state = useListQuery({ page: 1, sort: '-sentAt', search: '' }, 'mailbox');
  const [open, setOpen] = useState<LocalMail>();
  const columns: Column<LocalMail>[] = [
    {
      id: 'subject',
      header: t('admin.mailbox.subject'),
      cell: ({ subject }) => subject,
      value: ({ subject }) => subject,
      sortable: true,
    },
    { id: 'to', header: t('admin.mailbox.to'), cell: ({ to }) => to, value: ({ to }) => to, sortable: true },
    {
      id: 'sentAt',
      header: t('admin.mailbox.sentAt'),
      width: '160px',
      cell: ({ sentAt }) => formatDateTime(sentAt),
      value: ({ sentAt }) => sentAt,
      sortable: true,
    },
  ];
  const list = useLocalTable(state, { ...remote, data: data?.mails }, { rowKey: ({ name }) => name, columns });
  const isSent = data !== undefined && data.folder === undefined;
  return (
    <AdminPage
      title={t('admin.mailbox.title')}
      lead={data?.folder ? t('admin.mailbox.folder', { folder: data.folder }) : t('admin.mailbox.lead')}
    >
      <AdminList<LocalMail>
        list={list}
        searchLabel={t('admin.mailbox.search')}
        caption={t('admin.mailbox.title')}
        columns={columns}
        onOpen={setOpen}
        empty={
          <EmptyState
            icon="mail"
            title={t(isSent ? 'admin.mailbox.sent' : 'admin.mailbox.empty')}
            text={isSent ? t('admin.mailbox.sentText') : undefined}
          />
        }
      />
      {open && <MailDialog mail={open} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  );
}
