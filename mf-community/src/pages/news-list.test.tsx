import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import '@portal/kit/markdown/parse';
import { definition } from '../definition.ts';
import { noticeOf } from '../testing/page-queries.ts';
import { editor, member } from '../testing/people.ts';
import { sampleNews, sampleNewsDetail, sampleNewsPage } from '../testing/sample-news.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const LIST = 'GET /api/news/view';
const DETAIL = 'GET /api/news/detail';

const locale = 'ko';
const say = {
  news: '뉴스',
  announcement: '공지사항',
  columns: ['No', '제목', '이메일', '등록일'],
  pageSize: '페이지당',
  all: '전체',
  empty: '조회된 글이 없습니다',
  failed: '조회를 실패했습니다',
  again: '다시 시도',
  write: '글쓰기',
  signInFirst: '로그인이 필요합니다.',
  total: '전체 23건',
  feed: 'RSS 구독',
  feedTitle: '셀매트릭스 뉴스',
  search: '제목으로 검색',
  back: '목록으로',
  notFound: '글을 찾을 수 없습니다',
  former: '탈퇴한 회원',
  clip: '첨부 파일 있음',
};
const boards = [
  ['news', '/news'],
  ['announcement', '/education/announcement'],
] as const;

afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko', who?: SessionUser) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });
const rows = () => screen.getAllByRole('row').slice(1);
const queryOf = (call: Parameters<typeof api.calls>[0]) => Object.fromEntries(api.calls(call).at(-1)?.query ?? []);

test('the list of news is a child of its path too', async () => {
  api.answer(LIST, sampleNewsPage([sampleNews({})]));
  const page = await open('/news/list', locale);
  expect(page.url()).toBe('/news');
  expect(screen.getByRole('heading', { level: 1, name: say.news })).toBeTruthy();
});

