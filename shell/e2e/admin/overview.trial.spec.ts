import { randomUUID } from 'node:crypto';
import { createMember } from '../../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { look } from '../../../infra/tooling/e2e/look.ts';

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 10_000 });

test('the overview shows what waits and visits by page, and leads to one person by the search', async ({
  page,
  browser,
  portal,
  signIn,
}) => {
  const visitor = await browser.newPage({ baseURL: portal.origin });
  const person = await createMember(visitor);
  for (const path of ['/news', '/education/schedule', '/education/schedule', '/about'])
    await visitor.goto(`${path}?lang=ko&once=${randomUUID().slice(0, 8)}`);
  await visitor.close();
  await signIn(page, 'admin');
  await page.goto('/admin?lang=ko');
  await expect(page.getByRole('heading', { name: '페이지별 방문' })).toBeVisible();
  await expect(page.getByRole('table', { name: /많이 방문한 페이지/, includeHidden: true })).toContainText(
    '/education/schedule',
  );

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(person.email);
  await page.getByRole('option').filter({ hasText: person.email }).first().click();
  await expect(page).toHaveURL(/\/admin\/members\/[\w-]+/);
  const url = new URL(page.url()).pathname;
  await look(page, 'person', url);
  await look(page, 'overview', '/admin', () =>
    expect(page.getByRole('heading', { name: /페이지별 방문|Visits by page/ })).toBeVisible(),
  );
  await look(page, 'search', '/admin', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('김시험');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
  await look(page, 'outbox', '/admin/mails');
  await look(page, 'mail-text', '/admin/mails/templates/account/password-reset');
  await look(page, 'media', '/admin/community/media');
  await look(page, 'education-media', '/admin/education/media');
  await look(page, 'audit', '/admin/audit');
});

test('a content is saved by Ctrl S, and its history shows what changed', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/community/queue?lang=ko');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'queue', '/admin/community/queue');
  await page.goto('/admin/marketing/offices/magok?lang=ko');
  const address = page.getByLabel('주소 (한국어)');
  const before = await address.inputValue();
  await address.fill(`${before} 7층`);
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await look(page, 'history', '/admin/marketing/offices/magok', async () => {
    await page.getByRole('button', { name: /이력|History/ }).click();
    await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
  });
});
