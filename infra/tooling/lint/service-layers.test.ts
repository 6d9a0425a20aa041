import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

const connection = `import type { Knex } from 'knex';\n`;

/** Title, file, code, and what the rule says of it. */
const forbidden: [string, string, string, string][] = [
  [
    'a query in a service',
    'x-service.ts',
    `${connection}export const x = (db: Knex) => db('trainings').first('id');`,
    'a query belongs',
  ],
  [
    'SQL in a service',
    'x-service.ts',
    `${connection}export const x = (trx: Knex) => trx.raw('select 1');`,
    'a query belongs',
  ],
  [
    'a query in a route',
    'x-routes.ts',
    `import type { ServiceApp } from '@portal/service-kit';\nexport const x = (app: ServiceApp) => app.db('users');`,
    'a query belongs',
  ],
  [
    'a transaction in a route',
    'x-routes.ts',
    `import type { ServiceApp } from '@portal/service-kit';\nexport const x = (app: ServiceApp) => app.db.transaction(async () => 1);`,
    'a route begins no transaction',
  ],
  ['Knex in a route', 'x-routes.ts', `${connection}export type X = Knex;`, 'a route does not know Knex'],
];

const allowed: [string, string, string][] = [
  [
    'a query in a repository',
    'x-repository.ts',
    `${connection}export const x = (db: Knex) => db('trainings').select(db.raw('now()'));`,
  ],
  [
    'a transaction in a service',
    'x-service.ts',
    `${connection}export const x = (db: Knex) => db.transaction(async (trx) => trx.isCompleted());`,
  ],
  ['a query in a test', 'x.db.test.ts', `${connection}export const x = (db: Knex) => db('trainings');`],
];

const cycle: [string, string][] = [
  ['a.ts', `import type { B } from './b.ts';\nexport interface A {\n  b: B;\n}\n`],
  ['b.ts', `import type { A } from './a.ts';\nexport interface B {\n  a?: A;\n}\n`],
];

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

let diagnostics: Diagnostic[];
const files = new Map<string, string>();

beforeAll(() => {
  const places: string[] = [];
  const plant = (title: string, contents: [string, string][]): void => {
    const place = mkdtempSync(path.join(projectRoot, 'services/content/src', 'lint-trial-'));
    places.push(place);
    for (const [name, code] of contents) writeFileSync(path.join(place, name), code);
    files.set(title, path.join(path.relative(projectRoot, place), contents[0]?.[0] ?? ''));
  };
  try {
    for (const [title, name, code] of [...forbidden, ...allowed]) plant(title, [[name, code]]);
    plant('cycle', cycle);
    const args = ['node_modules/oxlint/bin/oxlint', '--format=json', ...places];
    const { stdout } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
  } finally {
    for (const place of places) rmSync(place, { recursive: true, force: true });
  }
});

const errorsOf = (title: string, rule: string) =>
  diagnostics.filter(({ code, filename }) => filename === files.get(title) && code.includes(rule));

test.each(forbidden)('lint refuses %s', (title, _file, _code, message) => {
  expect(errorsOf(title, 'layers').map((found) => found.message)).toEqual([expect.stringContaining(message)]);
});

test.each(allowed)('lint allows %s', (title) => {
  expect(errorsOf(title, 'layers')).toEqual([]);
});

test('lint refuses imports of types in a circle', () => {
  expect(errorsOf('cycle', 'no-cycle')).toHaveLength(1);
});
