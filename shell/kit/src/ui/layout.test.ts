import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { layout } from './layout.ts';

const names: Record<keyof typeof layout, true> = {
  stack1: true,
  stack2: true,
  stack3: true,
  stack4: true,
  stack5: true,
  stack7: true,
  row1: true,
  row2: true,
  row3: true,
  column: true,
  centered: true,
  apart: true,
  end: true,
  shrinks: true,
  rigid: true,
  flush: true,
  list: true,
  muted: true,
  error: true,
  small: true,
  large: true,
  larger: true,
  strong: true,
  bold: true,
  figures: true,
  nowrap: true,
  lines: true,
  breaks: true,
};

test('the style sheet has every class of the type, and no other', () => {
  const css = readFileSync(new URL('layout.module.css', import.meta.url), 'utf8');
  expect(new Set(Array.from(css.matchAll(/^\.(\w+) \{/gm), ([, name]) => name))).toEqual(new Set(Object.keys(names)));
});
