import { useTranslation } from '@portal/kit';
import { OFFERS } from '../../../ui/offers/offers.ts';
import { createRunner, type Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { useSeededRunner } from '../simulation/use-seeded-runner.ts';
import { Ask } from '../stage/ask.tsx';
import { Columns } from '../stage/columns.tsx';
import { Stage } from '../stage/stage.tsx';
import { useNumber } from '../stage/use-number.ts';
import { CcpPanel } from './ccp-panel.tsx';
import { deviationSeconds, firstCcp, measure, STEP_MS, type Ccp } from './deviation.ts';
import { DutyPanel } from './duty-panel.tsx';
import { processClock } from './process-clock.ts';
import { RecordPanel } from './record-panel.tsx';

const SEED = 1018;

const begin = (seed: number): Runner<Ccp> => createRunner(firstCcp(seed), measure, STEP_MS);

function Clock({ runner }: { runner: Runner<Ccp> }) {
  const tick = useModel(runner, (ccp) => ccp.tick);
  return <time>{processClock(tick)}</time>;
}

/** A critical control point leaves its limit: alarm, corrective action, and the record of both. */
export function HaccpDemo() {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const { seed, runner, restart } = useSeededRunner(SEED, begin);
  const stage = useModel(runner, (ccp) => ccp.stage);
  const isDone = stage === 'recorded';
  const { lowest = 0, heldLots = [], action = 'hold' } = runner.read();
  const facts = {
    lowest: number(lowest, 1),
    seconds: number(deviationSeconds(runner.read())),
    lots: heldLots.length,
    action: t(`demoHaccp.actions.${action}.title`),
  };
  const key = isDone ? 'done' : 'before';

  return (
    <Stage
      title={t('demoHaccp.title')}
      runner={runner}
      autoPlay
      onRestart={restart}
      clock={<Clock runner={runner} />}
      news={stage === 'acknowledge' ? '' : t(`demoHaccp.news.${stage}`)}
      end={
        <Ask
          offer={OFFERS.haccp}
          isDone={isDone}
          reason={t(`demoHaccp.end.${key}`, facts)}
          note={t(`demoHaccp.note.${key}`, facts)}
        />
      }
    >
      <Columns shares={[7, 5]}>
        <CcpPanel runner={runner} />
        <DutyPanel key={seed} runner={runner} />
      </Columns>
      <RecordPanel runner={runner} />
    </Stage>
  );
}
