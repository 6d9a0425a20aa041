import type { ServiceOverview } from '@portal/contract';
import { ErrorState, Skeleton, useTranslation } from '@portal/kit';
import { useRemote } from '@portal/kit/admin';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { OverviewChart } from '../../ui/chart.tsx';
import styles from './insights.module.css';
import { recentTraffic } from './recent-traffic.ts';
import { RELEASES } from './release-overview.ts';
import { ServiceCalls } from './service-calls.tsx';
import { serviceCharts } from './service-charts.ts';
import { useTimeName } from './use-time-name.ts';
import { VersionChoices, type Chosen } from './version-choices.tsx';

/** How a version of a service does beside the one before: its calls, how many of them failed, and how long they took. */
export function ServiceInsights({ overview }: { overview: ServiceOverview }) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const { section, service, live, canary, versions } = overview;
  const [chosen, setChosen] = useState<Chosen>({ version: canary?.version ?? live, before: '', period: 'hour' });
  const timeOf = useTimeName(chosen.period);
  const { version, before, period } = chosen;
  const { data, error, reload } = useRemote(['service-insights', service, version, before, period], (signal) =>
    api.get(`${RELEASES}/${section}/services/${service}/insights`, {
      signal,
      query: { version, period, ...(before && { before }) },
    }),
  );
  const words = {
    calls: t('admin.releases.services.calls'),
    failures: t('admin.releases.insights.failures'),
    slow: t('admin.releases.services.slow'),
  };

  return (
    <section className={styles['insights']}>
      <VersionChoices versions={versions} chosen={chosen} onChoose={setChosen} />
      {error && !data && <ErrorState title={t('admin.releases.insights.failed')} onRetry={reload} />}
      {!error && !data && <Skeleton height={280} />}
      {data && (
        <>
          <div className={styles['charts']}>
            {serviceCharts(recentTraffic(data.traffic), data, timeOf, words).map((chart) => (
              <OverviewChart
                key={chart.id}
                chart={chart}
                namesLabel={t('admin.releases.insights.time')}
                isSummed={chart.id === 'calls'}
              />
            ))}
          </div>
          <h3 className={styles['heading']}>{t('admin.releases.services.byCall')}</h3>
          <ServiceCalls calls={data.calls} version={data.version} before={data.before} />
        </>
      )}
    </section>
  );
}
