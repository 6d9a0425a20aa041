import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('a visitor goes from the cases over the products to the tabs, by keyboard and without a reload', async ({
  page,
}) => {
  await page.goto('/application?lang=ko');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await test.step('cases are filtered in an address that Back restores', async () => {
    const cases = page.getByRole('list', { name: '현장에서 확인한 변화' }).getByRole('article');
    await expect(cases).toHaveCount(8);
    await page.getByRole('navigation', { name: '업종' }).getByRole('link', { name: '식품' }).click();
    await expect(cases).toHaveCount(1);
    await page.goBack();
    await expect(cases).toHaveCount(8);
  });

  await test.step('the head has the address that search engines know the next page by', async () => {
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/application\?lang=ko$/);
    await page.locator('main').getByRole('link', { name: '제품 소개', exact: true }).click();
    await expect(page).toHaveURL(/\/introduce$/);
    await expect(canonical).toHaveAttribute('href', /\/productMenu\?lang=ko$/);
    await expect(page.getByRole('banner').locator('[data-current]')).toContainText('제품 소개');
  });

  await test.step('the tabs lead on by keyboard, and the announced one says so and stays', async () => {
    await page
      .getByRole('list', { name: '제품 살펴보기' })
      .getByRole('link', { name: /WEB EQ/ })
      .click();
    const tabs = page.getByRole('navigation', { name: '제품 선택' }).locator('a, button');
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
    await tabs.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/service\/product\/smwp$/);
    await expect(page.getByRole('heading', { level: 1, name: 'SMWP' })).toBeFocused();
    await tabs.last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('구현 중인 화면입니다');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/service\/product\/smwp$/);
  });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
