import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe on the page in its present state: rule and places. Animations are checked at rest. Header and footer
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
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(
      { exclude: without.map((selector) => [selector]) },
      { resultTypes: ['violations'], reporter: 'no-passes' },
    );
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ target }) => String(target))]);
  }, exclude);
}
