import { useTranslation } from '@portal/kit';
import { useState } from 'react';
import { OFFERS } from '../../../ui/offers/offers.ts';
import { createRunner, type Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { useSeededRunner } from '../simulation/use-seeded-runner.ts';
import { Ask } from '../stage/ask.tsx';
import { Columns } from '../stage/columns.tsx';
import { Stage } from '../stage/stage.tsx';
import { useNumber } from '../stage/use-number.ts';
import { clockOf } from './clock-of.ts';
import { collect, firstCollection, phaseOf, STEP_MS, type Collection } from './collection.ts';
import { DEVICES } from './plant.ts';
import { LinePath } from './line-path.tsx';
import { LineTrend } from './line-trend.tsx';
import { TagTable } from './tag-table.tsx';

const SEED = 20_180;

const begin = (seed: number): Runner<Collection> => createRunner(firstCollection(seed), collect, STEP_MS);

function Clock({ runner }: { runner: Runner<Collection> }) {
  const tick = useModel(runner, (collection) => collection.tick);
  return <time>{clockOf(tick).slice(0, 8)}</time>;
}

/** What became of the last outage, in words. */
function useOutage(runner: Runner<Collection>) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const phase = useModel(runner, phaseOf);
  const over = useModel(runner, ({ outage }) => (outage?.isOver ? outage : undefined));
  const seconds = over && number((over.steps * STEP_MS) / 1000);
  const values = over && number(over.buffered);
  const devices = DEVICES.length;
  return {
    isDone: over !== undefined,
    news: over && phase === 'connected' ? t('demoIo.news.delivered', { values }) : t(`demoIo.news.${phase}`),
    reason: over ? t('demoIo.end.done', { seconds, values }) : t('demoIo.end.before'),
    note: over ? t('demoIo.note.done', { seconds, values, devices }) : t('demoIo.note.before', { devices }),
  };
}

/** Devices of several protocols, their tags, and a line that may be taken away: nothing is lost. */
export function IoDemo() {
  const { t } = useTranslation('marketing');
  const { runner, restart } = useSeededRunner(SEED, begin);
  const [chosen, setChosen] = useState(0);
  const { news, ...end } = useOutage(runner);

  return (
    <Stage
      title={t('demoIo.title')}
      runner={runner}
      autoPlay
      onRestart={restart}
      clock={<Clock runner={runner} />}
      news={news}
      end={<Ask offer={OFFERS.ioServer} {...end} />}
    >
      <LinePath runner={runner} />
      <Columns shares={[1, 1]}>
        <LineTrend runner={runner} tag={chosen} />
        <TagTable runner={runner} chosen={chosen} onChoose={setChosen} />
      </Columns>
    </Stage>
  );
}
