import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { newId, open, rowOf } from './community.ts';

const list = '/education/classroom/list';
const editor = '/education/classroom/edit';

test('a post is written, changed and deleted by keyboard alone', async ({ page, signIn }) => {
  await signIn(page);
  await open(page, list);
  const id = newId();
  const title = `키보드 ${id}`;
  const titleField = page.getByLabel('제목', { exact: true });

  // Others write meanwhile, and the first page is short.
  async function find(text: string) {
    await page.getByRole('searchbox').focus();
    await page.keyboard.insertText(id);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/list\?title=/);
    await rowOf(page, text).getByRole('link').focus();
    await page.keyboard.press('Enter');
  }

  await test.step('written', async () => {
    await page.getByRole('link', { name: '글쓰기', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(titleField).toBeVisible();
    await page.getByRole('radio', { name: '자유' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '자료공유' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(title);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('첫 줄');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('**둘째** 줄');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '완료' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);
  });

  await test.step('changed', async () => {
    await find(title);
    await expect(page.getByRole('article').locator('strong')).toHaveText('둘째');
    await page.getByRole('link', { name: '수정', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(titleField).toHaveValue(title);
    await titleField.focus();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' 고침');
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'success', '수정되었습니다')).toBeVisible();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);
  });

  await test.step('deleted, and the list takes the place of the post in the history', async () => {
    await find(`${title} 고침`);
    await page.getByRole('button', { name: '삭제', exact: true }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(title);
    await question.getByRole('button', { name: '삭제', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'success', '삭제되었습니다')).toBeVisible();
    await expect(page).toHaveURL(/\/list\?title=/);
    await expect(page.getByText('조회된 글이 없습니다')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/list\?title=/);
  });
});

test('a draft outlives leaving, a reload and signing in again, until it is posted', async ({ page, signIn }) => {
  const person = await signIn(page);
  await open(page, list);
  await page.getByRole('link', { name: '글쓰기', exact: true }).click();
  const title = `초안 ${newId()}`;
  const titleField = page.getByLabel('제목', { exact: true });
  const question = page.getByRole('alertdialog');
  await page.getByRole('radio', { name: '질문' }).check();
  await titleField.fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill('쓰던 내용');

  await test.step('Back and links ask first', async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(titleField).toHaveValue(title);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(question).toBeVisible();
    await question.getByRole('button').last().click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a reload asks too, and brings it back', async () => {
    await open(page, editor);
    await expect(page.getByText(/작성 중이던 글을 불러왔습니다/)).toBeVisible();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    // A page that nobody has touched may be left without a question.
    await titleField.focus();
    await page.keyboard.press('End');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(titleField).toHaveValue(title);
  });

  await test.step('signing in again brings it back, and posting it ends it', async () => {
    await page.context().clearCookies();
    await page.goto(`${editor}?lang=ko`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.locator('input[type=email]').fill(person.email);
    await page.locator('input[type=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(titleField).toHaveValue(title);
    // The editor, which takes the place of a plain field and moves the button below it
    await expect(page.locator('.cm-content')).toHaveText('쓰던 내용');
    await expect(page.getByRole('radio', { name: '질문' })).toBeChecked();
    await page.getByRole('button', { name: '완료' }).click();
    await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
    await open(page, editor);
    await expect(titleField).toHaveValue('');
  });
});
