import type { Locator, Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { followLink } from '../../infra/tooling/e2e/follow-link.ts';
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
const LANGUAGES = ['en', 'ko'] as const;
const SMALL = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

/**
 * Judges each page in both languages: axe at one width; that nothing is wider than the screen at both. The first page is
 * opened in English, since most other tests open Korean documents, and the others by links from one to the next.
 */
async function expectNoBarriers(page: Page, [first = '/', ...others]: readonly string[]): Promise<void> {
  test.slow();
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

test.use({ allowedConsole: [/404 GET .*\/no\/such\/page|status of 404/] });

test('the pages around signing in have no barrier and fit the screen', ({ page }) => expectNoBarriers(page, SIGN_IN));

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
  test.slow();
  /** What is open stays open while the language changes. */
  const expectNone = async (shown: Locator) => {
    for (const language of LANGUAGES) {
      await changeLanguage(page, language);
      await expect(shown).toBeVisible();
      expect(await barriersOf(page), language).toEqual([]);
    }
  };
  await page.goto('/join?lang=en');
  await whenShown(page);
  await page.locator('#main details summary').first().click();
  const menu = page.locator('#shell-header nav li').filter({ has: page.getByRole('button') });
  await menu.getByRole('button').first().click();
  await expect(page.locator('#main details[open]')).toHaveCount(1);
  await expectNone(menu.getByRole('link').first());

  await page.goto('/service/product/web-eq?lang=en');
  await whenShown(page);
  for (const language of LANGUAGES) {
    await changeLanguage(page, language);
    await page.getByRole('main').getByRole('link', { name: 'SM-TWIS' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await barriersOf(page), language).toEqual([]);
    await page.keyboard.press('Escape');
  }

  await page.setViewportSize(SMALL);
  for (const isMember of [false, true]) {
    if (isMember) await signIn(page);
    await page.goto('/terms?lang=en');
    await whenShown(page);
    await page.locator('#shell-header button[aria-haspopup=dialog]').click();
    await expectNone(page.getByRole('dialog').getByRole('link').first());
  }
});
