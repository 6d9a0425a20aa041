import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { openRendered, renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { adminCaller, LANGUAGES, newId, open } from './community.ts';
import { words } from './words.ts';

interface News {
  newsId: number;
  title: string;
  createdAt: string;
}

const boards = [
  { type: 'news', path: '/news' },
  { type: 'announcement', path: '/education/announcement' },
] as const;

test('the list comes with its rows in the document', async ({ request }) => {
  // Others may be writing meanwhile
  await expect(async () => {
    const { data }: { data: News[] } = await (await request.get('/api/news/view?page=1&itemsPerPage=10&lang=ko')).json();
    const html = await renderedDocument(request, '/news?lang=ko');
    expect(data.length).toBeGreaterThan(0);
    expect(data.filter(({ title }) => !html.includes(title))).toEqual([]);
  }).toPass({ timeout: 30_000 });
});

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`rows count down, mask the author and lead to the item and back (${lang})`, async ({ page }) => {
    for (const { type, path } of boards) {
      await open(page, path, lang);
      await expect(page.getByRole('heading', { level: 1, name: say[type] })).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveText(say.columns);
      const numbers = await page.locator('tbody td:first-child').allTextContents();
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.map(Number)).toEqual(numbers.map((_, index) => Number(numbers[0]) - index));
      const row = page.locator('tbody tr').first();
      await expect(row).toContainText('***@');
      const title = await row.getByRole('link').textContent();
      await row.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await page.getByRole('link', { name: say.backToList }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });

  test(`ten rows at first, then 25, 50, 100 or all, in a table 600 px high (${lang})`, async ({ page, request }) => {
    const { total } = (await (await request.get('/api/news/view?itemsPerPage=1')).json()) as { total: number };
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/news', lang);
    const sizes = page.getByLabel(say.pageSize);
    await expect(sizes).toHaveValue('10');
    await expect(sizes.getByRole('option')).toHaveText(['10', '25', '50', '100', say.all]);
    await expect(page.locator('tbody tr')).toHaveCount(10);
    expect((await page.getByRole('region', { name: say.news }).boundingBox())?.height).toBe(600);
    for (const size of ['25', '50', '100', 'all']) {
      const answer = page.waitForResponse((response) => response.url().includes('/api/news/view'));
      await sizes.selectOption(size);
      expect(new URL((await answer).url()).searchParams.get('itemsPerPage')).toBe(size === 'all' ? '-1' : size);
      await expect(page).toHaveURL(new RegExp(`itemsPerPage=${size}$`));
    }
    await expect(page.locator('tbody td:first-child').last()).toHaveText('1');
    expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(total);
    await page.locator('tbody a').first().click();
    await expect(page).toHaveURL(/\/news\/\d+\?itemsPerPage=all$/);
    await page.goBack();
    await expect(sizes).toHaveValue('all');
  });

  test(`writing without being signed in is answered by the alert, and leads to sign-in (${lang})`, async ({ page }) => {
    for (const { path } of boards) {
      await open(page, path, lang);
      await page.getByRole('link', { name: say.write, exact: true }).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(say.signInFirst);
      await expect(page).toHaveURL(new RegExp(path));
      await alert.getByRole('button').click();
      await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === `${path}/edit`);
    }
  });

  test(`a search finds a part of the Korean and of the English title, and lives in the address (${lang})`, async ({ page }) => {
    const admin = await adminCaller();
    const id = newId();
    for (const { type, path } of boards) {
      const texts = { type, contentEn: 'Text', status: 'visible' };
      for (let count = 0; count < 11; count += 1) await admin.news({ ...texts, title: `수율 99%_${id} ${count}`, titleEn: `Yield ${id} ${count}` });
      await admin.news({ ...texts, title: `수율 99X1${id}`, titleEn: `Yield of ${id}` });
      const shown = page.locator('tbody a');
      await open(page, path, lang);
      const box = page.getByRole('searchbox', { name: say.search });
      await box.fill(`율 99%_${id}`);
      await box.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('title') === `율 99%_${id}`);
      await expect(page.getByRole('main').getByRole('status')).toContainText('11');
      await expect(shown.first()).toHaveText(lang === 'ko' ? `수율 99%_${id} 10` : `Yield ${id} 10`);

      await page.getByRole('main').getByRole('navigation').last().getByText('2', { exact: true }).click();
      await expect(shown).toHaveText([lang === 'ko' ? `수율 99%_${id} 0` : `Yield ${id} 0`]);
      const address = page.url();
      await shown.click();
      await expect(page.getByRole('article')).toBeVisible();
      // The neighbours are those of the search.
      await expect(page.getByRole('link', { name: say.previous })).toHaveCount(0);
      await expect(page.getByRole('link', { name: say.next })).toContainText(lang === 'ko' ? `99%_${id} 1` : `${id} 1`);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(box).toHaveValue(`율 99%_${id}`);
      await page.goto(address);
      await expect(shown).toHaveCount(1);

      await box.fill(`eld ${id}`);
      await box.press('Enter');
      await expect(page).toHaveURL((url) => !url.searchParams.has('page'));
      await expect(page.getByRole('main').getByRole('status')).toContainText('11');
      await box.fill(`없는 ${id}`);
      await box.press('Enter');
      await expect(page.getByText(say.empty)).toBeVisible();
    }
    await admin.end();
  });

  test(`the board names its feed, in its language (${lang})`, async ({ page, request }) => {
    for (const { type, path } of boards) {
      await openRendered(page, `${path}?lang=${lang}`);
      const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
      await expect(page.getByRole('link', { name: say.feed })).toHaveAttribute('href', href ?? '');
      // Asked for first: others may be writing meanwhile
      const { data }: { data: News[] } = await (await request.get(`/api/news/view?type=${type}&lang=${lang}`)).json();
      const feed = await request.get(href ?? '');
      expect(feed.headers()['content-type']).toMatch(/xml/);
      expect(await feed.text()).toContain(`${path}/${data[0]?.newsId}`);
    }
  });

  test.describe('an unknown item', () => {
    test.use({ allowedConsole: [/404/] });

    test(`is a 404 with a way back, also on the other board (${lang})`, async ({ page, request }) => {
      const { data }: { data: News[] } = await (await request.get('/api/news/view?type=announcement')).json();
      for (const id of [999_999, data[0]?.newsId]) {
        const response = await page.goto(`/news/${id}?lang=${lang}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: say.notFound })).toBeVisible();
        await page.getByRole('link', { name: say.backToList }).click();
        await expect(page).toHaveURL(/\/news$/);
      }
    });
  });
}

test('the page of the list lives in the address', async ({ page }) => {
  await open(page, '/news');
  const firstTitle = await page.locator('tbody a').first().textContent();
  await page.getByRole('main').getByRole('navigation').last().getByText('2', { exact: true }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(page.locator('tbody a').first()).not.toHaveText(firstTitle ?? '');

  const onSecond = await page.locator('tbody a').first().textContent();
  await page.locator('tbody a').first().click();
  await expect(page).toHaveURL(/\/news\/\d+\?page=2$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: onSecond ?? '', exact: true })).toBeVisible();
});

test('rows that are long in coming fade until they are there', async ({ page }) => {
  await open(page, '/news');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/news/view*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByLabel('페이지당').selectOption('25');
  await expect(page.locator('tbody')).toHaveCSS('opacity', '0.4');
  answer();
  await expect(page).toHaveURL(/itemsPerPage=25$/);
  await expect(page.locator('tbody')).toHaveCSS('opacity', '1');
});

test('an item tells type and id, author and time, and has neighbours', async ({ page, request }) => {
  const { data }: { data: News[] } = await (await request.get('/api/news/view?page=2&itemsPerPage=5&lang=ko')).json();
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

test('an item is an article with its own title and description', async ({ request }) => {
  const admin = await adminCaller();
  const { newsId, title } = await admin.news({ content: '**굵은** 첫 문장입니다.' });
  const html = await renderedDocument(request, `/news/${newsId}?lang=ko`);
  expect(html).toMatch(/<meta property="og:type" content="article"/);
  expect(html).toContain(`<title>${title}`);
  expect(html).toContain('<meta name="description" content="굵은 첫 문장입니다."');
  await admin.end();
});
