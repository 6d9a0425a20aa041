import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.getByRole('region', { name: '주요 제품과 솔루션' });
const shownSlide = (page: Page) => carousel(page).locator('[data-shown="true"]');

test('the slides rotate by themselves, and pause under the pointer, with the focus inside and by the pause button', async ({
  page,
}) => {
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
  await page.clock.fastForward(6000);
  await expect.poll(current).not.toBe(first);

  const second = await current();
  await shownSlide(page).getByRole('link').first().focus();
  await expect(carousel(page)).toHaveAttribute('data-turning', 'false');
  await page.clock.fastForward(13_000);
  expect(await current()).toBe(second);

  await page.getByRole('button', { name: '자동 넘김 멈춤' }).click();
  await page.mouse.click(1, 1);
  const stopped = await current();
  await page.clock.fastForward(13_000);
  expect(await current()).toBe(stopped);
});

test.describe('for people who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Home does not move, works by keyboard, copies an address and changes its language in place', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/?lang=ko');
    const start = page.getByRole('button', { name: '자동 넘김 시작' });
    await start.waitFor();

    await test.step('slides', async () => {
      expect(
        await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      ).toBe(0);
      await start.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('button', { name: /^2번째 슬라이드/ })).toHaveAttribute('aria-current', 'true');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: '이전 슬라이드' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^1번째 슬라이드/ })).toHaveAttribute('aria-current', 'true');
    });

    const location = page.locator('#location');
    await test.step('offices', async () => {
      // The section hydrates when it nears the screen.
      await expect(async () => {
        await location.getByRole('tab', { name: '서울지사' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(location.getByRole('tab', { name: '본사' })).toHaveAttribute('aria-selected', 'true', {
          timeout: 500,
        });
      }).toPass();
      await expect(location.getByText('버스로 오시는 길')).toBeVisible();
      await expect(location.getByRole('list', { name: '지도 서비스에서 열기' }).getByRole('link')).toHaveText([
        '카카오맵',
        '네이버 지도',
        'Google 지도',
      ]);
    });

    await test.step('the button that copies an address says what it does, under the pointer and with the focus', async () => {
      const button = location.getByRole('button', { name: '주소 복사' });
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
      await page.keyboard.press('Enter');
      await expect(page.getByText('주소를 복사했습니다')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('경기도 남양주시 다산중앙로 000');
    });

    await page
      .getByRole('banner')
      .getByRole('button', { name: /English/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industrial AI and smart-factory software');
    await expect(location.getByRole('tab').first()).toHaveText('Seoul branch');
  });
});

test('with forced colours the numbers of the slides are drawn, and the one that is on differs', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/?lang=ko');
  await page.getByRole('button', { name: '자동 넘김 시작' }).waitFor();
  const bars = await carousel(page)
    .getByRole('button', { name: /번째 슬라이드:/ })
    .evaluateAll((picks) =>
      picks.map((pick) => {
        const bar = pick.querySelector('span') ?? pick;
        const ground = getComputedStyle(document.body).backgroundColor;
        const { borderTopColor, borderTopWidth } = getComputedStyle(bar);
        const fill = getComputedStyle(bar, '::after');
        return {
          isDrawn: borderTopWidth !== '0px' && borderTopColor !== ground,
          isFilled: fill.transform === 'none' && fill.backgroundColor !== ground,
        };
      }),
    );
  expect(bars.length).toBeGreaterThan(2);
  expect(bars.every(({ isDrawn }) => isDrawn)).toBe(true);
  expect(bars.filter(({ isFilled }) => isFilled)).toHaveLength(1);
});
