import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { sendSmwpApplication } from './support-api.ts';
import { openForm } from './support-forms.ts';

/**
 * In both languages: nothing that axe can find, and nothing wider than the narrowest and the usual screen. The page is in
 * English before and after, since most other tests open Korean documents.
 */
async function expectNone(page: Page): Promise<void> {
  for (const lang of ['en', 'ko'] as const) {
    await changeLanguage(page, lang);
    const where = `${page.url()} (${lang})`;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await barriersOf(page), where).toEqual([]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${where} at ${width} px`)
        .toBeLessThanOrEqual(width);
    }
  }
  await changeLanguage(page, 'en');
}

test('no barrier where visitors and members come, also with errors shown', async ({ page, browser, signIn }) => {
  test.slow();
  for (const path of ['/support/question?product=nectos&', '/support/smwpForm?', '/support/webeqForm?']) {
    await openForm(page, `${path}lang=en`);
    await page.locator('main button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNone(page);
  }
  await openForm(page, '/support/download?lang=en');
  await page.locator('#smwp').getByRole('button').click();
  await expect(page.locator('#smwp').getByRole('link')).toBeVisible();
  await expectNone(page);
  const { number, member } = await sendSmwpApplication(browser);
  await signIn(page, member.person);
  await openForm(page, '/account?lang=en');
  const mine = page.getByRole('region', { name: 'My inquiries' });
  await mine.scrollIntoViewIfNeeded();
  await mine.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNone(page);
});

test('no barrier in what admins see', async ({ page, browser, signIn }) => {
  test.slow();
  const { number } = await sendSmwpApplication(browser);
  await signIn(page, 'admin');
  for (const path of [`?search=${number}&`, `/${number}?`]) {
    await openForm(page, `/admin/support/inquiries${path}lang=en`);
    await expect(page.getByText(number).first()).toBeVisible();
    await expectNone(page);
  }
  await openForm(page, '/admin/support/settings?lang=en');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectNone(page);
  await openForm(page, '/admin/support/documents?lang=en');
  const row = page.getByRole('row').filter({ hasText: 'NECTOS_카탈로그.pdf' });
  await expect(row).toBeVisible();
  await expectNone(page);
  await row.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNone(page);
});
