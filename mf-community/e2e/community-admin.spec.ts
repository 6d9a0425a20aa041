import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { barriersOf } from '../../infra/tooling/e2e/barriers.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { renderedStatus } from '../../infra/tooling/e2e/rendered-document.ts';
import { adminCaller, callerFor, LANGUAGES, newId, open, rowOf, type Caller, type Lang } from './community.ts';

const labels = {
  ko: {
    manage: '게시 관리', posts: '게시글', queue: '게시 대기', trash: '휴지통', publish: '지금 게시', time: '게시 시각 (한국 시간)', at: (time: string) => `${time} (한국 시간)에 게시`,
    past: '현재보다 뒤의 시각을 입력하세요', published: '게시했습니다', scheduled: '게시를 예약했습니다', withdraw: '게시 취소', withdrawn: '게시를 취소했습니다',
    remove: '삭제', restore: '복원', forGood: '완전 삭제', moved: (n: number) => `${n}건을 휴지통으로 옮겼습니다`, restored: (n: number) => `${n}건을 복원했습니다`,
    erased: (n: number) => `${n}건을 완전히 삭제했습니다`, select: (title: string) => `${title} 선택`, board: '게시판', status: '상태', author: '작성자 이메일',
    forbidden: '볼 수 있는 권한이 없습니다', stale: '다른 곳에서 먼저 변경되었습니다', classroomOnly: /강의실 글은 게시 상태를 바꿀 수 없습니다: 1건/, empty: '조회된 글이 없습니다',
  },
  en: {
    manage: 'Publishing', posts: 'Posts', queue: 'To publish', trash: 'Trash', publish: 'Publish now', time: 'Time (Korea)', at: (time: string) => `Publish at ${time} (Korean time)`,
    past: 'Please enter a time in the future', published: 'Published', scheduled: 'Scheduled', withdraw: 'Withdraw', withdrawn: 'Withdrawn',
    remove: 'Delete', restore: 'Restore', forGood: 'Delete permanently', moved: (n: number) => `Moved to the trash: ${n}`, restored: (n: number) => `Restored: ${n}`,
    erased: (n: number) => `Deleted permanently: ${n}`, select: (title: string) => `Select ${title}`, board: 'Board', status: 'State', author: 'Author’s e-mail',
    forbidden: 'You do not have access to this page', stale: 'It was changed elsewhere', classroomOnly: /Classroom posts are always public: 1/, empty: 'No posts found',
  },
};

const views = ['posts', 'queue', 'trash'] as const;

// The document of an item that waits is a 404, also to admins, whose page then finds it.
test.use({ allowedConsole: [/404/] });

/** An item of a new member, which waits. */
async function waiting(page: Page, signIn: (page: Page) => Promise<Caller['person']>): Promise<{ newsId: number; title: string }> {
  const author = await callerFor(await signIn(page));
  const item = await author.news();
  await author.end();
  return item;
}

async function openPost(page: Page, newsId: number, lang: Lang): Promise<void> {
  await open(page, `/admin/community/posts/news/${newsId}`, lang);
}

