import { findCovered } from '../../tooling/e2e/covered-controls.ts';
import type { Visitor } from './visitor.ts';

const settleMs = 300;
const mostSettles = 10;

/** By how many pixels the page is wider than the window. */
const overflow = (): number => document.documentElement.scrollWidth - innerWidth;

/** The same once tables and drawings have measured themselves. */
async function settledOverflow(visitor: Visitor): Promise<number> {
  let over = 0;
  for (let look = 0; look < mostSettles; look += 1) {
    await visitor.pause(settleMs);
    over = await visitor.engine.evaluate(overflow);
    if (over <= 0) break;
  }
  return over;
}

/** The elements that jut out of the window farthest, for the message. */
function findWidest(): string[] {
  const right = (element: Element) => element.getBoundingClientRect().right;
  const all = [...document.querySelectorAll('body *')].filter((each) => right(each) > innerWidth + 1);
  const farthest = Math.max(0, ...all.map(right));
  return all
    .filter((each) => right(each) > farthest - 2)
    .slice(0, 3)
    .map((each) => (each.cloneNode() as Element).outerHTML.slice(0, 160));
}

/** Opens pages and looks for what is covered, wider than the window, or replaced. */
export async function lookAtPages(visitor: Visitor, pages: string[], languages: string[]): Promise<void> {
  const faults: string[] = [];
  for (const page of pages)
    for (const lang of languages) {
      await visitor.open(`${page}${page.includes('?') ? '&' : '?'}lang=${lang}`);
      await visitor.until('a heading is seen', () => (document.querySelector('h1')?.getClientRects().length ?? 0) > 0);
      for (const width of [1024, 390]) {
        await visitor.engine.resize(width, 800);
        await visitor.until('the window has its width', (wanted) => innerWidth === wanted, width);
        const over = await settledOverflow(visitor);
        const isReplaced = await visitor.engine.evaluate(
          () => (document.getElementById('section-fallback')?.childElementCount ?? 0) > 0,
        );
        const widest = over > 0 ? await visitor.engine.evaluate(findWidest) : [];
        const covered = await visitor.engine.evaluate(findCovered);
        const found = [
          isReplaced && 'is replaced',
          over > 0 && `is ${over} px too wide: ${widest.join(' ')}`,
          ...covered,
        ].filter(Boolean);
        for (const fault of found) faults.push(`${page} (${lang}, ${width}): ${fault}`);
      }
    }
  await visitor.engine.resize(1440, 900);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Words of the page's own part that are not on paper, apart from what is pressed and what invites to it: the rules for paper are
 * made those of the screen, since no engine lets a test see its paper.
 */
export function missingOnPaper(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['no page'];
  const isPressed = (element: Element) =>
    element.closest(
      'button, a, form, nav, [role=tablist], dialog, [data-demo], label, .visually-hidden, figure, video',
    ) !== null;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const element = text.parentElement;
    if (
      !element ||
      !text.data.trim() ||
      isPressed(element) ||
      element.closest('details:not([open]), noscript, script, svg')
    )
      continue;
    if (element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible') texts.push(text);
  }
  const forPaper = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /\b(?:print|screen)\b/.test(rule.media.mediaText))
        rule.media.mediaText = rule.media.mediaText
          .replaceAll(/\bprint\b/g, 'all')
          .replaceAll(/\bscreen\b/g, 'not all');
      if (rule instanceof CSSGroupingRule) forPaper(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) forPaper(sheet.cssRules);
  const range = document.createRange();
  return texts.flatMap((text) => {
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const skipped = [...main.querySelectorAll('*')].some(
      (each) => getComputedStyle(each).contentVisibility === 'auto' && each.contains(text),
    );
    if (box.height > 0 && !skipped) return [];
    // Left out on purpose, together with what it invites to press
    const hidden = [...main.querySelectorAll('*')].find(
      (each) => getComputedStyle(each).display === 'none' && each.contains(text),
    );
    if (hidden?.querySelector('a, button') || hidden?.closest('#demo')) return [];
    return [`"${text.data.trim().slice(0, 60)}" is ${skipped ? 'left out of the layout' : 'not there'}`];
  });
}
