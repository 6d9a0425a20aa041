import { useTranslation, type Translate } from '@portal/kit';
import { useCallback } from 'react';
import { drawBand, drawLine, drawNumbers, drawScale, drawTimes, type Chart } from '../plot/chart.ts';
import type { Paint, Times } from '../plot/paint.ts';
import { Plot } from '../plot/plot.tsx';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Panel } from '../stage/panel.tsx';
import { TARGETS, type Climate } from './climate.ts';
import { isLight, isOver, temperatureTarget, type Day, type House } from './day.ts';
import styles from './farm-demo.module.css';
import { STEPS_OF_DAY, weatherAt } from './weather.ts';

const CHARTS = [
  { key: 'temperature', unit: '°C', min: 8, max: 34, scale: [10, 20, 30] },
  { key: 'humidity', unit: '%', min: 30, max: 100, scale: [40, 60, 80] },
  { key: 'co2', unit: 'ppm', min: 200, max: 1800, scale: [400, 1000, 1600] },
] as const;
const LEFT = 40;
const TITLE = 22;
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21];
const STEPS_OF_HOUR = STEPS_OF_DAY / 24;
const HALF_HOUR = STEPS_OF_HOUR / 2;

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
  const targetFrom = (step: number) => targetAt(key, seed, step + HALF_HOUR / 2);
  for (let from = 0, to = 0; from < STEPS_OF_DAY; from = to) {
    const target = targetFrom(from);
    do to += HALF_HOUR;
    while (to < STEPS_OF_DAY && targetFrom(to) === target);
    if (target) drawBand(paint, chart, { color: '--color-success-ground', from, to, min: target[0], max: target[1] });
  }
}

function chartsOf(paint: Paint, times: Times) {
  const height = (paint.height - 24) / CHARTS.length - TITLE;
  return CHARTS.map((chart, index) => ({
    ...chart,
    ...times,
    top: index * (height + TITLE) + TITLE,
    height: height - 6,
  }));
}

function drawCourse(paint: Paint, times: Times, { own, automatic }: Day): void {
  for (const chart of chartsOf(paint, times)) {
    drawLine(paint, chart, pointsOf(automatic, chart.key), { color: '--color-ink-muted', width: 1.75, dash: [5, 4] });
    drawLine(paint, chart, pointsOf(own, chart.key), { color: '--accent', width: 2.25 });
  }
}

function drawFixed(paint: Paint, times: Times, seed: number, t: Translate): void {
  const charts = chartsOf(paint, times);
  for (const chart of charts) {
    drawTargets(paint, chart, chart.key, seed);
    drawScale(paint, chart, chart.scale);
    drawNumbers(paint, chart, chart.scale);
    const title = `${t(`demoFarm.values.${chart.key}`)} (${chart.unit})`;
    paint.text(title, 0, chart.top - 10, { color: '--color-ink', weight: 600 });
  }
  drawTimes(
    paint,
    charts[2]!,
    // The words of the last one have no room on a phone
    HOURS.map((hour) => [hour * STEPS_OF_HOUR, hour === 21 ? '' : `${String(hour).padStart(2, '0')}:00`]),
  );
}

/** Both houses over the day, with the targets behind them. */
export function DayChart({ runner }: { runner: Runner<Day> }) {
  const { t } = useTranslation('marketing');
  const seed = useModel(runner, (day) => day.seed);
  const now = useCallback(() => {
    const day = runner.read();
    return isOver(day) ? STEPS_OF_DAY : Math.max(0, day.step + runner.progress() - 1);
  }, [runner]);
  const course = useCallback((paint: Paint, times: Times) => drawCourse(paint, times, runner.read()), [runner]);
  const fixed = useCallback((paint: Paint, times: Times) => drawFixed(paint, times, seed, t), [seed, t]);
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
      <Plot
        runner={runner}
        now={now}
        span={STEPS_OF_DAY}
        isWhole
        left={LEFT}
        course={course}
        fixed={fixed}
        label={t('demoFarm.chartLabel')}
        className={styles.chart}
      />
    </Panel>
  );
}
