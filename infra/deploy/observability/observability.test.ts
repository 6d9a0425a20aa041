import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { sourceManifests } from '../kubernetes/manifests.ts';
import { seriesIn, servedSeries } from './metric-names.ts';

interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string };
}

const { spec } = sourceManifests().find(({ kind }) => kind === 'PrometheusRule') as unknown as {
  spec: { groups: { rules: Rule[] }[] };
};
const rules = spec.groups.flatMap((group) => group.rules);
const recorded = rules.flatMap(({ record }) => record ?? []);
const folder = path.join(import.meta.dirname, 'dashboards');

interface Dashboard {
  uid: string;
  panels: { id: number; title: string; targets: { expr: string }[] }[];
}

const dashboards = readdirSync(folder).map((file) => [
  file,
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Dashboard,
]) as [string, Dashboard][];

let series: Set<string>;

beforeAll(async () => {
  series = await servedSeries();
});

test('the names of series in an expression', () => {
  expect(
    seriesIn(
      'sum by (le, kind) (rate(a_bucket{kind="b", le="0.5"}[5m])) / on (pod) b:c:rate5m and max_over_time(d[1h]) > 3 * (e)',
    ),
  ).toEqual(['a_bucket', 'b:c:rate5m', 'd', 'e']);
});

test('every rule asks for series that processes serve or another rule records', () => {
  for (const { expr, alert, record } of rules) {
    const unknown = seriesIn(expr).filter((name) => !series.has(name) && !recorded.includes(name));
    expect([alert ?? record, unknown]).toEqual([alert ?? record, []]);
    expect(seriesIn(expr)).not.toEqual([]);
  }
});

test('every alert has a severity and a summary, and a test of promtool or is one of the simple ones', () => {
  const alerts = rules.filter(({ alert }) => alert !== undefined);
  for (const { labels, annotations } of alerts) {
    expect(labels?.severity).toMatch(/^(page|ticket)$/);
    expect(annotations?.summary).toBeTruthy();
  }
  const { tests } = parse(readFileSync(path.join(import.meta.dirname, 'rules.test.yaml'), 'utf8')) as {
    tests: { alert_rule_test: { alertname: string }[] }[];
  };
  const tested = new Set(tests.flatMap((entry) => entry.alert_rule_test.map(({ alertname }) => alertname)));
  const untested = new Set(alerts.flatMap(({ alert }) => (alert && !tested.has(alert) ? [alert] : [])));
  expect([...untested].toSorted()).toEqual([
    'EventLoopBlocked',
    'SectionLeftToBrowser',
    'ServiceQueueFull',
    'SharedQuotaUsedUp',
    'UncaughtErrors',
  ]);
});

test.each(dashboards)('%s shows series that exist, in panels of their own', (_file, { panels }) => {
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const unknown = seriesIn(expr).filter((name) => !series.has(name) && !recorded.includes(name));
      expect([title, unknown]).toEqual([title, []]);
    }
  }
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

test('a series that nobody serves is found', () => {
  expect(seriesIn('sum(rate(portal_reqeusts_total[5m]))').filter((name) => !series.has(name))).toEqual([
    'portal_reqeusts_total',
  ]);
});
