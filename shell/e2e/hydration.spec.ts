import type { Page } from '@playwright/test';
import { watchDataCalls } from '../../infra/tooling/e2e/data-calls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { isTried } from '../../infra/tooling/e2e/sample-of.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

declare global {
  interface Window {
    serverNodes?: Element[];
    violations: string[];
  }
}

/** Drawings of later slides, maps, toasts and what brings the web fonts: asked for when their turn comes. */
const LATER = /\/(?:(?:art|map)-|(?:shown|vitals)\.)/;

/** Notes what the server sent before any script runs, and what breaks the rules of the document's policy. */
function watchDocument(): void {
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    window.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
  );
  // Deferred scripts run after parsing and before this event: look as soon as the last element is there.
  const observer = new MutationObserver(() => {
    if (!document.getElementById('portal-init')) return;
    observer.disconnect();
    window.serverNodes = [
      ...document.querySelectorAll(
        '#shell-header *, #main h1, #main h2, #main a, #main button, #main li, #shell-footer *',
      ),
    ];
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The scripts that a document announces: by a preload, or by running them. */
function announcedScripts(): string[] {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(
    (link) => link.href,
  );
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src][integrity]:not([data-webpack])')].map(
    (script) => script.src,
  );
  return [...preloads, ...scripts].map((address) => new URL(address).pathname);
}

/** In a tab of its own for each page, so that every script is asked for again. */
async function expectHydrated(page: Page, path: string): Promise<void> {
  const says = expect.configure({ soft: true, message: path });
  const dataCalls = watchDataCalls(page);
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
  });
  await page.addInitScript(watchDocument);
  // Nothing of other pages is fetched ahead for who saves data
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await renderedDocument(page.request, path);
  await page.goto(path);
  await whenShown(page);
  const { total, kept, violations } = await page.evaluate(() => {
    const nodes = window.serverNodes ?? [];
    return {
      total: nodes.length,
      kept: nodes.filter((node) => node.isConnected).length,
      violations: window.violations,
    };
  });
  says(total).toBeGreaterThan(20);
  says(kept).toBe(total);
  says(dataCalls).toEqual([]);
  says(violations).toEqual([]);
  const announced = await page.evaluate(announcedScripts);
  says([...loaded].filter((script) => !announced.includes(script) && !LATER.test(script))).toEqual([]);
  says(announced.filter((script) => !loaded.has(script))).toEqual([]);
  await page.close();
}

const facts =
  'keep the nodes that the server sent, ask for no data again, run exactly the announced scripts and obey their policy';
const isOwn = (path: string) => ['/login', '/join', '/terms', '/privacy', '/email-refusal'].includes(path);

test(`public pages of the shell ${facts}`, async ({ context }) => {
  for (const { path } of PUBLIC_PAGES.filter((page) => isOwn(page.path)))
    await expectHydrated(await context.newPage(), path);
});

test(`public pages of the sections ${facts}`, async ({ context, request }) => {
  const { data } = (await (await request.get('/api/news/view?itemsPerPage=1')).json()) as {
    data: { newsId: number }[];
  };
  const paths = [...PUBLIC_PAGES.map(({ path }) => path).filter((path) => !isOwn(path)), `/news/${data[0]?.newsId}`];
  for (const path of paths.filter((_, index) => isTried(index))) await expectHydrated(await context.newPage(), path);
});
