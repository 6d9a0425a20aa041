import { beforeAll, expect, test } from '@jest/globals';
import { lintPlanted } from './lint-trial.ts';

const css = `
/* .commented */
.shown:not(.other) { width: .5rem; background: url('a.quoted.png'); }
@media (min-width: 600px) { .wide-one { content: '.text'; } }
`;
const uses = (expression: string) =>
  `import styles from './page.module.css'; export const name = (key: string) => [${expression}, key];`;

const cases: [string, string, string[]][] = [
  ['classes that are there', `styles.shown, styles.other, styles['wide-one']`, []],
  ['a class whose name is computed', `styles[key]`, []],
  ['a class that is not there', `styles.missing`, ['missing']],
  ['a quoted class that is not there', `styles['not-there']`, ['not-there']],
  [
    'words of comments, texts and addresses',
    `styles.commented, styles.quoted, styles.text`,
    ['commented', 'quoted', 'text'],
  ],
];

let found: string[][] = [];

beforeAll(() => {
  const errors = lintPlanted(
    cases.map(([, expression]) => ({
      folder: 'mf-education/src/ui',
      files: { 'page.module.css': css, 'page.ts': uses(expression) },
    })),
  );
  found = errors.map((list) =>
    list.flatMap(({ code, message }) => (code.includes('css') ? [/"([^"]*)"$/.exec(message)?.[1] ?? message] : [])),
  );
});

test.each(cases.map(([title, , names], index) => [title, names, index] as const))(
  'lint, given %s, names %j',
  (_title, names, index) => {
    expect(found[index]).toEqual(names);
  },
);
