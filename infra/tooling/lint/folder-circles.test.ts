import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';
import { circlesOf, groupsOf } from './folder-circles.js';
import { lintPlanted } from './lint-trial.ts';

const services = readdirSync(path.join(projectRoot, 'services')).map((name) => `services/${name}/src/features`);
const areas = [
  ...services,
  'services/kit/src',
  'services/runtime/src',
  'shell/server/src',
  'shell/server/src/release',
].filter((area) => existsSync(path.join(projectRoot, area)));

test('groups are folders that all reach each other, the largest first', () => {
  const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] };
  const groups = groupsOf(new Map(Object.entries(graph).map(([from, to]) => [from, new Set(to)])));
  expect(groups).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

describe('lint', () => {
  const folder = 'shell/server/src/http';
  const source = (imported: string) => ({ folder, files: { 'x.ts': `import '${imported}';` } });

  test('refuses an import that closes a circle of more than four folders, and names them', () => {
    const [found = []] = lintPlanted([source('../../compose/theme.ts')]);
    expect(found.map(({ code }) => code)).toContain('folders(circles)');
    expect(found.map(({ message }) => message).join('\n')).toContain('compose, http, proxy, release, render');
  });

  test('allows one that leads nowhere back', () => {
    const [found = []] = lintPlanted([source('../../config/names.ts')]);
    expect(found.map(({ code }) => code)).not.toContain('folders(circles)');
  });
});

test.each(areas)('no circle of %s has more than four folders', (area) => {
  expect(circlesOf(area)[0]?.length ?? 0).toBeLessThanOrEqual(4);
});
