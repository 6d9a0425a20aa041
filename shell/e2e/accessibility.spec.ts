import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const SIGN_IN = [
  '/login',
  '/join',
  '/verify-email',
  '/login/link',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=none',
];
const LEGAL = ['/terms', '/privacy', '/privacy/2021-07-01', '/email-refusal', '/no/such/page'];
const OWN = ['/account', '/account/profile', '/account/security', '/account/consents', '/account/leave'];
const ADMIN = [
  '/admin',
  '/admin/members',
  '/admin/audit',
  '/admin/mailbox',
  '/admin/releases',
  '/admin/releases/education',
];
const SMALL = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

async function choose(page: Page, language: 'ko' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: language, domain: 'localhost', path: '/' }]);
  await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
}

/** Axe at one width; that nothing is wider than the screen at both. */
async function expectNoBarriers(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(SMALL);
    await page.goto(path);
    await whenShown(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0);
    expect.soft(await barriersOf(page), path).toEqual([]);
    for (const screen of [SMALL, WIDE]) {
      await page.setViewportSize(screen);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(screen.width);
    }
  }
}

for (const language of ['ko', 'en'] as const) {
  test.describe(language, () => {
    test.use({ allowedConsole: [/404 GET .*\/no\/such\/page|status of 404/] });
    test.beforeEach(({ page }) => choose(page, language));

    test('the pages around signing in have no barrier and fit the screen', ({ page }) =>
      expectNoBarriers(page, SIGN_IN));
    test('the legal pages and the 404 page have no barrier and fit the screen', ({ page }) =>
      expectNoBarriers(page, LEGAL));

    test('My page has no barrier and fits the screen', async ({ page, signIn }) => {
      await signIn(page);
      await expectNoBarriers(page, OWN);
    });

    test('the pages for admins have no barrier and fit the screen', async ({ page, signIn }) => {
      await signIn(page, 'admin');
      await expectNoBarriers(page, ADMIN);
    });

    test('an open menu, an open consent, the alert and the open drawer have no barrier', async ({ page, signIn }) => {
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
      await page.setViewportSize(SMALL);
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
