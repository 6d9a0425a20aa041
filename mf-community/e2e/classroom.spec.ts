import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('the classroom leads to its list, with notices above the posts', async ({ page }) => {
  await page.goto('/education/classroom?lang=ko');
  await expect(page).toHaveURL(/\/education\/classroom\/list/);
  await expect(page.getByRole('heading', { level: 1, name: '강의실' })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText('공지');
});

test('a chip filters, the address keeps it, and Back takes it away', async ({ page }) => {
  await page.goto('/education/classroom/list?lang=ko');
  await page.getByRole('navigation', { name: '글 종류' }).getByRole('link', { name: '질문' }).click();
  await expect(page).toHaveURL(/type=question/);
  const kinds = page.locator('tbody td:first-child');
  await expect(kinds.first()).toHaveText('질문');
  expect(new Set(await kinds.allTextContents())).toEqual(new Set(['질문']));
  await page.goBack();
  await expect(page.locator('tbody tr').first()).toContainText('공지');
});

test('one Enter is one search, also while a syllable is being composed', async ({ page }) => {
  await page.goto('/education/classroom/list?lang=ko');
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/classroom/view')) searches.push(new URL(request.url()).searchParams.get('title') ?? '');
  });
  const box = page.getByRole('searchbox');
  const session = await page.context().newCDPSession(page);
  await box.focus();
  await session.send('Input.imeSetComposition', { text: '교육', selectionStart: 2, selectionEnd: 2 });
  // The Enter that ends the composition reaches the page as keyCode 229 and must not search.
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process', code: 'Enter' });
  await session.send('Input.insertText', { text: '교육' });
  expect(searches).toEqual([]);
  await box.press('Enter');
  await expect(page).toHaveURL(/title=/);
  await box.press('Enter');
  expect(searches).toEqual(['교육']);

  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await expect(box).toHaveValue('');
});

test('a search without a hit says so', async ({ page }) => {
  await page.goto('/education/classroom/list?lang=ko&title=%ED%9E%A3%ED%9E%A3');
  await expect(page.getByRole('searchbox')).toHaveValue('힣힣');
  await expect(page.getByText('조회된 글이 없습니다')).toBeVisible();
});

test('a post shows kind, author, time and text, and leads on within the filter', async ({ page }) => {
  await page.goto('/education/classroom/list?lang=ko&type=free');
  const title = await page.locator('tbody a').first().textContent();
  await page.locator('tbody a').first().click();
  await expect(page).toHaveURL(/\/education\/classroom\/\d+\?type=free$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('article')).toContainText('자유');
  await expect(page.getByRole('article')).toContainText(/\*\*\*@/);
  await page.getByRole('link', { name: /^이전 글/ }).click();
  await expect(page.getByRole('article')).toContainText('자유');
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(/\/list\?type=free$/);
});

test.describe('an unknown post', () => {
  test.use({ allowedConsole: [/404/] });

  test('is a 404 with a way back', async ({ page }) => {
    const response = await page.goto('/education/classroom/999999?lang=ko');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL(/\/education\/classroom\/list$/);
  });
});

test('announcements are a board of their own', async ({ page, request }) => {
  const { data } = await (await request.get('/api/news/view?type=announcement&lang=ko')).json();
  await page.goto('/education/announcement?lang=ko');
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.getByRole('link', { name: data[0].title }).click();
  await expect(page).toHaveURL(new RegExp(`/education/announcement/${data[0].newsId}$`));
  await expect(page.getByRole('article')).toContainText(`공지 ${data[0].newsId}`);
  const elsewhere = await request.get(`/news/${data[0].newsId}`);
  expect(elsewhere.status()).toBe(404);
});
