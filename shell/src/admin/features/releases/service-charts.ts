import type { ServiceTrafficPoint } from '@portal/contract';
import type { Chart } from '../../../api/services.ts';

interface Words {
  calls: string;
  failures: string;
  slow: string;
}

/** Lines in one chart: more are hard to tell apart. */
const mostLines = 3;

/** Calls, failures and times of a version and of those that served beside it, over the same time. */
export function serviceCharts(
  traffic: readonly ServiceTrafficPoint[],
  { version, before }: { version: string; before?: string },
  nameOf: (at: string) => string,
  words: Words,
): Chart[] {
  const names = traffic.map(({ at }) => nameOf(at));
  const totals = new Map<string, number>();
  for (const { versions } of traffic)
    for (const row of versions) totals.set(row.version, (totals.get(row.version) ?? 0) + row.calls);
  const busiest = [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const shown = [...new Set([version, ...(before === undefined ? [] : [before]), ...busiest])].slice(0, mostLines);
  const lines = (valueOf: (row: ServiceTrafficPoint['versions'][number]) => number) =>
    shown.map((label) => ({
      label,
      values: traffic.map(({ versions }) => {
        const row = versions.find((found) => found.version === label);
        return row ? valueOf(row) : 0;
      }),
    }));
  const chart = (id: string, label: string, series: Chart['series']): Chart => ({
    id,
    label,
    kind: 'line',
    names,
    series,
  });
  return [
    chart(
      'calls',
      words.calls,
      lines(({ calls }) => calls),
    ),
    chart(
      'failures',
      words.failures,
      lines(({ calls, failed }) => (calls > 0 ? Math.round((1_000 * failed) / calls) / 10 : 0)),
    ),
    chart(
      'slow',
      words.slow,
      lines(({ p95 }) => p95),
    ),
  ];
}