describe.each(boards)('the list of %s', (type, path) => {
  test('counts down from the newest, as the service gives the rows', async () => {
    api.answer(
      LIST,
      sampleNewsPage(
        [
          sampleNews({ type, title: '나중' }),
          sampleNews({ type, newsId: 16, title: '먼저', email: '', formerMember: true, fileName: '자료.pdf' }),
        ],
        { total: 23, pageLenght: 3 },
      ),
    );
    await open(`${path}?page=2`, locale);
    expect(screen.getByRole('heading', { level: 1, name: say[type] })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(say.columns);
    const [first, second] = rows().map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('나중');
    expect(first).toEqual(['13', '나중', 'ed***@selmatrix.example', '2026.11.20']);
    expect([second?.[0], second?.[1], second?.[2]]).toEqual(['12', expect.stringContaining(say.clip), say.former]);
    expect(screen.getByRole('link', { name: '나중' }).getAttribute('href')).toBe(`${path}/17?page=2`);
    expect(screen.getByRole('status').textContent).toBe(`${say.total} 2쪽`);
    expect(queryOf(LIST)).toEqual({ type, page: '2', itemsPerPage: '10', lang: locale });
  });

  test('shows ten rows at first, then 25, 50, 100 or all, from the first page', async () => {
    api.answer(LIST, sampleNewsPage([sampleNews({ type })], { total: 23, pageLenght: 3 }));
    const page = await open(`${path}?page=2`, locale);
    const sizes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: say.pageSize });
    expect(sizes().value).toBe('10');
    expect([...sizes().options].map(({ text }) => text)).toEqual(['10', '25', '50', '100', say.all]);
    for (const size of ['25', '50', '100', 'all']) {
      await user.selectOptions(sizes(), size);
      await waitFor(() => expect(page.url()).toBe(`${path}?itemsPerPage=${size}`));
      expect(queryOf(LIST)['itemsPerPage']).toBe(size === 'all' ? '-1' : size);
    }
    expect(sizes().value).toBe('all');
    expect(page.moves.every(({ options }) => options?.keepPlace)).toBe(true);
  });

  test('goes to the last page when the only row of the page was deleted', async () => {
    api.answer(LIST, ({ query }: ApiCall) =>
      query.get('page') === '3'
        ? sampleNewsPage([], { total: 20, pageLenght: 2 })
        : sampleNewsPage([sampleNews({ type })], { total: 20, pageLenght: 2 }),
    );
    const page = await open(`${path}?page=3`, locale);
    await waitFor(() => expect(page.url()).toBe(`${path}?page=2`));
    expect(page.moves.every(({ options }) => options?.replace)).toBe(true);
  });

  test('searches in the address, says what it does not find, and begins at the first page', async () => {
    api.answer(LIST, sampleNewsPage([]));
    const page = await open(`${path}?page=3&itemsPerPage=25`, locale);
    const box = screen.getByRole('searchbox', { name: say.search });
    fireEvent.change(box, { target: { value: ' 율 99%_ ' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(queryOf(LIST)).toMatchObject({ title: '율 99%_', page: '1', itemsPerPage: '25' }));
    expect(page.url()).toBe(`${path}?title=${encodeURIComponent('율 99%_').replace('%20', '+')}&itemsPerPage=25`);
    expect(screen.getByText(say.empty)).toBeTruthy();
    expect(page.head().noindex).toBe(true);
  });

  test('keeps what is typed while a search is on its way', async () => {
    api.answer(LIST, sampleNewsPage([]));
    const page = await open(path, locale);
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: say.search });
    fireEvent.change(box, { target: { value: '율' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(box, { target: { value: '율 9' } });
    await waitFor(() => expect(page.url()).toContain('title='));
    expect(box.value).toBe('율 9');
  });

  test('asks a visitor who wants to write to sign in', async () => {
    api.answer(LIST, sampleNewsPage([sampleNews({ type })]));
    const page = await open(path, locale);
    await user.click(screen.getByRole('link', { name: say.write }));
    const alert = await noticeOf(page);
    expect(alert.text).toBe(say.signInFirst);
    expect(page.moves).toEqual([]);
    alert.close(true);
    await waitFor(() =>
      expect(page.moves).toMatchObject([{ to: `/login?next=${encodeURIComponent(`${path}/edit`)}` }]),
    );
  });

  test('names its feed, for people and for feed readers', async () => {
    api.answer(LIST, sampleNewsPage([sampleNews({ type })]));
    const page = await open(path, locale);
    const href = `/api/news/feed.xml?type=${type}&lang=${locale}`;
    expect(screen.getByRole('link', { name: say.feed }).getAttribute('href')).toBe(href);
    expect(page.head().feed).toMatchObject({ href, ...(type === 'news' && { title: say.feedTitle }) });
  });

  test('says in its place, without a toast, when it cannot be loaded, and is tried again', async () => {
    api.answer(LIST, () => problemResponse(503, 'unavailable'));
    const page = await open(path, locale);
    expect(screen.getByRole('alert').textContent).toContain(say.failed);
    // Spec: "News list load errors are only logged"
    expect(page.toasts()).toEqual([]);
    expect(page.head()).toMatchObject({ status: 503, noindex: true });
    api.answer(LIST, sampleNewsPage([sampleNews({ type })]));
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await screen.findByRole('link', { name: '새 소식' })).toBeTruthy();
  });

  test('an item that is not there, or is on the other board, is a 404 with a way back', async () => {
    api.answer(LIST, sampleNewsPage([sampleNews({ type })]));
    for (const answer of [
      problemResponse(404, 'news-not-found'),
      sampleNewsDetail({ type: type === 'news' ? 'announcement' : 'news' }),
    ]) {
      api.answer(DETAIL, answer);
      const page = await open(`${path}/17`, locale);
      expect(screen.getByRole('heading', { level: 1, name: say.notFound })).toBeTruthy();
      expect(page.head()).toMatchObject({ status: 404, noindex: true });
      await user.click(screen.getByRole('link', { name: say.back }));
      await waitFor(() => expect(page.url()).toBe(path));
      cleanup();
    }
  });
});

test('an announcement is not offered to members to be written, but to editors', async () => {
  api.answer(LIST, sampleNewsPage([sampleNews({ type: 'announcement' })]));
  for (const who of [member, { ...member, roles: { community: ['agent'] } } satisfies SessionUser]) {
    await open('/education/announcement', 'ko', who);
    expect(screen.queryByRole('link', { name: '글쓰기' })).toBeNull();
    cleanup();
  }
  await open('/education/announcement', 'ko', editor);
  expect(screen.getByRole('link', { name: '글쓰기' }).getAttribute('href')).toBe('/education/announcement/edit');
});
