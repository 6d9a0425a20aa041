import { expect, type APIRequestContext } from '@playwright/test';

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
