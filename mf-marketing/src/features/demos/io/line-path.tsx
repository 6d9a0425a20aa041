import { Icon, useTranslation, VisuallyHidden, layout } from '@portal/kit';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import controls from '../stage/controls.module.css';
import { Panel, State } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import { LONGEST_OUTAGE, phaseOf, sumOfValues, switchDevice, switchLine, type Collection } from './collection.ts';
import styles from './line-path.module.css';
import { DEVICES } from './plant.ts';

const TONES = { connected: 'good', buffering: 'bad', delivering: 'warn' } as const;

/** From the devices over the server to the database, with the places where the visitor may take a line away. */
export function LinePath({ runner }: { runner: Runner<Collection> }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const phase = useModel(runner, phaseOf);
  const unplugged = useModel(runner, (collection) => collection.unplugged);
  const waiting = useModel(runner, (collection) => collection.waiting.length);
  const waitingValues = useModel(runner, (collection) => sumOfValues(collection.waiting));
  const stored = useModel(runner, (collection) => collection.storedValues);

  return (
    <div className={styles.path} data-phase={phase}>
      <Panel title={t('demoIo.devices')} className={styles.station}>
        <ul className={styles.devices}>
          {DEVICES.map(({ key, name, protocol }) => {
            const isOff = unplugged.includes(key);
            return (
              <li key={key} className={styles.device} data-off={isOff}>
                <span>
                  <strong>{name}</strong> <span className={layout.muted}>{protocol}</span>
                </span>
                <button
                  type="button"
                  className={styles.plug}
                  data-off={isOff}
                  onClick={() => runner.change((collection) => switchDevice(collection, key))}
                >
                  <VisuallyHidden>{t('demoIo.plugOf', { name })}: </VisuallyHidden>
                  {t(isOff ? 'demoIo.off' : 'demoIo.on')}
                </button>
              </li>
            );
          })}
        </ul>
      </Panel>
      <span className={styles.line} data-flowing={unplugged.length < DEVICES.length} aria-hidden="true" />
      <Panel title="SM-IO-SERVER" className={styles.station}>
        <p className={styles.large}>
          {number(waitingValues)} <small>{t('demoIo.buffered')}</small>
        </p>
        <span className={styles.buffer} aria-hidden="true">
          <span style={{ transform: `scaleX(${Math.min(1, waiting / LONGEST_OUTAGE)})` }} />
        </span>
        <p className={layout.muted}>{t(`demoIo.buffer.${phase}`)}</p>
      </Panel>
      <span className={styles.line} data-flowing={phase !== 'buffering'} data-broken={phase === 'buffering'}>
        <button
          type="button"
          className={`${controls.press} ${phase === 'buffering' ? controls.main : ''}`}
          onClick={() => runner.change(switchLine)}
        >
          <Icon name={phase === 'buffering' ? 'check' : 'close'} size={16} />
          {t(phase === 'buffering' ? 'demoIo.reconnect' : 'demoIo.pull')}
        </button>
      </span>
      <Panel
        title={t('demoIo.database')}
        className={styles.station}
        aside={<State tone={TONES[phase]}>{t(`demoIo.phase.${phase}`)}</State>}
      >
        <p className={styles.large}>
          {number(stored)} <small>{t('demoIo.stored')}</small>
        </p>
        <Deliveries runner={runner} />
      </Panel>
    </div>
  );
}

/** The newest records that the database received, and how old each was. */
function Deliveries({ runner }: { runner: Runner<Collection> }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const deliveries = useModel(runner, (collection) => collection.deliveries);
  return (
    <ol className={styles.deliveries} aria-label={t('demoIo.deliveries')}>
      {deliveries.slice(-3).map(({ sequence, receivedAt }) => (
        <li key={sequence}>
          <span>#{number(sequence)}</span>
          <span>{t('demoIo.delay', { seconds: number((receivedAt - sequence) / 2, 1) })}</span>
        </li>
      ))}
    </ol>
  );
}
