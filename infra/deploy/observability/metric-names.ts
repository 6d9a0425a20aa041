import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { projectRoot } from '../../tooling/project-root.ts';

/** Where the portal and the services make metrics. */
const folders = ['shell/server/src', 'services/kit/src'];
const metric = /new (Counter|Gauge|Histogram)\(\{\s*name: '([a-z_]+)'/g;

/** Series that processes of the site serve at `/metrics`. */
export async function servedSeries(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const series = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
  for (const folder of folders) {
    for (const file of readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      for (const [, kind, name = ''] of readFileSync(path.join(projectRoot, folder, file), 'utf8').matchAll(metric)) {
        const endings = kind === 'Histogram' ? ['_bucket', '_count', '_sum'] : [''];
        for (const ending of endings) series.add(name + ending);
      }
    }
  }
  return series;
}

const groupings = new Set(['by', 'on', 'without', 'ignoring']);
const words = new Set([...groupings, 'and', 'or', 'unless', 'group_left', 'group_right', 'bool']);
const closing: Record<string, string> = { '{': '}', '[': ']', '"': '"' };

/** Names of series in a PromQL expression. */
export function seriesIn(expression: string): string[] {
  const names = new Set<string>();
  let isInside = '';
  let former = '';
  for (const [token] of expression.matchAll(/[a-zA-Z_:][\w:]*|[^\sa-zA-Z_:]/g)) {
    if (isInside !== '') {
      // Labels in braces, a range in brackets, a text, or labels after `by`
      if (token === isInside) isInside = '';
    } else if (token in closing) isInside = closing[token] ?? '';
    else if (token === '(' && groupings.has(former)) isInside = ')';
    // What an open parenthesis or `by` follows is a function
    else if (token === '(' || token === 'by' || token === 'without') names.delete(former);
    else if (/^[a-zA-Z_:]/.test(token)) names.add(token);
    former = token;
  }
  return [...names].filter((name) => !words.has(name));
}
