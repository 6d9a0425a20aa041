import type { ServiceEvent, ServiceVersion } from '@portal/contract';
import {
  can,
  Chip,
  EmptyState,
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
import styles from '../features/releases/release-actions.module.css';
import { RELEASES, wasTakenBack } from '../features/releases/release-overview.ts';
import { ServiceInsights } from '../features/releases/service-insights.tsx';
import { useReleaseWords } from '../features/releases/use-release-words.ts';

const tones = { live: 'success', canary: 'info', published: 'neutral' } as const;

const whole = (text: string) => <span className={styles['whole']}>{text}</span>;

export function head({ t, params }: HeadInput<never>): PageHead {
  const title = t('admin.releases.services.of', { service: params['service'] });
  return { title, description: title };
}

/** The versions of a service for those who manage its section. */
export function Page() {
  const { section = '', service = '' } = useParams();
  const { user } = useSession();
  if (!can(user, section, 'manager')) return <PageProblem status={403} needed={{ requiredRole: 'manager', section }} />;
  return <ServiceReleases section={section} service={service} />;
}

/** The state of a version; if it was refused, why, in the words of the release tool. */
function State({ isTakenBack, ...version }: ServiceVersion & { isTakenBack: boolean }) {
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
            who: words.whoReleased(refused),
            at: formatDateTime(refused.at),
          })}
        </p>
        <Findings {...refused} />
      </details>
    </>
  );
}

function Findings({ reason, findings = [] }: ServiceEvent) {
  return (
    <div lang="en">
      <p>{reason}</p>
      <ul>
        {findings.map(({ cause, mend }) => (
          <li key={cause}>{mend === undefined ? cause : `${cause} → ${mend}`}</li>
        ))}
      </ul>
    </div>
  );
}

/** The versions of one service: which serves, how they do, and who moved what when. */
function ServiceReleases({ section, service }: { section: string; service: string }) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const item = useAdminItem(`${RELEASES}/${section}/services/${service}`);
  const overview = item.data;

  const versions: Column<ServiceVersion>[] = [
    { id: 'version', header: t('admin.releases.version'), cell: ({ version }) => whole(version) },
    {
      id: 'state',
      header: t('admin.releases.state'),
      cell: (row) => <State {...row} isTakenBack={wasTakenBack(row.version, overview?.history ?? [])} />,
    },
    { id: 'builtAt', header: t('admin.releases.builtAt'), cell: ({ builtAt }) => formatDateTime(builtAt) },
    { id: 'failures', header: t('admin.releases.health'), cell: words.failedCalls },
  ];
  const history: Column<ServiceEvent>[] = [
    { id: 'at', header: t('admin.releases.at'), width: '160px', cell: ({ at }) => formatDateTime(at) },
    { id: 'action', header: t('admin.releases.action'), cell: (event) => whole(words.action(event)) },
    {
      id: 'version',
      header: t('admin.releases.version'),
      cell: ({ version, from }) => whole(from ? `${from} → ${version}` : version),
    },
    { id: 'by', header: t('admin.releases.who'), cell: (event) => whole(words.whoReleased(event)) },
    {
      id: 'reason',
      header: t('admin.releases.reason'),
      cell: ({ reason, action, by }) => (
        <span lang={action === 'refused' || by === 'portal' ? 'en' : undefined}>{reason ?? '–'}</span>
      ),
    },
  ];
  const isUnknown = item.error?.status === 404;
  const state = {
    loading: item.loading,
    error: isUnknown ? undefined : item.error,
    onRetry: item.reload,
    empty: <EmptyState title={t('admin.releases.services.none')} />,
  };

  return (
    <AdminPage
      title={t('admin.releases.services.of', { service })}
      lead={
        overview &&
        t(`admin.releases.standing.${overview.canary ? 'canary' : 'live'}`, {
          live: overview.live,
          version: overview.canary?.version,
          percent: overview.canary?.percent,
        })
      }
      back={{ to: `/admin/releases/${section}`, label: t('admin.releases.of', { section }) }}
    >
      {overview && (
        <>
          <p>
            {t('admin.releases.services.command')} <code>npm run release -- services/{service}</code>
          </p>
          <h2 className={styles['heading']}>{t('admin.releases.insights.title')}</h2>
          <ServiceInsights key={`${overview.live} ${overview.canary?.version}`} overview={overview} />
          <h2 className={styles['heading']}>{t('admin.releases.versions')}</h2>
        </>
      )}
      <FirstRows rows={overview?.versions ?? []}>
        {(rows) => (
          <DataTable<ServiceVersion>
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
              <DataTable<ServiceEvent>
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
