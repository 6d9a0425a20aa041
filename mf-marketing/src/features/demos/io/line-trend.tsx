import { useTranslation } from '@portal/kit';
import { useCallback } from 'react';
import { Canvas } from '../plot/canvas.tsx';
import { drawBand, drawLine, drawScale, drawTimes, type Chart, type Point } from '../plot/chart.ts';
import type { Paint } from '../plot/paint.ts';
import type { Runner } from '../simulation/runner.ts';
import { Panel } from '../stage/panel.tsx';
import { clockOf } from './clock-of.ts';
import { HISTORY, type Collection, type TagRecord } from './collection.ts';
import styles from './io-demo.module.css';
import { TAGS } from './plant.ts';

const MARK_STEPS = 60;
const LEFT = 52;

const pointsOf = (records: readonly TagRecord[], tag: number): Point[] =>
  records.map(({ sequence, values }) => [sequence, values[tag] ?? null]);

/** One tag twice: as the server measured it, and as the database has it. What is missing there comes later, in order. */
export function LineTrend({ runner, tag }: { runner: Runner<Collection>; tag: number }) {
  const { t } = useTranslation('marketing');

  const draw = useCallback(
    (paint: Paint) => {
      const shape = TAGS[tag];
      const { tick, collected, stored, waiting } = runner.read();
      if (!shape) return;
      const now = tick + runner.progress() - 1;
      const spread = (shape.swing + 2 * shape.grain) * 1.25;
      const height = (paint.height - 84) / 2;
      const chart: Chart = {
        left: LEFT,
        top: 26,
        width: paint.width - LEFT - 4,
        height,
        from: now - HISTORY + 2,
        to: now,
        min: shape.middle - spread,
        max: shape.middle + spread,
      };
      const below = { ...chart, top: chart.top + height + 38 };
      const scale = [shape.middle - spread * 0.7, shape.middle, shape.middle + spread * 0.7];
      const first = Math.ceil(chart.from / MARK_STEPS) * MARK_STEPS;
      const times = Array.from(
        { length: HISTORY / MARK_STEPS },
        (_, index) => [first + index * MARK_STEPS, clockOf(first + index * MARK_STEPS).slice(0, 8)] as const,
      );
      const format = (value: number) => value.toFixed(shape.digits);

      paint.text(t('demoIo.trend.collected'), 0, 10, { color: '--color-ink', weight: 600 });
      drawScale(paint, chart, scale, format);
      drawLine(paint, chart, pointsOf(collected, tag), { color: '--color-ink-muted', width: 1.75 });
      paint.text(t('demoIo.trend.stored'), 0, below.top - 16, { color: '--color-ink', weight: 600 });
      const missing = waiting[0];
      if (missing) drawBand(paint, below, { color: '--color-error-ground', from: missing.sequence - 1, to: now });
      drawScale(paint, below, scale, format);
      drawTimes(paint, below, times);
      drawLine(paint, below, pointsOf(stored, tag), { color: '--accent', width: 2 });
      if (missing)
        paint.text(t('demoIo.trend.missing'), below.left + below.width, below.top - 16, {
          color: '--color-error',
          align: 'right',
          weight: 600,
        });
    },
    [runner, tag, t],
  );

  const shape = TAGS[tag];
  return (
    <Panel title={`${shape?.name} (${shape?.unit})`} className={styles.trend}>
      <Canvas
        runner={runner}
        span={HISTORY}
        draw={draw}
        label={t('demoIo.trend.label', { name: shape?.name })}
        className={styles.plot}
      />
    </Panel>
  );
}
