import { useCallback } from 'react';
import { drawLine, drawScale } from '../plot/chart.ts';
import type { Paint, Times } from '../plot/paint.ts';
import { Plot } from '../plot/plot.tsx';
import type { Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { useNow } from '../simulation/use-now.ts';
import { useNumber } from '../stage/use-number.ts';
import { HISTORY, TAGS, type Station } from './tags.ts';
import type { Kind } from './widget.ts';
import styles from './widget-view.module.css';

interface WidgetViewProps {
  kind: Kind;
  tag: number;
  runner: Runner<Station>;
}

/** A widget as it is drawn on the screen, with the value of its tag. */
export function WidgetView({ kind, tag: index, runner }: WidgetViewProps) {
  const number = useNumber();
  const tag = TAGS[index] ?? TAGS[0];
  const [device, value] = tag.name.split('.');
  const text = useModel(runner, ({ values }) => number(values[index] ?? 0, tag.digits));
  return (
    <div className={styles.widget} data-kind={kind} aria-hidden="true">
      <span className={styles.name}>
        {device}.<wbr />
        {value}
      </span>
      {kind !== 'value' && <Drawing kind={kind} tag={index} runner={runner} />}
      <span className={styles.value}>
        {text} <small>{tag.unit}</small>
      </span>
    </div>
  );
}

const ARC = 'M10 56a40 40 0 0 1 80 0';
const ARC_LENGTH = 125.7;

function Drawing({ kind, tag: index, runner }: WidgetViewProps) {
  const { min, max } = TAGS[index] ?? TAGS[0];
  const share = useModel(
    runner,
    ({ values }) => Math.round((1000 * ((values[index] ?? 0) - min)) / (max - min)) / 1000,
  );
  const isPumping = useModel(runner, (station) => station.isPumping);
  if (kind === 'trend') return <Trend tag={index} runner={runner} />;
  if (kind === 'tank')
    return (
      <span className={styles.tank}>
        <span style={{ transform: `scaleY(${share})` }} />
      </span>
    );
  if (kind === 'pump')
    return (
      <span className={styles.drawing} data-pumping={isPumping}>
        <svg viewBox="0 0 60 60" focusable="false">
          <circle className={styles.housing} data-pumping={isPumping} cx="30" cy="30" r="25" />
          <path
            className={styles.rotor}
            data-pumping={isPumping}
            d="M30 8q15 11 0 22q-15 11 0 22M8 30q11-15 22 0q11 15 22 0"
          />
        </svg>
      </span>
    );
  return (
    <svg className={styles.drawing} viewBox="0 0 100 62" focusable="false">
      <path className={styles.track} d={ARC} />
      <path className={styles.arc} d={ARC} strokeDasharray={`${share * ARC_LENGTH} 200`} />
    </svg>
  );
}

function Trend({ tag: index, runner }: { tag: number; runner: Runner<Station> }) {
  const now = useNow(runner);
  const course = useCallback(
    (paint: Paint, times: Times) => {
      const { min, max } = TAGS[index] ?? TAGS[0];
      const { history, tick } = runner.read();
      const values = history[index] ?? [];
      const chart = { ...times, top: 3, height: paint.height - 6, min, max };
      drawScale(paint, chart, [min, (min + max) / 2, max]);
      const points = values.map((value, place) => [tick - values.length + 1 + place, value] as const);
      drawLine(paint, chart, points, { color: '--accent', width: 2 });
    },
    [index, runner],
  );
  return (
    <div className={styles.trend}>
      <Plot runner={runner} now={now} span={HISTORY - 2} course={course} label="" />
    </div>
  );
}
