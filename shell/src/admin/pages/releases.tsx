import type { ReleaseOverview } from '@portal/contract';
import { Chip, EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, formatDateTime, type Column } from '@portal/kit/admin';
import { useReleaseList } from '../features/releases/use-release-list.ts';
import { useReleaseWords } from '../features/releases/use-release-words.ts';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.releases.title'), description: t('admin.releases.lead') };
}

/** Which version of each section visitors get, since when, and how it fares: of those that the member manages. */
export function Page() {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const { data, loading, error, reload } = useReleaseList();
  const liveOf = ({ versions }: ReleaseOverview) => versions.find(({ state }) => state === 'live');

  const columns: Column<ReleaseOverview>[] = [
    { id: 'section', header: t('admin.releases.section'), cell: ({ section }) => section },
    { id: 'live', header: t('admin.releases.states.live'), cell: ({ live }) => live ?? '–' },
    {
      id: 'canary',
      header: t('admin.releases.states.canary'),
      cell: ({ canary }) => (canary ? <Chip tone="info">{`${canary.version} · ${canary.percent}%`}</Chip> : '–'),
    },
    {
      id: 'at',
      header: t('admin.releases.at'),
      cell: ({ history }) => (history[0]?.at ? formatDateTime(history[0].at) : '–'),
    },
    { id: 'by', header: t('admin.releases.who'), cell: ({ history }) => (history[0] ? words.who(history[0]) : '–') },
    {
      id: 'failures',
      header: t('admin.releases.health'),
      cell(overview) {
        const live = liveOf(overview);
        return live ? words.failures(live) : '–';
      },
    },
  ];

  return (
    <AdminPage title={t('admin.releases.title')} lead={t('admin.releases.lead')}>
      <DataTable<ReleaseOverview>
        caption={t('admin.releases.title')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ section }) => section}
        rowHref={({ section }) => `/admin/releases/${section}`}
        empty={<EmptyState title={t('admin.releases.empty')} />}
        loading={loading}
        error={error}
        onRetry={reload}
      />
    </AdminPage>
  );
}
