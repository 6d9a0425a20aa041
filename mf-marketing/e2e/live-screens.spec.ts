import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const SCREENS = [
  { path: '/service/product/web-eq', title: 'WEB EQ · 비전 검사' },
  { path: '/service/product/smwp', title: 'SMWP · 공정 모니터링' },
  { path: '/service/product/sm-io-server', title: 'SM-IO-SERVER · 수집 현황' },
  { path: '/service/solution/sm-farm', title: 'SM-AI-FARM · 온실 환경' },
  { path: '/service/solution/sm-2s', title: 'SM2S · 생산 현황' },
  { path: '/service/solution/sm-haccp', title: 'SM-HACCP · CCP 모니터링' },
] as const;

const screen = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });

async function open(page: Page, path: string, title: string) {
  await page.goto(`${path}?lang=ko`);
  await whenShown(page);
  const figure = screen(page, title);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', /true|false/);
  return figure;
}

for (const { path, title } of SCREENS) {
  test(`the values of ${title} move until they are stopped`, async ({ page }) => {
    const figure = await open(page, path, title);
    const before = await figure.innerText();
    await expect.poll(() => figure.innerText()).not.toBe(before);
    await figure.getByRole('button', { name: `${title} 화면 멈춤` }).click();
    const stopped = await figure.innerText();
    await page.waitForTimeout(1500);
    expect(await figure.innerText()).toBe(stopped);
  });
}

test.describe('for people who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, title } of SCREENS) {
    test(`${title} stands still and is described`, async ({ page }) => {
      const figure = await open(page, path, title);
      const before = await figure.innerText();
      await page.waitForTimeout(1500);
      expect(await figure.innerText()).toBe(before);
      expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
      await expect(figure.locator('figcaption')).toContainText('예시 화면입니다');
    });
  }
});

test('a failing heater brings the alert of a deviation', async ({ page }) => {
  const figure = await open(page, '/service/solution/sm-haccp', 'SM-HACCP · CCP 모니터링');
  await figure.getByRole('button', { name: '가열기 이상 일으키기' }).click();
  await expect(figure.getByRole('status')).toContainText('한계기준 이탈');
  await expect(figure.getByText('이탈', { exact: true })).toBeVisible();
});

test('the vents of the greenhouse obey the visitor once automatic control is off', async ({ page }) => {
  const figure = await open(page, '/service/solution/sm-farm', 'SM-AI-FARM · 온실 환경');
  const vents = figure.getByRole('button', { name: '천창 열기' });
  await expect(vents).toBeDisabled();
  await figure.getByRole('button', { name: '자동 제어' }).click();
  const pressed = await vents.getAttribute('aria-pressed');
  await vents.click();
  await expect(vents).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true');
});
