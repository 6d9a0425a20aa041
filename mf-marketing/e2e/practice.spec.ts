import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

const PATH = '/service/product/prac?lang=ko';
const figure = (page: Page, key: string) => page.locator(`[data-figure="${key}"] dd`);
const part = (page: Page, number: number) => page.getByRole('radio', { name: `부품 ${number}`, exact: true });

async function openBench(page: Page) {
  await page.goto(PATH);
  await expect(page.locator('[data-bench="ready"]')).toBeVisible();
  await expect(figure(page, 'runs')).toHaveText('1');
}

test('the bench is worked by keyboard, uploads nothing, and goes on without a network and without WebAssembly', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await openBench(page);
  await expect(page.getByText('불량 1곳', { exact: true })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
  await context.setOffline(true);

  await part(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(part(page, 2)).toBeChecked();
  await expect(page.getByText('양품', { exact: true })).toBeVisible();
  await part(page, 3).check();
  await expect(page.locator('[data-mark="chip"]')).toHaveCount(1);
  await page.getByRole('slider', { name: '판정 기준' }).fill('90');
  await expect(figure(page, 'runs')).toHaveText('4');
  await page.getByRole('button', { name: '새 부품 검사하기' }).click();
  await expect(page.getByRole('radio', { name: '새 부품' })).toBeChecked();
  await expect(figure(page, 'runs')).toHaveText('5');

  await page.getByRole('button', { name: '50회 연속 검사' }).click();
  await expect(figure(page, 'runs')).toHaveText('55');
  const [middle = 0, slow = 0] = await Promise.all(
    ['median', 'p95'].map(async (key) => Number.parseFloat((await figure(page, key).textContent()) ?? '')),
  );
  expect(middle).toBeGreaterThan(0);
  expect(slow).toBeGreaterThanOrEqual(middle);
  expect(sent).toEqual([]);
});

test('the first measurement is as quick as the page claims: the worker has run before', async ({ page }) => {
  const firsts: number[] = [];
  // What else a machine does slows some of the pages; a worker that is cold, all of them
  while (firsts.length < 6 && Math.min(...firsts) >= 50) {
    await openBench(page);
    firsts.push(Number.parseFloat((await figure(page, 'last').textContent()) ?? ''));
  }
  const first = Math.min(...firsts);
  await page.getByRole('button', { name: '50회 연속 검사' }).click();
  await expect(figure(page, 'runs')).toHaveText('51');
  const slow = Number.parseFloat((await figure(page, 'p95').textContent()) ?? '');
  expect(first).toBeGreaterThan(0);
  // On a machine so busy that even later runs take long, the first may too
  expect(first).toBeLessThan(Math.max(50, 2 * slow));
});

test.describe('where workers are blocked', () => {
  test.use({ allowedConsole: [/inspection|ERR_BLOCKED_BY_CLIENT|Failed to load resource/] });

  test('the bench says so, and starts when they are allowed again', async ({ page }) => {
    await page.route('**/inspection.js', (route) => route.abort('blockedbyclient'));
    await page.goto(PATH);
    await expect(page.getByRole('alert')).toContainText('검사 엔진을 시작하지 못했습니다');
    await page.unroute('**/inspection.js');
    await page.getByRole('alert').getByRole('button', { name: '다시 시도' }).click();
    await expect(page.locator('[data-bench="ready"]')).toBeVisible();
  });
});
