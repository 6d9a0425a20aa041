import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const styleSheet = readFileSync(new URL('./applicant-columns.module.css', import.meta.url), 'utf8');
const backgroundOf = (selector: string) =>
  styleSheet
    .split(`\n${selector} {`)[1]
    ?.split('}')[0]
    ?.match(/background: (.*);/)?.[1];

test.each([
  ['a seat', ".dot[data-status='signup']", 'var(--color-success)'],
  ['anything else', '.dot', 'var(--color-error)'],
])('the dot for %s has its colour', (_what, selector, colour) => {
  expect(backgroundOf(selector)).toBe(colour);
});
