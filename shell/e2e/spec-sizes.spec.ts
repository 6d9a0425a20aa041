import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { isTried } from '../../infra/tooling/e2e/sample-of.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const inner = [
  '/about',
  '/service/product/web-eq',
  '/solutionMenu',
  '/education/schedule',
  '/support/question',
  '/login',
];

test('the banner of inner pages is 320 px high wherever its words fit, under a black header of 80 px', async ({
  page,
}) => {
  for (const path of inner.filter((_, index) => isTried(index))) {
    await page.goto(path);
    for (const width of [360, 390, 768, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const banner = page.getByRole('main').locator('header').first();
      const heights = await banner.evaluate((element) => {
        const content = element.querySelector('h1')?.parentElement;
        return [element.getBoundingClientRect().height, content?.getBoundingClientRect().height ?? 0];
      });
      expect([path, width, heights[0]]).toEqual([path, width, 320]);
      expect(heights[1]).toBeLessThanOrEqual(320);
      const header = page.locator('#shell-header header');
      expect([path, width, (await header.boundingBox())?.height]).toEqual([path, width, 80]);
      await expect(header).toHaveCSS('background-color', 'rgb(10, 15, 28)');
    }
  }
});

test('the carousel of Home is 500 px high at least, and the header over it black once the page is scrolled', async ({
  page,
}) => {
  await page.goto('/');
  await whenShown(page);
  for (const width of [360, 960, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const slides = await page.locator('div:has(> [data-shown])').boundingBox();
    expect([width, (slides?.height ?? 0) >= 500]).toEqual([width, true]);
  }
  await page.mouse.wheel(0, 400);
  await expect(page.locator('#shell-header header')).toHaveCSS('background-color', 'rgb(10, 15, 28)');
});

test('the wide menu has room for all its entries, home among them, from 960 px', async ({ page }) => {
  await page.setViewportSize({ width: 960, height: 800 });
  for (const language of ['ko', 'en']) {
    await page.goto(`/about?lang=${language}`);
    await whenShown(page);
    const header = page.locator('#shell-header header');
    await expect(header.locator('nav a[href="/"]')).toBeVisible();
    const faults = await header.evaluate((element) => {
      const names = [...element.querySelectorAll('nav > ul > li')].map((item) => item.getBoundingClientRect());
      return names.filter(({ height, right }) => height > 80 || right > innerWidth).length;
    });
    expect(faults).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(960);
  }
});

test('the address of SM-TWIS shows the product page and the alert, and is in no sitemap', async ({ page, request }) => {
  await page.goto('/service/product/twiz?lang=ko');
  await expect(page.getByRole('alertdialog')).toContainText('구현 중인 화면입니다');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: '제품 선택' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/service/product/web-eq');
  expect(sitemap).not.toContain('twiz');
});
