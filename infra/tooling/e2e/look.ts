import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { expect } from './fixtures.ts';
import { whenShown } from './when-shown.ts';

/** Where the pictures go: to be looked at by people. */
export const picturesDir = process.env['PICTURES_DIR'] ?? path.resolve('test-results/admin-journeys');

const widths = [390, 768, 1440];

/**
 * Opens a view in both languages, judges it with axe, and takes its picture at three widths, at none of which anything is
 * wider than the screen.
 */
export async function look(page: Page, name: string, url: string, open?: (page: Page) => Promise<void>): Promise<void> {
  await mkdir(picturesDir, { recursive: true });
  for (const lang of ['ko', 'en']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`);
    await whenShown(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open?.(page);
    await expect(page.locator('main [aria-busy="true"], dialog [aria-busy="true"]')).toHaveCount(0);
    expect.soft(await barriersOf(page, 'content'), `${name} (${lang})`).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${name} (${lang}) at ${width}`).toBeLessThanOrEqual(0);
      const isModal = (await page.locator('dialog[open]').count()) > 0;
      await page.screenshot({
        path: path.join(picturesDir, `${name}-${lang}-${width}.png`),
        fullPage: !isModal,
        animations: 'disabled',
      });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
