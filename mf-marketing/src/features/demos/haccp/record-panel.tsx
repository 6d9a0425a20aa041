import { useTranslation } from '@portal/kit';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Panel, State } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import type { Ccp, RecordEntry } from './deviation.ts';
import { processClock } from './process-clock.ts';
import styles from './record-panel.module.css';

// Sample people of the procedure
const AUTHORS: Record<RecordEntry['key'], 'system' | 'operator' | 'manager'> = {
  fault: 'system',
  warning: 'system',
  deviation: 'system',
  acknowledged: 'operator',
  held: 'operator',
  decided: 'operator',
  repaired: 'operator',
  verified: 'system',
  approved: 'manager',
};

/** The log of the control point as it grows, and whether it is approved. */
export function RecordPanel({ runner }: { runner: Runner<Ccp> }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const entries = useModel(runner, (ccp) => ccp.entries);
  const stage = useModel(runner, (ccp) => ccp.stage);
  const { heldLots, action } = runner.read();
  const lots = heldLots && `${heldLots[0]}–${heldLots.at(-1)}`;
  const state = stage === 'recorded' ? 'approved' : entries.length > 0 ? 'open' : 'empty';

  return (
    <Panel
      title={t('demoHaccp.record.title')}
      aside={<State tone={state === 'approved' ? 'good' : 'idle'}>{t(`demoHaccp.record.states.${state}`)}</State>}
    >
      <table className={styles.record}>
        <thead>
          <tr>
            {['time', 'event', 'value', 'author'].map((column) => (
              <th key={column} scope="col" className={column === 'author' ? styles.author : undefined}>
                {t(`demoHaccp.record.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.length === 0 && (
            <tr>
              <td colSpan={4} className={styles.empty}>
                {t('demoHaccp.record.nothing')}
              </td>
            </tr>
          )}
          {entries.map(({ key, at, temperature }) => (
            <tr key={key} data-key={key}>
              <td className={styles.time}>{processClock(at)}</td>
              <th scope="row">
                {t(`demoHaccp.record.events.${key}`, {
                  lots,
                  action: action && t(`demoHaccp.actions.${action}.title`),
                })}
                <small className={styles.below}>{t(`demoHaccp.record.authors.${AUTHORS[key]}`)}</small>
              </th>
              <td className={styles.value}>{number(temperature, 1)} °C</td>
              <td className={styles.author}>{t(`demoHaccp.record.authors.${AUTHORS[key]}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
