import type { CallComparison, CallSummary } from '@portal/contract';
import { useLocale, useTranslation } from '@portal/kit';
import styles from './insights.module.css';
import { useReleaseWords } from './use-release-words.ts';

interface BarProps {
  name: string;
  summary: CallSummary | undefined;
  /** Of all bars, in milliseconds. */
  longestMs: number;
}

/** How long 95 % of the calls took at most, as a bar, with what lies behind it. */
function Bar({ name, summary, longestMs }: BarProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const words = useReleaseWords();
  if (!summary) return null;
  const { calls, failed, p50, p95, p99 } = summary;
  const ms = (value: number) => `${value.toLocaleString(locale)} ms`;
  return (
    <div className={styles['bar']} data-failed={failed > 0 || undefined}>
      <span className={styles['version']}>{name}</span>
      <svg
        className={styles['shares']}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${t('admin.releases.insights.p95', { value: ms(p95) })}`}
      >
        <rect className={styles['track']} width="100" height="10" />
        <rect className={failed > 0 ? styles['poor'] : styles['time']} width={(100 * p95) / longestMs} height="10" />
      </svg>
      <span className={styles['numbers']}>
        {[
          t('admin.releases.services.p50', { value: ms(p50) }),
          t('admin.releases.insights.p95', { value: ms(p95) }),
          t('admin.releases.services.p99', { value: ms(p99) }),
          t('admin.releases.services.failedOf', { rate: words.percent(failed / calls), count: calls }),
        ].join(' · ')}
      </span>
    </div>
  );
}

interface ServiceCallsProps {
  calls: CallComparison[];
  version: string;
  before: string | undefined;
}

/** The calls of a version, the most frequent first, each above the same one of the version before. */
export function ServiceCalls({ calls, version, before }: ServiceCallsProps) {
  const { t } = useTranslation('shell');
  if (calls.length === 0) return <p>{t('admin.releases.insights.noTimes')}</p>;
  const longestMs = Math.max(1, ...calls.flatMap((row) => [row.version?.p95 ?? 0, row.before?.p95 ?? 0]));
  return (
    <ul className={styles['metrics']}>
      {calls.map((row) => (
        <li key={row.call} className={styles['card']}>
          <p className={styles['path']} lang="en">
            {row.call}
          </p>
          <Bar name={version} summary={row.version} longestMs={longestMs} />
          {before !== undefined && <Bar name={before} summary={row.before} longestMs={longestMs} />}
        </li>
      ))}
    </ul>
  );
}
