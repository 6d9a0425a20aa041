import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

const PATH = '/service/product/prac?lang=ko';
const figure = (page: Page, key: string) => page.locator(`[data-figure="${key}"] dd`);

async function openBench(page: Page) {
  await page.goto(PATH);
  await whenShown(page);
  await expect(page.locator('[data-bench="ready"]')).toBeVisible();
  await expect(figure(page, 'runs')).not.toHaveText('0');
}

const part = (page: Page, number: number) => page.getByRole('radio', { name: `부품 ${number}`, exact: true });

test('finds and marks what is wrong with each sample part', async ({ page }) => {
  await openBench(page);
  for (const [number, kinds] of [[1, ['스크래치']], [2, []], [3, ['결손']], [4, ['얼룩']], [5, ['구멍 누락']]] as const) {
    await part(page, number).check();
    await expect(page.getByText(kinds.length === 0 ? '양품' : `불량 ${kinds.length}곳`, { exact: true })).toBeVisible();
    await expect(page.locator('[data-mark]')).toHaveCount(kinds.length);
    for (const kind of kinds) await expect(page.getByRole('listitem').filter({ hasText: kind }).first()).toBeVisible();
  }
});

test('is worked by keyboard alone', async ({ page }) => {
  await openBench(page);
  await part(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(part(page, 2)).toBeChecked();
  await expect(page.getByText('양품', { exact: true })).toBeVisible();
});

test('measures every run on this device and tells median and p95 beside the claim', async ({ page }) => {
  await openBench(page);
  await expect(figure(page, 'runs')).toHaveText('1');
  await page.getByRole('button', { name: '50회 연속 검사' }).click();
  await expect(figure(page, 'runs')).toHaveText('51');
  const [middle, slow] = await Promise.all(['median', 'p95'].map(async (key) => Number.parseFloat((await figure(page, key).textContent()) ?? '')));
  expect(middle).toBeGreaterThan(0);
  expect(slow).toBeGreaterThanOrEqual(middle!);
  await expect(page.getByRole('region', { name: '이 기기에서 잰 시간' })).toContainText(`중앙값 ${middle!.toFixed(1)} ms, 95 백분위 ${slow!.toFixed(1)} ms`);
});

test('a stricter threshold is applied at once', async ({ page }) => {
  await openBench(page);
  await part(page, 1).check();
  await expect(page.locator('[data-mark]')).toHaveCount(1);
  await page.getByRole('slider', { name: '판정 기준' }).fill('90');
  await expect(page.getByText('양품', { exact: true })).toBeVisible();
});

test('uploads nothing, and goes on without a network', async ({ page, context }) => {
  await openBench(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await context.setOffline(true);
  await expect(figure(page, 'runs')).toHaveText('1');
  await part(page, 3).check();
  await expect(figure(page, 'runs')).toHaveText('2');
  await expect(page.locator('[data-mark="chip"]')).toHaveCount(1);
  await page.getByRole('button', { name: '새 부품 올리기' }).click();
  await expect(page.getByRole('radio', { name: '새 부품' })).toBeChecked();
  await expect(figure(page, 'runs')).toHaveText('3');
  await page.getByRole('button', { name: '50회 연속 검사' }).click();
  await expect(figure(page, 'runs')).toHaveText('53');
  expect(sent).toEqual([]);
});

test('needs no WebAssembly', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await openBench(page);
  await expect(page.getByText('불량 1곳', { exact: true })).toBeVisible();
});

test.describe('where workers are blocked', () => {
  test.use({ allowedConsole: [/inspection|ERR_BLOCKED_BY_CLIENT|Failed to load resource/] });

  test('says so, and starts when they are allowed again', async ({ page }) => {
    await page.route('**/inspection.*.js', (route) => route.abort('blockedbyclient'));
    await page.goto(PATH);
    await whenShown(page);
    await expect(page.getByRole('alert')).toContainText('검사 엔진을 시작하지 못했습니다');
    await page.unroute('**/inspection.*.js');
    await page.getByRole('alert').getByRole('button', { name: '다시 시도' }).click();
    await expect(page.locator('[data-bench="ready"]')).toBeVisible();
  });

  test('says so where the browser has none at all', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.goto(PATH);
    await whenShown(page);
    await expect(page.getByRole('alert')).toContainText('검사 엔진을 시작하지 못했습니다');
  });
});
