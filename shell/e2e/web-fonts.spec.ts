import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

test('the web font loads the slices whose characters are on the page, and others once somebody types them', async ({
  page,
}) => {
  const slices = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => family.includes('Pretendard Variable') && status === 'loaded',
        ).length,
    );
  await page.goto('/login');
  await whenShown(page);
  await expect.poll(slices).toBeGreaterThan(1);
  const before = await slices();
  // Those of the site's own text, and hardly one more
  expect(before).toBeLessThan(4);
  await page.getByRole('textbox', { name: '이메일' }).fill('뷁');
  await expect.poll(slices).toBe(before + 1);
  await page.evaluate(() => document.querySelector('main')!.append('뷁'));
  expect(await slices()).toBe(before + 1);
});
