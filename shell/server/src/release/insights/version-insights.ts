import type {
  InsightsQuery,
  PageTimes,
  TimeSummary,
  TrafficPoint,
  VersionError,
  VersionInsights,
} from '@portal/contract';
import { predecessors } from '../pointers/pointer-moves.ts';
import type { StateStore } from '../pointers/state-store.ts';
import { countOf, countUpTo, percentile, type Histogram } from './histogram.ts';
import type { Metric } from './insight-buffer.ts';
import { readErrors, readTimings, readTraffic, type ErrorRow, type TrafficRow } from './insight-repository.ts';
import type { SourcePositions } from './source-positions.ts';

const periods = {
  hour: { grain: 'minute', stepMs: 60_000, steps: 60 },
  week: { grain: 'hour', stepMs: 3_600_000, steps: 7 * 24 },
} as const;

/** What is good, and what is fair (web.dev/articles/vitals); a render has 500 ms before it is left to the browser. */
const limits: Record<Metric, [good: number, fair: number]> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [100, 250],
  render: [100, 250],
};

/** The beginnings of the minutes of the last hour, or of the hours of the last week. */
export function periodOf(period: InsightsQuery['period'] = 'hour'): {
  grain: 'minute' | 'hour';
  start: Date;
  points: Date[];
} {
  const { grain, stepMs, steps } = periods[period];
  const start = (Math.floor(Date.now() / stepMs) - steps + 1) * stepMs;
  const points = Array.from({ length: steps }, (_none, index) => new Date(start + index * stepMs));
  return { grain, start: new Date(start), points };
}

/** How a version of a section does, beside the version before or another one. Undefined when the section has none. */
export async function versionInsights(
  state: StateStore,
  positions: SourcePositions,
  section: string,
  query: InsightsQuery,
): Promise<VersionInsights | undefined> {
  const pointer = state.current.sections.get(section);
  const version = query.version ?? pointer?.canary?.version ?? pointer?.live;
  if (version === undefined) return undefined;
  const before = query.before ?? (pointer && versionBefore(pointer, version));
  const { grain, start, points } = periodOf(query.period);
  return state.attempt(async () => {
    const traffic = await readTraffic(state.db, section, grain, start);
    const times = await readTimings(state.db, section, [version, ...(before === undefined ? [] : [before])]);
    const errors = await readErrors(state.db, section, version);
    const known = before === undefined ? [] : await readErrors(state.db, section, before);
    return {
      section,
      version,
      ...(before !== undefined && { before }),
      traffic: points.map((at) => pointOf(at, traffic)),
      times: grouped(times, ({ metric, page }) => `${metric} ${page}`).map((rows): PageTimes => {
        const { metric, page } = rows[0]!;
        const summary = (name: string | undefined) => {
          const row = rows.find((found) => found.version === name);
          return row && summaryOf(metric, row.histogram);
        };
        return { metric, page, version: summary(version), before: summary(before) };
      }),
      errors: await Promise.all(errors.map((error) => toError(positions, error, known))),
    };
  });
}

function grouped<Row>(rows: Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

type Pointer = NonNullable<ReturnType<StateStore['current']['sections']['get']>>;

/** Of a canary the live version; else what was live before it. */
function versionBefore(pointer: Pointer, version: string): string | undefined {
  if (version !== pointer.live && pointer.canary?.version === version) return pointer.live;
  const earlier = [pointer.live, ...predecessors(pointer)];
  const move = pointer.history.find((entry) => entry.version === version && entry.from !== undefined);
  return earlier[earlier.indexOf(version) + 1] ?? move?.from;
}

function pointOf(at: Date, rows: TrafficRow[]): TrafficPoint {
  return {
    at: at.toISOString(),
    versions: rows
      .filter(({ periodStart }) => periodStart.getTime() === at.getTime())
      .map(({ periodStart: _at, ...counts }) => counts),
  };
}

function summaryOf(metric: Metric, histogram: Histogram): TimeSummary {
  const [good, fair] = limits[metric].map((limit) => countUpTo(histogram, limit)) as [number, number];
  return {
    count: countOf(histogram),
    p50: percentile(histogram, 0.5),
    p75: percentile(histogram, 0.75),
    p95: percentile(histogram, 0.95),
    good,
    fair: fair - good,
  };
}

async function toError(positions: SourcePositions, row: ErrorRow, known: ErrorRow[]): Promise<VersionError> {
  const { witness, kind, message, page, count, frames } = row;
  return {
    witness,
    kind,
    message,
    page,
    count,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    frames: await Promise.all(frames.map((frame) => positions.resolve(frame))),
    isKnown: known.some((other) => other.witness === witness && other.message === message),
  };
}
