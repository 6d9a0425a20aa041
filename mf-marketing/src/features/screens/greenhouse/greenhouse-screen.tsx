import { disabledButton, useTranslation } from '@portal/kit';
import type { ScreenProps } from '../live-screen.tsx';
import pill from '../../../ui/pill/pill.module.css';
import panel from '../panel.module.css';
import { Reading } from '../reading.tsx';
import { useNarrow } from '../use-narrow.ts';
import { useSimulation } from '../use-simulation.ts';
import { firstGreenhouse, growOn } from './greenhouse.ts';
import styles from './greenhouse-screen.module.css';

const PLANTS = [96, 164, 232, 300, 368, 436];

/** A greenhouse that keeps itself between two temperatures, until the visitor takes over by hand. */
export function GreenhouseScreen({ isRunning }: ScreenProps) {
  const { t } = useTranslation('marketing');
  const [house, change] = useSimulation(firstGreenhouse, growOn, isRunning);
  const isNarrow = useNarrow();
  const { isAutomatic, isOpen, temperature, humidity, co2 } = house;

  return (
    <div className={panel.panel}>
      <svg
        className={`${panel.drawing} ${styles.scene}`}
        viewBox={isNarrow ? '30 -120 460 330' : '0 0 520 220'}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <circle className={styles.sun} cx={isNarrow ? 420 : 474} cy={isNarrow ? -52 : 42} r="22" />
        <path className={styles.glass} d="M48 196v-96q212-120 424 0v96z" />
        <path className={styles.frame} d="M48 196v-96q212-120 424 0v96zM154 196V64M260 196V40M366 196V64" />
        <path className={styles.vent} data-open={isOpen} data-side="left" d="M158 62q50-18 100-22" />
        <path className={styles.vent} data-open={isOpen} data-side="right" d="M362 62q-50-18-100-22" />
        <path className={styles.soil} d="M30 196h460v14H30z" />
        {PLANTS.map((x) => (
          <path
            key={x}
            className={styles.plant}
            transform={`translate(${x} 196)`}
            d="M0 0v-52M0-14q-26-2-24-26 22 4 24 26 2-24 24-26 2 24-24 26zM0-36q-18-2-18-20 16 4 18 20 0-16 18-20 0 18-18 20z"
          />
        ))}
      </svg>
      <div>
        <dl className={panel.readings}>
          <Reading name={t('farm.screen.temperature')}>{temperature.toFixed(1)} °C</Reading>
          <Reading name={t('farm.screen.humidity')}>{humidity.toFixed(0)} %</Reading>
          <Reading name="CO₂">{co2.toFixed(0)} ppm</Reading>
        </dl>
        <p className={`${panel.controls} ${styles.controls}`}>
          <button
            type="button"
            className={pill.pill}
            aria-pressed={isAutomatic}
            onClick={() => change({ ...house, isAutomatic: !isAutomatic })}
          >
            {t('farm.screen.automatic')}
          </button>
          <button
            type="button"
            className={pill.pill}
            aria-pressed={isOpen}
            {...disabledButton(isAutomatic, () => change({ ...house, isOpen: !isOpen }))}
          >
            {t('farm.screen.vents')}
          </button>
        </p>
      </div>
    </div>
  );
}
