import type { ReleaseOverview } from '@portal/contract';
import { Chip, EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminList, AdminPage, formatDateTime, useListQuery, useLocalTable, type Column } from '@portal/kit/admin';
import { NoticeList } from '../features/releases/notice-list.tsx';
import { ReleaseMails } from '../features/releases/release-mails.tsx';
import { ServiceList } from '../features/releases/service-list.tsx';
import styles from '../features/releases/release-actions.module.css';
import { useReleaseList } from '../use-release-list.ts';
import { useReleaseWords } from '../features/releases/use-release-words.ts';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.releases.title'), description: t('admin.releases.lead') };
}

/** Which version of each section visitors get, since when, and how it fares: of those that the member manages. */
export function Page() {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const remote = useReleaseList();
  const state = useListQuery({ page: 1, sort: '', search: '' }, 'releases');
  const liveOf = ({ versions }: ReleaseOverview) => versions.find(({ state }) => state === 'live');

  const columns: Column<ReleaseOverview>[] = [
    {
      id: 'section',
      header: t('admin.releases.section'),
      cell: ({ section }) => section,
      value: ({ section }) => section,
      sortable: true,
    },
    {
      id: 'live',
      header: t('admin.releases.states.live'),
      cell: ({ live }) => live ?? '–',
      value: ({ live }) => live ?? '',
      sortable: true,
    },
    {
      id: 'canary',
      header: t('admin.releases.states.canary'),
      cell: ({ canary }) => (canary ? <Chip tone="info">{`${canary.version} · ${canary.percent}%`}</Chip> : '–'),
    },
    {
      id: 'at',
      header: t('admin.releases.at'),
      cell: ({ history }) => (history[0]?.at ? formatDateTime(history[0].at) : '–'),
      value: ({ history }) => formatDateTime(history[0]?.at),
      sortable: true,
    },
    {
      id: 'by',
      header: t('admin.releases.who'),
      cell: ({ history }) => (history[0] ? words.who(history[0]) : '–'),
      value: ({ history }) => (history[0] ? words.who(history[0]) : ''),
    },
    {
      id: 'failures',
      header: t('admin.releases.health'),
      cell(overview) {
        const live = liveOf(overview);
        return live ? words.failures(live) : '–';
      },
    },
  ];

  const sections = { ...remote, data: remote.data?.sections };
  const list = useLocalTable(state, sections, { rowKey: ({ section }) => section, columns });
  return (
    <AdminPage title={t('admin.releases.title')} lead={t('admin.releases.lead')}>
      {remote.data?.teamsMayPublish === false && <p role="note">{t('admin.releases.teamsMayNotPublish')}</p>}
      <AdminList<ReleaseOverview>
        list={list}
        searchLabel={t('admin.releases.search')}
        caption={t('admin.releases.title')}
        columns={columns}
        rowHref={({ section }) => `/admin/releases/${section}`}
        empty={<EmptyState title={t('admin.releases.empty')} />}
      />
      {remote.data && (
        <>
          <h2 className={styles['heading']}>{t('admin.releases.services.title')}</h2>
          <ServiceList services={remote.data.services} />
          <h2 className={styles['heading']}>{t('admin.releases.notices.title')}</h2>
          <NoticeList notices={remote.data.notices} />
        </>
      )}
      <ReleaseMails />
    </AdminPage>
  );
}
