import { readFile } from 'node:fs/promises';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedStatus } from '../../infra/tooling/e2e/rendered-document.ts';
import { toastOf } from '../../infra/tooling/e2e/toasts.ts';
import { adminCaller, callerFor, newId, open, rowOf } from './community.ts';

test.describe('publishing', () => {
  // The document of an item that waits is a 404, also to admins, whose page then finds it.
  test.use({ allowedConsole: [/404/] });

  test('an admin publishes, withdraws and schedules, and a visitor sees it at once, or when its time comes', async ({
    page,
    browser,
    portal,
    signIn,
  }) => {
    const [visitor, writer] = [
      await browser.newPage({ baseURL: portal.origin }),
      await browser.newPage({ baseURL: portal.origin }),
    ];
    const author = await callerFor(await signIn(writer));
    const { newsId, title } = await author.news();
    // The portal keeps a document for a second.
    const statusForVisitor = () => renderedStatus(visitor.request, `/news/${newsId}`);
    await expect.poll(statusForVisitor).toBe(404);
    await signIn(page, 'admin');
    await open(page, `/news/${newsId}`);

    await test.step('published', async () => {
      await page.getByRole('link', { name: '게시 관리' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: '지금 게시' }).click();
      await expect(toastOf(page, 'success', '게시했습니다')).toBeVisible();
      await expect.poll(statusForVisitor).toBe(200);
    });

    await test.step('corrected by its author: readers keep it until the admin publishes the correction', async () => {
      const admin = await adminCaller();
      const { title: newer } = await admin.news({ title: `${title} 다음`, status: 'visible' });
      const startDate = async () => {
        const response = await visitor.request.get(`/api/news/detail?newsId=${newsId}`);
        return ((await response.json()) as { startDate: string }).startDate;
      };
      const published = await startDate();
      const rows = visitor.locator('tbody a');

      await open(writer, `/news/${newsId}`);
      await writer.getByRole('link', { name: '수정', exact: true }).click();
      await writer.getByLabel('제목', { exact: true }).fill(`${title} 고침`);
      await writer.getByRole('button', { name: '완료' }).click();
      await expect(toastOf(writer, 'success', '수정되었습니다')).toBeVisible();
      await open(visitor, `/news?title=${encodeURIComponent(title)}`);
      await expect(rows).toHaveText([newer, title]);
      await rows.last().click();
      await expect(visitor.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

      await page.reload();
      await page.getByRole('button', { name: '지금 게시' }).click();
      await expect(toastOf(page, 'success', '게시했습니다')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: `${title} 고침` })).toBeVisible();
      await open(visitor, `/news?title=${encodeURIComponent(title)}`);
      await expect(rows).toHaveText([newer, `${title} 고침`]);
      expect([await startDate(), await renderedStatus(visitor.request, `/news/${newsId}`)]).toEqual([published, 200]);
      await admin.end();
    });

    await test.step('withdrawn', async () => {
      await page.getByRole('button', { name: '게시 취소' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '게시 취소' }).click();
      await expect(toastOf(page, 'success', '게시를 취소했습니다')).toBeVisible();
      await expect.poll(statusForVisitor).toBe(404);
    });

    await test.step('scheduled', async () => {
      await page.getByLabel('게시 시각 (한국 시간)').fill('2031-05-06T09:30');
      await page.getByRole('button', { name: '2031.05.06 09:30 (한국 시간)에 게시' }).click();
      await expect(toastOf(page, 'success', '게시를 예약했습니다')).toBeVisible();
      await expect(page.getByText('2031.05.06 09:30').first()).toBeVisible();
      expect(await statusForVisitor()).toBe(404);
    });

    await test.step('its time comes', async () => {
      const admin = await adminCaller();
      const { version } = (await (await admin.request.get(`/api/classroom/admin/posts/news/${newsId}`)).json()) as {
        version: number;
      };
      const startDate = new Date(Date.now() + 2_000).toISOString();
      expect(
        (
          await admin.request.post(`/api/news/admin/items/${newsId}/publish`, { data: { version, startDate } })
        ).status(),
      ).toBe(200);
      await expect.poll(statusForVisitor).toBe(200);
      expect(Date.now()).toBeGreaterThan(Date.parse(startDate));
      await expect
        .poll(async () => (await visitor.request.get('/sitemap.xml')).text())
        .toContain(`/news/${newsId}?lang=ko<`);
      await admin.end();
    });
    await Promise.all([author.end(), visitor.close(), writer.close()]);
  });
});

