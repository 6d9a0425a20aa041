import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { adminCaller, callerFor, LANGUAGES, newId, open, rowOf } from './community.ts';
import { words } from './words.ts';

const list = '/education/classroom/list';

interface Shown {
  data: { createdAt: string; title: string }[];
  notices: object[];
  pageLenght: number;
}

test('the classroom leads to its list, with notices above the posts', async ({ page }) => {
  await page.goto('/education/classroom?lang=ko');
  await expect(page).toHaveURL(/\/education\/classroom\/list/);
  await expect(page.getByRole('heading', { level: 1, name: '강의실' })).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText('공지');
});

for (const lang of LANGUAGES) {
  const say = words[lang];

  test(`chips filter, the address keeps it, and Back takes it away (${lang})`, async ({ page }) => {
    await open(page, list, lang);
    const chips = page.getByRole('navigation', { name: say.kinds }).getByRole('link');
    await expect(chips).toHaveText(Object.values(say.types));
    await chips.filter({ hasText: say.types.question }).click();
    await expect(page).toHaveURL(/type=question/);
    const kinds = page.locator('tbody td:first-child');
    await expect(kinds.first()).toHaveText(say.types.question);
    expect(new Set(await kinds.allTextContents())).toEqual(new Set([say.types.question]));
    await page.goBack();
    await expect(page.locator('tbody tr').first()).toContainText(say.types.notice);
    await page.goForward();
    await expect(chips.filter({ hasText: say.types.question })).toHaveAttribute('aria-current', 'true');
    await expect(kinds.first()).toHaveText(say.types.question);
  });

  test(`a search without a hit says so, and clearing it shows all again (${lang})`, async ({ page }) => {
    await open(page, `${list}?title=%ED%9E%A3%ED%9E%A3`, lang);
    await expect(page.getByRole('searchbox')).toHaveValue('힣힣');
    await expect(page.getByText(say.empty)).toBeVisible();
    await page.getByRole('search').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/list$/);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });

  test(`who is signed in may write, and nobody else (${lang})`, async ({ page, signIn }) => {
    await open(page, list, lang);
    await expect(page.getByRole('link', { name: say.write, exact: true })).toHaveCount(0);
    await signIn(page);
    await open(page, list, lang);
    await page.getByRole('link', { name: say.write, exact: true }).click();
    await expect(page).toHaveURL(/\/education\/classroom\/edit$/);
    await expect(page.getByLabel(say.title, { exact: true })).toBeVisible();
  });

  test(`times are relative within twelve hours, pages six on wide and four on narrow screens (${lang})`, async ({ page }) => {
    const minuteMs = 60_000;
    const ages = [0.5, 5, 3 * 60 + 1, 11 * 60 + 59, 12 * 60 + 1];
    await page.route('**/api/classroom/view*', async (route) => {
      const response = await route.fetch();
      const shown = (await response.json()) as Shown;
      const row = shown.data[0];
      const data = ages.map((minutes, index) => ({ ...row, email: '', formerMember: true, classroomId: 900_000 + index, createdAt: new Date(Date.now() - minutes * minuteMs).toISOString() }));
      await route.fulfill({ response, json: { ...shown, data, notices: [], pageLenght: 9 } });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, list, lang);
    await page.getByRole('navigation', { name: say.kinds }).getByRole('link', { name: say.types.free }).click();
    const times = page.locator('tbody time');
    await expect(times).toHaveText([...say.time, /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/]);
    await expect(page.locator('tbody tr').first()).toContainText(say.formerMember);
    const numbers = page.getByRole('main').getByRole('link', { name: /^\D*\d+\D*$/ }).filter({ hasText: /^\d+$/, visible: true });
    await expect(numbers).toHaveCount(6);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(numbers).toHaveCount(4);
  });

  test.describe('a list that cannot be loaded', () => {
    test.use({ allowedConsole: [/503|ERR_FAILED/] });

    test(`says so and is tried again (${lang})`, async ({ page }) => {
      await open(page, list, lang);
      await page.route('**/api/classroom/view*', (route) => route.fulfill({ status: 503, json: { status: 503, code: 'unavailable' } }), { times: 1 });
      await page.getByRole('navigation', { name: say.kinds }).getByRole('link', { name: say.types.free }).click();
      await expect(page.getByText(say.loadFailed)).toBeVisible();
      await page.getByRole('main').getByRole('button').last().click();
      await expect(page.locator('tbody tr').first()).toBeVisible();
    });
  });

  test(`a post shows kind, author, time and text, and leads on within the filter (${lang})`, async ({ page }) => {
    await open(page, `${list}?type=free`, lang);
    const title = await page.locator('tbody a').first().textContent();
    await page.locator('tbody a').first().click();
    await expect(page).toHaveURL(/\/education\/classroom\/\d+\?type=free$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByRole('article')).toContainText(say.types.free);
    await expect(page.getByRole('article')).toContainText(/\*\*\*@/);
    await page.getByRole('link', { name: say.previous }).click();
    await expect(page.getByRole('article')).toContainText(say.types.free);
    await page.getByRole('link', { name: say.backToList }).click();
    await expect(page).toHaveURL(/\/list\?type=free$/);
  });
}

