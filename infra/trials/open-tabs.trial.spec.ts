import type { Page } from '@playwright/test';
import type { Stack } from '../local/stack/stack.ts';
import { addAlteredRelease, liveVersion, pointTo } from '../tooling/e2e/altered-release.ts';
import { whenShown } from '../tooling/e2e/when-shown.ts';
import { expect, test } from '../tooling/e2e/own-portal.ts';

// One portal for all of them: each begins with what the one before left live.
test.describe.configure({ mode: 'default' });

const TITLE = '교육일정';

const CHANGED = ['education', 'shell'];
let found: [string, string][];
test.beforeAll(({ stack }) => {
  found = CHANGED.map((section) => [section, liveVersion(stack, section)]);
});
// Other files meet the same portal
test.afterAll(async ({ stack }) => {
  for (const [section, version] of found) await pointTo(stack, section, version);
});

/** Ships a version of education that is the live one but for the title of its schedule. */
async function shipTitle(stack: Stack, before: string, title: string): Promise<void> {
  const alter = (text: string, file: string) =>
    /locale-ko-|index\.cjs$/.test(file) ? text.replaceAll(before, title) : text;
  await pointTo(stack, 'education', addAlteredRelease(stack, 'education', alter));
}

const heading = (page: Page) => page.locator('#main h1');

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'go' });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** The title of the schedule in documents. */
async function liveTitle(page: Page): Promise<string> {
  const answer = await page.request.get('/education/schedule');
  return /<title>(.+?) \| /.exec(await answer.text())?.[1] ?? '';
}

/** Resolves when documents come with the title, so that the portal has taken the release up. */
const whenLive = (page: Page, title: string) => expect.poll(() => liveTitle(page), { timeout: 10_000 }).toBe(title);

/** Marks the document, which a navigation within the tab keeps. */
const mark = (page: Page) => page.evaluate(() => (document.documentElement.dataset['opened'] = 'before'));
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset['opened'] === 'before');

test('a tab works on through two further releases and takes the new version up at the next entry into the section', async ({
  page,
  stack,
}) => {
  await page.goto('/education/schedule');
  await whenShown(page);
  await mark(page);
  await expect(heading(page)).toHaveText(TITLE);

  const second = '둘째 판 일정';
  await shipTitle(stack, TITLE, '첫째 판 일정');
  await shipTitle(stack, '첫째 판 일정', second);
  await whenLive(page, second);

  // Another state of the page that is shown, and code that was not loaded yet: still the version of the tab
  await follow(page, '/education/schedule?view=list');
  await expect(page).toHaveURL('/education/schedule?view=list');
  await expect(heading(page)).toHaveText(TITLE);
  await page.goBack();
  await expect(heading(page)).toHaveText(TITLE);

  await follow(page, '/news');
  await expect(page).toHaveURL('/news');
  await expect(heading(page)).toBeFocused();
  await follow(page, '/education/schedule');
  await expect(heading(page)).toHaveText(second);
  await expect(heading(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  const styles = await page
    .locator('link[rel="stylesheet"], style[data-href]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('data-href')));
  const versions = new Set(styles.flatMap((href) => /\/r\/education\/([^/]+)\//.exec(href ?? '')?.[1] ?? []));
  expect(versions.size).toBe(1);

  // Back and Forward stay within the version that was loaded
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await page.goForward();
  await expect(heading(page)).toHaveText(second);
});

test('a version that is still loading does not delay the next one', async ({ page, stack }) => {
  await page.goto('/news');
  await whenShown(page);
  await mark(page);
  const [before, next] = [await liveTitle(page), '다음 판 일정'];
  // The earlier version's code is held back until that of the next has been asked for as well.
  // One of them may be asked for twice: ahead of the click, and by what then runs it.
  const asked = new Set<string>();
  await page.route(/\/r\/education\/\w+\/client\/(?:app|pack-\w+)\.js$/, async (route) => {
    asked.add(route.request().url());
    await expect.poll(() => asked.size).toBe(2);
    await route.continue();
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      id: 'schedule',
      href: '/education/schedule',
      textContent: 'schedule',
    });
    document.querySelector('#main')!.prepend(link);
  });
  await page.locator('#schedule').hover();
  const hoveredAt = Date.now();
  await expect.poll(() => asked.size).toBe(1);
  await shipTitle(stack, before, next);
  await whenLive(page, next);

  // What the tab learnt at the hover is too old then, so it learns of the next version
  await expect.poll(() => Date.now() - hoveredAt).toBeGreaterThan(2_000);
  await page.locator('#schedule').click();
  await expect(heading(page)).toHaveText(next);
  expect(await isSameDocument(page)).toBe(true);
});

test('a form that was changed stays as it is while releases go by', async ({ page, stack, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/education/schedule');
  await whenShown(page);
  await mark(page);
  await page.getByRole('button', { name: '교육 등록' }).click();
  const editor = page.getByRole('dialog', { name: '교육 등록' });
  const title = editor.getByLabel('교육명 (한국어)');
  await title.fill('저장하지 않은 교육');

  const before = await heading(page).innerText();
  const last = '넷째 판 일정';
  await shipTitle(stack, before, '셋째 판 일정');
  await shipTitle(stack, '셋째 판 일정', last);
  await whenLive(page, last);
  await follow(page, '/news');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '취소' }).click();
  await expect(title).toHaveValue('저장하지 않은 교육');
  await expect(page).toHaveURL('/education/schedule');

  await follow(page, '/news');
  await question.getByRole('button', { name: '나가기' }).click();
  await expect(page).toHaveURL('/news');
  await follow(page, '/education/schedule');
  await expect(heading(page)).toHaveText(last);
  expect(await isSameDocument(page)).toBe(true);
});

test('a new version of the shell comes with the document that the next entry into a section loads', async ({
  page,
  stack,
}) => {
  await page.goto('/news');
  await whenShown(page);
  await mark(page);
  const version = addAlteredRelease(stack, 'shell', (text) => text);
  await pointTo(stack, 'shell', version);
  await expect
    .poll(async () => (await (await page.request.get('/news')).text()).includes(version), { timeout: 10_000 })
    .toBe(true);
  await follow(page, '/news?page=2');
  await expect(page).toHaveURL('/news?page=2');
  expect(await isSameDocument(page)).toBe(true);
  await follow(page, '/education/schedule');
  await expect(page).toHaveURL('/education/schedule');
  await whenShown(page);
  expect(await isSameDocument(page)).toBe(false);
});
