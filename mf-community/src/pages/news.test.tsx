import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import '@portal/kit/markdown/parse';
import { definition } from '../definition.ts';
import { noticeOf } from '../testing/page-queries.ts';
import { admin, editor, member } from '../testing/people.ts';
import { sampleNews, sampleNewsDetail, sampleNewsPage } from '../testing/sample-news.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const LIST = 'GET /api/news/view';
const DETAIL = 'GET /api/news/detail';

const words = {
  ko: {
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
    waiting: '게시 대기',
    scheduled: '2031.05.06 09:30 게시 예약',
    hidden: '비공개',
    typeAndId: '뉴스 17',
    previous: /^이전 글/,
    next: /^다음 글/,
    back: '목록으로',
    notFound: '글을 찾을 수 없습니다',
    edit: '수정',
    remove: '삭제',
    manage: '게시 관리',
    removed: '삭제되었습니다',
    former: '탈퇴한 회원',
    clip: '첨부 파일 있음',
    imageOf: '새 소식 이미지',
  },
  en: {
    news: 'News',
    announcement: 'Announcements',
    columns: ['No', 'Title', 'E-mail', 'Date'],
    pageSize: 'Rows',
    all: 'All',
    empty: 'No posts found',
    failed: 'The posts could not be loaded',
    again: 'Try again',
    write: 'Write',
    signInFirst: 'Please sign in first.',
    total: '23 in total',
    feed: 'RSS feed',
    feedTitle: 'Selmatrix news',
    search: 'Search by title',
    waiting: 'Waiting to be published',
    scheduled: 'Scheduled for 2031.05.06 09:30 (KST)',
    hidden: 'Hidden',
    typeAndId: 'News 17',
    previous: /^Previous/,
    next: /^Next/,
    back: 'Back to the list',
    notFound: 'Post not found',
    edit: 'Edit',
    remove: 'Delete',
    manage: 'Publishing',
    removed: 'Deleted',
    former: 'Former member',
    clip: 'has an attachment',
    imageOf: 'Image of 새 소식',
  },
};
const boards = [
  ['news', '/news'],
  ['announcement', '/education/announcement'],
] as const;

beforeEach(() => {
  sessionStorage.clear();
  api.answer('POST /api/news/seen', () => new Response(null, { status: 204 }));
});
afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko', who?: SessionUser) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });
const rows = () => screen.getAllByRole('row').slice(1);
const queryOf = (call: Parameters<typeof api.calls>[0]) => Object.fromEntries(api.calls(call).at(-1)?.query ?? []);