test('one Enter is one search, also while a syllable is being composed', async ({ page }) => {
  await open(page, list);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/classroom/view')) searches.push(new URL(request.url()).searchParams.get('title') ?? '');
  });
  const box = page.getByRole('searchbox');
  const session = await page.context().newCDPSession(page);
  await box.focus();
  await session.send('Input.imeSetComposition', { text: '교육', selectionStart: 2, selectionEnd: 2 });
  // The Enter that ends the composition reaches the page as keyCode 229 and must not search.
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process', code: 'Enter' });
  await session.send('Input.insertText', { text: '교육' });
  expect(searches).toEqual([]);
  await box.press('Enter');
  await expect(page).toHaveURL(/title=/);
  await box.press('Enter');
  expect(searches).toEqual(['교육']);

  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect(page).toHaveURL(/\/list$/);
  await expect(box).toHaveValue('');
});

test('filter, search and page come back from a post, by Back and from a shared address', async ({ page }) => {
  const admin = await adminCaller();
  const word = newId();
  for (let count = 0; count < 11; count += 1) await admin.post({ title: `되돌아온 ${word} ${count}`, type: 'attach' });
  await open(page, `${list}?type=attach`);
  await page.getByRole('searchbox').fill(`${word} `);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/title=/);
  await expect(page.locator('tbody tr').filter({ hasText: word })).toHaveCount(10);
  await page.getByRole('main').getByRole('link', { name: /2/ }).filter({ hasText: /^2$/, visible: true }).click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  const address = page.url();
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ type: 'attach', title: word, page: '2' });
  await rowOf(page, `되돌아온 ${word} 0`).getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rowOf(page, `되돌아온 ${word} 0`)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await page.goto(address);
  await expect(rowOf(page, `되돌아온 ${word} 0`)).toBeVisible();
  await admin.end();
});

test('percent and underline are plain letters to the search', async ({ page }) => {
  const admin = await adminCaller();
  const word = newId();
  await admin.post({ title: `수율 99%_${word}` });
  await admin.post({ title: `수율 99X1${word}` });
  await open(page, `${list}?title=${encodeURIComponent(`99%_${word}`)}`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toContainText(`수율 99%_${word}`);
  await admin.end();
});

test('a look is counted once in a tab, that of the author never', async ({ page, browser, portal, signIn }) => {
  const author = await callerFor(await signIn(page));
  const { classroomId } = await author.post();
  const views = async () => ((await (await author.request.get(`/api/classroom/detail?classroomId=${classroomId}`)).json()) as { views: number }).views;
  const isSeen = (each: typeof page) => each.waitForResponse((response) => response.url().endsWith('/api/classroom/seen') && response.status() === 204);
  await Promise.all([isSeen(page), open(page, `/education/classroom/${classroomId}`)]);
  const visitor = await browser.newPage({ baseURL: portal.origin });
  await Promise.all([isSeen(visitor), open(visitor, `/education/classroom/${classroomId}`)]);
  await expect.poll(views).toBe(1);
  await open(visitor, `/education/classroom/${classroomId}`);
  await expect(visitor.getByRole('article')).toBeVisible();
  expect(await views()).toBe(1);
  await visitor.close();
  await author.end();
});

test.describe('an unknown post', () => {
  test.use({ allowedConsole: [/404/] });

  test('is a 404 with a way back, in both languages', async ({ page }) => {
    for (const lang of LANGUAGES) {
      const response = await page.goto(`/education/classroom/999999?lang=${lang}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: words[lang].notFound })).toBeVisible();
      await page.getByRole('link', { name: words[lang].backToList }).click();
      await expect(page).toHaveURL(/\/education\/classroom\/list$/);
    }
  });
});
