import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { openForm } from './support-forms.ts';

for (const lang of ['ko', 'en']) {
  for (const width of [360, 1440]) {
    test(`no barrier where catalogues are downloaded and in what admins see of them at ${width} px (${lang})`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 900 });
      const expectNone = async () => {
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await barriersOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      };
      await openForm(page, `/support/download?lang=${lang}`);
      await expect(page.getByRole('article').or(page.locator('#smwp')).first()).toBeVisible();
      await expectNone();
      await signIn(page, 'admin');
      await openForm(page, `/support/download?lang=${lang}`);
      await expectNone();
      await openForm(page, `/admin/support/documents?lang=${lang}`);
      const row = page.getByRole('row').filter({ hasText: 'NECTOS_카탈로그.pdf' });
      await expect(row).toBeVisible();
      await expectNone();
      await row.getByRole('button', { name: lang === 'ko' ? '교체' : 'Replace' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNone();
      await openForm(page, `/admin/support/settings?lang=${lang}`);
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectNone();
    });
  }
}
