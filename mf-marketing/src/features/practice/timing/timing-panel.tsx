import { useTranslation } from '@portal/kit';
import { median, p95 } from './statistics.ts';
import styles from './timing-panel.module.css';

/** Spec, "Offer presented": WEB EQ runs a model in up to 50 ms. */
const CLAIM_MS = 50;
const SHOWN_RUNS = 60;
/** Fewer runs make no median worth the name. */
const ENOUGH_RUNS = 10;
const CHART = { width: 360, height: 120 };

const shownMs = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(1)} ms`);

/** How long the inspections took on this device, beside the claim. Every figure here was measured. */
export function TimingPanel({ runs }: { runs: readonly number[] }) {
  const { t } = useTranslation('marketing');
  const shown = runs.slice(-SHOWN_RUNS);
  const top = Math.max(CLAIM_MS * 1.2, ...shown);
  const heightOf = (value: number) => Math.max(1.5, (value / top) * CHART.height);
  const middle = median(runs);
  const slow = p95(runs);
  const figures = [
    { key: 'last', value: shownMs(runs.at(-1)) },
    { key: 'median', value: shownMs(middle) },
    { key: 'p95', value: shownMs(slow) },
    { key: 'runs', value: String(runs.length) },
  ];
  return (
    <section className={styles.panel} aria-labelledby="timing-title">
      <h3 id="timing-title" className={styles.title}>
        {t('practice.timing.title')}
      </h3>
      <p className={styles.note}>{t('practice.timing.note')}</p>
      <dl className={styles.figures}>
        {figures.map(({ key, value }) => (
          <div key={key} data-figure={key}>
            <dt>{t(`practice.timing.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${CHART.width} ${CHART.height + 4}`}
        role="img"
        aria-label={t('practice.timing.chart')}
      >
        <path className={styles.ground} d={`M0 ${CHART.height + 0.5}h${CHART.width}`} />
        {shown.map((value, index) => (
          <rect
            key={runs.length - shown.length + index}
            className={styles.bar}
            data-slow={value > CLAIM_MS || undefined}
            x={index * 6 + 1}
            y={CHART.height - heightOf(value)}
            width="4"
            height={heightOf(value)}
          />
        ))}
        <path className={styles.claim} d={`M0 ${CHART.height - heightOf(CLAIM_MS)}h${CHART.width}`} />
        <text className={styles.claimText} x={CHART.width} y={CHART.height - heightOf(CLAIM_MS) - 5}>
          {CLAIM_MS} ms
        </text>
      </svg>
      <p className={styles.verdict}>
        {middle === undefined || slow === undefined || runs.length < ENOUGH_RUNS
          ? t('practice.timing.waiting')
          : t(slow <= CLAIM_MS ? 'practice.timing.within' : 'practice.timing.above', {
              median: middle.toFixed(1),
              p95: slow.toFixed(1),
              claim: CLAIM_MS,
            })}
      </p>
    </section>
  );
}
