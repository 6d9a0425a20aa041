import { useTranslation, layout } from '@portal/kit';
import { useState } from 'react';
import { IMAGE_SIZE } from '../parts/part-shape.ts';
import styles from './inspection-view.module.css';
import { PartCanvas } from './part-canvas.tsx';
import type { Bench } from './use-bench.ts';

/** The chosen part under the camera, with what was found marked on it. */
export function InspectionView({ parts, chosen, result, state }: Bench) {
  const { t } = useTranslation('marketing');
  const [look, setLook] = useState<'picture' | 'difference'>('picture');
  const part = parts[chosen];
  const findings = result?.findings ?? [];
  const isBad = findings.length > 0;
  return (
    <div className={styles.view}>
      <div className={styles.camera}>
        <PartCanvas
          image={look === 'picture' ? part?.image : result?.difference}
          look={look}
          label={t('practice.view.picture', { number: chosen + 1 })}
        />
        <svg className={styles.marks} viewBox={`0 0 ${IMAGE_SIZE} ${IMAGE_SIZE}`} aria-hidden="true" focusable="false">
          {findings.map(({ kind, left, top, width, height }) => (
            <rect
              key={`${kind}-${left}-${top}`}
              className={styles.mark}
              data-mark={kind}
              x={left - 6}
              y={top - 6}
              width={width + 12}
              height={height + 12}
              rx="4"
            />
          ))}
        </svg>
        {state !== 'ready' && <p className={styles.waiting}>{t('practice.view.starting')}</p>}
      </div>
      <div className={layout.row2} role="group" aria-label={t('practice.view.look')}>
        {(['picture', 'difference'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.look}
            aria-pressed={look === choice}
            onClick={() => setLook(choice)}
          >
            {t(`practice.view.${choice === 'picture' ? 'original' : 'difference'}`)}
          </button>
        ))}
      </div>
      <div className={styles.findings} role="status">
        {result && (
          <>
            <p className={styles.verdict} data-bad={isBad}>
              {isBad ? t('practice.view.bad', { number: findings.length }) : t('practice.view.good')}
            </p>
            <ul className={styles.list}>
              {findings.map(({ kind, left, top, area, strength }) => (
                <li key={`${kind}-${left}-${top}`}>
                  <strong>{t(`practice.kinds.${kind}`)}</strong>
                  <span>{t('practice.view.finding', { area, strength: Math.round(strength) })}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
