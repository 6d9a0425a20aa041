import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { openRendered } from '../../infra/tooling/e2e/rendered-document.ts';

test('Home comes with two news cards, asks for no others until they are chosen, and leads to all news', async ({
  page,
}) => {
  let pagesAskedFor = new Set<string | null>();
  page.on('request', (sent) => {
    // A document whose block was not rendered in time is opened again.
    if (sent.isNavigationRequest()) pagesAskedFor = new Set();
    if (sent.url().includes('/api/news/view')) pagesAskedFor.add(new URL(sent.url()).searchParams.get('page'));
  });
  await openRendered(page, '/?lang=ko');
  const block = page.locator('[data-slot="home.news"]');
  const cards = block.getByRole('article').getByRole('link');
  await expect(cards).toHaveCount(2);

  await block.scrollIntoViewIfNeeded();
  const answer = page.waitForResponse((response) => response.url().includes('/api/news/view'));
  const button = block.getByRole('navigation').getByText('2', { exact: true });
  // The block hydrates when it nears the screen, so the first click may come too early.
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page', { timeout: 500 });
  }).toPass();
  // Others may publish meanwhile, so that the response tells which items these are.
  const { data } = (await (await answer).json()) as { data: { newsId: number }[] };
  await expect
    .poll(() => cards.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(data.map(({ newsId }) => `/news/${newsId}`));
  expect([...pagesAskedFor]).toEqual(['2']);

  await block.getByRole('link', { name: '뉴스 더보기' }).click();
  await expect(page).toHaveURL(/\/news$/);
});
