import type { Page, Route } from '@playwright/test';
import { expect, test } from '../tooling/e2e/fixtures.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';

// A section that is broken on purpose is reported in the console; everything else still fails the test.
test.use({
  allowedConsole: [/\[\w+\] (?:load|render|widget)|Failed to load resource|integrity|ERR_FAILED|404|preload/i],
});

const SECTIONS = [
  { section: 'marketing', path: '/timeline', other: '/news' },
  { section: 'community', path: '/news', other: '/timeline' },
  { section: 'education', path: '/education/schedule', other: '/news' },
  { section: 'support', path: '/support/download', other: '/news' },
] as const;

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'not found' }),
  broken: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'syntax error here (' }),
  // Never answers: the shell's own limit of 8 s ends the wait.
  slow: () => new Promise(() => undefined),
};

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'go' });
    document.body.append(link);
    link.click();
  }, path);
}

async function expectRetry(page: Page): Promise<void> {
  await expect(page.locator('#main').getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: 12_000 });
  await expect(page.locator('#shell-header a').first()).toBeVisible();
  await expect(page.locator('#shell-footer')).toBeVisible();
}

for (const { section, path, other } of SECTIONS) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${section} ${fault}: a retry is shown in its place, the rest works`, async ({ page }) => {
      await page.route(new RegExp(`/r/${section}/[^/]+/client/(remoteEntry|pack-)`), answer);
      await page.goto('/login');
      await whenShown(page);
      await follow(page, path);
      await expectRetry(page);
      await follow(page, other);
      await expect(page).toHaveURL(other);
      await expect(page.locator('#main h1')).toBeFocused();
      await expect(page.locator('#main').getByRole('button', { name: '다시 시도' })).toHaveCount(0);
    });
  }

  test(`${section} missing when its document is opened: a retry brings it back`, async ({ page }) => {
    let isBroken = true;
    await page.route(new RegExp(`/r/${section}/[^/]+/client/`), (route) =>
      isBroken ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await page.goto(path);
    await expectRetry(page);
    isBroken = false;
    await page.locator('#main').getByRole('button', { name: '다시 시도' }).click();
    await expect(page.locator('#main').getByRole('button', { name: '다시 시도' })).toHaveCount(0);
    await expect(page.locator('#main h1')).toBeVisible();
  });
}

const THROWING = [
  { section: 'marketing', path: '/timeline', call: '/api/content/timeline', other: '/news' },
  { section: 'community', path: '/news', call: '/api/news/view', other: '/timeline' },
  { section: 'education', path: '/education/schedule', call: '/api/education/view', other: '/news' },
  { section: 'support', path: '/support/download', call: '/api/file/documents', other: '/news' },
] as const;

for (const { section, path, call, other } of THROWING) {
  test(`${section} throwing while it renders keeps the error to itself`, async ({ page }) => {
    // Data of a shape that no page expects makes the page's own code throw.
    await page.route(`**${call}*`, (route) => route.fulfill({ json: 7 }));
    await page.route('**/api/portal/page-data*', (route) => route.fulfill({ status: 204 }));
    await page.goto('/login');
    await whenShown(page);
    await follow(page, path);
    await expectRetry(page);
    await follow(page, other);
    await expect(page).toHaveURL(other);
    await expect(page.locator('#main h1')).toBeVisible();
  });
}
