import type { PageTimes as Times, TimeSummary } from '@portal/contract';
import { useLocale, useTranslation } from '@portal/kit';
import styles from './insights.module.css';

const METRICS = ['lcp', 'inp', 'cls', 'render'] as const;

/** Milliseconds, or the number of a layout shift. */
function useTime(metric: Times['metric']) {
  const locale = useLocale();
  return (value: number) =>
    metric === 'cls'
      ? (value / 1_000).toLocaleString(locale, { maximumFractionDigits: 3 })
      : `${value.toLocaleString(locale)} ms`;
}

/** How many were good, fair and poor, as parts of one bar, with the time that most stay below. */
function Bar({ name, metric, summary }: { name: string; metric: Times['metric']; summary: TimeSummary | undefined }) {
  const { t } = useTranslation('shell');
  const time = useTime(metric);
  if (!summary) return null;
  const { count, good, fair, p75, p95 } = summary;
  const shares = { good, fair, poor: count - good - fair };
  const told = Object.entries(shares).map(
    ([grade, part]) => `${t(`admin.releases.insights.${grade}`)} ${Math.round((100 * part) / count)}%`,
  );
  let from = 0;
  return (
    <div className={styles['bar']}>
      <span className={styles['version']}>{name}</span>
      <svg
        className={styles['shares']}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={told.join(', ')}
      >
        {Object.entries(shares).map(([grade, part]) => {
          const width = (100 * part) / count;
          from += width;
          return <rect key={grade} className={styles[grade]} x={from - width} width={width} height="10" />;
        })}
      </svg>
      <span className={styles['numbers']}>
        {[
          t('admin.releases.insights.p75', { value: time(p75) }),
          t('admin.releases.insights.p95', { value: time(p95) }),
          t('admin.releases.insights.count', { count }),
        ].join(' · ')}
      </span>
    </div>
  );
}

interface PageTimesProps {
  times: Times[];
  version: string;
  before: string | undefined;
}

/** Times of each page, the version above the one before it. */
export function PageTimes({ times, version, before }: PageTimesProps) {
  const { t } = useTranslation('shell');
  if (times.length === 0) return <p>{t('admin.releases.insights.noTimes')}</p>;
  const measured = METRICS.filter((metric) => times.some((row) => row.metric === metric));
  return (
    <>
      <ul className={styles['legend']}>
        {(['good', 'fair', 'poor'] as const).map((grade) => (
          <li key={grade} data-grade={grade}>
            {t(`admin.releases.insights.${grade}`)}
          </li>
        ))}
      </ul>
      <div className={styles['metrics']}>
        {measured.map((metric) => (
          <section key={metric} className={styles['card']}>
            <h4 className={styles['title']}>{t(`admin.releases.insights.metrics.${metric}`)}</h4>
            {times
              .filter((row) => row.metric === metric)
              .map((row) => (
                <div key={row.page} className={styles['page']}>
                  <p className={styles['path']}>{row.page}</p>
                  <Bar name={version} metric={metric} summary={row.version} />
                  {before && <Bar name={before} metric={metric} summary={row.before} />}
                </div>
              ))}
          </section>
        ))}
      </div>
    </>
  );
}
