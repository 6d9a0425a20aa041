import { useTranslation, VisuallyHidden } from '@portal/kit';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Panel, State } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import { hasResult, isOver, resultOf, type Day } from './day.ts';
import styles from './result-panel.module.css';

const ROWS = ['temperature', 'humidity', 'co2', 'energy'] as const;

const stateOf = (day: Day) => (isOver(day) ? 'over' : day.step > 0 ? 'soFar' : 'notStarted');

/** The day so far: how much of it each house kept its targets, and what that cost. */
export function ResultPanel({ runner }: { runner: Runner<Day> }) {
  const { t } = useTranslation('marketing');
  const state = useModel(runner, stateOf);
  return (
    <Panel
      title={t('demoFarm.result.title')}
      aside={<State tone={state === 'over' ? 'good' : 'idle'}>{t(`demoFarm.result.${state}`)}</State>}
    >
      <table className={styles.result}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('demoFarm.result.title')}</VisuallyHidden>
            </th>
            <th scope="col">{t('demoFarm.own')}</th>
            <th scope="col">{t('demoFarm.automatic')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`demoFarm.result.${row}`)}</th>
              <Cell runner={runner} which="own" row={row} />
              <Cell runner={runner} which="automatic" row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface CellProps {
  runner: Runner<Day>;
  which: 'own' | 'automatic';
  row: (typeof ROWS)[number];
}

function Cell({ runner, which, row }: CellProps) {
  const number = useNumber();
  const value = useModel(runner, (day) => (hasResult(day, row) ? resultOf(day[which], day)[row] : undefined));
  return <td>{value === undefined ? '—' : `${number(value)} ${row === 'energy' ? 'kWh' : '%'}`}</td>;
}
