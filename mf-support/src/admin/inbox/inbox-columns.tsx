import { Chip, Icon, useTranslation } from '@portal/kit';
import { formatDateTime, type Column } from '@portal/kit/admin';
import type { InquiryRow } from '../../api/inbox.ts';
import { useKindText } from '../../ui/inquiry-kind/use-kind-text.ts';
import { StateChip } from '../../ui/state-chip/state-chip.tsx';
import styles from './inbox-columns.module.css';

function Title({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  return (
    <span className={styles.stack}>
      <span className={styles.title}>{row.title}</span>
      <span className={styles.quiet}>{row.number}</span>
      {row.viewers.length > 0 && (
        <span className={styles.viewers}>
          <Icon name="eye" size={14} />
          {t('admin.inbox.viewers', { names: row.viewers.join(', ') })}
        </span>
      )}
    </span>
  );
}

function Sender({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  return (
    <span className={styles.stack}>
      <span>
        {row.name} {!row.member && <Chip>{t('admin.inbox.guest')}</Chip>}
      </span>
      <span className={styles.quiet}>{row.email}</span>
    </span>
  );
}

function Kind({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  const kindText = useKindText();
  return (
    <span className={styles.stack}>
      <span>{kindText(row)}</span>
      {row.product && <Chip tone="primary">{t(`words.products.${row.product}`)}</Chip>}
      {row.password === 'kept' && <Chip tone="warning">{t('admin.password.kept')}</Chip>}
    </span>
  );
}

function Work({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  return (
    <span className={styles.stack}>
      <StateChip state={row.state} />
      {row.newMessageAt && (
        <Chip tone="warning">
          <Icon name="mail" size={14} /> {t('admin.inbox.newMessage')}
        </Chip>
      )}
      {row.trapped && <span className={styles.quiet}>{t('admin.inbox.trapped')}</span>}
      {row.replyCount > 0 && (
        <span className={styles.quiet}>{t('admin.inbox.replies', { count: row.replyCount })}</span>
      )}
      {row.noteCount > 0 && <span className={styles.quiet}>{t('admin.inbox.notes', { count: row.noteCount })}</span>}
    </span>
  );
}

/** The columns of the inbox. */
export function useInboxColumns(): Column<InquiryRow>[] {
  const { t } = useTranslation('support');
  return [
    { id: 'title', header: t('admin.inbox.columns.title'), cell: (row) => <Title row={row} />, sortable: true },
    { id: 'kind', header: t('admin.inbox.columns.kind'), cell: (row) => <Kind row={row} />, width: '22%' },
    {
      id: 'name',
      header: t('admin.inbox.columns.name'),
      cell: (row) => <Sender row={row} />,
      sortable: true,
      width: '20%',
    },
    {
      id: 'state',
      header: t('admin.inbox.columns.state'),
      cell: (row) => <Work row={row} />,
      sortable: true,
      width: '108px',
    },
    {
      id: 'assignee',
      header: t('admin.inbox.columns.assignee'),
      cell: (row) => row.assignee?.name ?? '–',
      width: '112px',
    },
    {
      id: 'createdAt',
      header: t('admin.inbox.columns.createdAt'),
      cell: (row) => <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>,
      sortable: true,
      width: '172px',
    },
  ];
}
