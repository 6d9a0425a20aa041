import type { Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../infra/tooling/chromium/find-chromium.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';

// Playwright hides scroll bars; those of desktops take room from what is inside them
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** What has a scroll bar although nothing or next to nothing is out of sight, and tabs with any. */
const needlessBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Less than a line of text: such a bar only covers what it should show. */
    const least = 12;
    const describe = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120);
    return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { borderTopWidth, borderBottomWidth, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      const room = (...parts: string[]) => parts.reduce((sum, part) => sum + Number.parseFloat(part), 0);
      const across = element.offsetHeight - element.clientHeight - room(borderTopWidth, borderBottomWidth);
      const along = element.offsetWidth - element.clientWidth - room(borderLeftWidth, borderRightWidth);
      const bars = [
        { is: across > 2, hidden: element.scrollWidth - element.clientWidth },
        { is: along > 2, hidden: element.scrollHeight - element.clientHeight },
      ];
      const isNeedless = bars.some(
        ({ is, hidden }) => is && (hidden < least || element.matches('[role=tablist], nav, nav *')),
      );
      return isNeedless && element.clientWidth > 0 ? [describe(element)] : [];
    });
  });

/** One page of each kind that the sitemap and the pages for members and admins lead to. */
async function pagesOf(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  for (const start of ['/login', '/account', '/admin']) {
    await page.goto(start);
    const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    paths.push(start, ...links.filter((href) => /^\/(?:account|admin|join|forgot-password)\b/.test(href)));
  }
  return [...new Map(paths.map((path) => [path.replaceAll(/\d+/g, '*'), path])).values()];
}

test('scroll bars that take room stand only where enough is out of sight', async ({ page, signIn }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  const paths = await pagesOf(page);
  expect(paths.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    found.push(...(await needlessBars(page)).map((each) => `${path}: ${each}`));
  }
  expect(found).toEqual([]);
});
