import type { Locator } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

/** Chooses a page of the block. It comes, or comes alive, when it nears the screen, so that the very first click may be too early. */
async function choosePage(block: Locator, number: number): Promise<void> {
  await block.scrollIntoViewIfNeeded();
  const button = block.getByRole('navigation').getByText(String(number), { exact: true });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page', { timeout: 500 });
  }).toPass();
}

test('Home comes with two news cards and asks for none again', async ({ page, request }) => {
  // Another test may publish between the two answers.
  await expect(async () => {
    const html = await (await request.get('/?lang=ko')).text();
    const { data } = await (await request.get('/api/news/view?status=visible&page=1&itemsPerPage=2&lang=ko')).json();
    for (const { newsId } of data) expect(html).toContain(`href="/news/${newsId}"`);
  }).toPass();

  const pages = new Set<string | null>();
  page.on('request', (sent) => {
    if (sent.url().includes('/api/news/')) pages.add(new URL(sent.url()).searchParams.get('page'));
  });
  await page.goto('/?lang=ko');
  const block = page.locator('[data-slot="home.news"]');
  await expect(block.getByRole('article')).toHaveCount(2);
  await choosePage(block, 2);
  expect([...pages]).toEqual(['2']);
});

test('the block pages by two and leads to all news', async ({ page }) => {
  await page.goto('/?lang=ko');
  const block = page.locator('[data-slot="home.news"]');
  const titles = block.getByRole('heading', { level: 3 });
  const first = await titles.allTextContents();
  const answer = page.waitForResponse((response) => response.url().includes('/api/news/view'));
  await choosePage(block, 2);
  const query = new URL((await answer).url()).searchParams;
  expect([query.get('status'), query.get('page'), query.get('itemsPerPage'), query.get('lang')]).toEqual(['visible', '2', '2', 'ko']);
  await expect(titles.first()).not.toHaveText(first[0] ?? '');

  await block.getByRole('link', { name: '뉴스 더보기' }).click();
  await expect(page).toHaveURL(/\/news$/);
});

test('titles are cut at 35 and contents at 90 characters', async ({ page }) => {
  await page.goto('/?lang=ko');
  const block = page.locator('[data-slot="home.news"]');
  await page.route('**/api/news/view*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object[] };
    const data = [
      { ...answer.data[0], title: '가'.repeat(35), excerpt: '나'.repeat(90) },
      { ...answer.data[1], title: '가'.repeat(36), excerpt: '나'.repeat(91) },
    ];
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await choosePage(block, 2);
  await expect(block.getByRole('heading', { level: 3 })).toHaveText(['가'.repeat(35), `${'가'.repeat(35)}...`]);
  await expect(block.getByRole('article').locator('p')).toHaveText(['나'.repeat(90), `${'나'.repeat(90)}...`]);
});

test('the way to all news says where it leads, in both languages', async ({ page }) => {
  for (const [lang, name] of [['ko', '뉴스 더보기'], ['en', 'See more news']]) {
    await page.goto(`/?lang=${lang}`);
    const block = page.locator('[data-slot="home.news"]');
    // A block that the server could not render in time comes when it nears the screen.
    await block.scrollIntoViewIfNeeded();
    await expect(block.getByRole('link', { name, exact: true })).toHaveText(name ?? '');
  }
});

test.describe('a page that cannot be fetched', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  for (const [lang, failed, again] of [['ko', '조회를 실패했습니다', '다시 시도'], ['en', 'The posts could not be loaded', 'Try again']] as const) {
    test(`says so and can be tried again (${lang})`, async ({ page }) => {
      await page.goto(`/?lang=${lang}`);
      const block = page.locator('[data-slot="home.news"]');
      // A block that the server could not render in time asks for its first page too.
      await block.scrollIntoViewIfNeeded();
      await expect(block.getByRole('article')).toHaveCount(2);
      await page.route('**/api/news/view*', (route) => route.abort(), { times: 1 });
      await choosePage(block, 2);
      await expect(block.getByText(failed)).toBeVisible();
      await block.getByRole('button', { name: again }).click();
      await expect(block.getByRole('article')).toHaveCount(2);
    });
  }
});
