import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

/** Classes that a component gives to rows and groups of rows, by style sheet. */
type RowClasses = ReadonlyMap<string, ReadonlySet<string>>;

const tablePart = /^(?:tr|tbody|thead|tfoot)(?![\w-])/;

/** The parts of a selector between commas, or between its elements, that are in no parentheses. */
function split(selector: string, between: RegExp): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of selector) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && between.test(character)) parts.push('');
    else parts.push(parts.pop() + character);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Whether a rule's selector means rows or groups of rows themselves, not what is in them. */
function isOfRows(selector: string, classes: ReadonlySet<string>): boolean {
  return split(selector, /,/).some((one) => {
    const last = split(one, /[\s>+~]/).at(-1) ?? '';
    if (last.includes('::')) return false;
    const [, choice = ''] = /:(?:is|where)\((.*)\)/.exec(last) ?? [];
    const named = last.replaceAll(/\(.*\)/g, '').match(/(?<=\.)[\w-]+/g) ?? [];
    return tablePart.test(last) || named.some((name) => classes.has(name)) || (choice && isOfRows(choice, classes));
  });
}

/** Selectors of a style sheet that make a row, or a group of rows, the containing block of what is in it. */
function positionedRows(css: string, classes: ReadonlySet<string> = new Set()): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector = '', body = '']) => {
    const display = /(?:^|[\s;])display:\s*([\w-]+)/.exec(body)?.[1];
    const isInTable = display === undefined ? isOfRows(selector, classes) : /^table-(?!cell|caption)/.test(display);
    return isInTable && /(?:^|[\s;])position:\s*relative/.test(body) ? [selector.trim()] : [];
  });
}

/** Notes the classes of the rows in a component. */
function noteRowClasses(file: string, source: string, found: Map<string, Set<string>>): void {
  const sheets = new Map(
    [...source.matchAll(/import (\w+) from '(\..*?\.module\.css)'/g)].map(([, name, sheet = '']) => [
      name,
      path.join(path.dirname(file), sheet),
    ]),
  );
  for (const [, attributes = ''] of source.matchAll(/<(?:tr|tbody|thead|tfoot)\b((?:[^>]|=>)*)>/g))
    for (const [, name, plain, quoted] of attributes.matchAll(/\b(\w+)(?:\.(\w+)|\['([\w-]+)'\])/g)) {
      const sheet = sheets.get(name);
      if (sheet) found.set(sheet, (found.get(sheet) ?? new Set()).add(plain ?? quoted ?? ''));
    }
}

const files = readdirSync(projectRoot)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file));
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

describe('a row of a table, which contains no absolutely positioned boxes in WebKit', () => {
  test('has no position in any style sheet unless it is laid out as another box', () => {
    const found = new Map<string, Set<string>>();
    for (const file of files.filter((name) => /(?<!\.test)\.tsx$/.test(name))) noteRowClasses(file, read(file), found);
    const rowClasses: RowClasses = found;
    const sheets = files.filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(100);
    expect(rowClasses.get('shell/kit/src/admin/list/data-table.module.css')).toEqual(new Set(['row', 'head']));
    expect(
      sheets.flatMap((sheet) =>
        positionedRows(read(sheet), rowClasses.get(sheet)).map((selector) => [sheet, selector]),
      ),
    ).toEqual([]);
  });

  test.each([
    ['.table tbody tr { position: relative; }'],
    ['@media (min-width: 600px) { .a, .table > tbody { color: red; position: relative } }'],
    ['.table :is(.other, tr:hover) { position: relative; }'],
    ['.row { position: relative; }'],
    ['.row:has(a)[data-open] { position: relative; }'],
    ['div { display: table-row; position: relative; }'],
  ])('is found in %s', (css) => {
    expect(positionedRows(css, new Set(['row']))).toHaveLength(1);
  });

  test.each([
    ['/* tr { position: relative; } */ .table tr { color: red; }'],
    ['.table tr { position: relative; display: grid; }'],
    ['.table tr td { position: relative; }'],
    ['.table tr::after { position: relative; }'],
    ['.table td:is(.wide, th) { position: relative; }'],
    ['.table thead { position: absolute; }'],
    ['.rows { position: relative; }'],
    ['.cell:not(.row) { position: relative; }'],
  ])('is not found in %s', (css) => {
    expect(positionedRows(css, new Set(['row']))).toEqual([]);
  });
});
