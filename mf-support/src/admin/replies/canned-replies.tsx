import { Button, EmptyState, useTranslation } from '@portal/kit';
import {
  AdminList,
  CellLines,
  CellNote,
  CellTitle,
  formatDateTime,
  useAction,
  useListQuery,
  useLocalTable,
  useUndo,
  type Column,
} from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import { addCannedReply, removeCannedReply, type CannedReply } from '../../api/canned-replies.ts';
import { useApi } from '../../api/client.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import styles from './canned-replies.module.css';

/** The texts that agents put into their answers. */
export function CannedReplies() {
  const { t } = useTranslation('support');
  const api = useApi();
  const { run, isBusy } = useAction();
  const offerUndo = useUndo();
  const remote = useAdminItem('/api/email/admin/canned-replies');
  /** The id of what is open in the dialog; empty for a new one. */
  const [openedId, setOpenedId] = useState<string>();
  const opened = remote.data?.find(({ id }) => id === openedId);

  async function remove({ id, version, title, ko, en }: CannedReply) {
    const idempotencyKey = crypto.randomUUID();
    const isRemoved = await run({
      question: {
        title: t('admin.replies.removeTitle', { title }),
        text: t('admin.replies.removeText'),
        confirmLabel: t('admin.replies.remove'),
        danger: true,
      },
      work: () => removeCannedReply(api, { id, version }),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.failed']),
      onDone: remote.reload,
      onFailed: remote.reload,
    });
    if (isRemoved)
      offerUndo({
        text: t('admin.replies.removed'),
        label: t('admin.replies.undo'),
        work: () => addCannedReply(api, { title, ko, en }, idempotencyKey),
        done: t('admin.replies.undone', { title }),
        failed: t('admin.replies.undoFailed'),
        onDone: remote.reload,
      });
  }

  const columns: Column<CannedReply>[] = [
    {
      id: 'title',
      header: t('admin.replies.name'),
      cell: ({ title, ko }) => (
        <CellLines>
          <CellTitle>{title}</CellTitle>
          <CellNote>{ko.split('\n', 1)[0]}</CellNote>
        </CellLines>
      ),
      value: ({ title, ko, en }) => [title, ko, en ?? ''].join(' '),
      sortable: true,
    },
    {
      id: 'updatedAt',
      header: t('admin.replies.updatedAt'),
      cell: ({ updatedAt, updatedBy }) => (
        <CellLines>
          <span>{formatDateTime(updatedAt)}</span>
          <CellNote>{updatedBy}</CellNote>
        </CellLines>
      ),
      value: ({ updatedAt }) => updatedAt,
      sortable: true,
      width: '200px',
    },
    {
      id: 'actions',
      header: t('admin.documents.columns.actions'),
      cell: (reply) => (
        <Button
          size="small"
          variant="ghost"
          loading={isBusy}
          aria-label={t('admin.replies.removeNamed', { title: reply.title })}
          onClick={() => void remove(reply)}
        >
          {t('admin.replies.remove')}
        </Button>
      ),
    },
  ];
  const listQuery = useListQuery({ page: 1, sort: 'title', search: '' }, 'canned-replies');
  const list = useLocalTable(listQuery, remote, { rowKey: ({ id }) => id, columns });

  return (
    <section className={styles.section} aria-labelledby="canned-replies">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="canned-replies">
            {t('admin.replies.title')}
          </h2>
          <p className={styles.lead}>{t('admin.replies.lead')}</p>
        </div>
        <Button size="small" onClick={() => setOpenedId('')}>
          {t('admin.replies.add')}
        </Button>
      </div>
      <AdminList<CannedReply>
        list={list}
        searchLabel={t('admin.replies.search')}
        caption={t('admin.replies.title')}
        columns={columns}
        rowLabel={({ title }) => title}
        onOpen={({ id }) => setOpenedId(id)}
        empty={
          <EmptyState icon="mail" level={3} title={t('admin.replies.empty')} text={t('admin.replies.emptyText')} />
        }
      />
      {openedId === '' || opened ? (
        <ReplyDialog
          key={openedId}
          reply={opened}
          onClose={() => setOpenedId(undefined)}
          onShowCurrent={remote.reload}
          onSaved={() => {
            setOpenedId(undefined);
            remote.reload();
          }}
        />
      ) : null}
    </section>
  );
}
