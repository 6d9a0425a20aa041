import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { layoutFaults, readThrough } from './layout.ts';
import { LANGUAGES, PAGES } from './pages.ts';

// Things that move by themselves would race with what is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, ...page_ } of PAGES) {
  for (const lang of LANGUAGES) {
    test(`${path} has its heading and head data, fits every screen, and has no barrier that axe can find (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${path}?lang=${lang}`);
      await whenShown(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([page_[lang]]);
      expect((await page.title()).length).toBeGreaterThan(7);
      expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(50);
      expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(`"@type":"${page_.thing}"`);
      await readThrough(page);
      for (const width of [360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
        if (width === 360 || width === 1440) expect(await barriersOf(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test.describe(() => {
    // A machine for tests may have no Korean font at all; the fallback faces then have nothing to match the web font with.
    test.use({ allowedConsole: [/\.woff2/] });

    for (const width of [360, 1440]) {
      test(`nothing on ${path} moves while it loads and is read, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.route('**/*.woff2', (route) => route.abort());
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(`${path}?lang=ko`);
        await whenShown(page);
        await readThrough(page);
        const total = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
        expect(total).toBeLessThanOrEqual(0.01);
      });
    }
  });
}
