import { useTranslation } from '@portal/kit';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Panel, State } from '../stage/panel.tsx';
import { plantClock } from './plant-clock.ts';
import { ownOf, type Shop } from './shop.ts';
import styles from './trace-panel.module.css';

/** What was recorded about the visitor's order: the trace that a customer may ask for. */
export function TracePanel({ runner }: { runner: Runner<Shop> }) {
  const { t } = useTranslation('marketing');
  const trace = useModel(runner, (shop) => ownOf(shop)?.trace);
  const { line } = ownOf(runner.read()) ?? {};
  const isOver = trace?.at(-1)?.key === 'shipped';
  return (
    <Panel
      title={t('demoSm2s.trace.title')}
      aside={trace && <State tone={isOver ? 'good' : 'idle'}>{t(`demoSm2s.trace.${isOver ? 'over' : 'open'}`)}</State>}
    >
      {trace ? (
        <ol className={styles.trace}>
          {trace.map(({ key, at }, index) => (
            <li key={`${key}-${index}`} data-key={key}>
              <time>{plantClock(at)}</time>
              <span>{t(`demoSm2s.trace.events.${key}`, { line: line && t(`demoSm2s.lines.${line}`) })}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.nothing}>{t('demoSm2s.trace.nothing')}</p>
      )}
    </Panel>
  );
}
