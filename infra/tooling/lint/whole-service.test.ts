import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

/** Code, where it stands, and whether the rule reports it. */
const cases: [code: string, folder: string, isReported: boolean][] = [
  [`export const base = '/api/education';`, 'mf-education/src/admin', true],
  [`export const base = \`/api/education/\`;`, 'mf-education/src/admin', true],
  [`export const base = { calls: '/api/user' };`, 'shell/kit/src/api', true],
  [`export const base = '/api/education/admin';`, 'mf-education/src/admin', false],
  [`export const call = (id: string) => \`/api/education/\${id}\`;`, 'mf-education/src/admin', false],
  [`export const base = '/api/education';`, 'services/education/src', false],
];

let found: boolean[] = [];

beforeAll(() => {
  const errors = lintPlanted(cases.map(([code, folder]) => ({ folder, files: { 'x.ts': code } })));
  found = errors.map((list) => list.some(({ code }) => code.includes('whole-service')));
});

test.each(cases.map(([code, folder, isReported], index) => [code, folder, isReported, index] as const))(
  'lint, given %s in %s: %s',
  (_code, _folder, isReported, index) => {
    expect(found[index]).toBe(isReported);
  },
);
