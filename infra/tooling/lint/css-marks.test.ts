import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

const rules = (css: string) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));

/**
 * Marks of backgrounds that take room in a line, and keep it on paper and in forced colors, where no background is drawn. Borders
 * are, and what keeps its colors.
 */
function marksWithGap(css: string): string[] {
  const isSeenTo = (selector: string) =>
    rules(css).some(
      (rule) => rule.selector === selector && /content:\s*none|forced-color-adjust:\s*none/.test(rule.body),
    );
  return rules(css)
    .filter(
      ({ selector, body }) =>
        /::(?:before|after)$/.test(selector) &&
        /content:\s*''/.test(body) &&
        /background(?:-color)?:/.test(body) &&
        !/position:\s*(?:absolute|fixed)/.test(body),
    )
    .map(({ selector }) => selector)
    .filter((selector) => !isSeenTo(selector));
}

test('finds a mark that leaves its gap, and none that goes as a whole', () => {
  const mark = ".a::before { content: ''; background: repeating-linear-gradient(red, blue); }";
  expect(marksWithGap(mark)).toEqual(['.a::before']);
  expect(marksWithGap(`${mark} @media print, (forced-colors: active) { .a::before { content: none; } }`)).toEqual([]);
  expect(marksWithGap(".a::after { background: currentcolor; content: ''; }")).toEqual(['.a::after']);
  expect(marksWithGap(".a::after { border-left: 1px solid; content: ''; }")).toEqual([]);
});

test('no mark leaves a gap on paper or in forced colors', () => {
  const folders = ['shell', 'mf-community', 'mf-education', 'mf-marketing', 'mf-support'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css') && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
      .map((name) => path.join(folder, name)),
  );
  const found = files.flatMap((file) =>
    marksWithGap(readFileSync(path.join(projectRoot, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
