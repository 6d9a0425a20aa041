import type { Page, Route } from '@playwright/test';
import { expect, test } from '../tooling/e2e/fixtures.ts';
import { renderedDocument } from '../tooling/e2e/rendered-document.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';

// What is refused is reported in the console; everything else still fails the test.
test.use({
  allowedConsole: [/\[\w+\] (?:load|render|widget)|Failed to load resource|integrity|no trusted entry|preload/i],
});

const SECTIONS = {
  marketing: '/timeline',
  community: '/news',
  education: '/education/schedule',
  support: '/support/download',
} as const;

declare global {
  var alteredCodeRan: boolean | undefined;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'go' });
    document.body.append(link);
    link.click();
  }, path);
}

async function enterFromLogin(page: Page, path: string): Promise<void> {
  await page.goto('/login');
  await whenShown(page);
  await follow(page, path);
}

const retry = (page: Page) => page.locator('#main').getByRole('button', { name: '다시 시도' });

async function expectPanelOnly(page: Page): Promise<void> {
  await expect(retry(page)).toBeVisible({ timeout: 12_000 });
  await expect(page.locator('#shell-header a').first()).toBeVisible();
  expect(await page.evaluate(() => globalThis.alteredCodeRan)).toBeUndefined();
}

/** Alterations of a response body: a flipped bit, or a line at its beginning that shows whether the code has run. */
const ALTERATIONS: Record<string, (body: Buffer) => Buffer> = {
  'one bit flipped': (body) => {
    const at = Math.floor(body.length / 2);
    return Buffer.concat([body.subarray(0, at), Buffer.from([body[at]! ^ 1]), body.subarray(at + 1)]);
  },
  'a line added': (body) => Buffer.concat([Buffer.from('globalThis.alteredCodeRan = true;\n'), body]),
};

for (const [section, path] of Object.entries(SECTIONS)) {
  test(`${section}: with any one of its scripts altered nothing of it runs, and a panel is shown instead`, async ({
    page,
    context,
  }) => {
    await renderedDocument(page.request, path);
    await page.goto(path);
    await whenShown(page);
    // The document preloads exactly the scripts that the page cannot do without: entry, app, page, messages
    const preloads = page.locator(`link[rel="preload"][as="script"][href*="/r/${section}/"]`);
    const files = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const [index, file] of files.entries()) {
      const alter = Object.values(ALTERATIONS)[index % 2]!;
      const visit = await context.newPage();
      const altered = async (route: Route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: alter(await response.body()) });
      };
      await visit.route(`**${file}*`, altered);
      // What a link leads to may come in one script
      await visit.route(`**/r/${section}/*/client/pack-*.js*`, altered);
      // By a link within the site, and by a document that brings the section already rendered
      if (index % 2 === 0) await enterFromLogin(visit, path);
      else await visit.goto(path);
      await expectPanelOnly(visit);
      await visit.close();
    }
  });
}

const STYLE_ALTERATIONS: Record<string, (body: Buffer) => Buffer> = {
  'one bit flipped': ALTERATIONS['one bit flipped']!,
  'a rule added': (body) => Buffer.concat([body, Buffer.from('\n:root{--altered:applied}')]),
};

async function alterStyle(page: Page, file: string, alter: (body: Buffer) => Buffer): Promise<void> {
  await page.route(`**${file}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: alter(await response.body()) });
  });
}

/** Whether any rule of a style sheet is in force. */
const isApplied = (page: Page, file: string) =>
  page.evaluate((href) => {
    const sheet = [...document.styleSheets].find((one) => one.href?.endsWith(href));
    return (
      (sheet?.cssRules.length ?? 0) > 0 ||
      getComputedStyle(document.documentElement).getPropertyValue('--altered') !== ''
    );
  }, file);

for (const [section, path] of Object.entries(SECTIONS)) {
  test(`${section}: nothing of an altered style sheet is applied, and a panel is shown instead`, async ({
    page,
    context,
  }) => {
    await enterFromLogin(page, path);
    await expect(page.locator('#main h1')).toBeFocused();
    const links = page.locator(`link[rel="stylesheet"][href*="/r/${section}/"]`);
    const files = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThanOrEqual(1);
    for (const file of files) {
      expect(await isApplied(page, file)).toBe(true);
      for (const alter of Object.values(STYLE_ALTERATIONS)) {
        const visit = await context.newPage();
        await alterStyle(visit, file, alter);
        await enterFromLogin(visit, path);
        await expectPanelOnly(visit);
        expect(await isApplied(visit, file)).toBe(false);
        await visit.close();
      }
    }
  });
}

test('of an altered style sheet that a document links nothing is applied, and the page is whole', async ({ page }) => {
  await page.goto('/login');
  const file = (await page.locator('link[data-fonts]').getAttribute('href')) ?? '';
  await alterStyle(page, file, STYLE_ALTERATIONS['a rule added']!);
  await page.goto('/login');
  await whenShown(page);
  expect(await isApplied(page, file)).toBe(false);
  await expect(page.locator('#main h1')).toBeVisible();
});

/** Hands the browser a document whose registry says something else. */
async function forgeDocument(page: Page, forge: (html: string) => string): Promise<void> {
  await page.route('**/login', async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const forged = forge(html);
    expect(forged).not.toBe(html);
    await route.fulfill({ response, body: forged });
  });
}

test('an entry whose hash is gone from the registry is not run', async ({ page }) => {
  await forgeDocument(page, (html) =>
    // Nor is there a pack with a hash of its own
    html.replace(/("base":"\/r\/education\/[^}]*?),"integrity":"[^"]+"/, '$1').replaceAll(/,"pack":\{[^}]*\}/g, ''),
  );
  await enterFromLogin(page, SECTIONS.education);
  await expectPanelOnly(page);
  await follow(page, '/news');
  await expect(page).toHaveURL('/news');
  await expect(retry(page)).toHaveCount(0);
});

test('an entry of a foreign origin is not even asked for, whatever its hash', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://elsewhere.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.alteredCodeRan = true',
    });
  });
  await forgeDocument(page, (html) =>
    html.replace('"base":"/r/education/', '"base":"https://elsewhere.example/r/education/'),
  );
  await enterFromLogin(page, SECTIONS.education);
  await expectPanelOnly(page);
  expect(asked).toEqual([]);
});

test('a registry of junk, asked for at the entry into a section, changes nothing', async ({ page }) => {
  const junk = [
    '',
    '7',
    'null',
    '<!doctype html>',
    '{"revision":999999}',
    '{"revision":999999,"sections":{}}',
    '{"revision":999999,"sections":{"shell":{"version":"x"},"education":{"version":"x"}}}',
    '{"revision":999999,"sections":{"shell":{"version":"x","base":"https://elsewhere.example/","paths":[],"menu":[],"widgets":{}}}}',
  ];
  let answers = 0;
  await page.route('**/api/portal/registry*', (route) => {
    answers += 1;
    return route.fulfill({ contentType: 'application/json', body: junk[answers % junk.length] });
  });
  await page.goto('/login');
  await whenShown(page);
  const paths = [...Object.values(SECTIONS), ...Object.values(SECTIONS)];
  for (const path of paths) {
    // What was asked for a moment ago is not asked for again
    await page.waitForTimeout(2100);
    await follow(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('#main h1')).toBeFocused();
    await expect(retry(page)).toHaveCount(0);
  }
  expect(answers).toBeGreaterThanOrEqual(junk.length);
});
