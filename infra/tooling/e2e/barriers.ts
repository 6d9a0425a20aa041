import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it stands: rule and places. Moving things are judged at rest. */
export async function barriersOf(page: Page): Promise<[string, string[]][]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Legacy mode runs within the page, without a second window for every look: the site frames nobody else.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => String(target))]);
}
