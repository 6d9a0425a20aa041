import { useTranslation } from '@portal/kit';
import { OFFERS } from '../../../ui/offers/offers.ts';
import { createRunner, type Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { useSeededRunner } from '../simulation/use-seeded-runner.ts';
import { Ask } from '../stage/ask.tsx';
import { Columns } from '../stage/columns.tsx';
import { Stage } from '../stage/stage.tsx';
import { useNumber } from '../stage/use-number.ts';
import { Board } from './board.tsx';
import { scrapShare } from './order.ts';
import { OwnPanel } from './own-panel.tsx';
import { plantClock } from './plant-clock.ts';
import { firstShop, ownOf, STEP_MS, workOn, type Shop } from './shop.ts';
import { TracePanel } from './trace-panel.tsx';
import { waitOf } from './wait-of.ts';

const SEED = 204;

const begin = (seed: number): Runner<Shop> => createRunner(firstShop(seed), workOn, STEP_MS);

function Clock({ runner }: { runner: Runner<Shop> }) {
  const minute = useModel(runner, (shop) => shop.minute);
  return <time>{plantClock(minute)}</time>;
}

/** One order of the visitor through the plant, among those that go on by themselves. */
export function Sm2sDemo() {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const { seed, runner, restart } = useSeededRunner(SEED, begin);
  const wait = useModel(runner, (shop) => waitOf(ownOf(shop)));
  const own = ownOf(runner.read());
  const isDone = wait === 'shipped';
  const [first, last] = [own?.trace[0]?.at ?? 0, own?.trace.at(-1)?.at ?? 0];
  const facts = {
    id: own?.id,
    quantity: number(own?.quantity ?? 0),
    minutes: number(last - first),
    scrap: number(100 * (own ? scrapShare(own) : 0), 1),
    steps: own?.trace.length ?? 0,
  };
  const key = isDone ? 'done' : 'before';

  return (
    <Stage
      title={t('demoSm2s.title')}
      runner={runner}
      autoPlay
      onRestart={restart}
      clock={<Clock runner={runner} />}
      news={wait === 'none' ? '' : t(`demoSm2s.news.${wait}`, facts)}
      end={
        <Ask
          offer={OFFERS.sm2s}
          isDone={isDone}
          reason={t(`demoSm2s.end.${key}`, facts)}
          note={t(`demoSm2s.note.${key}`, facts)}
        />
      }
    >
      <Columns shares={[5, 7]}>
        <OwnPanel key={seed} runner={runner} />
        <TracePanel runner={runner} />
      </Columns>
      <Board runner={runner} />
    </Stage>
  );
}
