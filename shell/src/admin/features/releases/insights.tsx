import type { ReleaseOverview } from '@portal/contract';
import { ErrorState, Skeleton, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { OverviewChart } from '../../ui/chart.tsx';
import styles from './insights.module.css';
import { PageTimes } from './page-times.tsx';
import { recentTraffic } from './recent-traffic.ts';
import { trafficCharts } from './traffic-charts.ts';
import { useInsights } from './use-insights.ts';
import { useTimeName } from './use-time-name.ts';
import { VersionChoices, type Chosen } from './version-choices.tsx';
import { VersionErrors } from './version-errors.tsx';

/** How a version of a section does beside the one before: who gets it, how often and how it fails, and how fast it is. */
export function Insights({ overview }: { overview: ReleaseOverview }) {
  const { t } = useTranslation('shell');
  const { section, live, canary, versions } = overview;
  const [chosen, setChosen] = useState<Chosen>({
    version: canary?.version ?? live ?? '',
    before: '',
    period: 'hour',
  });
  const timeOf = useTimeName(chosen.period);
  const { data, error, reload } = useInsights({ section, ...chosen });
  const word = (key: string) => t(`admin.releases.insights.${key}`);

  return (
    <section className={styles['insights']}>
      <VersionChoices versions={versions} chosen={chosen} onChoose={setChosen} />
      {error && !data && <ErrorState title={word('failed')} onRetry={reload} />}
      {!error && !data && <Skeleton height={280} />}
      {data && (
        <>
          <div className={styles['charts']}>
            {trafficCharts(recentTraffic(data.traffic), data.version, timeOf, {
              traffic: word('traffic'),
              failures: word('failures'),
              server: word('server'),
              browser: word('browser'),
            }).map((chart) => (
              <OverviewChart key={chart.id} chart={chart} namesLabel={word('time')} />
            ))}
          </div>
          <h3 className={styles['heading']}>{word('errors')}</h3>
          <VersionErrors errors={data.errors} />
          <h3 className={styles['heading']}>{word('times')}</h3>
          <PageTimes times={data.times} version={data.version} before={data.before} />
        </>
      )}
    </section>
  );
}
