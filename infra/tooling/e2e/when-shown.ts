import type { Page } from '@playwright/test';

/** Resolves when the shell has brought the opened document to life, or has put a retry in the place of its section. */
export async function whenShown(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('portal:shown').length > 0);
}

/**
 * From now on a page counts as opened once it answers, as for a person, whose first click comes later than a test's.
 * A page whose scripts are kept from running never does; it counts after three seconds.
 */
export function opensUntilShown(page: Page): void {
  const { goto, reload } = page;
  const shown = () =>
    page.waitForFunction(() => performance.getEntriesByName('portal:shown').length > 0 || performance.now() > 3000);
  page.goto = async (address, options) => {
    const response = await goto.call(page, address, options);
    if (!options?.waitUntil && response?.headers()['content-type']?.startsWith('text/html')) await shown();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await shown();
    return response;
  };
}