const locale = 'ko';
const say = words[locale];

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
    const [first, second] = rows().map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? ''),
    );
    expect(first).toEqual(['13', '나중', 'ed***@selmatrix.example', '2026.11.20']);
    expect([second?.[0], second?.[1], second?.[2]]).toEqual(['12', expect.stringContaining(say.clip), say.former]);
    expect(screen.getByRole('link', { name: '나중' }).getAttribute('href')).toBe(`${path}/17?page=2`);
    expect(screen.getByRole('status').textContent).toBe(say.total);
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

  test('says when it cannot be loaded, and is tried again', async () => {
    api.answer(LIST, () => problemResponse(503, 'unavailable'));
    const page = await open(path, locale);
    expect(screen.getByRole('alert').textContent).toContain(say.failed);
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

describe('a news item', () => {
  test('tells type and id, author and time, and has neighbours within the search', async () => {
    api.answer(
      DETAIL,
      sampleNewsDetail({
        lang: locale,
        previous: { newsId: 16, lang: 'ko', title: '앞' },
        next: { newsId: 18, lang: 'ko', title: '뒤' },
      }),
    );
    const page = await open('/news/17?title=word&page=2', locale);
    const article = screen.getByRole('article');
    for (const text of [say.typeAndId, 'ed***@selmatrix.example', '2026.11.20 09:05'])
      expect(article.textContent).toContain(text);
    expect(queryOf(DETAIL)).toEqual({ newsId: '17', title: 'word', lang: locale });
    expect(screen.getByRole('link', { name: say.previous }).getAttribute('href')).toBe('/news/16?title=word&page=2');
    expect(screen.getByRole('link', { name: say.next }).getAttribute('href')).toBe('/news/18?title=word&page=2');
    expect(screen.getByRole('link', { name: say.back }).getAttribute('href')).toBe('/news?title=word&page=2');
    expect(page.head()).toMatchObject({ type: 'article', description: '굵은 첫 문장입니다.', translated: true });
    expect(page.head().jsonLd).toMatchObject({ '@type': 'NewsArticle', description: '굵은 첫 문장입니다.' });
    expect(screen.queryByRole('link', { name: say.manage })).toBeNull();
  });

  test('that cannot be loaded says so and is tried again', async () => {
    api.answer(DETAIL, () => problemResponse(503, 'unavailable'));
    await open('/news/17', locale);
    expect(screen.getByRole('heading', { level: 1, name: say.failed })).toBeTruthy();
    api.answer(DETAIL, sampleNewsDetail());
    await user.click(screen.getByRole('button', { name: say.again }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  test('says to its author what keeps it from readers, in the list and on its page', async () => {
    const states = [
      ['waiting', say.waiting],
      ['hidden', say.hidden],
      ['scheduled', say.scheduled],
    ] as const;
    const startDate = '2031-05-06T00:30:00.000Z';
    api.answer(
      LIST,
      sampleNewsPage([
        sampleNews({ title: '공개' }),
        ...states.map(([state], index) => sampleNews({ newsId: index, state, startDate })),
      ]),
    );
    await open('/news', locale, member);
    expect(rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      '공개',
      ...states.map(([, text]) => `새 소식${text}`),
    ]);
    cleanup();
    for (const [state, text] of states) {
      api.answer(DETAIL, sampleNewsDetail({ state, startDate, mine: true }));
      await open('/news/17', locale, member);
      expect(screen.getByRole('article').textContent).toContain(text);
      cleanup();
    }
  });

  test('has its image with size and words, and a name for it without', async () => {
    const image = {
      fileKind: 'image',
      fileName: '점.png',
      originalPath: '/api/news/image/17/a.webp',
      thumbnailPath: '/api/news/image/17/b.webp',
      imageWidth: 600,
      imageHeight: 400,
    } as const;
    api.answer(DETAIL, sampleNewsDetail({ ...image, imageAlt: '빨간 점' }));
    const page = await open('/news/17', locale);
    const original = screen.getByRole('img', { name: '빨간 점' });
    expect([original.getAttribute('src'), original.getAttribute('width'), original.getAttribute('height')]).toEqual([
      image.originalPath,
      '600',
      '400',
    ]);
    expect(page.head().image).toBe(image.originalPath);
    cleanup();
    api.answer(DETAIL, sampleNewsDetail(image));
    await open('/news/17', locale);
    expect(screen.getByRole('img', { name: say.imageOf })).toBeTruthy();
  });

  test('is deleted after a question, and the list takes its place in the history', async () => {
    api.answer(LIST, sampleNewsPage([]));
    api.answer(DETAIL, sampleNewsDetail({ mine: true, mayEdit: true, mayRemove: true }));
    api.answer('POST /api/news/remove', 1);
    const page = await open('/news/17', locale, member);
    expect(screen.getByRole('link', { name: say.edit }).getAttribute('href')).toBe('/news/edit/17');
    await user.click(screen.getByRole('button', { name: say.remove }));
    (await noticeOf(page)).close(true);
    await waitFor(() => expect(page.moves).toEqual([{ to: '/news', options: { replace: true } }]));
    expect(page.toasts()).toEqual([`success: ${say.removed}`]);
    expect(api.calls('POST /api/news/remove')[0]?.body).toEqual({ newsId: 17 });
  });

  test.each([admin, editor])('leads $name to its publishing', async (who) => {
    api.answer(DETAIL, sampleNewsDetail());
    await open('/news/17', locale, who);
    expect(screen.getByRole('link', { name: say.manage }).getAttribute('href')).toBe('/admin/community/posts/news/17');
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

test('an item without English says so in English, and names the language of its text', async () => {
  api.answer(DETAIL, sampleNewsDetail());
  const page = await open('/news/17', 'en');
  expect(screen.getByText('This post is available in Korean only.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('ko');
  expect(page.head().translated).toBe(false);
  await page.setLocale('ko');
  expect(screen.queryByText(/한국어로만/)).toBeNull();
});

test('the image of an item that is not public is fetched with the session of its author', async () => {
  const image = {
    fileKind: 'image',
    fileName: '점.png',
    originalPath: '/api/news/image/17/a.webp',
    imageWidth: 1,
    imageHeight: 1,
    imageAlt: '점',
  } as const;
  api.answer(DETAIL, sampleNewsDetail({ ...image, state: 'waiting', mine: true }));
  api.answer(
    'GET /api/news/image/17/a.webp',
    () => new Response('image', { headers: { 'content-type': 'image/webp' } }),
  );
  await open('/news/17', 'ko', member);
  await waitFor(() => expect(screen.getByRole('img', { name: '점' }).getAttribute('src')).toMatch(/^blob:/));
});

test('what waits is a 404 to anybody, and comes for its author once it is known who reads', async () => {
  api.answer(DETAIL, () => problemResponse(404, 'news-not-found'));
  const page = await open('/news/17');
  expect(page.head().status).toBe(404);
  api.answer(DETAIL, sampleNewsDetail({ state: 'waiting', mine: true }));
  await page.setUser(member);
  expect((await screen.findByRole('article')).textContent).toContain('게시 대기');
});
