import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../../api/types.generated.ts';
import '@portal/kit/markdown';
import { definition } from '../../definition.ts';
import { noticeOf } from '../../testing/page-queries.ts';
import { admin, member } from '../../testing/people.ts';
import { adminPage, sampleBoardPost } from '../../testing/sample-board-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const POSTS = 'GET /api/classroom/admin/posts';
const BULK = 'POST /api/classroom/admin/posts/bulk';

const words = {
  ko: {
    forbidden: '볼 수 있는 권한이 없습니다',
    posts: '게시글',
    empty: '조회된 글이 없습니다',
    emptyTrash: '휴지통이 비어 있습니다',
    search: '제목으로 검색',
    board: '게시판',
    state: '상태',
    author: '작성자 이메일',
    select: (title: string) => `${title} 선택`,
    title: '제목',
    removedAt: '삭제일시',
    createdAt: '작성일시',
    failed: '저장을 실패했습니다',
    publish: '게시',
    remove: '삭제',
    restore: '복원',
    forGood: '완전 삭제',
    publishedMany: '1건을 게시했습니다',
    classroomOnly: '강의실 글은 게시 상태를 바꿀 수 없습니다: 1건',
    moved: '2건을 휴지통으로 옮겼습니다',
    restored: '1건을 복원했습니다',
    erased: '1건을 완전히 삭제했습니다',
    listFailed: '목록을 불러오지 못했습니다',
    again: '다시 시도',
    downloadFailed: '파일을 내려받지 못했습니다',
    csv: 'CSV 내려받기',
    waiting: '게시 대기',
    former: '탈퇴한 회원',
  },
  en: {
    forbidden: 'You do not have access to this page',
    posts: 'Posts',
    empty: 'No posts found',
    emptyTrash: 'The trash is empty',
    search: 'Search by title',
    board: 'Board',
    state: 'State',
    author: 'Author’s e-mail',
    select: (title: string) => `Select ${title}`,
    title: 'Title',
    removedAt: 'Deleted',
    createdAt: 'Posted',
    failed: 'Saving failed',
    publish: 'Publish',
    remove: 'Delete',
    restore: 'Restore',
    forGood: 'Delete permanently',
    publishedMany: 'Published: 1',
    classroomOnly: 'Classroom posts are always public: 1',
    moved: 'Moved to the trash: 2',
    restored: 'Restored: 1',
    erased: 'Deleted permanently: 1',
    listFailed: 'The list could not be loaded',
    again: 'Try again',
    downloadFailed: 'The file could not be downloaded',
    csv: 'Download CSV',
    waiting: 'Waiting',
    former: 'Former member',
  },
};
const views = [
  '/admin/community/posts',
  '/admin/community/queue',
  '/admin/community/trash',
  '/admin/community/posts/news/17',
];

afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko', who: SessionUser | undefined = admin) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });
const queryOf = (call: Parameters<typeof api.calls>[0]) => Object.fromEntries(api.calls(call).at(-1)?.query ?? []);
const classroomPost = sampleBoardPost({
  board: 'classroom',
  id: 7,
  type: 'free',
  state: 'visible',
  title: '강의실 글',
  startDate: null,
});
const item = sampleBoardPost({ title: '회원의 소식' });

const locale = 'ko';
const say = words[locale];
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('the views are for admins', async () => {
  for (const url of views) {
    await open(url, locale, member);
    expect(screen.getByRole('heading', { level: 1, name: say.forbidden })).toBeTruthy();
    cleanup();
  }
  const { moves } = await openPage({ definition, url: views[0] ?? '', locale, otherPaths: ['/login'] });
  expect(moves.map(({ to }) => to)).toEqual(['/login?next=%2Fadmin%2Fcommunity%2Fposts']);
});