for (const lang of LANGUAGES) {
  const say = labels[lang];

  test(`the views are for admins (${lang})`, async ({ page, signIn }) => {
    await open(page, '/admin/community/posts', lang);
    await expect(page).toHaveURL((url) => url.pathname === '/login');
    await signIn(page);
    for (const view of views) {
      await open(page, `/admin/community/${view}`, lang);
      await expect(page.getByRole('heading', { level: 1, name: say.forbidden })).toBeVisible();
    }
  });

  test(`an admin publishes, withdraws and schedules, and a visitor sees it at once (${lang})`, async ({ page, browser, portal, signIn }) => {
    const visitor = await browser.newPage({ baseURL: portal.origin });
    const { newsId, title } = await waiting(visitor, signIn);
    await visitor.context().clearCookies();
    // The portal keeps a document for a second.
    const statusForVisitor = () => renderedStatus(visitor.request, `/news/${newsId}`);
    await expect.poll(statusForVisitor).toBe(404);
    await signIn(page, 'admin');
    await open(page, `/news/${newsId}`, lang);
    await page.getByRole('link', { name: say.manage }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: say.publish }).click();
    await expect(toastOf(page, 'success', say.published)).toBeVisible();
    await expect.poll(statusForVisitor).toBe(200);

    await page.getByRole('button', { name: say.withdraw }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.withdraw }).click();
    await expect(toastOf(page, 'success', say.withdrawn)).toBeVisible();
    await expect.poll(statusForVisitor).toBe(404);

    await page.getByLabel(say.time).fill('2020-01-01T09:00');
    await page.getByRole('button', { name: say.at('2020.01.01 09:00') }).click();
    await expect(page.getByText(say.past)).toBeVisible();
    await page.getByLabel(say.time).fill('2031-05-06T09:30');
    await page.getByRole('button', { name: say.at('2031.05.06 09:30') }).click();
    await expect(toastOf(page, 'success', say.scheduled)).toBeVisible();
    await expect(page.getByText('2031.05.06 09:30').first()).toBeVisible();
    await expect.poll(statusForVisitor).toBe(404);
    await visitor.close();
  });

  test(`posts are found, go to the trash, come back and go for good (${lang})`, async ({ page, signIn }) => {
    const admin = await adminCaller();
    const word = newId();
    const titles = [`정리할 글 ${word} 1`, `정리할 글 ${word} 2`];
    for (const title of titles) await admin.post({ title });
    await signIn(page, 'admin');
    await open(page, '/admin/community/posts', lang);
    await page.getByRole('searchbox').first().fill(word);
    await page.getByRole('searchbox').first().press('Enter');
    for (const title of titles) await expect(rowOf(page, title)).toBeVisible();
    await page.getByRole('combobox', { name: new RegExp(`^${say.board}`) }).selectOption('news');
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === word && !url.searchParams.has('board'));
    for (const title of titles) await page.getByLabel(say.select(title)).check();
    await page.getByRole('button', { name: say.remove, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.remove, exact: true }).click();
    await expect(page.getByText(say.moved(2))).toBeVisible();
    await expect(page.getByRole('heading', { name: say.empty })).toBeVisible();

    await open(page, `/admin/community/trash?search=${word}`, lang);
    await page.getByLabel(say.select(titles[0] ?? '')).check();
    await page.getByRole('button', { name: say.restore }).click();
    await expect(page.getByText(say.restored(1))).toBeVisible();
    await expect(rowOf(page, titles[0] ?? '')).toHaveCount(0);
    await page.getByLabel(say.select(titles[1] ?? '')).check();
    await page.getByRole('button', { name: say.forGood }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.forGood }).click();
    await expect(page.getByText(say.erased(1))).toBeVisible();
    await expect(rowOf(page, titles[1] ?? '')).toHaveCount(0);
    await open(page, `/education/classroom/list?title=${word}`, lang);
    await expect(rowOf(page, titles[0] ?? '')).toBeVisible();
    await expect(rowOf(page, titles[1] ?? '')).toHaveCount(0);
    await admin.end();
  });

  test(`every column that can be sorted is, and the trash begins with what was deleted last (${lang})`, async ({ page, signIn }) => {
    const admin = await adminCaller();
    const word = newId();
    const posts = [await admin.post({ title: `가 ${word}` }), await admin.post({ title: `나 ${word}` })];
    await signIn(page, 'admin');
    const titles = (first: string, second: string) => [new RegExp(`^${first} ${word}`), new RegExp(`^${second} ${word}`)];
    const rows = page.locator('tbody').getByRole('link');
    for (const [address, newest] of [['posts', titles('나', '가')], ['trash', titles('가', '나')]] as const) {
      // The one that was written last is deleted first.
      if (address === 'trash') for (const { classroomId } of posts.toReversed()) await admin.request.delete('/api/classroom/remove', { params: { classroomId } });
      await open(page, `/admin/community/${address}?search=${word}`, lang);
      await expect(rows).toHaveText(newest);
      const sortable = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
      await expect(sortable).toHaveCount(2);
      for (const header of await sortable.all()) {
        const sorted = page.waitForResponse((response) => response.url().includes('sort='));
        await header.getByRole('button').click();
        expect((await sorted).status()).toBe(200);
        await expect(header).toHaveAttribute('aria-sort', /ending$/);
        await expect(rows).toHaveCount(2);
      }
    }
    await admin.end();
  });

  test(`no barrier in the views for admins at 360 and 1440 px (${lang})`, async ({ page, browser, portal, signIn }) => {
    test.slow();
    const author = await browser.newPage({ baseURL: portal.origin });
    const { newsId } = await waiting(author, signIn);
    await author.close();
    await signIn(page, 'admin');
    for (const address of [...views.map((view) => `/admin/community/${view}`), `/admin/community/posts/news/${newsId}`]) {
      await open(page, address, lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await barriersOf(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    }
  });
}

test('publishing from the queue takes the item out of it; several are published at once, and a classroom post is refused', async ({ page, browser, portal, signIn }) => {
  const author = await browser.newPage({ baseURL: portal.origin });
  const { title } = await waiting(author, signIn);
  await signIn(page, 'admin');
  const admin = await adminCaller();
  // The oldest stands first.
  const { pageCount } = (await (await admin.request.get('/api/news/admin/queue')).json()) as { pageCount: number };
  await open(page, `/admin/community/queue?page=${pageCount}`);
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await item.getByRole('button', { name: '지금 게시' }).click();
  await expect(page.getByText('게시했습니다')).toBeVisible();
  await expect(item).toHaveCount(0);

  const word = newId();
  const caller = await callerFor(await signIn(author));
  await caller.news({ title: `함께 ${word} 소식` });
  await admin.post({ title: `함께 ${word} 강의실` });
  await open(page, `/admin/community/posts?search=${word}`);
  await page.getByLabel(`함께 ${word} 소식 선택`).check();
  await page.getByLabel(`함께 ${word} 강의실 선택`).check();
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await expect(page.getByText('1건을 게시했습니다')).toBeVisible();
  await expect(page.getByText(labels.ko.classroomOnly)).toBeVisible();
  await expect(rowOf(page, `함께 ${word} 소식`)).toContainText('게시 중');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain(`함께 ${word} 소식`);
  await Promise.all([admin.end(), caller.end(), author.close()]);
});

test.describe('a change that came too late', () => {
  test.use({ allowedConsole: [/409/] });

  test('is refused, and the page shows what is stored now', async ({ page, browser, portal, signIn }) => {
    const author = await browser.newPage({ baseURL: portal.origin });
    const { newsId } = await waiting(author, signIn);
    await signIn(page, 'admin');
    await openPost(page, newsId, 'ko');
    await expect(page.getByRole('button', { name: '지금 게시' })).toBeVisible();
    const admin = await adminCaller();
    const { version } = (await (await admin.request.get(`/api/classroom/admin/posts/news/${newsId}`)).json()) as { version: number };
    await admin.request.post(`/api/news/admin/items/${newsId}/publish`, { data: { version } });
    await page.getByRole('button', { name: '지금 게시' }).click();
    await expect(page.getByText(labels.ko.stale)).toBeVisible();
    await expect(page.getByRole('button', { name: '게시 취소' })).toBeVisible();
    await Promise.all([admin.end(), author.close()]);
  });
});
