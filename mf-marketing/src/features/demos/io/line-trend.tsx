import { useTranslation } from '@portal/kit';
import { useCallback } from 'react';
import {
  drawBand,
  drawLine,
  drawNumbers,
  drawScale,
  drawTimes,
  marksOf,
  type Chart,
  type Point,
} from '../plot/chart.ts';
import type { Paint, Times } from '../plot/paint.ts';
import { Plot } from '../plot/plot.tsx';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { useNow } from '../simulation/use-now.ts';
import { Panel } from '../stage/panel.tsx';
import { clockOf } from './clock-of.ts';
import { HISTORY, type Collection, type TagRecord } from './collection.ts';
import styles from './io-demo.module.css';
import { TAGS, type TagShape } from './plant.ts';

const MARK_STEPS = 60;
const LEFT = 52;

const pointsOf = (records: readonly TagRecord[], tag: number): Point[] =>
  records.map(({ sequence, values }) => [sequence, values[tag] ?? null]);

/** Both charts of a tag, one above the other. */
function chartsOf({ height }: Paint, times: Times, { middle, swing, grain }: TagShape): [Chart, Chart] {
  const spread = (swing + 2 * grain) * 1.25;
  const chart = { ...times, top: 26, height: (height - 84) / 2, min: middle - spread, max: middle + spread };
  return [chart, { ...chart, top: chart.top + chart.height + 38 }];
}

const scaleOf = ({ min, max }: Chart): number[] => [0.15, 0.5, 0.85].map((share) => min + share * (max - min));

/** One tag twice: as the server measured it, and as the database has it. What is missing there comes later, in order. */
export function LineTrend({ runner, tag }: { runner: Runner<Collection>; tag: number }) {
  const { t } = useTranslation('marketing');
  const isMissing = useModel(runner, ({ waiting }) => waiting.length > 0);
  const shape = TAGS[tag] ?? TAGS[0];
  const now = useNow(runner);

  const drawCourse = useCallback(
    (paint: Paint, times: Times) => {
      const { collected, stored, waiting } = runner.read();
      const [above, below] = chartsOf(paint, times, shape);
      const missing = waiting[0];
      if (missing) drawBand(paint, below, { color: '--color-error-ground', from: missing.sequence - 1 });
      drawScale(paint, above, scaleOf(above));
      drawScale(paint, below, scaleOf(below));
      drawTimes(
        paint,
        below,
        marksOf(times, MARK_STEPS).map((tick) => [tick, clockOf(tick).slice(0, 8)]),
      );
      drawLine(paint, above, pointsOf(collected, tag), { color: '--color-ink-muted', width: 1.75 });
      drawLine(paint, below, pointsOf(stored, tag), { color: '--accent', width: 2 });
    },
    [runner, shape, tag],
  );
  const drawFixed = useCallback(
    (paint: Paint, times: Times) => {
      const [above, below] = chartsOf(paint, times, shape);
      const format = (value: number) => value.toFixed(shape.digits);
      for (const chart of [above, below]) drawNumbers(paint, chart, scaleOf(chart), format);
      paint.text(t('demoIo.trend.collected'), 0, above.top - 16, { color: '--color-ink', weight: 600 });
      paint.text(t('demoIo.trend.stored'), 0, below.top - 16, { color: '--color-ink', weight: 600 });
      const look = { color: '--color-error', align: 'right', weight: 600 } as const;
      if (isMissing) paint.text(t('demoIo.trend.missing'), times.left + times.width, below.top - 16, look);
    },
    [isMissing, shape, t],
  );

  return (
    <Panel title={`${shape.name} (${shape.unit})`} className={styles.trend}>
      <Plot
        runner={runner}
        now={now}
        span={HISTORY - 2}
        left={LEFT}
        course={drawCourse}
        fixed={drawFixed}
        label={t('demoIo.trend.label', { name: shape.name })}
        className={styles.plot}
      />
    </Panel>
  );
}
