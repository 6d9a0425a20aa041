import { expect, type Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { changeLanguage } from './change-language.ts';
import { coveredControls } from './covered-controls.ts';
import { followLink } from './follow-link.ts';
import { isTried, sampleOf } from './sample-of.ts';
import { whenShown } from './when-shown.ts';

const LANGUAGES = ['en', 'ko'] as const;
const SMALL = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

/**
 * Looks at every third page in one language: axe at one width, that nothing is wider than the screen at both, and at one that
 * nothing lies over a link or a control; all of it on all pages in both languages in the trial `all-combinations`. The first page is opened in
 * English, since most other tests open Korean documents, and the others by links from one to the next.
 */
export async function expectNoBarriers(page: Page, [first = '/', ...others]: readonly string[]): Promise<void> {
  const expectNone = async (path: string, place: number) => {
    // Two pages in each language, one at each width
    for (const language of sampleOf(LANGUAGES, place >> 1)) {
      const where = `${path} (${language})`;
      await page.setViewportSize(SMALL);
      await changeLanguage(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await barriersOf(page, path === first ? 'page' : 'content'), where).toEqual([]);
      for (const screen of [SMALL, WIDE]) {
        await page.setViewportSize(screen);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(screen.width);
        if (sampleOf([SMALL, WIDE], place).includes(screen))
          expect.soft(await coveredControls(page), where).toEqual([]);
      }
    }
  };
  await page.setViewportSize(SMALL);
  await page.goto(`${first}?lang=en`);
  await whenShown(page);
  await expectNone(first, 0);
  for (const [index, path] of others.entries()) {
    if (!isTried(index + 1)) continue;
    await page.setViewportSize(SMALL);
    await followLink(page, path);
    await expectNone(path, index + 1);
  }
}
