import { Icon, useTranslation } from '@portal/kit';
import type { ScreenProps } from '../live-screen.tsx';
import pill from '../../../ui/pill/pill.module.css';
import panel from '../panel.module.css';
import { Reading } from '../reading.tsx';
import { useNarrow } from '../use-narrow.ts';
import { useSimulation } from '../use-simulation.ts';
import { linePath } from '../wave.ts';
import styles from './ccp-screen.module.css';
import { firstControlPoint, lastOf, LIMIT, measure, withFailure } from './control-point.ts';

const PLOT = { height: 150, min: 80, max: 91 };
const limitY = (1 - (LIMIT - PLOT.min) / (PLOT.max - PLOT.min)) * PLOT.height;

/** A critical control point over time; the visitor may let the heater fail and see the alert. */
export function CcpScreen({ isRunning }: ScreenProps) {
  const { t } = useTranslation('marketing');
  const [point, change] = useSimulation(firstControlPoint, measure, isRunning);
  const isNarrow = useNarrow();
  const width = isNarrow ? 232 : 500;
  const temperature = lastOf(point);
  const isDeviating = temperature < LIMIT;

  return (
    <div className={panel.panel}>
      <svg
        className={panel.drawing}
        viewBox={isNarrow ? '10 0 300 220' : '12 0 590 220'}
        aria-hidden="true"
        focusable="false"
      >
        <g transform="translate(24 44)">
          <text y="-18">{t('haccp.screen.chart')}</text>
          <rect className={styles.below} y={limitY} width={width} height={PLOT.height - limitY} />
          <path className={styles.grid} d={[0, 50, 100, 150].map((y) => `M0 ${y}h${width}`).join('')} />
          <path className={styles.limit} d={`M0 ${limitY}h${width}`} />
          <path
            className={styles.line}
            data-deviating={isDeviating}
            d={linePath(point.temperatures, { ...PLOT, width })}
          />
          <text className={styles.limitText} x={width + 6} y={limitY + 5}>
            {LIMIT} °C
          </text>
        </g>
      </svg>
      <div>
        <dl className={panel.readings}>
          <Reading name={t('haccp.screen.now')} tone={isDeviating ? 'bad' : 'good'}>
            {temperature.toFixed(1)} °C
          </Reading>
          <Reading name={t('haccp.screen.state')} tone={isDeviating ? 'bad' : 'good'}>
            {t(isDeviating ? 'haccp.screen.deviating' : 'haccp.screen.normal')}
          </Reading>
          <Reading name={t('haccp.screen.deviations')}>{point.deviations}</Reading>
        </dl>
        <p className={`${panel.controls} ${styles.controls}`}>
          <button
            type="button"
            className={pill.pill}
            disabled={point.failingFor > 0 || !isRunning}
            onClick={() => change(withFailure(point))}
          >
            {t('haccp.screen.fail')}
          </button>
          <span className={styles.alert} role="status">
            {isDeviating && (
              <>
                <Icon name="alert" size={18} />
                {t('haccp.screen.alert')}
              </>
            )}
          </span>
        </p>
      </div>
    </div>
  );
}
