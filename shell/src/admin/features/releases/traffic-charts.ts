import type { TrafficPoint } from '@portal/contract';
import type { Chart } from '../../../api/services.ts';

interface Words {
  traffic: string;
  failures: string;
  server: string;
  browser: string;
}

/** Lines in one chart: more are hard to tell apart. */
const mostLines = 3;

/** Documents by version, and the share of failures of one version, over the same time. */
export function trafficCharts(
  traffic: TrafficPoint[],
  version: string,
  nameOf: (at: string) => string,
  words: Words,
): Chart[] {
  const names = traffic.map(({ at }) => nameOf(at));
  const totals = new Map<string, number>();
  for (const { versions } of traffic)
    for (const row of versions) totals.set(row.version, (totals.get(row.version) ?? 0) + row.documents);
  const busiest = [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const shown = [version, ...busiest.filter((name) => name !== version)].slice(0, mostLines);
  const of = (point: TrafficPoint, name: string) => point.versions.find((row) => row.version === name);
  const percent = (failed = 0, all = 0) => (all > 0 ? Math.round((1_000 * failed) / all) / 10 : 0);
  const own = traffic.map((point) => of(point, version));
  return [
    {
      id: 'traffic',
      label: words.traffic,
      kind: 'line',
      names,
      series: shown.map((label) => ({ label, values: traffic.map((point) => of(point, label)?.documents ?? 0) })),
    },
    {
      id: 'failures',
      label: words.failures,
      kind: 'line',
      names,
      series: [
        { label: words.server, values: own.map((row) => percent(row?.documentsFailed, row?.documents)) },
        { label: words.browser, values: own.map((row) => percent(row?.visitsFailed, row?.visits)) },
      ],
    },
  ];
}
