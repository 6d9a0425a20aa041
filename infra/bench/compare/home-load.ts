import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { openPhone, untilQuiet } from '../navigation/phone.ts';
import type { Site } from '../site.ts';

/** How Home comes to a phone that has nothing of it. Bytes are those of bodies. */
export interface HomeLoad {
  lcpMs: number;
  shift: number;
  /** All scripts of a page that nobody touches, each compressed with brotli 11. */
  scriptBytes: number;
  fontBytes: number;
  /** Of the fonts with characters that are in the first screen. */
  firstFontBytes: number;
}

const observe = `
  globalThis.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.benchLcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) globalThis.benchShift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** URLs of the fonts whose characters are in the first screen; of several that have one, the last rule's counts. */
const fontsOfFirstScreen = `(() => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style, parentStyleSheet }) => ({
      url: new URL(/url\\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '', parentStyleSheet.href ?? document.baseURI).href,
      ranges: [...(style.getPropertyValue('unicode-range') || 'U+0-10FFFF').matchAll(/U\\+([\\da-f]+)(?:-([\\da-f]+))?/gi)]
        .map(([, from, to = from]) => [parseInt(from, 16), parseInt(to, 16)]),
    })).reverse();
  const points = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('script, style, template') || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const seen = [...range.getClientRects()].some(({ top, bottom, width }) => width > 1 && bottom > 0 && top < innerHeight);
    if (seen) for (const character of walker.currentNode.data) points.add(character.codePointAt(0));
  }
  const has = ({ ranges }, point) => ranges.some(([from, to]) => from <= point && point <= to);
  return [...new Set([...points].flatMap((point) => rules.find((rule) => has(rule, point))?.url ?? []))];
})()`;

/** Opens Home on a slow phone with an empty cache and waits until nothing more comes. */
export async function loadHome(browser: Browser, { origin }: Site): Promise<HomeLoad> {
  const { page, close } = await openPhone(browser);
  const bodies = new Map<string, { kind: string; bytes: Promise<number> }>();
  page.on('response', (response) => {
    const kind = /\.woff2?($|\?)/.test(response.url()) ? 'font' : response.request().resourceType();
    if (kind !== 'script' && kind !== 'font') return;
    const size = async () => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      return kind === 'script' ? brotliCompressSync(body).length : body.length;
    };
    bodies.set(response.url(), { kind, bytes: response.finished().then(size) });
  });
  await page.addInitScript(observe);
  await page.goto(origin);
  // Before another slide comes
  const first = new Set(await page.evaluate<string[]>(fontsOfFirstScreen));
  await untilQuiet(page);
  const [lcpMs = 0, shift = 0] = await page.evaluate<number[]>('[benchLcp, benchShift]');
  const sum = async (counts: (url: string, kind: string) => boolean) => {
    const found = [...bodies].filter(([url, { kind }]) => counts(url, kind));
    return (await Promise.all(found.map(([, { bytes }]) => bytes))).reduce((total, bytes) => total + bytes, 0);
  };
  const load = {
    lcpMs,
    shift,
    scriptBytes: await sum((_url, kind) => kind === 'script'),
    fontBytes: await sum((_url, kind) => kind === 'font'),
    firstFontBytes: await sum((url, kind) => kind === 'font' && first.has(url)),
  };
  await close();
  return load;
}
