import { expect, type Page } from '@playwright/test';

/**
 * Goes on as a link on the open page does, in the same document; by script, so that it does not depend on where a menu
 * shows such a link. Resolves when the page has come and its heading has the focus.
 */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        addEventListener('portal:swapped', () => resolve(), { once: true });
        const link = Object.assign(document.createElement('a'), { href });
        document.getElementById('shell-footer')?.append(link);
        link.click();
        link.remove();
      }),
    path,
  );
  await expect(page).toHaveURL(path);
  await expect(page.locator('#main h1')).toBeFocused();
}
