import { adminCalls } from '../../../infra/tooling/e2e/admin-calls.ts';
import { expect, test } from '../../../infra/tooling/e2e/fixtures.ts';
import { look } from '../../../infra/tooling/e2e/look.ts';

test('an admin works through a list by keyboard, corrects an item and saves it', async ({ page, signIn }) => {
  const calls = await adminCalls();
  const word = Math.random().toString(36).slice(2, 8);
  for (const part of ['가', '나', '다'])
    expect(
      (await calls.post('/api/news/write', { multipart: { title: `${word} ${part}`, content: '내용' } })).ok(),
    ).toBe(true);
  await signIn(page, 'admin');
  await page.goto('/admin/community/posts?lang=ko');

  await test.step('what the keys do is told', async () => {
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: '키보드 단축키' });
    for (const label of ['저장한', '다음 행으로 이동', '행 선택 또는 선택 해제'])
      await expect(help.getByText(label)).toHaveCount(label === '저장한' ? 0 : 1);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });

  await test.step('to the search, where letters are letters, and through the rows', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(`${word} `);
    await page.keyboard.press('Enter');
    await expect(page.locator('tbody tr')).toHaveCount(3);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.locator('tbody tr').nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 / 3')).toBeVisible();
  });

  await test.step('to the next item, which is corrected and saved', async () => {
    await page.keyboard.press('j');
    await expect(page.getByText('2 / 3')).toBeVisible();
    const title = page.getByLabel('제목 (한국어)');
    await title.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' jk?');
    await page.keyboard.press('Control+s');
    await expect(page.locator('[data-toast=success]')).toBeVisible();
    await expect(title).toHaveValue(/ jk\?$/);
  });

  await test.step('and back to the list as it was', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('u');
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await expect(page.locator('tbody tr')).toHaveCount(3);
  });

  await look(page, 'shortcuts', '/admin/community/posts', async () => {
    await expect(page.getByRole('table')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await calls.dispose();
});
