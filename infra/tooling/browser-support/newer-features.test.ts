import { describe, expect, test } from '@jest/globals';
import { findNewerFeatures, isOneOf, newerFeatures } from './newer-features.ts';
import { featureAt, oldestBrowsers } from './supported-browsers.ts';

const foundIn = (name: string, text: string) => findNewerFeatures([{ name, text }]).map(({ path }) => path);

describe('a script that uses what a supported browser lacks', () => {
  test.each([
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['const a = (b) => b.union(c)', 'javascript.builtins.Set.union'],
    ['Iterator.from(a)', 'javascript.builtins.Iterator.from'],
    ['a.values().map(b)', 'javascript.builtins.Iterator.map'],
    ['window.Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
    ['const a = Set.prototype.isSubsetOf.call(b, c)', 'javascript.builtins.Set.isSubsetOf'],
    ['URL.canParse(a)', 'api.URL.canParse_static'],
    ['a?.checkVisibility()', 'api.Element.checkVisibility'],
    ['document.startViewTransition(a)', 'api.Document.startViewTransition'],
    ['document["startViewTransition"](a)', 'api.Document.startViewTransition'],
    ['requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
    ['globalThis.scheduler.yield()', 'api.scheduler'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['a.addEventListener("scrollsnapchange", b)', 'api.Document.scrollsnapchange_event'],
    ['new Intl.DurationFormat("ko")', 'javascript.builtins.Intl.DurationFormat'],
    ['new RegExp("a", "v")', 'javascript.builtins.RegExp.unicodeSets'],
  ])('%s', (text, path) => {
    expect(foundIn('a.js', text)).toContain(path);
  });

  test.each(['/[a--b]/v', 'using a = b', 'import a from "a" with { type: "json" }'])('in its syntax: %s', (text) => {
    expect(() => foundIn('a.js', text)).toThrow(SyntaxError);
  });
});

test.each([
  'const list = [1].toSorted().at(0).toString()',
  'const map = (a) => a.map(b), scheduler = 1; scheduler.yield',
  'class A { union() {} } new A().union()',
  'const a = { canParse: 1, "b": b.level, c: b.connection }',
  'Object.values(a).map(b).filter(c)',
  'a.size, a.keys().next()',
  'structuredClone(Object.hasOwn(a, "b")), a.replaceAll("c", "d").at(-1)',
  'a.addEventListener("scroll", b)',
])('a script for all supported browsers: %s', (text) => {
  expect(foundIn('a.js', text)).toEqual([]);
});

describe('a style sheet that uses what a supported browser lacks', () => {
  test.each([
    ['a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a { anchor-name: --b }', 'css.properties.anchor-name'],
    ['@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
    ['@scope (a) { b { color: red } }', 'css.at-rules.scope'],
    ['@media (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
    ['@container style(--a: b) { a { color: red } }', 'css.at-rules.container.style_queries_for_custom_properties'],
    ['a { text-wrap: balance }', 'css.properties.text-wrap.balance'],
    ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a { --b: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a { color: oklch(from red l c h) }', 'css.types.color.oklch.relative_syntax'],
    ['a { width: calc-size(auto, size) }', 'css.types.calc-size'],
    ['a { height: 1cap }', 'css.types.length.cap'],
    ['a { content: "a" / "b" }', 'css.properties.content.alt_text'],
    ['a { text-decoration: underline 2px }', 'css.properties.text-decoration.includes_color-and-style'],
    ['a { user-select: none }', 'css.properties.user-select'],
    ['a { mask: url(b) }', 'css.properties.mask'],
    ['a { & b { color: red } }', 'css.selectors.nesting'],
    ['a { b { color: red } }', 'css.selectors.nesting'],
    ['a:open { color: red }', 'css.selectors.open'],
    ['a::details-content { color: red }', 'css.selectors.details-content'],
    ['a, b:open { color: red }', 'css.selectors.open, which takes the selectors beside it with it'],
  ])('%s', (text, path) => {
    expect(foundIn('a.css', text)).toContain(path);
  });
});

test.each([
  'a:has(b):focus-visible:not(c, d) { color: color-mix(in oklch, red, rgb(0 0 0 / 50%)) }',
  'a { width: min(100dvh, 50cqi); inset: 0; aspect-ratio: 1; translate: 1px }',
  '@container (min-width: 1px) { a { color: red } }',
  '@media (width >= 1px) { a { color: red } } @layer b { a { color: red } }',
  'a { -webkit-user-select: none; user-select: none }',
  '@supports (animation-timeline: scroll()) { a { animation-range: 0 1px } }',
  '@supports (text-wrap: balance) { a { text-wrap: balance } }',
  '@keyframes a { from { color: red } 50% { color: blue } }',
])('a style sheet for all supported browsers: %s', (text) => {
  expect(foundIn('a.css', text)).toEqual([]);
});

test('the oldest browsers are those of package.json, on telephones too', () => {
  expect(Object.fromEntries(oldestBrowsers())).toEqual({
    chrome: '111',
    chrome_android: '111',
    edge: '111',
    firefox: '128',
    firefox_android: '128',
    safari: '16.4',
    safari_ios: '16.4',
    samsunginternet_android: '25',
  });
});

test('what is known to be newer is in MDN’s data, once', () => {
  const { missing, partial } = newerFeatures;
  const names = [...Object.keys(missing), ...Object.keys(partial)];
  expect(names.filter((name) => !featureAt(name))).toEqual([]);
  expect(
    names.filter((name) =>
      isOneOf(
        name,
        names.filter((other) => other !== name),
      ),
    ),
  ).toEqual([]);
});
