import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { adminCaller, callerFor, newId, open, rowOf } from './community.ts';

const list = '/education/classroom/list';

test('kind, search, page and post are in the URL, so that Back and a shared link restore them', async ({ page }) => {
  const admin = await adminCaller();
  const word = newId();
  for (let count = 0; count < 11; count += 1) await admin.post({ title: `교육 ${word} ${count}`, type: 'attach' });
  await open(page, list);
  const chips = page.getByRole('navigation', { name: '글 종류' }).getByRole('link');
  const rows = page.locator('tbody tr');
  const box = page.getByRole('searchbox');

  await test.step('a chip filters, Back and Forward follow', async () => {
    await chips.filter({ hasText: '자료공유' }).click();
    await expect(page).toHaveURL(/type=attach/);
    await expect(rows.first()).toContainText('자료공유');
    await expect(chips.filter({ hasText: '자료공유' })).toBeFocused();
    await page.goBack();
    await expect(chips.filter({ hasText: '전체' })).toHaveAttribute('aria-current', 'true');
    await page.goForward();
    await expect(chips.filter({ hasText: '자료공유' })).toHaveAttribute('aria-current', 'true');
  });

  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/classroom/view'))
      searches.push(new URL(request.url()).searchParams.get('title') ?? '');
  });
  await test.step('one Enter is one search, also while a syllable is being composed', async () => {
    const session = await page.context().newCDPSession(page);
    await box.focus();
    await session.send('Input.imeSetComposition', { text: '교육', selectionStart: 2, selectionEnd: 2 });
    // The Enter that ends the composition reaches the page as keyCode 229 and must not search.
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      windowsVirtualKeyCode: 229,
      key: 'Process',
      code: 'Enter',
    });
    await session.send('Input.insertText', { text: '교육' });
    expect(searches).toEqual([]);
    await page.keyboard.insertText(` ${word} `);
    await box.press('Enter');
    await expect(page).toHaveURL(/title=/);
    await box.press('Enter');
    await expect(rows).toHaveCount(10);
  });

  await test.step('the second page, a post, its neighbour and the way back keep the filter', async () => {
    await page.getByRole('main').getByRole('link', { name: /2/ }).filter({ hasText: /^2$/, visible: true }).click();
    await expect(rows).toHaveCount(1);
    expect(searches).toEqual([`교육 ${word}`, `교육 ${word}`]);
    const address = page.url();
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      type: 'attach',
      title: `교육 ${word}`,
      page: '2',
    });
    await rowOf(page, `교육 ${word} 0`).getByRole('link').click();
    await expect(page.getByRole('article')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(rowOf(page, `교육 ${word} 0`)).toBeVisible();
    await expect(box).toHaveValue(`교육 ${word}`);
    await page.goto(address);
    await rowOf(page, `교육 ${word} 0`).getByRole('link').click();
    await page.getByRole('link', { name: /^다음 글/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`교육 ${word} 1`);
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL(address);
  });

  await test.step('clearing the search keeps the kind', async () => {
    await page.getByRole('button', { name: '검색어 지우기' }).click();
    await expect(page).toHaveURL(/\/list\?type=attach$/);
    await expect(box).toHaveValue('');
  });

  await test.step('six pages are offered on wide screens, four on narrow ones', async () => {
    await page.route('**/api/classroom/view*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), pageLenght: 9 } });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await chips.filter({ hasText: '질문' }).click();
    const numbers = page.getByRole('main').getByRole('link').filter({ hasText: /^\d+$/, visible: true });
    await expect(numbers).toHaveCount(6);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(numbers).toHaveCount(4);
  });
  await admin.end();
});

test('a question waits until an admin has answered it', async ({ page, browser, portal, signIn }) => {
  const other = await browser.newPage({ baseURL: portal.origin });
  const asker = await callerFor(await signIn(other));
  const { classroomId, title } = await asker.post({ type: 'question' });
  const found = `${list}?type=question&title=${encodeURIComponent(title)}`;
  const address = `/education/classroom/${classroomId}`;
  const box = page.getByRole('textbox', { name: '답변 작성' });
  await open(page, found);
  await expect(rowOf(page, title)).toContainText('답변대기');

  await signIn(page);
  await open(page, address);
  await expect(page.getByRole('article')).toContainText('답변대기');
  await expect(box).toHaveCount(0);

  await signIn(page, 'admin');
  await open(page, address);
  await box.fill('설정에서 **재시작**하세요.');
  await page.getByRole('button', { name: '답변 등록' }).click();
  await expect(toastOf(page, 'success', '등록되었습니다')).toBeVisible();
  await expect(page.getByRole('listitem').locator('strong', { hasText: '재시작' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('답변완료');

  await open(other, found);
  await expect(rowOf(other, title)).toContainText('답변완료');
  await open(other, address);
  await expect(other.getByRole('textbox', { name: '답변 작성' })).toBeVisible();
  await other.close();
  await asker.end();
});
