import { Icon, useTranslation } from '@portal/kit';
import { useCallback } from 'react';
import { drawBand, drawLine, drawNumbers, drawScale, drawTimes, marksOf, yOf, type Chart } from '../plot/chart.ts';
import type { Paint, Times } from '../plot/paint.ts';
import { Plot } from '../plot/plot.tsx';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { useNow } from '../simulation/use-now.ts';
import { Figure, Figures, Panel, State } from '../stage/panel.tsx';
import { useNumber } from '../stage/use-number.ts';
import styles from './ccp-panel.module.css';
import { HISTORY, isDeviating, lastOf, LIMIT, lotAt, WARNING, type Ccp } from './deviation.ts';
import { processClock } from './process-clock.ts';

const LEFT = 40;
const MARK_STEPS = 36;
const SCALE = [82, 84, 86, 88, 90];

const chartOf = ({ height }: Paint, times: Times): Chart => ({
  ...times,
  top: 12,
  height: height - 40,
  min: 81.5,
  max: 90.5,
});

function drawCourse(paint: Paint, times: Times, ccp: Ccp): void {
  const chart = chartOf(paint, times);
  const { deviatedAt, recoveredAt, temperatures } = ccp;
  if (deviatedAt !== undefined)
    drawBand(paint, chart, { color: '--color-error-ground', from: deviatedAt - 1, to: recoveredAt ?? times.to });
  drawBand(paint, chart, { color: '--color-warning-ground', min: LIMIT, max: WARNING });
  drawScale(paint, chart, SCALE);
  drawTimes(
    paint,
    chart,
    marksOf(times, MARK_STEPS).map((tick) => [tick, processClock(tick).slice(0, 5)]),
  );
  const start = ccp.tick - temperatures.length + 1;
  const points = temperatures.map((temperature, index) => [start + index, temperature] as const);
  drawLine(paint, chart, points, { color: isDeviating(ccp) ? '--color-error' : '--color-success', width: 2.5 });
}

function drawFixed(paint: Paint, times: Times, limitWords: string): void {
  const chart = chartOf(paint, times);
  drawNumbers(paint, chart, SCALE);
  const limit = [chart.from, chart.to].map((at) => [at, LIMIT] as const);
  drawLine(paint, chart, limit, { color: '--color-error', width: 1.5, dash: [6, 5] });
  paint.text(limitWords, chart.left + 8, yOf(chart, LIMIT) + 12, { color: '--color-error', weight: 600 });
}

/** The heating temperature over twelve minutes, its limit, and the lots that pass. */
export function CcpPanel({ runner }: { runner: Runner<Ccp> }) {
  const { t } = useTranslation('marketing');
  const number = useNumber();
  const temperature = useModel(runner, (ccp) => number(lastOf(ccp), 1));
  const isBad = useModel(runner, isDeviating);
  const isWarned = useModel(runner, (ccp) => lastOf(ccp) < WARNING);
  const isAlarm = useModel(runner, ({ stage }) => stage === 'acknowledge');
  const tone = isBad ? 'bad' : isWarned ? 'warn' : 'good';

  const now = useNow(runner);
  const course = useCallback((paint: Paint, times: Times) => drawCourse(paint, times, runner.read()), [runner]);
  const fixed = useCallback(
    (paint: Paint, times: Times) => drawFixed(paint, times, t('demoHaccp.limitAt', { limit: LIMIT })),
    [t],
  );

  return (
    <Panel title={t('demoHaccp.chart')} aside={<State tone={tone}>{t(`demoHaccp.states.${tone}`)}</State>}>
      <div className={styles.chart}>
        <div role="alert" className={styles.place}>
          {isAlarm && (
            <p className={styles.alarm}>
              <Icon name="alert" size={20} />
              {t('demoHaccp.alarm', { limit: LIMIT })}
            </p>
          )}
        </div>
        <Plot
          runner={runner}
          now={now}
          span={HISTORY - 2}
          left={LEFT}
          course={course}
          fixed={fixed}
          label={t('demoHaccp.chartLabel', { limit: LIMIT })}
        />
      </div>
      <Figures>
        <Figure name={t('demoHaccp.now')} tone={tone}>
          {temperature} °C
        </Figure>
        <Figure name={t('demoHaccp.limit')}>≥ {LIMIT} °C</Figure>
        <Lots runner={runner} />
      </Figures>
    </Panel>
  );
}

function Lots({ runner }: { runner: Runner<Ccp> }) {
  const { t } = useTranslation('marketing');
  const lot = useModel(runner, ({ tick }) => lotAt(tick));
  const held = useModel(runner, ({ heldLots }) => heldLots);
  return (
    <>
      <Figure name={t('demoHaccp.lot')}>{lot}</Figure>
      <Figure name={t('demoHaccp.held')} tone={held ? 'warn' : undefined}>
        {held ? `${held[0]}–${held.at(-1)}` : t('demoHaccp.none')}
      </Figure>
    </>
  );
}
