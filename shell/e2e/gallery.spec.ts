import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { serveGallery, type GalleryServer } from '../../infra/gallery/gallery-server.ts';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { isTried, sampleOf } from '../../infra/tooling/e2e/sample-of.ts';
import { watchConsole } from '../../infra/tooling/e2e/watch-console.ts';

const WIDTH = 360;

/** The component gallery, built from the sources; it needs no portal. */
const test = base.extend<object, { gallery: GalleryServer }>({
  gallery: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
      const gallery = await serveGallery({
        folder,
        port: 0,
        watch: false,
        onBuild: (errors) => expect(errors).toBe(''),
      });
      await use(gallery);
      await gallery.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ viewport: { width: WIDTH, height: 740 } });

test('every component in every state has no barrier, an empty console and fits a phone', async ({
  page,
  context,
  gallery,
}) => {
  test.setTimeout(300_000);
  const faults = watchConsole(context, gallery.origin);
  /** Without another document: each page of the gallery is rendered anew. */
  const open = async (address: string) => {
    await page.evaluate((path) => {
      history.pushState(undefined, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    const [locale, ...parts] = address.slice(1).split('/');
    await expect(page).toHaveTitle([...parts, 'gallery'].join(' · '));
    await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    expect.soft(await barriersOf(page), address).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(WIDTH);
    expect.soft(faults.splice(0), address).toEqual([]);
  };

  await page.goto(`${gallery.origin}/en/button`);
  for (const [place, locale] of ['ko', 'en'].entries()) {
    await open(`/${locale}`);
    const links = await page.locator('main a').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(100);
    // Every third state, one in one language, the next in the other
    for (const [index, story] of links.entries())
      if (isTried(index) && sampleOf([0, 1], index).includes(place)) await open(story ?? '');
    await open(`/${locale}/data-table`);
  }
});
