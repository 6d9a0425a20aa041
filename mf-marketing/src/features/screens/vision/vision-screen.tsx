import { useTranslation } from '@portal/kit';
import type { ScreenProps } from '../live-screen.tsx';
import panel from '../panel.module.css';
import { Reading } from '../reading.tsx';
import { useNarrow } from '../use-narrow.ts';
import { useSimulation } from '../use-simulation.ts';
import { CAMERA, firstLine, moveOn } from './inspection-line.ts';
import styles from './vision-screen.module.css';

const PLACE_WIDTH = 104;

/** Parts pass under a camera; each gets its verdict there, and keeps its mark. */
export function VisionScreen({ isRunning }: ScreenProps) {
  const { t } = useTranslation('marketing');
  const [{ parts, good, bad }] = useSimulation(firstLine, moveOn, isRunning);
  const isNarrow = useNarrow();
  const { flaw } = parts[CAMERA] ?? {};

  return (
    <div className={panel.panel}>
      <svg
        className={`${panel.drawing} ${styles.scene}`}
        viewBox={isNarrow ? '104 -24 312 288' : '0 0 520 240'}
        aria-hidden="true"
        focusable="false"
      >
        {/* Longer than the drawing: where the window is wider, the belt still goes from side to side. */}
        <path className={styles.belt} d="M-400 78h1320v108H-400z" />
        <path className={styles.edge} d="M-400 78h1320M-400 186h1320" />
        {parts.map(({ id, flaw: mark }, index) => (
          <g key={id} className={styles.part} style={{ transform: `translate(${52 + index * PLACE_WIDTH}px, 132px)` }}>
            <circle className={styles.steel} r="38" />
            <circle className={styles.rim} r="30" />
            <circle className={styles.hole} r="12" />
            {mark === 'scratch' && <path className={styles.flaw} d="M-24-8l14 8-4 6 16 10" />}
            {mark === 'chip' && <path className={styles.hole} d="M18-38l22 20-10 4-6-10z" />}
            {index >= CAMERA &&
              (mark ? (
                <rect className={styles.bad} x="-46" y="-46" width="92" height="92" rx="5" />
              ) : (
                <path className={styles.good} d="M-44-32v-12h12M32-44h12v12M44 32v12H32M-32 44h-12V32" />
              ))}
          </g>
        ))}
        <path className={styles.light} d="M240 40h40l36 146h-112z" />
        <path className={styles.camera} d="M226 0h68v30h-10l-6 12h-36l-6-12h-10z" />
        <rect className={flaw ? styles.labelBad : styles.labelGood} x="200" y="200" width="120" height="30" rx="15" />
        <text className={styles.label} x="260" y="220" textAnchor="middle">
          {t(flaw ? `webEq.screen.${flaw}` : 'webEq.screen.good')}
        </text>
      </svg>
      <dl className={panel.readings}>
        <Reading name={t('webEq.screen.inspected')}>{good + bad}</Reading>
        <Reading name={t('webEq.screen.good')} tone="good">
          {good}
        </Reading>
        <Reading name={t('webEq.screen.bad')} tone="bad">
          {bad}
        </Reading>
      </dl>
    </div>
  );
}
