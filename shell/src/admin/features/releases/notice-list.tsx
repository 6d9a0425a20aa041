import type { ReleaseNotice } from '@portal/contract';
import { Chip, EmptyState, Link, useTranslation } from '@portal/kit';
import { DataTable, formatDateTime, type Column } from '@portal/kit/admin';
import { FirstRows } from './first-rows.tsx';

const tones = { none: 'neutral', waiting: 'warning', delivered: 'success', failed: 'error' } as const;

/** What was refused, taken back or left under suspicion lately, and whether the webhook was told. */
export function NoticeList({ notices }: { notices: ReleaseNotice[] }) {
  const { t } = useTranslation('shell');
  const word = (key: string, values: Record<string, string | number> = {}) =>
    t(`admin.releases.notices.${key}`, values);
  const columns: Column<ReleaseNotice>[] = [
    {
      id: 'what',
      header: word('what'),
      cell: ({ kind, section, name }) => (
        <Link to={kind === 'service' ? `/admin/releases/${section}/services/${name}` : `/admin/releases/${section}`}>
          {word(kind, { name })}
        </Link>
      ),
    },
    { id: 'event', header: t('admin.releases.action'), cell: ({ event }) => word(`events.${event}`) },
    { id: 'version', header: t('admin.releases.version'), cell: ({ version }) => version },
    { id: 'live', header: word('since'), cell: ({ live }) => live ?? '–' },
    { id: 'at', header: t('admin.releases.at'), cell: ({ at }) => formatDateTime(at) },
    {
      id: 'delivery',
      header: word('webhook'),
      cell: ({ delivery, attempts, error }) => (
        <>
          <Chip tone={tones[delivery]}>{word(`deliveries.${delivery}`)}</Chip>
          {error !== undefined && <span> {word('attempts', { count: attempts, error })}</span>}
        </>
      ),
    },
  ];
  return (
    <FirstRows rows={notices}>
      {(rows) => (
        <DataTable<ReleaseNotice>
          caption={word('title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={word('none')} />}
        />
      )}
    </FirstRows>
  );
}
