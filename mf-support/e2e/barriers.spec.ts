import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import { coveredControls } from '../../infra/tooling/e2e/covered-controls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { followLink } from '../../infra/tooling/e2e/follow-link.ts';
import { isTried, sampleOf } from '../../infra/tooling/e2e/sample-of.ts';
import { sendSmwpApplication } from './support-api.ts';
import { openForm } from './support-forms.ts';

/**
 * Of every third view, in one language: nothing that axe can find, and nothing wider than the narrowest and the usual screen; at one of these
 * nothing over a link or a control. By the view's place; all of it in the trial `all-combinations`. The page is in English
 * before and after, since most other tests open Korean documents.
 */
async function expectNone(page: Page, place: number, part: 'page' | 'content' = 'content'): Promise<void> {
  if (!isTried(place)) return;
  for (const lang of sampleOf(['en', 'ko'] as const, place)) {
    await changeLanguage(page, lang);
    const where = `${page.url()} (${lang})`;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await barriersOf(page, part), where).toEqual([]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${where} at ${width} px`)
        .toBeLessThanOrEqual(width);
      if (sampleOf([360, 1440], place >> 1).includes(width))
        expect.soft(await coveredControls(page), `${where} at ${width} px`).toEqual([]);
    }
  }
  await changeLanguage(page, 'en');
}

test('no barrier where visitors and members come, also with errors shown', async ({ page, browser, signIn }) => {
  test.slow();
  await openForm(page, '/support/question?product=nectos&lang=en');
  for (const [index, next] of ['', '/support/smwpForm', '/support/webeqForm'].entries()) {
    if (next) await followLink(page, next);
    await page.locator('main button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNone(page, index);
  }
  await followLink(page, '/support/download');
  await page.locator('#smwp').getByRole('button').click();
  await expect(page.locator('#smwp').getByRole('link')).toBeVisible();
  await expectNone(page, 3);
  const { number, member } = await sendSmwpApplication(browser);
  await signIn(page, member.person);
  await openForm(page, '/account?lang=en');
  const mine = page.getByRole('region', { name: 'My inquiries' });
  await mine.scrollIntoViewIfNeeded();
  await mine.getByRole('listitem').filter({ hasText: number }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNone(page, 4);
});

test('no barrier in what admins see', async ({ page, browser, signIn }) => {
  test.slow();
  const { number } = await sendSmwpApplication(browser);
  await signIn(page, 'admin');
  await openForm(page, `/admin/support/inquiries?search=${number}&lang=en`);
  await expect(page.getByText(number).first()).toBeVisible();
  await expectNone(page, 0, 'page');
  await followLink(page, `/admin/support/inquiries/${number}`);
  await expect(page.getByText(number).first()).toBeVisible();
  await expectNone(page, 1);
  await followLink(page, '/admin/support/settings');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectNone(page, 2);
  await followLink(page, '/admin/support/documents');
  const row = page.getByRole('row').filter({ hasText: 'NECTOS_카탈로그.pdf' });
  await expect(row).toBeVisible();
  await expectNone(page, 3);
  await row.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNone(page, 4);
});
