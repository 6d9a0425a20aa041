import type { Locator } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import { expectNoBarriers } from '../../infra/tooling/e2e/expect-no-barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { sampleOf } from '../../infra/tooling/e2e/sample-of.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const LEGAL = ['/terms', '/privacy', '/privacy/2021-07-01', '/email-refusal', '/no/such/page'];
const LANGUAGES = ['en', 'ko'] as const;
const SMALL = { width: 360, height: 740 };

test.use({ allowedConsole: [/404 GET .*\/no\/such\/page|status of 404/] });

test('the legal pages and the 404 page have no barrier and fit the screen', async ({ page }) => {
  test.slow();
  await expectNoBarriers(page, LEGAL);
});

test('an open menu, an open consent, the alert and the open drawer have no barrier', async ({ page, signIn }) => {
  test.slow();
  /** What is open stays open while the language changes, from English. */
  const expectNone = async (shown: Locator, place: number) => {
    for (const language of sampleOf(LANGUAGES, place)) {
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
  await expectNone(menu.getByRole('link').first(), 1);

  await page.goto('/service/product/web-eq?lang=en');
  await whenShown(page);
  for (const language of sampleOf(LANGUAGES, 0)) {
    await changeLanguage(page, language);
    await page.getByRole('main').getByRole('button', { name: 'SM-TWIS' }).click();
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
    await expectNone(page.getByRole('dialog').getByRole('link').first(), isMember ? 1 : 0);
  }
});
