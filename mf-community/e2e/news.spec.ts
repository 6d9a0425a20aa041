import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedStatus } from '../../infra/tooling/e2e/rendered-document.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { adminCaller, newId, open, RED_PIXEL, rowOf } from './community.ts';

test('search, page and number of rows are in the URL, so that Back and a shared link restore them', async ({
  page,
}) => {
  const admin = await adminCaller();
  const id = newId();
  for (let count = 0; count < 11; count += 1) await admin.news({ title: `수율 99%_${id} ${count}`, status: 'visible' });
  await admin.news({ title: `수율 99X1${id}`, status: 'visible' });
  const shown = page.locator('tbody a');
  const box = page.getByRole('searchbox');
  await open(page, '/news');

  await test.step('the pages of a search', async () => {
    await box.fill(`율 99%_${id}`);
    await box.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText('11');
    await expect(shown.first()).toHaveText(`수율 99%_${id} 10`);
    await page.getByRole('main').getByRole('navigation').last().getByText('2', { exact: true }).click();
    await expect(shown).toHaveText([`수율 99%_${id} 0`]);
  });

  await test.step('an item, whose neighbours are those of the search, and the way back', async () => {
    const address = page.url();
    await shown.click();
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByRole('link', { name: /^이전 글/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^다음 글/ })).toContainText(`99%_${id} 1`);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(box).toHaveValue(`율 99%_${id}`);
    await page.goto(address);
    await expect(shown).toHaveCount(1);
  });

  await test.step('more rows, in a table of one height; long in coming, the former ones fade', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const height = async () => (await page.getByRole('region', { name: '뉴스' }).boundingBox())?.height;
    expect(await height()).toBe(600);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/news/view*', async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByLabel('페이지당').selectOption('all');
    await expect(page.locator('tbody')).toHaveCSS('opacity', '0.4');
    answer();
    await expect(shown).toHaveCount(11);
    await expect(page.locator('tbody')).toHaveCSS('opacity', '1');
    expect(await height()).toBe(600);
    await shown.first().click();
    await expect(page).toHaveURL(/\/news\/\d+\?.*itemsPerPage=all/);
    await page.goBack();
    await expect(page.getByLabel('페이지당')).toHaveValue('all');
  });
  await admin.end();
});

test.describe('an item that waits', () => {
  // Its document is a 404, also to its author, whose page then finds it.
  test.use({ allowedConsole: [/404/] });

  test('is seen by its author alone, who changes and deletes it', async ({ page, browser, portal, signIn }) => {
    await signIn(page);
    await open(page, '/news');
    await page.getByRole('link', { name: '글쓰기', exact: true }).click();
    const title = `회원 소식 ${newId()}`;
    // Others write meanwhile, and the first page is short.
    const found = `/news?title=${encodeURIComponent(title)}`;

    await test.step('written with an image', async () => {
      await page.getByLabel('제목', { exact: true }).fill(title);
      await page.getByRole('textbox', { name: '내용' }).fill('회원이 쓴 소식입니다.');
      await page.getByLabel('첨부 파일').setInputFiles(RED_PIXEL);
      await page.getByLabel('이미지 설명', { exact: true }).fill('빨간 점 하나');
      await page.getByRole('button', { name: '완료' }).click();
      await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
      await expect(page).toHaveURL(/\/news$/);
      await open(page, found);
      await expect(rowOf(page, title)).toContainText('게시 대기');
      await rowOf(page, title).getByRole('link').click();
    });

    await test.step('shown to its author with a chip, also after a reload', async () => {
      await expect(page.getByRole('article')).toContainText('게시 대기');
      const image = page.getByRole('article').getByRole('img', { name: '빨간 점 하나' });
      await expect(image).toHaveAttribute('width', '1');
      await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(1);
      await page.reload();
      await expect(page.getByRole('article')).toContainText('게시 대기');
    });

    await test.step('nowhere for visitors', async () => {
      const visitor = await browser.newPage({ baseURL: portal.origin });
      expect(await renderedStatus(visitor.request, new URL(page.url()).pathname)).toBe(404);
      await open(visitor, found);
      await expect(visitor.getByText('조회된 글이 없습니다')).toBeVisible();
      await visitor.close();
    });

    await test.step('changed and deleted, and the list takes its place in the history', async () => {
      await page.getByRole('link', { name: '수정', exact: true }).click();
      await page.getByLabel('제목', { exact: true }).fill(`${title} 고침`);
      await page.getByRole('button', { name: '완료' }).click();
      await expect(toastOf(page, 'success', '수정되었습니다')).toBeVisible();
      await open(page, found);
      await rowOf(page, `${title} 고침`).getByRole('link').click();
      await page.getByRole('button', { name: '삭제', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '삭제', exact: true }).click();
      await expect(toastOf(page, 'success', '삭제되었습니다')).toBeVisible();
      await expect(page).toHaveURL(/\/news\?title=/);
      await expect(page.getByText('조회된 글이 없습니다')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/news\?title=/);
    });
  });
});
