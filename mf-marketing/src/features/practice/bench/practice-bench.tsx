import { Button, Icon, useTranslation } from '@portal/kit';
import { useId } from 'react';
import { TimingPanel } from '../timing/timing-panel.tsx';
import { InspectionView } from './inspection-view.tsx';
import { PartTray } from './part-tray.tsx';
import styles from './practice-bench.module.css';
import { SERIES, useBench } from './use-bench.ts';

/** Parts, camera and clock: an inspection that runs wholly in the visitor's browser. */
export function PracticeBench() {
  const { t } = useTranslation('marketing');
  const bench = useBench();
  const thresholdId = useId();
  const { state, threshold, setThreshold, isRunning, runSeries, retry, runs } = bench;

  if (state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <Icon name="alert" size={28} />
        <h3>{t('practice.failed.title')}</h3>
        <p>{t('practice.failed.text')}</p>
        <Button variant="secondary" onClick={retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bench} data-bench={state} aria-busy={state === 'starting' || isRunning}>
      <div className={styles.tray}>
        <PartTray {...bench} />
      </div>
      <div className={styles.view}>
        <InspectionView {...bench} />
      </div>
      <div className={styles.threshold}>
        <label htmlFor={thresholdId}>
          {t('practice.threshold.label')} <output htmlFor={thresholdId}>{threshold}</output>
        </label>
        <input
          id={thresholdId}
          type="range"
          min="12"
          max="90"
          step="2"
          value={threshold}
          disabled={state !== 'ready'}
          onChange={({ target }) => setThreshold(Number(target.value))}
        />
        <p>{t('practice.threshold.hint')}</p>
      </div>
      <div className={styles.clock}>
        <TimingPanel runs={runs} />
        <Button loading={isRunning} disabled={state !== 'ready'} onClick={runSeries}>
          {t('practice.series', { number: SERIES })}
        </Button>
      </div>
      <noscript>{t('practice.noScript')}</noscript>
    </div>
  );
}
