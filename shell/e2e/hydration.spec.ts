import type { Page } from '@playwright/test';
import { watchDataCalls } from '../../infra/tooling/e2e/data-calls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

declare global {
  interface Window {
    serverNodes?: Element[];
  }
}

async function expectKept(page: Page, path: string): Promise<void> {
  const dataCalls = watchDataCalls(page);
  await page.addInitScript(() => {
    // Deferred scripts run after parsing and before this event: look as soon as the last element is there.
    const observer = new MutationObserver(() => {
      if (!document.getElementById('portal-init')) return;
      observer.disconnect();
      window.serverNodes = [...document.querySelectorAll('#shell-header *, #main h1, #main h2, #main a, #main button, #main li, #shell-footer *')];
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await renderedDocument(page.request, path);
  await page.goto(path);
  await whenShown(page);
  const { total, kept } = await page.evaluate(() => {
    const nodes = window.serverNodes ?? [];
    return { total: nodes.length, kept: nodes.filter((node) => node.isConnected).length };
  });
  expect(total).toBeGreaterThan(20);
  expect(kept).toBe(total);
  expect(dataCalls).toEqual([]);
}

for (const { path } of PUBLIC_PAGES) {
  test(`${path} keeps the nodes the server sent and asks for no data again`, ({ page }) => expectKept(page, path));
}

test('a news item keeps the nodes the server sent and asks for no data again', async ({ page, request }) => {
  const { data } = (await (await request.get('/api/news/view?itemsPerPage=1')).json()) as { data: { newsId: number }[] };
  await expectKept(page, `/news/${data[0]?.newsId}`);
});
