import { barriersOf } from '../../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { sampleOf } from '../../../infra/tooling/e2e/sample-of.ts';
import { readMail } from '../../../infra/tooling/e2e/mailbox.ts';
import { toastOf } from '../../../infra/tooling/e2e/toasts.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'admin');
});

test('an admin tries a mail with another text; what was typed is there after the tab was closed, and nobody else gets it', async ({
  page,
  context,
  portal,
}) => {
  await page.goto('/admin/mails');
  await page.getByRole('link', { name: '메일 문구' }).click();
  await page.getByRole('searchbox').fill('재설정');
  await page
    .getByRole('table')
    .getByRole('link', { name: /재설정/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/templates\/[a-z]+\/[a-z-]+$/);
  const editor = page.url();
  const subject = page.getByRole('textbox', { name: '제목' }).first();
  await subject.fill('시험용 제목');
  const preview = page.getByRole('region', { name: '한국어 미리보기' });
  await expect(preview).toContainText('시험용 제목');
  await preview.getByRole('button', { name: '나에게 시험 메일 보내기' }).click();
  await expect(toastOf(page, 'success', `시험 메일을 보냈습니다: ${portal.adminEmail}`)).toBeVisible();
  expect((await readMail(portal.mailboxDir, portal.adminEmail, /시험용 제목/)).text).toContain('http');

  const other = await context.newPage();
  await page.close();
  await other.goto(editor);
  await expect(other.getByRole('textbox', { name: '제목' }).first()).toHaveValue('시험용 제목');
});

test('the views of mail texts have no accessibility finding and no overflow', async ({ page }) => {
  const paths = ['/admin/mails/templates', '/admin/mails/templates/education/reminder'];
  for (const [index, path] of paths.entries()) {
    for (const lang of sampleOf(['ko', 'en'], index)) {
      await page.goto(`${path}?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await barriersOf(page, 'content'), `${path} (${lang})`).toEqual([]);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${path} (${lang}) at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  }
});
