import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

async function open(page: Page, path: string, messages: string) {
  await page.goto(`${path}?lang=ko`);
  await page.locator('#demo').scrollIntoViewIfNeeded();
  const demo = page.locator(`[data-demo="${messages}"]`);
  await expect(demo.getByText('시뮬레이션 · 예시 데이터')).toBeVisible();
  const [kept, taken] = await demo.evaluate((place) => [
    Number.parseFloat(getComputedStyle(place).minHeight),
    place.firstElementChild!.getBoundingClientRect().height,
  ]);
  expect(Math.abs(taken - kept), `${path} keeps ${kept} px for a demo of ${taken} px`).toBeLessThanOrEqual(16);
  return demo;
}

test('every product is tried on its page, in code that comes when the visitor is near, and an inquiry says what was done', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const press = (scope: ReturnType<Page['locator']>, name: string | RegExp) =>
    scope.getByRole('button', { name }).click();

  await test.step('SM-HACCP: a deviation brings its alarm', async () => {
    const demo = await open(page, '/service/solution/sm-haccp', 'haccp');
    await press(demo, '가열기 고장 일으키기');
    await expect(demo.getByRole('alert')).toContainText('한계기준 85 °C 아래');
    await press(demo, '경보 확인');
    await expect(demo.getByRole('button', { name: '보류하기' })).toBeFocused();
  });

  await test.step('SM-AI-FARM: the day passes while it is seen', async () => {
    const demo = await open(page, '/service/solution/sm-farm', 'farm');
    const clock = demo.locator('time');
    await expect(clock).toHaveText('00:00');
    await press(demo, '하루 시작');
    await expect(clock).not.toHaveText('00:00');
  });

  await test.step('SM2S: an order is taken and released', async () => {
    const demo = await open(page, '/service/solution/sm-2s', 'sm2s');
    await press(demo, '수주하기');
    await press(demo, /^2라인/);
    await expect(demo.getByRole('region', { name: '생산', exact: true }).getByText('내 주문')).toBeVisible();
  });

  await test.step('SMWP: a widget is dragged, and the link opens the screen with it', async () => {
    const demo = await open(page, '/service/product/smwp', 'smwp');
    const link = demo.getByRole('textbox', { name: /링크/ });
    const before = await link.inputValue();
    const value = demo.getByRole('button', { name: /^값, T102\.Temp/ });
    await value.click();
    const box = await value.boundingBox();
    if (!box) throw new Error('the widget has no place');
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 10 + box.height * 1.2, { steps: 4 });
    await page.mouse.up();
    await expect(link).not.toHaveValue(before);
    const after = await link.inputValue();
    await page.goto('about:blank');
    await page.goto(after);
    await expect(demo.getByRole('textbox', { name: /링크/ })).toHaveValue(after);
    await expect(demo).toBeInViewport();
  });

  await test.step('SM-IO-SERVER: buffered values arrive, and the inquiry begins with that', async () => {
    scripts.length = 0;
    await page.goto('/service/product/sm-io-server?lang=ko');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.filter((url) => /demo-/.test(url))).toEqual([]);
    const demo = await open(page, '/service/product/sm-io-server', 'ioServer');
    await press(demo, '회선 끊기');
    await expect(demo.getByText('회선이 돌아올 때까지 값을 보관합니다.')).toBeVisible();
    await press(demo, '다시 연결');
    await expect(demo.getByRole('status')).toContainText('잃은 값은 없습니다');
    await demo.getByRole('link', { name: 'SM-IO-SERVER 체험 문의하기' }).click();
    await expect(page).toHaveURL(/\/support\/question\?product=sm-io-server&note=/);
    await expect(page.locator('form [name="content"]')).toHaveValue(/순서대로 전송되었습니다/);
  });
});
