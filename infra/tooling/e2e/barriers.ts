import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe on the page in its present state, and open dialogs whose frame scrolls: rule and places. Animations are checked at rest. Header and footer
 * are the same on all pages, and are left out with `content`.
 */
export async function barriersOf(page: Page, part: 'page' | 'content' = 'page'): Promise<[string, string[]][]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // In frames, too, which axe asks what they hold
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  const exclude = part === 'content' ? ['#shell-header', '#shell-footer'] : [];
  return page.evaluate(async (without) => {
    // axe notes once where everything is, and reads colours there for seconds: a font that comes meanwhile moves the words
    await document.fonts.ready;
    // What scrolls is a dialog's content, below its title: a frame that scrolls too leaves with it
    const loose = [...document.querySelectorAll<HTMLElement>('dialog[open][aria-labelledby]')].filter(
      (dialog) => dialog.scrollHeight > dialog.clientHeight,
    );
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(
      { exclude: without.map((selector) => [selector]) },
      { resultTypes: ['violations'], reporter: 'no-passes' },
    );
    const found = violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.map(({ target }) => String(target)),
    ]);
    return loose.length > 0 ? [...found, ['dialog-frame-scrolls', loose.map(({ innerText }) => innerText)]] : found;
  }, exclude);
}
