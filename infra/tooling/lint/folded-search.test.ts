import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

/** Code, where it stands, and whether the rule reports it. */
const cases: [code: string, folder: string, isReported: boolean][] = [
  [`export const x = 'name ilike ?';`, 'services/account/src', true],
  ['export const x = (c: string) => `strpos(lower(${c}), lower(?)) > 0`;', 'services/support/src/features/inbox', true],
  [`export const x = 'title like :pattern';`, 'services/education/src', true],
  [`export const x = 'position(? in title) > 0';`, 'services/content/src', true],
  [
    `export const x = (rows: { whereILike(c: string): void }) => rows.whereILike('name');`,
    'services/kit/src/mail',
    true,
  ],
  [`export const x = "file_type like 'image/%'";`, 'services/community/src', false],
  [`export const x = 'name ilike ?';`, 'infra/local', false],
  [`export const x = (text: string) => text.normalize('NFC').toLowerCase();`, 'shell/kit/src', true],
  ['export const x = (text: string) => text.toLocaleLowerCase();', 'mf-support/src', true],
  [`export const x = (text: string) => text.normalize('NFKC').toLowerCase();`, 'mf-support/src', false],
];

let found: boolean[] = [];

beforeAll(() => {
  const errors = lintPlanted(cases.map(([code, folder]) => ({ folder, files: { 'x.ts': code } })));
  found = errors.map((list) => list.some(({ code }) => code.includes('folded')));
});

test.each(cases.map(([code, folder, isReported], index) => [code, folder, isReported, index] as const))(
  'lint, given %s in %s: %s',
  (_code, _folder, isReported, index) => {
    expect(found[index]).toBe(isReported);
  },
);
