import { disabledButton, Icon, useTranslation } from '@portal/kit';
import type { ScreenProps } from '../live-screen.tsx';
import pill from '../../../ui/pill/pill.module.css';
import panel from '../panel.module.css';
import { Reading } from '../reading.tsx';
import { useSimulation } from '../use-simulation.ts';
import { linePath } from '../wave.ts';
import styles from './ccp-screen.module.css';
import { firstControlPoint, lastOf, LIMIT, measure, withFailure } from './control-point.ts';

const PLOT = { width: 500, height: 150, min: 80, max: 91 };
const limitY = (1 - (LIMIT - PLOT.min) / (PLOT.max - PLOT.min)) * PLOT.height;

/** A critical control point over time; the visitor may let the heater fail and see the alert. */
export function CcpScreen({ isRunning, start }: ScreenProps) {
  const { t } = useTranslation('marketing');
  const [point, change] = useSimulation(firstControlPoint, measure, isRunning);
  const temperature = lastOf(point);
  const isDeviating = temperature < LIMIT;

  function fail() {
    change(withFailure(point));
    start();
  }

  return (
    <div className={panel.panel}>
      <div className={styles.chart} aria-hidden="true">
        <span>{t('haccp.screen.chart')}</span>
        <div className={styles.frame}>
          <svg
            className={styles.plot}
            viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
            preserveAspectRatio="none"
            focusable="false"
          >
            <rect className={styles.below} y={limitY} width={PLOT.width} height={PLOT.height - limitY} />
            <path className={styles.grid} d={[0, 50, 100, 150].map((y) => `M0 ${y}h${PLOT.width}`).join('')} />
            <path className={styles.limit} d={`M0 ${limitY}h${PLOT.width}`} />
            <path className={styles.line} data-deviating={isDeviating} d={linePath(point.temperatures, PLOT)} />
          </svg>
          <span className={styles.limitText} style={{ top: `${(100 * limitY) / PLOT.height}%` }}>
            {LIMIT} °C
          </span>
        </div>
      </div>
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
          <button type="button" className={pill.pill} {...disabledButton(point.failingFor > 0, fail)}>
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
