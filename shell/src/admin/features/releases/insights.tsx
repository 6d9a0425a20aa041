import type { ReleaseOverview } from '@portal/contract';
import { ErrorState, Select, Skeleton, useLocale, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { OverviewChart } from '../../ui/chart.tsx';
import styles from './insights.module.css';
import { PageTimes } from './page-times.tsx';
import { trafficCharts } from './traffic-charts.ts';
import { useInsights } from './use-insights.ts';
import { VersionErrors } from './version-errors.tsx';

/** How a version of a section does beside the one before: who gets it, how often and how it fails, and how fast it is. */
export function Insights({ overview }: { overview: ReleaseOverview }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { section, live, canary, versions } = overview;
  const [version, setVersion] = useState(canary?.version ?? live ?? '');
  const [before, setBefore] = useState('');
  const [period, setPeriod] = useState<'hour' | 'week'>('hour');
  const { data, error, reload } = useInsights({ section, version, before, period });
  const word = (key: string) => t(`admin.releases.insights.${key}`);

  const timeOf = (at: string) =>
    new Date(at).toLocaleString(locale, {
      timeZone: 'Asia/Seoul',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(period === 'week' && { month: '2-digit', day: '2-digit' }),
    });

  return (
    <section className={styles['insights']}>
      <div className={styles['choices']}>
        <Select label={word('version')} value={version} onChange={(event) => setVersion(event.target.value)}>
          {versions.map((found) => (
            <option key={found.version}>{found.version}</option>
          ))}
        </Select>
        <Select label={word('before')} value={before} onChange={(event) => setBefore(event.target.value)}>
          <option value="">{word('previous')}</option>
          {versions
            .filter((found) => found.version !== version)
            .map((found) => (
              <option key={found.version}>{found.version}</option>
            ))}
        </Select>
        <Select
          label={word('period')}
          value={period}
          onChange={(event) => setPeriod(event.target.value === 'week' ? 'week' : 'hour')}
        >
          <option value="hour">{word('hour')}</option>
          <option value="week">{word('week')}</option>
        </Select>
      </div>
      {error && !data && <ErrorState title={word('failed')} onRetry={reload} />}
      {!error && !data && <Skeleton height={280} />}
      {data && (
        <>
          <div className={styles['charts']}>
            {trafficCharts(data.traffic, data.version, timeOf, {
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
