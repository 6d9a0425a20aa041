import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { FACTS } from './facts.ts';
import { LANGUAGES } from './pages.ts';

test.describe("the server's HTML", () => {
  // What the document preloads for its scripts is refused where scripts are off.
  test.use({ javaScriptEnabled: false, allowedConsole: [/^Failed to load resource: csp /] });

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
    const html = await renderedDocument(request, `${path}?lang=en`);
    expect(html, path).not.toMatch(/lorem ipsum|\blakes?\b/i);
  }
});
