import { useTranslation, type Translate } from '@portal/kit';
import { useCallback } from 'react';
import { Canvas } from '../plot/canvas.tsx';
import { drawBand, drawLine, drawScale, drawTimes, xOf, type Chart } from '../plot/chart.ts';
import type { Paint } from '../plot/paint.ts';
import type { Runner } from '../simulation/runner.ts';
import { Panel } from '../stage/panel.tsx';
import { TARGETS, type Climate } from './climate.ts';
import { isLight, temperatureTarget, type Day, type House } from './day.ts';
import styles from './farm-demo.module.css';
import { STEPS_OF_DAY, weatherAt } from './weather.ts';

const CHARTS = [
  { key: 'temperature', unit: '°C', min: 8, max: 34, scale: [10, 20, 30] },
  { key: 'humidity', unit: '%', min: 30, max: 100, scale: [40, 60, 80] },
  { key: 'co2', unit: 'ppm', min: 200, max: 1800, scale: [400, 1000, 1600] },
] as const;
const LEFT = 40;
const TITLE = 22;
const HOURS = [3, 6, 9, 12, 15, 18, 21];
const STEPS_OF_HOUR = STEPS_OF_DAY / 24;

const pointsOf = ({ course }: House, key: keyof Climate) =>
  course.map((climate, step) => [step, climate[key] as number] as const);

/** The target of a value at a step; CO₂ has none in the dark. */
function targetAt(key: (typeof CHARTS)[number]['key'], seed: number, step: number) {
  const weather = weatherAt(seed, step);
  if (key === 'temperature') return temperatureTarget(weather);
  if (key === 'humidity') return TARGETS.humidity;
  return isLight(weather) ? TARGETS.co2 : undefined;
}

function drawTargets(paint: Paint, chart: Chart, key: (typeof CHARTS)[number]['key'], seed: number): void {
  // By half hours, as the light changes
  for (let from = 0; from < STEPS_OF_DAY; from += 6) {
    const target = targetAt(key, seed, from + 3);
    if (!target) continue;
    const [min, max] = target;
    drawBand(paint, chart, { color: '--color-success-ground', from, to: from + 6, min, max });
  }
}

function drawDay(paint: Paint, day: Day, progress: number, t: Translate): void {
  const height = (paint.height - 24) / CHARTS.length - TITLE;
  CHARTS.forEach(({ key, unit, min, max, scale }, index) => {
    const top = index * (height + TITLE) + TITLE;
    const chart: Chart = {
      left: LEFT,
      top,
      width: paint.width - LEFT - 4,
      height: height - 6,
      from: 0,
      to: STEPS_OF_DAY,
      min,
      max,
    };
    drawTargets(paint, chart, key, day.seed);
    drawScale(paint, chart, scale);
    if (index === CHARTS.length - 1)
      drawTimes(
        paint,
        chart,
        HOURS.map((hour) => [hour * STEPS_OF_HOUR, `${String(hour).padStart(2, '0')}:00`]),
      );
    paint.text(`${t(`demoFarm.values.${key}`)} (${unit})`, 0, top - 10, { color: '--color-ink', weight: 600 });
    drawLine(paint, chart, pointsOf(day.automatic, key), { color: '--color-ink-muted', width: 1.75, dash: [5, 4] });
    drawLine(paint, chart, pointsOf(day.own, key), { color: '--accent', width: 2.25 });
    const now = Math.min(STEPS_OF_DAY, day.step + progress);
    paint.context.fillStyle = paint.color('--color-line-strong');
    paint.context.fillRect(Math.round(xOf(chart, now)), top, 1, height - 6);
  });
}

/** Both houses over the day, with the targets behind them. */
export function DayChart({ runner }: { runner: Runner<Day> }) {
  const { t } = useTranslation('marketing');
  const draw = useCallback((paint: Paint) => drawDay(paint, runner.read(), runner.progress(), t), [runner, t]);
  return (
    <Panel
      title={t('demoFarm.chart')}
      aside={
        <p className={styles.legend}>
          <span>{t('demoFarm.own')}</span>
          <span className={styles.automatic}>{t('demoFarm.automatic')}</span>
          <span className={styles.target}>{t('demoFarm.target')}</span>
        </p>
      }
    >
      <Canvas
        runner={runner}
        span={STEPS_OF_DAY}
        draw={draw}
        label={t('demoFarm.chartLabel')}
        className={styles.chart}
      />
    </Panel>
  );
}
