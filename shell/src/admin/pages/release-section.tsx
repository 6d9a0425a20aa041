import type { ReleaseVersion } from '@portal/contract';
import {
  can,
  Chip,
  EmptyState,
  Link,
  PageProblem,
  useParams,
  useSession,
  useTranslation,
  type HeadInput,
  type PageHead,
} from '@portal/kit';
import { AdminPage, DataTable, formatDateTime, type Column } from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import { FirstRows } from '../features/releases/first-rows.tsx';
import { Insights } from '../features/releases/insights.tsx';
import { ReleaseActions } from '../features/releases/release-actions.tsx';
import styles from '../features/releases/release-actions.module.css';
import { RELEASES, wasTakenBack, type ReleaseEvent } from '../features/releases/release-overview.ts';
import { useReleaseWords } from '../features/releases/use-release-words.ts';

const tones = { live: 'success', canary: 'info', published: 'neutral' } as const;

const whole = (text: string) => <span className={styles['whole']}>{text}</span>;

export function head({ t, params }: HeadInput<never>): PageHead {
  const title = t('admin.releases.of', { section: params['section'] });
  return { title, description: title };
}

/** The releases of a section for those who manage it. */
export function Page() {
  const { section = '' } = useParams();
  const { user } = useSession();
  if (!can(user, section, 'manager')) return <PageProblem status={403} needed={{ requiredRole: 'manager', section }} />;
  return <SectionReleases section={section} />;
}

/** The state of a version; if it was refused, the findings of the proof, worded as in the portal's log. */
function State({ isTakenBack, ...version }: ReleaseVersion & { isTakenBack: boolean }) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const { state, refused } = version;
  if (!refused && isTakenBack && state === 'published')
    return <Chip tone="warning">{t('admin.releases.states.takenBack')}</Chip>;
  if (!refused) return <Chip tone={tones[state]}>{words.state(version)}</Chip>;
  return (
    <>
      <Chip tone="error">{words.state(version)}</Chip>
      <details className={styles['findings']}>
        <summary>{t('admin.releases.findings')}</summary>
        <p>
          {t('admin.releases.insights.refusedBy', {
            who: refused.by === undefined ? '–' : words.who({ by: refused.by }),
            at: formatDateTime(refused.at),
          })}
        </p>
        <ul lang="en">
          {refused.findings.map(({ cause, mend }) => (
            <li key={cause}>
              {cause} → {mend}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The versions of one section: who gets which, how they fare, and what moved the pointer and why. */
function SectionReleases({ section }: { section: string }) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const item = useAdminItem(`${RELEASES}/${section}`);
  const overview = item.data;

  const versions: Column<ReleaseVersion>[] = [
    { id: 'version', header: t('admin.releases.version'), cell: ({ version }) => whole(version) },
    {
      id: 'state',
      header: t('admin.releases.state'),
      cell: (row) => <State {...row} isTakenBack={wasTakenBack(row.version, overview?.history ?? [])} />,
    },
    { id: 'builtAt', header: t('admin.releases.builtAt'), cell: ({ builtAt }) => formatDateTime(builtAt) },
    { id: 'failures', header: t('admin.releases.health'), cell: words.failures },
  ];
  const history: Column<ReleaseEvent>[] = [
    { id: 'at', header: t('admin.releases.at'), width: '160px', cell: ({ at }) => (at ? formatDateTime(at) : '–') },
    { id: 'action', header: t('admin.releases.action'), cell: (entry) => whole(words.action(entry)) },
    {
      id: 'version',
      header: t('admin.releases.version'),
      cell: ({ version, from }) => whole(from ? `${from} → ${version}` : version),
    },
    { id: 'by', header: t('admin.releases.who'), cell: (entry) => whole(words.who(entry)) },
    {
      id: 'reason',
      header: t('admin.releases.reason'),
      cell(entry) {
        const { text, lang } = words.reason(entry);
        return <span lang={lang}>{text}</span>;
      },
    },
  ];
  const isUnknown = item.error?.status === 404;
  const state = {
    loading: item.loading,
    error: isUnknown ? undefined : item.error,
    onRetry: item.reload,
    empty: <EmptyState title={t('admin.releases.empty')} />,
  };

  return (
    <AdminPage
      title={t('admin.releases.of', { section })}
      back={{ to: '/admin/releases', label: t('admin.releases.title') }}
    >
      {overview?.services?.map((service) => (
        <p key={service}>
          <Link to={`/admin/releases/${section}/services/${service}`}>
            {t('admin.releases.services.of', { service })}
          </Link>
        </p>
      ))}
      {overview?.live && (
        <ReleaseActions
          key={`${overview.live} ${overview.canary?.version}`}
          overview={overview}
          onMoved={item.show}
          onStale={item.reload}
        />
      )}
      {overview?.live && (
        <>
          <h2 className={styles['heading']}>{t('admin.releases.insights.title')}</h2>
          <Insights key={`${overview.live} ${overview.canary?.version}`} overview={overview} />
        </>
      )}
      {overview && <h2 className={styles['heading']}>{t('admin.releases.versions')}</h2>}
      <FirstRows rows={overview?.versions ?? []}>
        {(rows) => (
          <DataTable<ReleaseVersion>
            caption={t('admin.releases.versions')}
            columns={versions}
            rows={rows}
            rowKey={({ version }) => version}
            {...state}
          />
        )}
      </FirstRows>
      {overview && (
        <>
          <h2 className={styles['heading']}>{t('admin.releases.history')}</h2>
          <FirstRows rows={overview.history}>
            {(rows) => (
              <DataTable<ReleaseEvent>
                caption={t('admin.releases.history')}
                columns={history}
                rows={rows}
                rowKey={({ at, version, action }) => `${at} ${version} ${action}`}
                {...state}
              />
            )}
          </FirstRows>
        </>
      )}
    </AdminPage>
  );
}
