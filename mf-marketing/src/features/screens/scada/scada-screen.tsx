import { useTranslation } from '@portal/kit';
import type { ScreenProps } from '../live-screen.tsx';
import pill from '../../../ui/pill/pill.module.css';
import panel from '../panel.module.css';
import { Reading } from '../reading.tsx';
import { useNarrow } from '../use-narrow.ts';
import { useSimulation } from '../use-simulation.ts';
import { linePath } from '../wave.ts';
import { firstProcess, runSecond } from './process.ts';
import styles from './scada-screen.module.css';

const TANK_HEIGHT = 132;
const TREND = { width: 128, height: 96, min: 0, max: 100 };

function Tank({ x, name, level }: { x: number; name: string; level: number }) {
  return (
    <g transform={`translate(${x} 44)`}>
      <text x="42" y="-14" textAnchor="middle">
        {name}
      </text>
      <rect className={styles.tank} width="84" height={TANK_HEIGHT + 8} rx="12" />
      <rect
        className={styles.level}
        x="4"
        y="4"
        width="76"
        height={TANK_HEIGHT}
        rx="9"
        style={{ transform: `scaleY(${level / 100})` }}
      />
      <text className={styles.share} x="42" y="78" textAnchor="middle">
        {level.toFixed(0)} %
      </text>
    </g>
  );
}

/** Two tanks and a pump. The visitor can stop the pump and see the levels follow. */
export function ScadaScreen({ isRunning }: ScreenProps) {
  const { t } = useTranslation('marketing');
  const [process, change] = useSimulation(firstProcess, runSecond, isRunning);
  const isNarrow = useNarrow();
  const { isPumping, supply, storage, temperature, pressure, trend } = process;

  return (
    <div className={panel.panel}>
      <svg
        className={panel.drawing}
        viewBox={isNarrow ? '12 14 310 224' : '0 0 520 240'}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.pipe} d="M66 180v32h94M200 212h68v-32" />
        <path className={styles.flow} data-flowing={isPumping} d="M66 180v32h94M200 212h68v-32" />
        <Tank x={24} name="T-101" level={supply} />
        <Tank x={226} name="T-102" level={storage} />
        <circle className={styles.pump} cx="180" cy="208" r="22" />
        <path
          className={styles.rotor}
          data-turning={isPumping}
          d="M180 192q9 8 0 16q-9 8 0 16M164 208q8-9 16 0q8 9 16 0"
        />
        <text x="167" y="172" textAnchor="middle">
          P-101
        </text>
        <text x={isNarrow ? 167 : 358} y="30" textAnchor={isNarrow ? 'middle' : 'start'}>
          {isNarrow ? '' : 'T-102 · '}
          {t('smwp.screen.trend')}
        </text>
        <g transform={isNarrow ? 'translate(118 44) scale(0.7)' : 'translate(358 44)'}>
          <rect className={styles.chart} width="140" height="140" rx="10" />
          <path className={styles.grid} d="M8 40h124M8 72h124M8 104h124" />
          <path className={styles.trend} transform="translate(6 22)" d={linePath(trend, TREND)} />
        </g>
      </svg>
      <div>
        <dl className={panel.readings}>
          <Reading name={t('smwp.screen.temperature')}>{temperature.toFixed(1)} °C</Reading>
          <Reading name={t('smwp.screen.pressure')}>{pressure.toFixed(2)} bar</Reading>
          <Reading name={t('smwp.screen.pump')} tone={isPumping ? 'good' : 'bad'}>
            {t(isPumping ? 'smwp.screen.on' : 'smwp.screen.off')}
          </Reading>
        </dl>
        <p className={`${panel.controls} ${styles.controls}`}>
          <button type="button" className={pill.pill} onClick={() => change({ ...process, isPumping: !isPumping })}>
            {t(isPumping ? 'smwp.screen.stopPump' : 'smwp.screen.runPump')}
          </button>
        </p>
      </div>
    </div>
  );
}
