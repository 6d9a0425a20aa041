import type { Page } from '@playwright/test';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';
import { SWAPPED } from '../src/section-host/swapped.ts';

const TOUR = [
  { path: '/news', loader: '/api/news/view' },
  { path: '/education/schedule', loader: '/api/education/view' },
  { path: '/support/download', loader: '/api/file/documents' },
  { path: '/timeline', loader: '/api/content/timeline' },
] as const;

/** Follows a link of the page by script, so that the tour does not depend on where a menu shows it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link =
      document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`) ??
      Object.assign(document.createElement('a'), { href });
    if (!link.isConnected) document.getElementById('shell-footer')?.append(link);
    link.click();
  }, path);
  await expect(page).toHaveURL(path);
}

async function expectArrived(page: Page): Promise<void> {
  // Back changes the address at once; the page has arrived when its head has.
  const { pathname } = new URL(page.url());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathname}\\?lang=ko$`));
  const heading = page.locator('#main h1');
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeFocused();
  // The heading is read out by its focus: the title beside it would say the same twice
  await expect.poll(() => page.locator('#shell-announcer').textContent()).toBe('');
}

test('a tour through all sections and back reloads nothing, shows no empty frame and runs each loader once', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/user')) calls.push(pathname);
  });
  await page.goto('/login');
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(window, { sameDocument: true, heights });
    const look = () => {
      heights.push(document.querySelector('#main')?.textContent?.trim().length ?? 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const { path, loader } of TOUR) {
    calls.length = 0;
    await follow(page, path);
    await expectArrived(page);
    expect(calls.filter((call) => call === loader).length).toBeLessThanOrEqual(1);
    // A section that is new to the tab has the data of its page asked for beside its code
    expect(calls).toEqual(expect.arrayContaining([expect.stringMatching(/page-data$|view$|documents$|timeline$/)]));
  }
  for (const { path } of [...TOUR].reverse().slice(1)) {
    calls.length = 0;
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectArrived(page);
    expect(new Set(calls).size).toBe(calls.length);
  }
  await page.goForward();
  await expect(page).toHaveURL('/education/schedule');
  await expectArrived(page);
  await page.goBack();
  await expectArrived(page);
  const row = page.getByRole('main').getByRole('row').getByRole('link').nth(2);
  await row.click();
  await expect(page).toHaveURL(/\/news\/\d+/);
  await expectArrived(page);
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(row).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => Math.min(...(window as unknown as { heights: number[] }).heights))).toBeGreaterThan(
    0,
  );
});

test('Back restores the scroll position, a new page starts at the top, and a window resized meanwhile does no harm', async ({
  page,
}) => {
  await page.goto('/timeline');
  await whenShown(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  await follow(page, '/news');
  await expectArrived(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expectArrived(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);

  for (const path of ['/terms', '/privacy']) {
    await page.evaluate(
      (href) => document.querySelector<HTMLAnchorElement>(`#shell-footer a[href="${href}"]`)?.click(),
      path,
    );
    for (let width = 500; width < 900; width += 50) await page.setViewportSize({ width, height: 740 });
    await expect(page).toHaveURL(path);
    await expectArrived(page);
  }
});

test('the newest of three quick clicks wins', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    for (const href of ['/news', '/education/schedule', '/support/download']) {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }
  });
  await expect(page).toHaveURL('/support/download');
  await expectArrived(page);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('a page whose link is in the open menu is ready: a tap on it requests nothing', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const data = () => asked.filter((path) => path === '/api/education/view').length;
  await page.goto('/');
  await whenShown(page);
  expect(data()).toBe(0);
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await expect.poll(data).toBe(1);
  await page.waitForLoadState('networkidle');
  // What the page itself asks for later, for the links on it, does not count
  await page.evaluate((swapped) => {
    performance.mark('tap');
    addEventListener(swapped, () => performance.mark('swap'), { once: true });
  }, SWAPPED);
  await page.getByRole('dialog').locator('a[href="/education/schedule"]').click();
  await expect(page).toHaveURL('/education/schedule');
  await expectArrived(page);
  const requested = await page.evaluate(() => {
    const [tap = NaN, swap = NaN] = ['tap', 'swap'].map((name) => performance.getEntriesByName(name)[0]?.startTime);
    const paths = (from: number, to: number) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .map(({ name }) => new URL(name).pathname)
        // Drawings come once the page is there; nothing waits for them
        .filter((path) => /^\/(?:r|api)\/education\//.test(path) && !path.endsWith('.svg'));
    return { before: paths(0, tap).length, between: paths(tap, swap) };
  });
  expect(requested.before).toBeGreaterThan(0);
  expect(requested.between).toEqual([]);
});

test('the drawer opens and closes, and the way to sign-in is there, while no script has run', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route('**/r/**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const drawer = page.getByRole('dialog', { name: '메뉴' });
  await expect(drawer.getByRole('link', { name: '연혁' })).toBeVisible();
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeFocused();
});
