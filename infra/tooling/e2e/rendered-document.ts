import { expect, type APIRequestContext, type Page } from '@playwright/test';

/**
 * The document of a page with the section already in it. On a busy machine a rendering may pass the portal's limit, and
 * is left to the browser; then the page is asked for again.
 */
export async function renderedDocument(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path)).text();
    expect(html).toMatch(/<div id="section-\w+" data-ssr=/);
  }).toPass({ timeout: 20_000 });
  return html;
}

/** The status that the server gives a page; what is left to the browser is 200, whatever it turns out to be. */
export async function renderedStatus(request: APIRequestContext, path: string): Promise<number> {
  let status = 0;
  await expect(async () => {
    const answer = await request.get(path);
    expect(answer.headers()['x-portal-rendered']).toBe('server');
    status = answer.status();
  }).toPass({ timeout: 20_000 });
  return status;
}

const isWhole = (rendered: string | undefined, html: string) =>
  rendered === 'server' && !/data-slot="[^"]+"><div><\/div>/.test(html);

/**
 * Opens a page with the section and all widgets already in its document. While the server leaves one of them to the
 * browser, the document alone is asked for: opening the page each time would keep a busy machine busy. The portal itself
 * waits up to 15 s between two tries of a section that was late.
 */
export async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    if (isWhole(response?.headers()['x-portal-rendered'], (await response?.text()) ?? '')) return;
    await page.goto('about:blank');
    await expect(async () => {
      const answer = await page.request.get(path);
      expect(
        isWhole(answer.headers()['x-portal-rendered'], await answer.text()),
        `${path} is left to the browser`,
      ).toBe(true);
    }).toPass({ timeout: 40_000 });
    throw new Error(`${path} was left to the browser`);
  }).toPass({ timeout: 45_000 });
}
