import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

test('the whole site is searched without script, and with it while one types', async ({ browser, page, portal }) => {
  await test.step('a form, results and the way to one, from the server', async () => {
    const context = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false, locale: 'ko' });
    const plain = await context.newPage();
    await plain.goto('/terms');
    await plain.getByRole('banner').getByRole('link', { name: '검색' }).click();
    await plain.getByRole('searchbox', { name: '검색어' }).fill('스마트 온실');
    await plain.getByRole('searchbox', { name: '검색어' }).press('Enter');
    // A busy server may leave the page to the browser, or out what is late
    await expect(async () => {
      await plain.reload();
      const products = plain.getByRole('region', { name: /^제품·안내/ });
      await expect(products.getByRole('link', { name: 'SM-AI-FARM' })).toBeVisible({ timeout: 1_000 });
      await expect(products.locator('mark').first()).toHaveText(/스마트|온실/, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await plain.getByRole('link', { name: 'SM-AI-FARM' }).first().click();
    await expect(plain).toHaveURL(/\/service\/solution\/sm-farm$/);
    await context.close();
  });

  await test.step('while one types, with the search in the URL', async () => {
    await page.goto('/search');
    const field = page.getByRole('searchbox', { name: '검색어' });
    await field.pressSequentially('SM-AI-FARM');
    await expect(page.getByRole('main').getByRole('status')).toContainText('‘SM-AI-FARM’ 검색 결과');
    await expect(page).toHaveURL(/\/search\?q=SM-AI-FARM$/);
    await expect(field).toBeFocused();
    await page
      .getByRole('region', { name: /^제품·안내/ })
      .getByRole('link', { name: 'SM-AI-FARM' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SM-AI-FARM');
    await page.goBack();
    await expect(field).toHaveValue('SM-AI-FARM');
  });
});
