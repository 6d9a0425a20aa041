import { expect, type Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { changeLanguage } from './change-language.ts';
import { coveredControls } from './covered-controls.ts';
import { followLink } from './follow-link.ts';
import { whenShown } from './when-shown.ts';

const LANGUAGES = ['en', 'ko'] as const;
const SMALL = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

/**
 * Judges each page in both languages: axe at one width; that nothing is wider than the screen at both, and in one language
 * that nothing lies over a link or a control. The first page is opened in English, since most other tests open Korean documents, and the others by links from one to the next.
 */
export async function expectNoBarriers(page: Page, [first = '/', ...others]: readonly string[]): Promise<void> {
  const expectNone = async (path: string) => {
    for (const language of LANGUAGES) {
      const where = `${path} (${language})`;
      await page.setViewportSize(SMALL);
      await changeLanguage(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
      expect.soft(await barriersOf(page, path === first ? 'page' : 'content'), where).toEqual([]);
      for (const screen of [SMALL, WIDE]) {
        await page.setViewportSize(screen);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(screen.width);
        if (language === 'en') expect.soft(await coveredControls(page), where).toEqual([]);
      }
    }
  };
  await page.setViewportSize(SMALL);
  await page.goto(`${first}?lang=en`);
  await whenShown(page);
  await expectNone(first);
  for (const path of others) {
    await page.setViewportSize(SMALL);
    await followLink(page, path);
    await expectNone(path);
  }
}
