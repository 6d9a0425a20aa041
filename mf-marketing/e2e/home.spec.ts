import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';

const carousel = (page: Page) => page.getByRole('region', { name: '주요 제품과 솔루션' });
const shownSlide = (page: Page) => carousel(page).locator('[data-shown="true"]');

// Slides that turn on their own would race with the tests of everything else.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens Home and waits until it answers: only the script knows that the slides must wait. */
async function openHome(page: Page) {
  await page.goto('/?lang=ko');
  await page.getByRole('button', { name: '자동 넘김 시작' }).waitFor();
}

test.describe('the document of Home', () => {
  test.use({ javaScriptEnabled: false });

  for (const [lang, headline, branch] of [
    ['ko', '산업용 AI와 스마트공장 소프트웨어', '서울지사'],
    ['en', 'Industrial AI and smart-factory software', 'Seoul branch'],
  ] as const) {
    test(`holds heading, three slides, cards, news and offices without a script (${lang})`, async ({ page }) => {
      // The first page that a fresh render thread makes may take longer than the portal waits for it.
      await expect(async () => {
        await page.goto(`/?lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([headline], { timeout: 500 });
      }).toPass();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('[data-shown]')).toHaveCount(3);
      await expect(page.locator('#location').getByRole('tab')).toHaveCount(2);
      await expect(page.locator('#location').getByRole('tab').first()).toHaveText(branch);
      await expect(page.locator('[data-slot="home.news"] article, [data-slot="home.news"] li').first()).toBeVisible();
    });
  }

  test('describes the company to search engines', async ({ page }) => {
    const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await renderedDocument(page.request, '/?lang=ko'))?.[1];
    expect(JSON.parse(text ?? '')).toMatchObject({ '@type': 'Organization', name: '(주)셀매트릭스', foundingDate: '2018', location: [{}, {}] });
  });
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slides turn by themselves, and stand still under the pointer, with the focus inside and behind the pause button', async ({ page }) => {
    const current = () => carousel(page).locator('[data-shown="true"] h2').textContent();
    const rest = () => page.mouse.move(1, 1);
    await page.clock.install();
    await page.goto('/?lang=ko');
    await expect(async () => {
      await rest();
      await carousel(page).hover();
      await expect(carousel(page)).toHaveAttribute('data-turning', 'false', { timeout: 500 });
    }).toPass();
    const first = await current();
    await page.clock.fastForward(13_000);
    expect(await current()).toBe(first);

    await rest();
    await expect(carousel(page)).toHaveAttribute('data-turning', 'true');
    await page.clock.fastForward(5900);
    expect(await current()).toBe(first);
    await page.clock.fastForward(100);
    await expect.poll(current).not.toBe(first);

    const second = await current();
    await shownSlide(page).getByRole('link').first().focus();
    await expect(carousel(page)).toHaveAttribute('data-turning', 'false');
    await page.clock.fastForward(13_000);
    expect(await current()).toBe(second);

    await page.getByRole('button', { name: '자동 넘김 멈춤' }).click();
    await rest();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const stopped = await current();
    await page.clock.fastForward(13_000);
    expect(await current()).toBe(stopped);
  });
});

test('the slides wait for people who asked for less motion, and the drawings stand still', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
  const first = await shownSlide(page).getByRole('heading').textContent();
  await page.clock.fastForward(20_000);
  await expect(shownSlide(page).getByRole('heading')).toHaveText(first ?? '');
  const running = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(running).toBe(0);
});

test('the slides are reached and turned by keyboard alone', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: '자동 넘김 시작' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /^2번째 슬라이드/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '이전 슬라이드' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^1번째 슬라이드/ })).toHaveAttribute('aria-current', 'true');
});

test('the first slide and the cards lead where the visitor expects', async ({ page }) => {
  await openHome(page);
  const slide = shownSlide(page);
  await expect(slide.getByRole('link', { name: /자세히 보기/ })).toHaveAttribute('href', '/service/product/web-eq');
  await expect(slide.getByRole('link', { name: 'WEB EQ 실습하기' })).toHaveAttribute('href', '/service/product/prac');
  await expect(slide.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/support/question');
  const cards = page.getByRole('navigation', { name: '바로 가기' }).getByRole('link');
  await expect(cards).toHaveCount(3);
  const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/about', '/service/product/web-eq', '/support/question']);
});

test('the button that copies an address says what it does, under the pointer and with the focus', async ({ page }) => {
  await openHome(page);
  const button = page.locator('#location').getByRole('button', { name: '주소 복사' });
  const tip = button.getByText('주소 복사');
  await expect(tip).toBeHidden();
  await button.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(tip).toBeHidden();
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(tip).toBeVisible();
});

test('an office is chosen by tab, its address is copied, and the maps are one click away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page);
  const location = page.locator('#location');
  await expect(location.getByText('지하철로 오시는 길')).toBeVisible();
  // The section comes alive when the visitor is near it.
  await expect(async () => {
    await location.getByRole('tab', { name: '서울지사' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(location.getByRole('tab', { name: '본사' })).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();
  await expect(location.getByText('지하철로 오시는 길')).toHaveCount(0);
  await expect(location.getByText('버스로 오시는 길')).toBeVisible();

  await location.getByRole('button', { name: '주소 복사' }).click();
  await expect(page.getByText('주소를 복사했습니다')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('경기도 남양주시 다산중앙로 000');
  await expect(location.getByRole('link', { name: '카카오맵' })).toHaveAttribute('href', /^https:\/\/map\.kakao\.com\//);
});

test('another language changes slides, cards and offices in place', async ({ page }) => {
  await openHome(page);
  await page.getByRole('banner').getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industrial AI and smart-factory software');
  await expect(page.locator('#location').getByRole('tab').first()).toHaveText('Seoul branch');
  await expect(page.getByRole('region', { name: 'Main products and solutions' })).toBeVisible();
});
