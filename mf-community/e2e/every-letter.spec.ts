import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { hangulWords, unusualNames } from '../../infra/tooling/text/every-letter.ts';
import { adminCaller, newId, open } from './community.ts';

const composed = (words: readonly string[]) => words.map((word) => word.normalize('NFC'));

test('names in every script that are typed into a form stay as they are', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await open(page, '/news/edit');
  const title = `${unusualNames.slice(0, 20).join(' ')} ${newId()}`;
  await page.getByLabel('제목', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).first().fill(unusualNames.join('\n'));
  await page.getByRole('button', { name: '완료' }).click();
  await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
  await page.locator('tbody a', { hasText: title.normalize('NFC') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.normalize('NFC'));
  // Compared here: an expectation of the whole text would print it
  const shown = await page.getByRole('article').evaluate((element) => element.textContent);
  expect(composed(unusualNames).filter((word) => !shown.includes(word))).toEqual([]);
});

test('every syllable is in the document of a page', async ({ request }) => {
  const admin = await adminCaller();
  const { newsId } = await admin.news({ content: hangulWords.join('\n'), status: 'visible' });
  const html = await (await request.get(`/news/${newsId}`)).text();
  expect(composed(hangulWords).filter((word) => !html.includes(word))).toEqual([]);
});
