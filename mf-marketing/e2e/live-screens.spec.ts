import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { isTried } from '../../infra/tooling/e2e/sample-of.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SCREENS = [
  { path: '/service/product/web-eq', title: 'WEB EQ · 비전 검사' },
  { path: '/service/product/smwp', title: 'SMWP · 공정 모니터링' },
  { path: '/service/product/sm-io-server', title: 'SM-IO-SERVER · 수집 현황' },
  { path: '/service/solution/sm-farm', title: 'SM-AI-FARM · 온실 환경' },
  { path: '/service/solution/sm-2s', title: 'SM2S · 생산 현황' },
  { path: '/service/solution/sm-haccp', title: 'SM-HACCP · CCP 모니터링' },
] as const;

async function open(page: Page, path: string, title: string) {
  await page.goto(`${path}?lang=ko`);
  const figure = page.getByRole('figure').filter({ hasText: title });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', /true|false/);
  return figure;
}

test('the screen of every offer comes near the visitor and moves until it is stopped', async ({ page }) => {
  for (const { path, title } of SCREENS.filter((_, index) => isTried(index))) {
    await test.step(title, async () => {
      const figure = await open(page, path, title);
      const before = await figure.innerText();
      await expect.poll(() => figure.innerText(), { intervals: [100] }).not.toBe(before);
      await figure.getByRole('button', { name: `${title} 화면 멈춤` }).click();
      await expect(figure).toHaveAttribute('data-live', 'false');
    });
  }
});