describe('the posts of all boards', () => {
  test('are searched and filtered in the address', async () => {
    api.answer(POSTS, adminPage([item, classroomPost]));
    const page = await open('/admin/community/posts?page=3', locale);
    expect(screen.getByRole('heading', { level: 1, name: say.posts })).toBeTruthy();
    await screen.findByRole('checkbox', { name: say.select(item.title) });
    const box = screen.getByRole('searchbox', { name: say.search });
    fireEvent.change(box, { target: { value: 'word' } });
    fireEvent.submit(box);
    await waitFor(() => expect(page.url()).toBe('/admin/community/posts?search=word'));
    await user.selectOptions(screen.getByLabelText(say.board), 'news');
    await user.selectOptions(screen.getByLabelText(say.state), 'waiting');
    const author = screen.getByRole('searchbox', { name: say.author });
    fireEvent.change(author, { target: { value: 'visitor' } });
    fireEvent.submit(author);
    await waitFor(() =>
      expect(queryOf(POSTS)).toEqual({
        page: '1',
        pageSize: '10',
        sort: '-createdAt',
        search: 'word',
        author: 'visitor',
        board: 'news',
        status: 'waiting',
      }),
    );
    expect(new URL(page.url(), location.origin).searchParams.get('board')).toBe('news');
    expect(page.head().noindex).toBe(true);
  });

  test('mark the row of a post whose correction waits', async () => {
    api.answer(POSTS, adminPage([{ ...item, state: 'visible', correction: 'waiting' }]));
    await open('/admin/community/posts', locale);
    const row = (await screen.findByRole('checkbox', { name: say.select(item.title) })).closest('tr') as HTMLElement;
    expect(within(row).getByText('게시 중')).toBeTruthy();
    expect(within(row).getByText('정정 대기')).toBeTruthy();
  });

  test('say what each is: its state, who wrote it, where it is', async () => {
    api.answer(
      POSTS,
      adminPage([
        item,
        sampleBoardPost({
          id: 18,
          title: '남은 글',
          email: '',
          formerMember: true,
          state: 'scheduled',
          startDate: '2031-05-06T00:30:00.000Z',
        }),
      ]),
    );
    await open('/admin/community/posts', locale);
    const first = (await screen.findByRole('checkbox', { name: say.select(item.title) })).closest('tr') as HTMLElement;
    expect(first.textContent).toContain(say.waiting);
    expect(first.textContent).toContain('member@visitor.example');
    expect(within(first).getByRole('link').getAttribute('href')).toBe('/admin/community/posts/news/17');
    const second = screen.getByRole('checkbox', { name: say.select('남은 글') }).closest('tr') as HTMLElement;
    expect(second.textContent).toContain(say.former);
    expect(second.textContent).toContain('2031.05.06 09:30');
  });

  test('are sorted by what the service can sort by', async () => {
    api.answer(POSTS, adminPage([item]));
    const page = await open('/admin/community/posts', locale);
    await screen.findByRole('checkbox', { name: say.select(item.title) });
    const headers = () => screen.getAllByRole('columnheader').filter((header) => within(header).queryByRole('button'));
    expect(headers().map((header) => header.textContent)).toEqual([say.title, say.createdAt]);
    expect(headers()[1]?.getAttribute('aria-sort')).toBe('descending');
    await user.click(within(headers()[0] as HTMLElement).getByRole('button'));
    await waitFor(() => expect(queryOf(POSTS)['sort']).toBe('title'));
    expect(page.url()).toBe('/admin/community/posts?sort=title');
    expect(headers()[0]?.getAttribute('aria-sort')).toBe('ascending');
  });

  test('are published together, and what is refused is named with its reason', async () => {
    api.answer(POSTS, adminPage([item, classroomPost]));
    api.answer(BULK, {
      done: [{ board: 'news', id: 17, version: 2 }],
      refused: [{ board: 'classroom', id: 7, code: 'not-publishable' }],
    });
    const page = await open('/admin/community/posts', locale);
    await user.click(await screen.findByRole('checkbox', { name: say.select(item.title) }));
    await user.click(screen.getByRole('checkbox', { name: say.select(classroomPost.title) }));
    await press(say.publish);
    await waitFor(() =>
      expect(page.toasts()).toEqual([`success: ${say.publishedMany}`, `warning: ${say.classroomOnly}`]),
    );
    expect(api.calls(BULK)[0]?.body).toEqual({
      action: 'publish',
      items: [
        { board: 'news', id: 17, version: item.version },
        { board: 'classroom', id: 7, version: classroomPost.version },
      ],
    });
    expect(api.calls(BULK)[0]?.headers.get('idempotency-key')).toBeTruthy();
    await waitFor(() => expect(api.calls(POSTS)).toHaveLength(2));
  });

  test('go to the trash after a question', async () => {
    api.answer(POSTS, adminPage([item, classroomPost]));
    api.answer(BULK, {
      done: [
        { board: 'news', id: 17, version: 2 },
        { board: 'classroom', id: 7, version: 2 },
      ],
      refused: [],
    });
    const page = await open('/admin/community/posts', locale);
    await user.click(await screen.findByRole('checkbox', { name: say.select(item.title) }));
    await user.click(screen.getByRole('checkbox', { name: say.select(classroomPost.title) }));
    await press(say.remove);
    (await noticeOf(page)).close(false);
    await press(say.remove);
    expect(api.calls(BULK)).toEqual([]);
    api.answer(POSTS, adminPage([]));
    (await noticeOf(page)).close(true);
    expect(await screen.findByRole('heading', { name: say.empty })).toBeTruthy();
    expect(page.toasts()).toEqual([`success: ${say.moved}`]);
    expect(api.calls(BULK)).toMatchObject([{ body: { action: 'trash' } }]);
  });

  test('say when they cannot be changed, loaded or exported', async () => {
    api.answer(POSTS, adminPage([item]));
    api.answer(BULK, () => problemResponse(503, 'unavailable'));
    api.answer('GET /api/classroom/admin/posts/export', () => problemResponse(503, 'unavailable'));
    const page = await open('/admin/community/posts', locale);
    await user.click(await screen.findByRole('checkbox', { name: say.select(item.title) }));
    await press(say.publish);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.failed}`]));
    await press(say.csv);
    await waitFor(() => expect(page.toasts().at(-1)).toBe(`error: ${say.downloadFailed}`));
    expect(queryOf('GET /api/classroom/admin/posts/export')).toEqual({
      sort: '-createdAt',
      format: 'csv',
      lang: locale,
    });
    cleanup();
    api.answer(POSTS, () => problemResponse(503, 'unavailable'));
    await open('/admin/community/posts', locale);
    expect((await screen.findByRole('alert')).textContent).toContain(say.listFailed);
    api.answer(POSTS, adminPage([item]));
    await press(say.again);
    expect(await screen.findByRole('checkbox', { name: say.select(item.title) })).toBeTruthy();
  });
});

test('the trash begins with what was deleted last, restores, and deletes for good after a question', async () => {
  const removed = sampleBoardPost({ removedAt: '2026-11-21T00:00:00.000Z', purgedAt: '2026-12-21T00:00:00.000Z' });
  api.answer(POSTS, adminPage([removed]));
  api.answer(BULK, { done: [{ board: 'news', id: 17, version: 2 }], refused: [] });
  const page = await open('/admin/community/trash?search=word', locale);
  const box = await screen.findByRole('checkbox', { name: say.select(removed.title) });
  expect(queryOf(POSTS)).toEqual({ page: '1', pageSize: '10', sort: '-removedAt', search: 'word', trash: 'true' });
  expect(box.closest('tr')?.textContent).toContain('2026.12.21 09:00');
  const sortable = screen.getAllByRole('columnheader').filter((header) => within(header).queryByRole('button'));
  expect(sortable.map((header) => header.textContent)).toEqual([say.title, say.removedAt]);
  await user.click(box);
  await press(say.restore);
  await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.restored}`]));
  await user.click(screen.getByRole('checkbox', { name: say.select(removed.title) }));
  await press(say.forGood);
  api.answer(POSTS, adminPage([]));
  (await noticeOf(page)).close(true);
  expect(await screen.findByRole('heading', { name: say.emptyTrash })).toBeTruthy();
  expect(page.toasts().at(-1)).toBe(`success: ${say.erased}`);
  expect(api.calls(BULK).map(({ body }) => (body as { action: string }).action)).toEqual(['restore', 'delete']);
});
