import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

interface News {
  newsId: number;
  title: string;
  createdAt: string;
}

test('the list comes with its rows in the document', async ({ request }) => {
  const { data }: { data: News[] } = await (await request.get('/api/news/view?page=1&itemsPerPage=10&lang=ko')).json();
  const html = await (await request.get('/news?lang=ko')).text();
  expect(data.length).toBeGreaterThan(0);
  for (const { title } of data) expect(html).toContain(title);
});

test('rows count down, mask the author and lead to the item and back', async ({ page }) => {
  await page.goto('/news?lang=ko');
  await expect(page.getByRole('columnheader')).toHaveText(['No', '제목', '이메일', '등록일']);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const numbers = await page.locator('tbody td:first-child').allTextContents();
  expect(numbers.map(Number)).toEqual(numbers.map((_, index) => Number(numbers[0]) - index));
  await expect(rows.first()).toContainText('***@');

  const link = rows.first().getByRole('link');
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.getByRole('link', { name: '목록으로' }).click();
  await expect(page).toHaveURL(/\/news$/);
});

test('the page of the list lives in the address', async ({ page }) => {
  await page.goto('/news?lang=ko');
  const firstTitle = await page.locator('tbody a').first().textContent();
  await page.getByRole('main').getByRole('navigation').last().getByText('2', { exact: true }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page.locator('tbody a').first()).not.toHaveText(firstTitle ?? '');

  const onSecond = await page.locator('tbody a').first().textContent();
  await page.locator('tbody a').first().click();
  await expect(page).toHaveURL(/\/news\/\d+\?page=2$/);
  await page.goBack();
  await expect(page.locator('tbody a').first()).toHaveText(onSecond ?? '');
});

test('an item tells type and id, author and time, and has neighbours', async ({ page, request }) => {
  const { data }: { data: News[] } = await (await request.get('/api/news/view?page=1&itemsPerPage=10&lang=ko')).json();
  const middle = data[1];
  await page.goto(`/news/${middle?.newsId}?lang=ko`);
  const main = page.getByRole('main');
  await expect(main.getByText(`뉴스 ${middle?.newsId}`)).toBeVisible();
  await expect(main.getByText(/\*\*\*@/)).toBeVisible();
  await expect(main.locator('time').first()).toHaveText(/^\d{4}\.\d{2}\.\d{2} \d{2}:\d{2}$/);
  await expect(main.getByRole('link', { name: /^이전 글/ })).toBeVisible();
  await main.getByRole('link', { name: /^다음 글/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0]?.title ?? '');
});

test.describe('an unknown item', () => {
  test.use({ allowedConsole: [/404/] });

  test('is a 404 with a way back', async ({ page }) => {
    const response = await page.goto('/news/999999?lang=ko');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '글을 찾을 수 없습니다' })).toBeVisible();
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL(/\/news$/);
  });
});

test('an item is an article with its own title and description', async ({ request }) => {
  const { data }: { data: News[] } = await (await request.get('/api/news/view?page=1&itemsPerPage=1&lang=ko')).json();
  const html = await (await request.get(`/news/${data[0]?.newsId}?lang=ko`)).text();
  expect(html).toMatch(/<meta property="og:type" content="article"/);
  expect(html).toMatch(new RegExp(`<title>${data[0]?.title}`));
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
});

test('the list never scrolls sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/news?lang=ko');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
