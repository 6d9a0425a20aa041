import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { callerFor, LANGUAGES, newId, open, rowOf, type Lang } from './community.ts';
import { words } from './words.ts';

const list = '/education/classroom/list';
const editor = '/education/classroom/edit';

async function fill(page: Page, lang: Lang, title: string, content: string): Promise<void> {
  const say = words[lang];
  await page.getByLabel(say.title, { exact: true }).fill(title);
  await page.getByRole('textbox', { name: say.content }).fill(content);
}

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`a post is written, changed and deleted by keyboard alone (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, list, lang);
    const title = `키보드 ${newId()}`;
    await page.getByRole('link', { name: say.write, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say.title, { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: say.types.free }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: say.types.attach })).toBeChecked();
    // Notice is for admins.
    await expect(page.getByRole('radio')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(title);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('첫 줄');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('**둘째** 줄');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say.done })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'success', say.added)).toBeVisible();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);

    await rowOf(page, title).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').locator('strong')).toHaveText('둘째');
    await page.getByRole('link', { name: say.edit, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue(title);
    await page.getByLabel(say.title, { exact: true }).focus();
    await page.keyboard.press('End');
    await page.keyboard.insertText(' 고침');
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'success', say.changed)).toBeVisible();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);

    await rowOf(page, `${title} 고침`).getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say.remove, exact: true }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(title);
    await question.getByRole('button', { name: say.remove, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(toastOf(page, 'success', say.removed)).toBeVisible();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);
    await expect(rowOf(page, title)).toHaveCount(0);
    // The list has taken the place of the post in the history.
    await page.goBack();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);
  });

  test(`what is missing is said at its field (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, editor, lang);
    await page.getByRole('button', { name: say.done }).click();
    await expect(page.getByLabel(say.title, { exact: true })).toBeFocused();
    await expect(page.getByLabel(say.title, { exact: true })).toHaveAccessibleDescription(new RegExp(say.required));
    await expect(page.getByRole('textbox', { name: say.content })).toHaveAccessibleDescription(new RegExp(say.required));
  });

  test(`a draft outlives a reload and signing in again, until it is posted (${lang})`, async ({ page, signIn }) => {
    const person = await signIn(page);
    await open(page, editor, lang);
    const title = `초안 ${newId()}`;
    await page.getByRole('radio', { name: say.types.question }).check();
    await fill(page, lang, title, '쓰던 내용');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(say.restored)).toBeVisible();
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue(title);

    await page.context().clearCookies();
    await page.goto(`${editor}?lang=${lang}`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.locator('input[type=email]').fill(person.email);
    await page.locator('input[type=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue(title);
    await expect(page.getByRole('textbox', { name: say.content })).toHaveValue('쓰던 내용');
    await expect(page.getByRole('radio', { name: say.types.question })).toBeChecked();
    await page.getByRole('button', { name: say.done }).click();
    await expect(rowOf(page, title)).toBeVisible();
    await open(page, editor, lang);
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('');
  });

  test(`leaving what was written asks first, and a draft can be given up (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, list, lang);
    await page.getByRole('link', { name: say.write, exact: true }).click();
    await fill(page, lang, '남길 제목', '남길 내용');
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('남길 제목');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(question).toBeVisible();
    await question.getByRole('button').last().click();
    await expect(page).toHaveURL(/\/$/);

    await open(page, editor, lang);
    await page.getByRole('button', { name: say.discard }).click();
    await question.getByRole('button', { name: say.discard }).click();
    await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('');
    await expect(page.getByText(say.restored)).toHaveCount(0);
  });

  test(`the editor and its preview have no barrier at 360 and 1440 px (${lang})`, async ({ page, signIn }) => {
    await signIn(page, 'admin');
    await open(page, editor, lang);
    await expect(page.getByRole('radio')).toHaveCount(4);
    await fill(page, lang, '미리 보기', '# 머리말\n\n**굵게**\n둘째 줄');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('tab', { name: say.writing }).click();
      expect(await barriersOf(page)).toEqual([]);
      await page.getByRole('tab', { name: say.preview }).click();
      await expect(page.getByRole('tabpanel').locator('strong')).toHaveText('굵게');
      await expect(page.getByRole('tabpanel').locator('br')).toHaveCount(1);
      expect(await barriersOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });

  test.describe('what goes wrong', () => {
    test.use({ allowedConsole: [/40[349]|503|ERR_FAILED/] });

    test(`a post that cannot be saved says so and keeps what was written (${lang})`, async ({ page, signIn }) => {
      await signIn(page);
      await open(page, editor, lang);
      const title = `다시 ${newId()}`;
      await fill(page, lang, title, '내용');
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/classroom/edit')) keys.push(request.headers()['idempotency-key']);
      });
      await page.route('**/api/classroom/edit', (route) => route.abort(), { times: 1 });
      await page.getByRole('button', { name: say.done }).click();
      await expect(toastOf(page, 'error', say.saveFailed)).toBeVisible();
      await expect(page.getByLabel(say.title, { exact: true })).toHaveValue(title);
      await page.getByRole('button', { name: say.done }).click();
      await expect(toastOf(page, 'success', say.added)).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    });

    test(`an edit that came too late is refused and keeps what was written (${lang})`, async ({ page, signIn }) => {
      const author = await callerFor(await signIn(page));
      const { classroomId } = await author.post();
      await open(page, `${editor}/${classroomId}`, lang);
      await page.getByLabel(say.title, { exact: true }).fill('나중에 쓴 제목');
      await author.request.post('/api/classroom/edit', { multipart: { classroomId: String(classroomId), title: '먼저 고친 제목', content: '내용', type: 'free' } });
      await page.getByRole('button', { name: say.done }).click();
      await expect(toastOf(page, 'error', say.saveFailed)).toBeVisible();
      await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('나중에 쓴 제목');
      await page.getByRole('button', { name: say.discard }).last().click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.discard }).click();
      await expect(page.getByLabel(say.title, { exact: true })).toHaveValue('먼저 고친 제목');
      await author.end();
    });

    test(`deleting what is gone already says that it failed (${lang})`, async ({ page, signIn }) => {
      const author = await callerFor(await signIn(page));
      const { classroomId } = await author.post();
      await open(page, `/education/classroom/${classroomId}`, lang);
      await page.getByRole('button', { name: say.remove, exact: true }).click();
      await author.request.delete('/api/classroom/remove', { params: { classroomId } });
      await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
      await expect(toastOf(page, 'error', say.removeFailed)).toBeVisible();
      await author.end();
    });

    test(`another member can neither edit nor delete, an admin deletes (${lang})`, async ({ page, browser, portal, signIn }) => {
      const writer = await browser.newPage({ baseURL: portal.origin });
      const author = await callerFor(await signIn(writer));
      await writer.close();
      const { classroomId, title } = await author.post();
      await signIn(page);
      await open(page, `/education/classroom/${classroomId}`, lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('button', { name: say.remove, exact: true })).toHaveCount(0);
      await open(page, `${editor}/${classroomId}`, lang);
      await expect(page.getByRole('heading', { level: 1, name: say.forbidden })).toBeVisible();
      await signIn(page, 'admin');
      await open(page, `/education/classroom/${classroomId}`, lang);
      await expect(page.getByRole('article')).toContainText(author.person.email);
      await expect(page.getByRole('link', { name: say.edit, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: say.remove, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
      await expect(toastOf(page, 'success', say.removed)).toBeVisible();
      await author.end();
    });
  });
}
