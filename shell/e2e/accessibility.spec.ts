import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const PUBLIC = [
  '/login', '/join', '/verify-email', '/forgot-password', '/reset-password', '/reset-password?token=none',
  '/terms', '/privacy', '/privacy/2021-07-01', '/email-refusal',
];
const OWN = ['/account', '/account/profile', '/account/security', '/account/consents', '/account/leave'];
const SCREENS = [{ width: 360, height: 740 }, { width: 1440, height: 900 }];

async function choose(page: Page, language: 'ko' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: language, domain: 'localhost', path: '/' }]);
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
}

async function expectNoBarriers(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenShown(page);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }
}

for (const language of ['ko', 'en'] as const) {
  test.describe(language, () => {
    test.beforeEach(({ page }) => choose(page, language));

    for (const path of PUBLIC) {
      test(`${path} has no barrier on small and wide screens`, ({ page }) => expectNoBarriers(page, path));
    }

    for (const path of OWN) {
      test(`${path} has no barrier on small and wide screens`, async ({ page, signIn }) => {
        await signIn(page);
        await expectNoBarriers(page, path);
      });
    }

    test('an open menu, an open consent, a toast and the alert have no barrier', async ({ page }) => {
      await page.goto('/join');
      await whenShown(page);
      await page.locator('#shell-header nav button').first().click();
      await page.locator('#main details summary').first().click();
      expect(await barriersOf(page)).toEqual([]);
      await page.goto('/service/product/web-eq');
      await whenShown(page);
      await page.getByRole('main').getByRole('link', { name: 'SM-TWIS' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
    });

    test('the open drawer has no barrier, for visitors and for members', async ({ page, signIn }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const isMember of [false, true]) {
        if (isMember) await signIn(page);
        await page.goto('/terms');
        await whenShown(page);
        await page.locator('#shell-header button[aria-haspopup=dialog]').click();
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
        expect(await barriersOf(page)).toEqual([]);
      }
    });
  });
}

test.describe('an unknown address', () => {
  test.use({ allowedConsole: [/404/] });
  test('has no barrier', ({ page }) => expectNoBarriers(page, '/no/such/page'));
});
