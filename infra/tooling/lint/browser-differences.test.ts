import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

const files = readdirSync(projectRoot)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file))
  .map((file) => ({ file, read: () => readFileSync(path.join(projectRoot, file), 'utf8') }));

/** Files with a line that matches, as `file: line`. */
const found = (name: RegExp, pattern: RegExp) =>
  files
    .filter(({ file }) => name.test(file))
    .flatMap(({ file, read }) => [...read().matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

describe('components', () => {
  test('have no number input, whose value the wheel changes: `inputMode` makes a text field one of digits', () => {
    expect(found(/(?<!\.test)\.tsx$/, /\btype(?:=|: )["']number["']/g)).toEqual([]);
  });

  test('have no button with `disabled`, which drops the focus: `disabledButton` of the kit keeps it', () => {
    const components = /^(?:shell\/(?:src|kit)|mf-\w+)\/.*(?<!\.test)\.tsx$/;
    expect(found(components, /<button\b(?:[^>]|=>)*?\sdisabled=/g)).toEqual([]);
  });

  test('say of a day or a time whether it is empty, where Safari shows today: `form.field` does', () => {
    const inputs = found(
      /(?<!\.test)\.tsx$/,
      /<\w+\b(?:[^<>]|=>)*\stype="(?:date|time|month|datetime-local)"(?:[^<>]|=>)*\/>/g,
    );
    expect(inputs.length).toBeGreaterThan(5);
    expect(inputs.filter((input) => !/data-empty=|\{\.\.\.(?:form\.)?field[(}]/.test(input))).toEqual([]);
  });

  test('ask `isComposing` of the kit about keys, which Safari sends after a composition', () => {
    const asking = found(/(?<!\.test)\.tsx?$/, /\b\w*event\.isComposing\b/gi);
    expect(asking).toEqual(['shell/kit/src/is-composing.ts: event.isComposing']);
  });

  test('keep what is typed in a search box while its search is on the way: `useSearchText` of the kit does', () => {
    const boxes = files.filter(
      ({ file, read }) =>
        /^(?:shell\/(?:src|kit)|mf-\w+)\/.*(?<!\.test)\.tsx$/.test(file) && read().includes('type="search"'),
    );
    expect(boxes.length).toBeGreaterThan(3);
    const others = boxes.filter(({ read }) => !/useSearchText\([^]*\bnote\(/.test(read()));
    // Its text is in no address
    expect(others.map(({ file }) => file)).toEqual(['shell/src/admin/frame/search-panel.tsx']);
  });
});

/** Rules of a style sheet with the media query around each, by a parser that knows no more than the sheets here have. */
function rulesOf(css: string): { media: string; selector: string; body: string }[] {
  const open: string[] = [];
  const rules: { media: string; selector: string; body: string }[] = [];
  let text = '';
  for (const character of css.replaceAll(/\/\*[^]*?\*\//g, '')) {
    if (character === '{') {
      open.push(text.trim());
      text = '';
    } else if (character === '}') {
      const selector = open.pop() ?? '';
      if (!selector.startsWith('@')) rules.push({ media: open.join(' '), selector, body: text });
      text = '';
    } else text += character;
  }
  return rules;
}

describe('style sheets', () => {
  const sheets = files.filter(({ file }) => file.endsWith('.css')).map(({ file, read }) => ({ file, css: read() }));
  const everyRule = sheets.flatMap(({ file, css }) => rulesOf(css).map((rule) => ({ file, ...rule })));

  test('declare content plainly before content with other words for screen readers, which older browsers drop', () => {
    const spoken = /(?:^|;)\s*content: ([^;/]+) \/ [^;]+/g;
    const wrong = everyRule.filter(({ body }) =>
      [...body.matchAll(spoken)].some(([, shown]) => !body.includes(`content: ${shown};`)),
    );
    expect(everyRule.filter(({ body }) => body.search(spoken) >= 0).length).toBeGreaterThan(3);
    expect(wrong.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });

  test('clip what is left out of the first layout: in WebKit it would keep the width that it had in a wider window', () => {
    const skipped = everyRule.filter(({ body }) => body.includes('content-visibility: var(--deferred-layout, auto)'));
    expect(skipped.length).toBeGreaterThan(1);
    expect(skipped.filter(({ body }) => !body.includes('overflow: clip')).map(({ file }) => file)).toEqual([]);
  });

  test('print what is left out of the first layout: WebKit leaves it out on paper', () => {
    const skipped = everyRule.filter(
      ({ media, body }) => !media && /content-visibility: (?:auto|hidden|var)/.test(body),
    );
    const isPrinted = ({ file, selector }: (typeof everyRule)[number]) =>
      everyRule.some(
        (rule) =>
          rule.file === file &&
          rule.selector === selector &&
          /\bprint\b/.test(rule.media) &&
          rule.body.includes('content-visibility: visible'),
      );
    expect(skipped.length).toBeGreaterThan(1);
    expect(skipped.filter((rule) => !isPrinted(rule)).map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });

  test('keep the text of what is dragged from being selected, in Safari by its own name', () => {
    const wrong = sheets.filter(
      ({ css }) =>
        css.includes('cursor: grab;') &&
        !(css.includes('-webkit-user-select: none') && css.includes(' user-select: none')),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('mute an empty day or time of a component that has its own input for it', () => {
    const inputs = files.filter(
      ({ file, read }) =>
        /(?<!\.test)\.tsx$/.test(file) &&
        /<input\b(?:[^<>]|=>)*\stype="(?:date|time|month|datetime-local)"/.test(read()),
    );
    const isMuted = (sheet: string) =>
      everyRule.some(
        ({ file, selector, body }) =>
          file === sheet && selector.includes('[data-empty]') && body.includes('color: var(--color-ink-muted)'),
      );
    const ownSheets = inputs.flatMap(({ file, read }) =>
      [...read().matchAll(/from '(\..*?\.module\.css)'/g)].map(([, sheet = '']) =>
        path.join(path.dirname(file), sheet),
      ),
    );
    expect(ownSheets.length).toBeGreaterThan(0);
    const fields = 'shell/kit/src/ui/field.module.css';
    expect([fields, ...ownSheets].filter((sheet) => !isMuted(sheet))).toEqual([]);
  });

  test('lay out a table whose columns have set widths by its head: WebKit keeps columns of a wider window', () => {
    const isColumn = (selector: string) =>
      selector.split(',').some((one) => /[\s>](?:th|td)(?![\w-])[^\s>]*$/.test(one));
    const columns = everyRule.filter(
      ({ selector, body }) => isColumn(selector) && /(?:^|[;\s])width: [\d.]+(?:px|rem)/.test(body),
    );
    expect(columns.length).toBeGreaterThan(1);
    const isFixed = (sheet: string) =>
      everyRule.some(({ file, media, body }) => file === sheet && !media && body.includes('table-layout: fixed'));
    expect(columns.filter(({ file }) => !isFixed(file)).map(({ file, selector }) => `${file}: ${selector}`)).toEqual(
      [],
    );
  });

  test('have what scrolls contain what is positioned in it, which else makes the dialog or the page around it scroll', () => {
    const scrolling = everyRule.filter(({ body }) => /(?:^|[;\s])overflow(?:-y)?: (?:auto|scroll)/.test(body));
    const contains = ({ file, selector }: (typeof everyRule)[number]) =>
      everyRule.some(
        (rule) =>
          rule.file === file &&
          rule.selector === selector &&
          /(?:^|[;\s])position: (?:relative|absolute|fixed|sticky)/.test(rule.body),
      );
    expect(scrolling.length).toBeGreaterThan(10);
    // The editor's own sheet positions its scroller
    const left = scrolling.filter((rule) => !contains(rule) && !rule.selector.includes('.cm-scroller'));
    expect(left.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });

  test('let all of a dialog scroll in a window so low that its title and buttons fill it, as at a zoom of 400 %', () => {
    // Its parts share the height of the window
    const frames = everyRule.filter(({ media, body }) => !media && body.includes('max-height: inherit'));
    const letsGo = ({ file, selector }: (typeof everyRule)[number]) =>
      everyRule.some(
        (rule) =>
          rule.file === file &&
          rule.selector === selector &&
          Number(/\(max-height: (\d+)px\)/.exec(rule.media)?.[1]) > 256 &&
          rule.body.includes('max-height: none'),
      );
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((rule) => !letsGo(rule)).map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });
});
