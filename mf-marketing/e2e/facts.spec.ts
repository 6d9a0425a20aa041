import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { FACTS } from './facts.ts';
import { LANGUAGES } from './pages.ts';

test.describe("the server's HTML", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, ...facts } of FACTS) {
    for (const lang of LANGUAGES) {
      test(`${path} holds every fact (${lang})`, async ({ page }) => {
        const { counts = {}, says } = facts[lang];
        const main = page.locator('main');
        // The first page that a fresh render thread makes may take longer than the portal waits for it.
        await expect(async () => {
          await page.goto(`${path}?lang=${lang}`);
          await expect(main.locator('h1')).toHaveCount(1, { timeout: 500 });
        }).toPass();
        const text = ((await main.textContent()) ?? '').replace(/\s+/g, ' ');
        expect(says.filter((words) => !text.includes(words))).toEqual([]);
        for (const [name, count] of Object.entries(counts)) {
          await expect(main.getByRole('list', { name, exact: true }).locator('> li'), name).toHaveCount(count);
        }
      });
    }
  }
});

test('no placeholder of the old site is left', async ({ request }) => {
  for (const { path } of FACTS) {
    for (const lang of LANGUAGES) {
      const html = await renderedDocument(request, `${path}?lang=${lang}`);
      expect(html, `${path} (${lang})`).not.toMatch(/lorem ipsum|\blakes?\b|호수|our services|서비스 소개|sample entry/i);
    }
  }
});
