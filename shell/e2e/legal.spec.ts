import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('the contents of a legal page lead to its articles, and its versions to older ones and back', async ({ page }) => {
  await page.goto('/terms');
  await page
    .getByRole('navigation', { name: '목차' })
    .getByRole('link', { name: /^제7조/ })
    .click();
  await expect(page.getByRole('heading', { name: /^제7조/ })).toBeInViewport();
  await page.getByRole('link', { name: '2021.07.01 ~ 2023.12.31 시행' }).click();
  await expect(page).toHaveURL('/terms/2021-07-01');
  await expect(page).toHaveTitle('이용약관 (2021.07.01) | 셀매트릭스');
  await page.getByRole('link', { name: '현재 버전 보기' }).click();
  await expect(page).toHaveURL('/terms');
});
