import type { Page } from '@playwright/test';

/** Follows a preview link and presses the button of its page; resolves when what it shows has been loaded. */
export async function openPreview(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const from = page.url();
  await page.getByRole('button').click();
  await page.waitForURL((url) => url.href !== from);
}
