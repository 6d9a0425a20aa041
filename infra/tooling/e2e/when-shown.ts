import type { Page } from '@playwright/test';

/** Resolves when the shell has brought the opened document to life, or has put a retry in the place of its section. */
export async function whenShown(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('portal:shown').length > 0);
}
