import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { hangulWords, unusualNames } from '../../infra/tooling/text/every-letter.ts';
import { newId, open } from './community.ts';

test('every syllable and names in every script that are typed into a form stay as they are: on the page, in its document and in the search', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await open(page, '/news/edit');
  const title = `${unusualNames.slice(0, 20).join(' ')} ${newId()}`;
  const words = [...hangulWords, ...unusualNames];
  await page.getByLabel('제목', { exact: true }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).first().fill(words.join('\n'));
  await page.getByRole('button', { name: '완료' }).click();
  await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
  const composed = words.map((word) => word.normalize('NFC'));
  await page.locator('tbody a', { hasText: title.normalize('NFC') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.normalize('NFC'));
  // Compared here: an expectation of the whole text would print it
  const shown = await page.getByRole('article').evaluate((element) => element.textContent);
  expect(composed.filter((word) => !shown.includes(word))).toEqual([]);
  const response = await page.request.get(page.url());
  const html = await response.text();
  expect(composed.filter((word) => !html.includes(word))).toEqual([]);
});
