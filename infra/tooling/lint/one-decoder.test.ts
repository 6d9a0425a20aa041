import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

/** Code, where it stands, and whether the rule reports it. */
const cases: [code: string, folder: string, isReported: boolean][] = [
  [`export const x = new TextDecoder('euc-kr');`, 'services/kit/src/mail', true],
  [`export const x = (label: string) => new TextDecoder(label);`, 'shell/server/src/http', true],
  [`import util from 'node:util';\n\nexport const x = new util.TextDecoder('utf-16le');`, 'infra/local', true],
  [`export const x = new TextDecoder('UTF-8', { fatal: true });`, 'services/kit/src/mail', false],
  [`export const x = new TextDecoder();`, 'services/support/src', false],
  [`export const x = new TextDecoder('euc-kr');`, 'mf-education/src/ui', false],
];

let found: boolean[] = [];

beforeAll(() => {
  const errors = lintPlanted(cases.map(([code, folder]) => ({ folder, files: { 'x.ts': code } })));
  found = errors.map((list) => list.some(({ code }) => code.includes('one-decoder')));
});

test.each(cases.map(([code, folder, isReported], index) => [code, folder, isReported, index] as const))(
  'lint, given %s in %s: %s',
  (_code, _folder, isReported, index) => {
    expect(found[index]).toBe(isReported);
  },
);
