import type { Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../infra/tooling/chromium/find-chromium.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { isTried } from '../../infra/tooling/e2e/sample-of.ts';

// Playwright hides scroll bars; those of desktops take room from what is inside them
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** What has a scroll bar although next to nothing is out of sight, and tabs with any. */
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
      const isNeedless = bars.some(({ is, hidden }) => is && (hidden < least || element.matches('[role=tablist]')));
      return isNeedless && element.clientWidth > 0 ? [describe(element)] : [];
    });
  });

/** One page of each kind among paths. */
const kindsOf = (paths: string[]) => [...new Map(paths.map((path) => [path.replaceAll(/\d+/g, '*'), path])).values()];

test('scroll bars that take room stand only where enough is out of sight', async ({
  browser,
  page,
  portal,
  signIn,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (at: Page, paths: string[]) => {
    await at.setViewportSize({ width: 1280, height: 800 });
    for (const path of paths.filter((_, index) => isTried(index))) {
      await at.goto(path);
      found.push(...(await needlessBars(at)).map((each) => `${path}: ${each}`));
    }
  };
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.length).toBeGreaterThan(30);
  // The documents of visitors' pages are whole without scripts
  const visitor = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  await look(await visitor.newPage(), kindsOf([...listed, '/login', '/join']));
  await visitor.close();
  await signIn(page, 'admin');
  await page.goto('/admin');
  const menu = page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link');
  await expect(menu.first()).toBeVisible();
  const views = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The views of one section are lists and forms of the same kinds
  const ofSections = new Map(views.map((view) => [view.split('/').slice(0, 3).join('/'), view]));
  expect(ofSections.size).toBeGreaterThan(7);
  await look(page, ['/account', ...ofSections.values()]);
  expect(found).toEqual([]);
});
