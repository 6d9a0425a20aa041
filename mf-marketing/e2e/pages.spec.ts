import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { changeLanguage } from '../../infra/tooling/e2e/change-language.ts';
import { coveredControls } from '../../infra/tooling/e2e/covered-controls.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { followLink } from '../../infra/tooling/e2e/follow-link.ts';
import { isTried, sampleOf } from '../../infra/tooling/e2e/sample-of.ts';
import { openRendered } from '../../infra/tooling/e2e/rendered-document.ts';
import { layoutFaults, readThrough } from './layout.ts';
import { PAGES } from './pages.ts';

// Things that move by themselves would race with what is measured.
interface Shift {
  value: number;
  /** What moved, with its edge before and after. */
  moved: string[];
}

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        startTime: number;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${previousRect.top} to ${currentRect.top} px at ${Math.round(entry.startTime)} ms`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Left to the browser: requests that Playwright may answer are never taken from the browser's cache. */
async function withoutFonts(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
}

/** The whole shift since the document began must stay unseen. */
async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, undefined, 2)).toBeLessThanOrEqual(0.01);
}

/** Animations that run, without those that answer the scrolling once, and screens of offers that are not paused. */
async function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && !(animation instanceof CSSTransition));
    const targets = running.map(({ effect }) => (effect as KeyframeEffect).target);
    return [...targets, ...document.querySelectorAll('[data-live="true"]')].map((element) => element?.outerHTML ?? '');
  });
}

/** One page of each view: two addresses of one view look alike. */
const VIEWS = PAGES.filter(({ path }) => path !== '/customer' && path !== '/introduce');
const GROUPS = {
  'the company': VIEWS.filter(({ path }) => !path.startsWith('/service/')),
  'the products': VIEWS.filter(({ path }) => path.startsWith('/service/product/')),
  'the solutions': VIEWS.filter(({ path }) => path.startsWith('/service/solution/')),
};

for (const [name, views] of Object.entries(GROUPS)) {
  test(`the pages of ${name} fit every screen, rest for who asked for less motion, have no barrier that axe can find, and nothing over what can be pressed`, async ({
    page,
  }) => {
    test.slow();
    for (const [index, { path, ...heading }] of views.entries()) {
      if (!isTried(index)) continue;
      await page.setViewportSize({ width: 360, height: 780 });
      // In English, since most other tests open Korean documents; the others by links from one to the next
      if (index === 0) await openRendered(page, `${path}?lang=en`);
      else await followLink(page, path);
      await readThrough(page, 1);
      expect.soft(await movements(page), `${path} moves for people who asked for less motion`).toEqual([]);
      // Two pages in each language, each on a phone and on one wider screen
      for (const lang of sampleOf(['en', 'ko'] as const, (index + 1) >> 1)) {
        await page.setViewportSize({ width: 360, height: 780 });
        await changeLanguage(page, lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading[lang]]);
        expect.soft(await barriersOf(page, index === 0 ? 'page' : 'content'), `${path} (${lang})`).toEqual([]);
        for (const width of [360, ...sampleOf([768, 1440, 1920], index)]) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${path} (${lang}) at ${width} px`;
          expect.soft(await layoutFaults(page), where).toEqual([]);
          expect.soft(await coveredControls(page), where).toEqual([]);
        }
      }
    }
  });
}

for (const [place, [name, views]] of Object.entries(GROUPS).entries()) {
  test.describe(() => {
    // A machine for tests may have no Korean font at all; the fallback faces then have nothing to match the web font with.
    test.use({ allowedConsole: [/\.woff2/] });

    for (const width of sampleOf([360, 1440], place)) {
      test(`nothing on the pages of ${name} moves while they load and are read, at ${width} px`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await withoutFonts(page);
        await noteShifts(page);
        for (const { path } of views.filter((_, index) => isTried(index))) {
          await test.step(path, async () => {
            await openRendered(page, `${path}?lang=ko`);
            await readThrough(page, 0.5);
            await expectNoShift(page);
          });
        }
      });
    }
  });
}

test.describe(() => {
  test.use({ allowedConsole: [/\.woff2/] });

  test('a jump over parts that are not laid out yet moves nothing', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await withoutFonts(page);
    await noteShifts(page);
    // A machine that is never idle
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await openRendered(page, '/service/product/smwp?lang=ko');
    await page.evaluate(async () => {
      for (let top = innerHeight; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      await new Promise(requestAnimationFrame);
    });
    await expectNoShift(page);
  });
});

test.describe('what the server leaves to the browser', () => {
  test.use({ allowedConsole: [/\.woff2/] });

  /** Documents come without what `left` matches and without its data, and with nothing but the site's name as title. */
  async function leave(page: Page, path: string, left: RegExp): Promise<void> {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        let html = '';
        await expect(async () => {
          html = await (await route.fetch()).text();
          expect(left.test(html)).toBe(true);
        }).toPass({ timeout: 20_000 });
        const body = html
          .replace(left, '$1$2')
          .replace('"home.news:', '"left.news:')
          .replace(/<title>[^<]*/, '<title>셀매트릭스');
        await route.fulfill({ contentType: 'text/html', body });
      },
    );
    await noteShifts(page);
  }

  test('a page has its title, and moves nothing', async ({ page }) => {
    await leave(page, '/timeline', /(<div id="section-marketing")[^>]*(>).*(?=<\/div><div id="section-fallback")/s);
    await page.goto('/timeline');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      PAGES.find(({ path }) => path === '/timeline')!.ko,
    );
    await expect(page).toHaveTitle('셀매트릭스 연혁');
    await expectNoShift(page);
  });

  test('news on Home keep their room until they come, at every width', async ({ page }) => {
    const texts = {
      title: '검사 공정에 비전 AI를 들이는 네 단계',
      excerpt:
        '라벨링부터 현장 적용까지, 처음 시작하는 공장이 자주 묻는 질문에 답합니다. 준비할 것과 걸리는 시간도 함께 정리했습니다.',
    };
    await page.route('**/api/news/view*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object[] };
      await route.fulfill({ json: { ...answer, data: answer.data.map((item) => ({ ...item, ...texts })) } });
    });
    await leave(page, '/', /(<div data-slot="home.news"><div>)()<!--\$-->.*?<\/section><!--\/\$-->/s);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const before = await page
        .locator('#location')
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await page.locator('[data-slot="home.news"]').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-slot="home.news"] article')).toHaveCount(2);
      const after = await page
        .locator('#location')
        .evaluate((element) => element.getBoundingClientRect().top + scrollY);
      // Two lines of text more or less
      expect(Math.abs(after - before), `at ${width} px`).toBeLessThan(60);
    }
  });
});
