import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

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

/** What the rule says of each file, by title. */
let messages = new Map<string, string[]>();

beforeAll(() => {
  const all = [...forbidden, ...allowed];
  const found = lintPlanted(all.map(([, name, text]) => ({ folder: 'services/content/src', files: { [name]: text } })));
  messages = new Map(
    all.map(([title], index) => [
      title,
      (found[index] ?? []).flatMap(({ code, message }) => (code.includes('layers') ? [message] : [])),
    ]),
  );
});

test.each(forbidden)('lint refuses %s', (title, _file, _code, message) => {
  expect(messages.get(title)).toEqual([expect.stringContaining(message)]);
});

test.each(allowed)('lint allows %s', (title) => {
  expect(messages.get(title)).toEqual([]);
});
