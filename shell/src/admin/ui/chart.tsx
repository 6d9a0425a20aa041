import { Link, useLocale, useTranslation, layout } from '@portal/kit';
import type { Chart } from '../../api/services.ts';
import styles from './chart.module.css';
import { chartHeight, chartWidth, linePath } from './line-path.ts';

interface OverviewChartProps {
  chart: Chart;
  namesLabel?: string;
  /** False where a sum says nothing, as of shares and times: the highest value is told instead. */
  isSummed?: boolean;
}

/** Numbers over time as lines, or of several things as bars; the same numbers as a table, which opens on a press. `namesLabel` heads its first column. */
export function OverviewChart({ chart, namesLabel, isSummed = true }: OverviewChartProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { label, kind, names, series, path } = chart;
  const highest = Math.max(0, ...series.flatMap(({ values }) => values));
  const number = (value: number) => value.toLocaleString(locale);
  const totals = series.map(({ label: name, values }) =>
    t('admin.overview.seriesTotal', {
      name,
      total: isSummed
        ? number(values.reduce((sum, value) => sum + value, 0))
        : t('admin.overview.highest', { value: number(Math.max(0, ...values)) }),
    }),
  );
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['title']}>{path ? <Link to={path}>{label}</Link> : label}</figcaption>
      {kind === 'line' && (
        <>
          <svg
            className={styles['lines']}
            viewBox={`0 0 ${chartWidth} ${chartHeight}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${label}: ${totals.join(', ')}`}
          >
            {series.map(({ label: name, values }, index) => (
              <path key={name} className={styles['line']} data-series={index} d={linePath(values, highest)} />
            ))}
          </svg>
          <p className={styles['scale']}>
            <span>{names[0]?.replaceAll('-', '.')}</span>
            <span>{t('admin.overview.highest', { value: number(highest) })}</span>
            <span>{names.at(-1)?.replaceAll('-', '.')}</span>
          </p>
        </>
      )}
      {kind === 'bars' && (
        <ul className={`${layout.stack3} ${layout.small}`}>
          {names.map((name, index) => (
            <li key={`${name} ${String(index)}`}>
              <span className={styles['name']}>{name}</span>
              {chart.whole === undefined ? (
                <Bars chart={chart} index={index} highest={highest} />
              ) : (
                <Share chart={chart} index={index} whole={chart.whole} />
              )}
            </li>
          ))}
        </ul>
      )}
      {series.length > 1 && kind === 'line' && (
        <ul className={styles['legend']}>
          {series.map(({ label: name }, index) => (
            <li key={name} data-series={index}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className={styles['table']}>
        <summary>{t('admin.overview.asTable')}</summary>
        <table>
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{namesLabel ?? t(`admin.overview.names.${kind}`)}</th>
              {series.map(({ label: name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, index) => (
              <tr key={`${name} ${String(index)}`}>
                <th scope="row">{kind === 'line' ? name.replaceAll('-', '.') : name}</th>
                {series.map(({ label: part, values }) => (
                  <td key={part}>{number(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface OfOne {
  chart: Chart;
  /** Which of the chart's things. */
  index: number;
}

/** A bar for each number, all charts' bars on one scale. */
function Bars({ chart, index, highest }: OfOne & { highest: number }) {
  const locale = useLocale();
  return chart.series.map(({ label, values }, place) => (
    <span key={label} className={styles['bar']}>
      <span
        className={styles['fill']}
        data-series={place}
        style={{ width: `${((values[index] ?? 0) / Math.max(highest, 1)) * 100}%` }}
        aria-hidden="true"
      />
      <span className={`${layout.muted} ${layout.figures}`}>
        {label} {(values[index] ?? 0).toLocaleString(locale)}
      </span>
    </span>
  ));
}

/** One bar, filled as far as the first number is a part of the whole. */
function Share({ chart, index, whole }: OfOne & { whole: number }) {
  const locale = useLocale();
  const [part = 0, all = 0] = [0, whole].map((place) => chart.series[place]?.values[index]);
  return (
    <>
      <span className={styles['share']} aria-hidden="true">
        <span className={styles['fill']} style={{ width: `${Math.min(100, (part / Math.max(all, 1)) * 100)}%` }} />
      </span>
      <span className={`${layout.muted} ${layout.figures}`}>
        {chart.series.map(({ label, values }) => `${label} ${(values[index] ?? 0).toLocaleString(locale)}`).join(' · ')}
      </span>
    </>
  );
}
