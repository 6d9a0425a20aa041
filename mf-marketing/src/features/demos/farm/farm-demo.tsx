import { useTranslation } from '@portal/kit';
import { useState } from 'react';
import { OFFERS } from '../../../ui/offers/offers.ts';
import { createRunner, type Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Ask } from '../stage/ask.tsx';
import { Columns } from '../stage/columns.tsx';
import { Stage } from '../stage/stage.tsx';
import { useNumber } from '../stage/use-number.ts';
import { firstDay, isOver, liveOn, resultOf, STEP_MS, type Day } from './day.ts';
import { DayChart } from './day-chart.tsx';
import { HousePanel } from './house-panel.tsx';
import { ResultPanel } from './result-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { STEP_MINUTES } from './weather.ts';

const SEED = 2018;

const begin = (seed: number, settings?: Day['settings']): Runner<Day> =>
  createRunner(firstDay(seed, settings), liveOn, STEP_MS);

const timeOf = (step: number): string =>
  new Date(Math.min(step, 287.99) * STEP_MINUTES * 60_000).toISOString().slice(11, 16);

function Clock({ runner }: { runner: Runner<Day> }) {
  const step = useModel(runner, (day) => day.step);
  return <time>{timeOf(step)}</time>;
}

/** A greenhouse over one day: the visitor's settings against combined control, under the same sky. */
export function FarmDemo() {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const [runner, setRunner] = useState(() => begin(SEED));
  const isDone = useModel(runner, isOver);
  const day = runner.read();
  const [own, automatic] = [resultOf(day.own, day), resultOf(day.automatic, day)];
  const facts = {
    own: own.temperature,
    ownEnergy: number(own.energy),
    automatic: automatic.temperature,
    automaticEnergy: number(automatic.energy),
    heatBelow: number(day.settings.heatBelow, 1),
    openAbove: number(day.settings.openAbove, 1),
  };
  const key = isDone ? 'done' : 'before';

  return (
    <Stage
      title={t('demoFarm.title')}
      runner={runner}
      startLabel={day.step === 0 ? t('demoFarm.start') : undefined}
      isOver={isDone}
      // The same day again: other settings can be compared
      onRestart={() => setRunner(begin(SEED, runner.read().settings))}
      clock={<Clock runner={runner} />}
      news={isDone ? t('demoFarm.end.done', facts) : ''}
      end={
        <Ask
          offer={OFFERS.farm}
          isDone={isDone}
          reason={t(`demoFarm.end.${key}`, facts)}
          note={t(`demoFarm.note.${key}`, facts)}
        />
      }
    >
      <Columns shares={[4, 8]}>
        <SettingsPanel runner={runner} />
        <DayChart runner={runner} />
      </Columns>
      <Columns shares={[3, 3, 4]}>
        <HousePanel runner={runner} which="own" />
        <HousePanel runner={runner} which="automatic" />
        <ResultPanel runner={runner} />
      </Columns>
    </Stage>
  );
}
