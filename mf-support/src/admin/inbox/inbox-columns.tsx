import { Chip, Icon, useTranslation, layout } from '@portal/kit';
import { CellLines, CellNote, CellTitle, EmailText, formatDate, formatDateTime, type Column } from '@portal/kit/admin';
import type { InquiryRow } from '../../api/inbox.ts';
import { useKindText } from '../../ui/inquiry-kind/use-kind-text.ts';
import { StateChip } from '../../ui/state-chip/state-chip.tsx';
import styles from './inbox-columns.module.css';
import { dueState, markedAfterDays, waitingDays } from './waiting-days.ts';

const DUE_TONES = { over: 'error', today: 'warning', later: 'neutral' } as const;

function Title({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  return (
    <CellLines>
      <CellTitle>{row.title}</CellTitle>
      <CellNote className={layout.nowrap}>{row.number}</CellNote>
      {row.tags.length > 0 && (
        <span className={layout.row1}>
          {row.tags.map((tag) => (
            <Chip key={tag} tone="primary">
              {tag}
            </Chip>
          ))}
        </span>
      )}
      {row.viewers.length > 0 && (
        <span className={styles.viewers}>
          <Icon name="eye" size={14} />
          {t('admin.inbox.viewers', { names: row.viewers.join(', ') })}
        </span>
      )}
    </CellLines>
  );
}

function Sender({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  return (
    <CellLines>
      <span>
        {row.name} {!row.member && <Chip>{t('admin.inbox.guest')}</Chip>}
      </span>
      <CellNote>
        <EmailText email={row.email} />
      </CellNote>
      {row.mailFails && <Chip tone="error">{t('admin.inbox.mailFails')}</Chip>}
    </CellLines>
  );
}

function Kind({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  const kindText = useKindText();
  return (
    <CellLines>
      <span>{kindText(row)}</span>
      {row.product && <Chip tone="primary">{t(`words.products.${row.product}`)}</Chip>}
      {row.password === 'kept' && <Chip tone="warning">{t('admin.password.kept')}</Chip>}
    </CellLines>
  );
}

function Work({ row }: { row: InquiryRow }) {
  const { t } = useTranslation('support');
  const days = waitingDays(row);
  const due = dueState(row);
  return (
    <CellLines>
      <StateChip state={row.state} />
      {row.newMessageAt && (
        <Chip tone="warning">
          <Icon name="mail" size={14} /> {t('admin.inbox.newMessage')}
        </Chip>
      )}
      {days >= markedAfterDays.waiting && (
        <Chip tone={days >= markedAfterDays.late ? 'error' : 'warning'}>
          <Icon name="clock" size={14} /> {t('admin.inbox.waits', { count: days })}
        </Chip>
      )}
      {due && (
        <Chip tone={DUE_TONES[due]}>
          <Icon name="calendar" size={14} /> {t(`admin.inbox.due.${due}`, { day: formatDate(row.dueOn ?? '') })}
        </Chip>
      )}
      {row.trapped && <CellNote>{t('admin.inbox.trapped')}</CellNote>}
      {row.replyCount > 0 && <CellNote>{t('admin.inbox.replies', { count: row.replyCount })}</CellNote>}
      {row.noteCount > 0 && <CellNote>{t('admin.inbox.notes', { count: row.noteCount })}</CellNote>}
    </CellLines>
  );
}

/** The columns of the inbox. */
export function useInboxColumns(): Column<InquiryRow>[] {
  const { t } = useTranslation('support');
  return [
    {
      id: 'title',
      header: t('admin.inbox.columns.title'),
      cell: (row) => <Title row={row} />,
      sortable: true,
      width: '24%',
    },
    { id: 'kind', header: t('admin.inbox.columns.kind'), cell: (row) => <Kind row={row} />, width: '16%' },
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
      cell: (row) => (
        <time className={styles.when} dateTime={row.createdAt}>
          {formatDateTime(row.createdAt)}
        </time>
      ),
      sortable: true,
      width: '172px',
    },
  ];
}
