import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { callerFor, LANGUAGES, open, rowOf } from './community.ts';
import { words } from './words.ts';

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`a question waits until an admin has answered it (${lang})`, async ({ page, browser, portal, signIn }) => {
    const other = await browser.newPage({ baseURL: portal.origin });
    const asker = await callerFor(await signIn(other));
    const { classroomId, title } = await asker.post({ type: 'question' });
    const list = `/education/classroom/list?type=question&title=${encodeURIComponent(title)}`;
    const address = `/education/classroom/${classroomId}`;
    await open(page, list, lang);
    await expect(rowOf(page, title)).toContainText(say.waitingAnswer);

    await signIn(page);
    await open(page, address, lang);
    await expect(page.getByRole('article')).toContainText(say.waitingAnswer);
    await expect(page.getByRole('textbox', { name: say.yourAnswer })).toHaveCount(0);

    await signIn(page, 'admin');
    await open(page, address, lang);
    await page.getByRole('button', { name: say.sendAnswer }).click();
    await expect(page.getByRole('textbox', { name: say.yourAnswer })).toHaveAccessibleDescription(new RegExp(say.required));
    await page.getByRole('textbox', { name: say.yourAnswer }).fill('설정에서 **재시작**하세요.');
    await page.getByRole('button', { name: say.sendAnswer }).click();
    await expect(toastOf(page, 'success', say.added)).toBeVisible();
    await expect(page.getByRole('listitem').locator('strong', { hasText: '재시작' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(say.answered);
    await expect(page.getByRole('textbox', { name: say.yourAnswer })).toHaveValue('');

    await open(other, list, lang);
    await expect(rowOf(other, title)).toContainText(say.answered);
    await open(other, address, lang);
    await expect(other.getByRole('textbox', { name: say.yourAnswer })).toBeVisible();
    await other.close();
    await asker.end();
  });
}
