import type { Page } from '@playwright/test';

/**
 * The page's own overflow, words that are cut off or stick out, tables wider than their place, words and product
 * names broken over two lines, and words in drawings too small to read: empty when the layout holds.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth} px wide on a screen of ${root.clientWidth}`);
    for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
      const over = table.getBoundingClientRect().right - table.parentElement!.getBoundingClientRect().right;
      if (over > 1)
        faults.push(`the table "${table.caption?.textContent}" is ${Math.round(over)} px wider than its place`);
    }
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 2 || height <= 2 || element.closest('.visually-hidden, [inert], thead') !== null;
    };
    const WORDS = /SM-(?:IO-SERVER|AI-FARM|HACCP|TWIS)|\p{L}+/gu;
    const clips = new Map<Element, DOMRect | undefined>();
    /** The edges of a box that cuts off what leaves it sideways; read once, as many words lie in it. */
    const clipOf = (box: Element) => {
      if (!clips.has(box))
        clips.set(box, getComputedStyle(box).overflowX === 'visible' ? undefined : box.getBoundingClientRect());
      return clips.get(box);
    };
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const linesOf = () =>
      new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      // Code is scrolled sideways in its place
      if (!node.textContent?.trim() || element.closest('noscript, script, pre') || isHidden(element)) continue;
      if (element instanceof SVGGraphicsElement) {
        const { a, b } = element.getScreenCTM()!;
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
        if (size < 10) faults.push(`"${node.textContent.trim()}" in a drawing is ${size.toFixed(1)} px high`);
        continue;
      }
      range.selectNodeContents(node);
      const isWrapped = linesOf() > 1;
      for (const { 0: word, index } of isWrapped ? node.textContent.matchAll(WORDS) : []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf() > 1) faults.push(`"${word}" is broken over two lines`);
      }
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (left === right) continue;
      const words = node.textContent.trim().slice(0, 40);
      if (left < -1 || right > root.clientWidth + 1)
        faults.push(`"${words}" leaves the screen: ${Math.round(left)} to ${Math.round(right)}`);
      for (let box: Element | null = element; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        const edges = clipOf(box);
        if (edges && (left < edges.left - 1 || right > edges.right + 1)) faults.push(`"${words}" is cut off`);
      }
    }
    return faults;
  });
}

/**
 * Scrolls through the whole page, so that all that waits for the visitor has come. A step of so many screens takes two
 * frames, which lay out what comes near, or a timer: a headless browser now and then stops drawing a page for good.
 */
export async function readThrough(page: Page, screens: number): Promise<void> {
  await page.evaluate(async (distance) => {
    const step = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 100);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * distance) {
      scrollTo({ top, behavior: 'instant' });
      await step();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }, screens);
}
