import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';
import { lintPlanted, type Planted } from './lint-trial.ts';

/** Rules that have a test of their own beside this file. */
const TESTED_ELSEWHERE = [
  'portal/boundaries',
  'css/classes',
  'regexp/linear',
  'browsers/supported',
  'browsers/guarded-storage',
  'calls/whole-service',
  'encodings/one-decoder',
  'searches/folded',
  'folders/circles',
  'seoul/days',
  'services/layers',
  'import/no-cycle',
];

const line = 'export const x = 1;';
const other = { 'other.ts': 'export const a = 1;\nexport const b = 2;\nexport interface Thing {\n  id: string;\n}\n' };

/** A rule of the configuration, and files that break it: the source of `x.ts`, or files by name. */
const violations: [string, string | Record<string, string>][] = [
  ['import/no-self-import', `import { y } from './x.ts';\nexport const z = () => y;\nexport const y = 1;`],
  [
    'import/no-duplicates',
    { ...other, 'x.ts': `import { a } from './other.ts';\nimport { b } from './other.ts';\nexport const c = a + b;` },
  ],
  ['max-lines', `${'\n'.repeat(250)}${line}`],
  ['no-var', 'export var x = 1;'],
  ['prefer-const', 'let x = 1;\nexport const y = () => x;'],
  ['eqeqeq', 'export const x = (a: string, b: string) => a == b;'],
  ['no-eval', `export const x = () => eval('1');`],
  ['no-implied-eval', `export const x = () => setTimeout('y()', 1);`],
  ['no-param-reassign', 'export function x(a: number) {\n  a = 2;\n  return a;\n}'],
  ['no-else-return', 'export function x(a: boolean) {\n  if (a) return 1;\n  else return 2;\n}'],
  ['typescript/no-explicit-any', 'export const x: any = 1;'],
  ['typescript/ban-ts-comment', '// @ts-ignore\nexport const x: string = 1;'],
  [
    'typescript/consistent-type-imports',
    { ...other, 'x.ts': `import { Thing } from './other.ts';\nexport type Y = Thing;` },
  ],
  ['typescript/no-floating-promises', 'export function x() {\n  Promise.resolve(1);\n}'],
  ['typescript/no-misused-promises', 'export const x = (a: Promise<boolean>) => (a ? 1 : 2);'],
  ['typescript/await-thenable', 'export const x = async () => {\n  await 1;\n};'],
  [
    'typescript/switch-exhaustiveness-check',
    `export function x(a: 'b' | 'c') {\n  switch (a) {\n    case 'b':\n      return 1;\n  }\n  return 2;\n}`,
  ],
  ['react/no-danger', { 'x.tsx': `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;` }],
  [
    'react/jsx-no-target-blank',
    { 'x.tsx': `export const X = () => (\n  <a href="https://a.example" target="_blank">\n    a\n  </a>\n);` },
  ],
  [
    'react/rules-of-hooks',
    {
      'x.tsx': `import { useState } from 'react';\nexport function X({ a }: { a: boolean }) {\n  if (a) useState(1);\n  return null;\n}`,
    },
  ],
  [
    'react/exhaustive-deps',
    {
      'x.tsx': `import { useEffect } from 'react';\nexport function X({ a }: { a: string }) {\n  useEffect(() => {\n    document.title = a;\n  }, []);\n  return null;\n}`,
    },
  ],
  ['react/no-unknown-property', { 'x.tsx': 'export const X = () => <p class="a">a</p>;' }],
  ['unicorn/filename-case', { 'BadName.ts': line }],
  ['no-restricted-imports', `import { useAdminItem } from '@portal/kit/admin';\nexport const x = () => useAdminItem;`],
  // One of each category that is on as a whole
  ['no-debugger', 'export function x() {\n  debugger;\n}'],
  ['no-extra-bind', 'export const x = function () {\n  return 1;\n}.bind(null);'],
];

/** The name in a lint error, without the plugin. */
const shortName = (rule: string) => rule.split('/').at(-1) ?? rule;

let errors: { code: string }[][];

beforeAll(() => {
  const plantings = violations.map(([, files]): Planted => ({
    folder: 'mf-education/src/admin',
    files: typeof files === 'string' ? { 'x.ts': files } : files,
  }));
  errors = lintPlanted(plantings, ['--type-aware']);
}, 120_000);

test.each(violations.map(([rule], index) => [rule, index] as const))('lint refuses what breaks %s', (rule, index) => {
  expect(errors[index]?.map(({ code }) => code)).toContainEqual(
    expect.stringMatching(new RegExp(`\\(${shortName(rule)}\\)$`)),
  );
});

test('each rule of the configuration has a violation here or a test of its own', () => {
  interface Configuration {
    categories: Record<string, string>;
    rules: Record<string, string | [string, ...unknown[]]>;
    overrides: Pick<Configuration, 'rules'>[];
  }
  const text = readFileSync(path.join(projectRoot, '.oxlintrc.json'), 'utf8');
  const { rules, overrides, categories } = JSON.parse(text) as Configuration;
  expect(categories).toEqual({ correctness: 'error', suspicious: 'error' });
  const configured = [rules, ...overrides.map((override) => override.rules)].flatMap((each) =>
    Object.entries(each).flatMap(([rule, level]) => ([level].flat()[0] === 'off' ? [] : [rule])),
  );
  const tested = [...TESTED_ELSEWHERE, ...violations.map(([rule]) => rule)];
  expect([...new Set(configured)].filter((rule) => !tested.includes(rule))).toEqual([]);
});