test('posts are found, published, exported, put into the trash, restored and deleted for good', async ({
  page,
  browser,
  portal,
  signIn,
}) => {
  const other = await browser.newPage({ baseURL: portal.origin });
  const author = await callerFor(await signIn(other));
  const admin = await adminCaller();
  const word = newId();
  const post = `함께 ${word} 강의실`;
  const item = `함께 ${word} 소식`;
  await admin.post({ title: post });
  await author.news({ title: item });
  await signIn(page, 'admin');
  await open(page, '/admin/community/posts');
  const select = (title: string) => page.getByLabel(`${title} 선택`);
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

  await test.step('found, with the search in the address', async () => {
    await page.getByRole('searchbox').first().fill(word);
    await page.getByRole('searchbox').first().press('Enter');
    await expect(rowOf(page, post)).toBeVisible();
    await page.getByRole('combobox', { name: /^게시판/ }).selectOption('announcement');
    await expect(page.getByRole('heading', { name: '조회된 글이 없습니다' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === word && !url.searchParams.has('board'));
    await expect(rowOf(page, item)).toContainText('게시 대기');
    for (const header of ['제목', '작성일시']) {
      await page.getByRole('columnheader', { name: header }).getByRole('button').click();
      await expect(page.getByRole('columnheader', { name: header })).toHaveAttribute('aria-sort', /ending$/);
      await expect(page.locator('tbody tr')).toHaveCount(2);
    }
  });

  await test.step('published, but for the classroom post', async () => {
    await select(item).check();
    await select(post).check();
    await page.getByRole('button', { name: '게시', exact: true }).click();
    await expect(page.getByText('1건을 게시했습니다')).toBeVisible();
    await expect(page.getByText('강의실 글은 게시 상태를 바꿀 수 없습니다: 1건')).toBeVisible();
    await expect(rowOf(page, item)).toContainText('게시 중');
  });

  await test.step('exported', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(item);
  });

  await test.step('put into the trash', async () => {
    await select(item).check();
    await select(post).check();
    await page.getByRole('button', { name: '삭제', exact: true }).click();
    await confirm('삭제');
    await expect(page.getByText('2건을 휴지통으로 옮겼습니다')).toBeVisible();
    await expect(page.getByRole('heading', { name: '조회된 글이 없습니다' })).toBeVisible();
  });

  await test.step('restored and deleted for good', async () => {
    await open(page, `/admin/community/trash?search=${word}`);
    await page.getByRole('columnheader', { name: '삭제일시' }).getByRole('button').click();
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await select(post).check();
    await page.getByRole('button', { name: '복원' }).click();
    await expect(page.getByText('1건을 복원했습니다')).toBeVisible();
    await expect(rowOf(page, post)).toHaveCount(0);
    await select(item).check();
    await page.getByRole('button', { name: '완전 삭제' }).click();
    await confirm('완전 삭제');
    await expect(page.getByText('1건을 완전히 삭제했습니다')).toBeVisible();
    await expect(rowOf(page, item)).toHaveCount(0);
    await open(page, `/education/classroom/list?title=${word}`);
    await expect(rowOf(page, post)).toBeVisible();
    await open(page, `/news?title=${word}`);
    await expect(page.getByText('조회된 글이 없습니다')).toBeVisible();
  });
  await Promise.all([admin.end(), author.end(), other.close()]);
});
