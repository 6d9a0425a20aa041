import type { ReleaseOverview, ReleaseVersion } from '@portal/contract';
import { Link, useParams, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { useAdminItem } from '../../api/admin-client.ts';
import { AutomaticRollback } from '../features/releases/automatic-rollback.tsx';
import { HeldNote } from '../features/releases/held-note.tsx';
import { Insights } from '../features/releases/insights.tsx';
import { ManagersOnly } from '../features/releases/managers-only.tsx';
import { ReleaseActions } from '../features/releases/release-actions.tsx';
import styles from '../features/releases/release-actions.module.css';
import { RELEASES, type ReleaseEvent } from '../features/releases/release-overview.ts';
import { useReleaseWords } from '../features/releases/use-release-words.ts';
import { VersionTables } from '../features/releases/version-tables.tsx';

export function head({ t, params }: HeadInput<never>): PageHead {
  const title = t('admin.releases.of', { section: params['section'] });
  return { title, description: title };
}

/** The releases of a section for those who manage it. */
export function Page() {
  const { section = '' } = useParams();
  return (
    <ManagersOnly section={section}>
      <SectionReleases section={section} />
    </ManagersOnly>
  );
}

/** The versions of one section: who gets which, how they fare, and what moved the pointer and why. */
function SectionReleases({ section }: { section: string }) {
  const { t } = useTranslation('shell');
  const words = useReleaseWords();
  const api = useApi();
  const item = useAdminItem(`${RELEASES}/${section}`);
  const overview = item.data;
  const newest = overview?.history[0];
  const key = `${overview?.live} ${overview?.canary?.version}`;
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
        <>
          <HeldNote newest={newest} reason={newest && words.reason(newest)} />
          <ReleaseActions key={key} overview={overview} onMoved={item.show} onStale={item.reload} />
          <AutomaticRollback<ReleaseOverview>
            isOn={overview.automaticRollback !== false}
            choose={(isOn) => api.send('POST', `${RELEASES}/${section}/automatic-rollback`, { isOn })}
            onChosen={item.show}
          />
          <h2 className={styles['heading']}>{t('admin.releases.insights.title')}</h2>
          <Insights key={`insights ${key}`} overview={overview} />
        </>
      )}
      <VersionTables<ReleaseVersion, ReleaseEvent>
        item={item}
        empty={t('admin.releases.empty')}
        failures={words.failures}
        refusal={({ by, findings }) => ({
          who: by === undefined ? '–' : words.who({ by }),
          findings: (
            <ul lang="en">
              {findings.map(({ cause, mend }) => (
                <li key={cause}>
                  {cause} → {mend}
                </li>
              ))}
            </ul>
          ),
        })}
        who={words.who}
        reason={words.reason}
      />
    </AdminPage>
  );
}
