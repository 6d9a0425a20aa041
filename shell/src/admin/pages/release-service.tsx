import { useParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { ServiceEvent, ServiceOverview, ServiceVersion } from '@portal/contract';
import { AdminPage } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import { AutomaticRollback } from '../features/releases/automatic-rollback.tsx';
import { HeldNote } from '../features/releases/held-note.tsx';
import { ManagersOnly } from '../features/releases/managers-only.tsx';
import styles from '../features/releases/release-actions.module.css';
import { RELEASES } from '../features/releases/release-overview.ts';
import { ServiceInsights } from '../features/releases/service-insights.tsx';
import { useReleaseWords } from '../features/releases/use-release-words.ts';
import { VersionTables } from '../features/releases/version-tables.tsx';

export function head({ t, params }: HeadInput<never>): PageHead {
  const title = t('admin.releases.services.of', { service: params['service'] });
  return { title, description: title };
}

/** The versions of a service for those who manage its section. */
export function Page() {
  const { section = '', service = '' } = useParams();
  return (
    <ManagersOnly section={section}>
      <ServiceReleases section={section} service={service} />
    </ManagersOnly>
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

const reasonOf = ({ reason, action, by }: ServiceEvent) => ({
  text: reason ?? '–',
  lang: action === 'refused' || by === 'portal' ? 'en' : undefined,
});

/** The versions of one service: which serves, how they do, and who moved what when. */
function ServiceReleases({ section, service }: { section: string; service: string }) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const api = useApi();
  const item = useAdminItem(`${RELEASES}/${section}/services/${service}`);
  const overview = item.data;
  const newest = overview?.history[0];
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
          <HeldNote newest={newest} reason={newest && reasonOf(newest)} />
          <p>
            {t('admin.releases.services.command')} <code>npm run release -- services/{service}</code>
          </p>
          <AutomaticRollback<ServiceOverview>
            isOn={overview.automaticRollback !== false}
            choose={(isOn) =>
              api.send('POST', `${RELEASES}/${section}/services/${service}/automatic-rollback`, { isOn })
            }
            onChosen={item.show}
          />
          <h2 className={styles['heading']}>{t('admin.releases.insights.title')}</h2>
          <ServiceInsights key={`${overview.live} ${overview.canary?.version}`} overview={overview} />
        </>
      )}
      <VersionTables<ServiceVersion, ServiceEvent>
        item={item}
        empty={t('admin.releases.services.none')}
        failures={words.failedCalls}
        refusal={(refused) => ({ who: words.whoReleased(refused), findings: <Findings {...refused} /> })}
        who={words.whoReleased}
        reason={reasonOf}
      />
    </AdminPage>
  );
}
