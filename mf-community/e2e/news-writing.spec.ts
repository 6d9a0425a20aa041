import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { renderedDocument, renderedStatus } from '../../infra/tooling/e2e/rendered-document.ts';
import { adminCaller, callerFor, LANGUAGES, newId, open, RED_PIXEL, rowOf } from './community.ts';
import { words } from './words.ts';

// The document of an item that waits is a 404, also to its author, whose page then finds it.
test.use({ allowedConsole: [/404/] });

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`what a member writes waits, with its image and words for it; the author sees it with a chip (${lang})`, async ({ page, browser, portal, signIn }) => {
    await signIn(page);
    await open(page, '/news', lang);
    await page.getByRole('link', { name: say.write, exact: true }).click();
    const title = `회원 소식 ${newId()}`;
    await page.getByLabel(say.title, { exact: true }).fill(title);
    await page.getByRole('textbox', { name: say.content }).fill('회원이 쓴 소식입니다.');
    await expect(page.getByLabel(say.alt, { exact: true })).toHaveCount(0);
    await page.getByLabel(say.file).setInputFiles(RED_PIXEL);
    await page.getByRole('button', { name: say.done }).click();
    await expect(page.getByLabel(say.alt, { exact: true })).toHaveAccessibleDescription(new RegExp(say.required));
    await page.getByLabel(say.alt, { exact: true }).fill('빨간 점 하나');
    await page.getByRole('button', { name: say.done }).click();
    await expect(toastOf(page, 'success', say.added)).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);
    await expect(rowOf(page, title)).toContainText(say.waiting);
    await rowOf(page, title).getByRole('link').click();
    await expect(page.getByRole('article')).toContainText(say.waiting);
    const image = page.getByRole('article').getByRole('img', { name: '빨간 점 하나' });
    await expect(image).toHaveAttribute('width', '1');
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(1);
    const newsId = /\/news\/(\d+)/.exec(page.url())?.[1];
    // After a reload the document does not know its author; the page does.
    await open(page, `/news/${newsId}`, lang);
    await expect(page.getByRole('article')).toContainText(say.waiting);

    const visitor = await browser.newPage({ baseURL: portal.origin });
    expect(await renderedStatus(visitor.request, `/news/${newsId}`)).toBe(404);
    await open(visitor, '/news', lang);
    await expect(visitor.getByText(title)).toHaveCount(0);
    await visitor.close();
  });

  test(`an admin's announcement is there at once, in both languages; a member cannot write one (${lang})`, async ({ page, signIn }) => {
    await signIn(page);
    await open(page, '/education/announcement', lang);
    await expect(page.getByRole('link', { name: say.write, exact: true })).toHaveCount(0);
    await open(page, '/education/announcement/edit', lang);
    await expect(page.getByRole('heading', { level: 1, name: say.forbidden })).toBeVisible();
    await signIn(page, 'admin');
    await open(page, '/education/announcement', lang);
    await page.getByRole('link', { name: say.write, exact: true }).click();
    const id = newId();
    await page.getByLabel(say.title, { exact: true }).fill(`휴강 안내 ${id}`);
    await page.getByRole('textbox', { name: say.content, exact: true }).fill('휴강합니다.');
    await page.locator('summary').click();
    await page.locator('input[name=titleEn]').fill(`No class ${id}`);
    await page.getByRole('button', { name: say.done }).click();
    await expect(page.locator('textarea[name=contentEn]')).toBeFocused();
    await page.locator('textarea[name=contentEn]').fill('There is no class.');
    await page.getByRole('button', { name: say.done }).click();
    await expect(toastOf(page, 'success', say.added)).toBeVisible();
    await expect(page).toHaveURL(/\/education\/announcement$/);
    await expect(rowOf(page, lang === 'ko' ? `휴강 안내 ${id}` : `No class ${id}`)).toBeVisible();
  });

  test(`the author changes and deletes an item; deleting takes its place in the history (${lang})`, async ({ page, signIn }) => {
    const author = await callerFor(await signIn(page));
    const { newsId, title } = await author.news();
    await open(page, '/news', lang);
    await rowOf(page, title).getByRole('link').click();
    await page.getByRole('link', { name: say.edit, exact: true }).click();
    await page.getByLabel(say.title, { exact: true }).fill(`${title} 고침`);
    await page.getByRole('button', { name: say.done }).click();
    await expect(toastOf(page, 'success', say.changed)).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);
    await rowOf(page, `${title} 고침`).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/news/${newsId}$`));
    await page.getByRole('button', { name: say.remove, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(toastOf(page, 'success', say.removed)).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);
    await expect(rowOf(page, title)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/news$/);
    await author.end();
  });

  test(`an image has its size before it comes, and words (${lang})`, async ({ page }) => {
    const admin = await adminCaller();
    const { newsId } = await admin.news({ file: RED_PIXEL, imageAlt: '점', titleEn: 'Dot', contentEn: 'A dot', imageAltEn: 'a dot' });
    const html = await renderedDocument(page.request, `/news/${newsId}?lang=${lang}`);
    expect(html).toMatch(new RegExp(`<img[^>]*alt="${lang === 'ko' ? '점' : 'a dot'}"[^>]*width="1"[^>]*height="1"`));
    await open(page, `/news/${newsId}`, lang);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriersOf(page)).toEqual([]);
    }
    await admin.end();
  });
}
