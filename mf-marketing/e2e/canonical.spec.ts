import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';

/** Two addresses of one view, and the one that search engines know it by. */
for (const [path, known] of [['/customer', '/timeline'], ['/introduce', '/productMenu']] as const) {
  test(`search engines know ${path} as ${known}, in both languages`, async ({ request, baseURL }) => {
    const html = await renderedDocument(request, `${path}?lang=ko`);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${known}">`);
    for (const language of ['ko', 'en']) expect(html).toContain(`hreflang="${language}" href="${baseURL}${known}?lang=${language}"`);
    expect(html).toContain(`property="og:url" content="${baseURL}${known}"`);
  });
}

test('the head keeps the known address when the visitor comes from another page, whose own it is not', async ({ page }) => {
  await page.goto('/application?lang=ko');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/application$/);
  await page.locator('main').getByRole('link', { name: '제품소개', exact: true }).click();
  await expect(page).toHaveURL(/\/introduce$/);
  await expect(canonical).toHaveAttribute('href', /\/productMenu$/);
  await expect(page.getByRole('banner').locator('[data-current]')).toContainText('제품소개');
});
