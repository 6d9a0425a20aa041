import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

const locale = 'ko';
const say = {
  failed: '조회를 실패했습니다',
  again: '다시 시도',
  waiting: '게시 대기',
  scheduled: '2031.05.06 09:30 게시 예약',
  hidden: '비공개',
  typeAndId: '뉴스 17',
  previous: /^이전 글/,
  next: /^다음 글/,
  back: '목록으로',
  edit: '수정',
  remove: '삭제',
  manage: '게시 관리',
  removed: '삭제되었습니다',
  imageOf: '새 소식 이미지',
};

beforeEach(() => {
  sessionStorage.clear();
  api.answer('POST /api/news/seen', () => new Response(null, { status: 204 }));
});
afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko', who?: SessionUser) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });
const rows = () => screen.getAllByRole('row').slice(1);
const queryOf = (call: Parameters<typeof api.calls>[0]) => Object.fromEntries(api.calls(call).at(-1)?.query ?? []);

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
    expect(screen.getByRole('heading', { level: 1, name: '새 소식' })).toBeTruthy();
    expect(article.querySelector('strong')?.textContent).toBe('굵은');
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

  test('has a link to its attachment, with its size', async () => {
    api.answer(DETAIL, sampleNewsDetail({ fileName: '자료.pdf', fileSize: 2_048 }));
    await open('/news/17', locale);
    const link = screen.getByRole('link', { name: '자료.pdf 내려받기' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
      '/api/news/attachment?newsId=17',
      '자료.pdf',
    ]);
    expect(link.parentElement?.textContent).toContain('2 KB');
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
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
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
    expect(api.calls('POST /api/news/remove')[0]?.body).toMatchObject({
      newsId: 17,
      version: 3,
      originalPath: null,
      thumbnailPath: null,
    });
  });

  test.each([admin, editor])('leads $name to its publishing', async (who) => {
    api.answer(DETAIL, sampleNewsDetail({ mayEdit: true, mayRemove: true }));
    await open('/news/17', locale, who);
    expect(screen.queryByRole('link', { name: say.edit })).toBeNull();
    expect(screen.getByRole('link', { name: say.manage }).getAttribute('href')).toBe('/admin/community/posts/news/17');
  });
});

test('what an editor may do comes all at once: nothing slides under the pointer', async () => {
  api.answer(DETAIL, sampleNewsDetail());
  const page = await open('/news/17');
  let answer: (detail: Response) => void = () => undefined;
  api.answer(DETAIL, () => new Promise<Response>((resolve) => (answer = resolve)));
  await page.setUser(editor);
  expect(screen.queryByRole('link', { name: say.manage })).toBeNull();
  answer(Response.json(sampleNewsDetail({ mayRemove: true })));
  await screen.findByRole('link', { name: say.manage });
  expect(screen.getByRole('button', { name: say.remove })).toBeTruthy();
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

test('titles in the other language are marked, in the list and on the way to other posts', async () => {
  api.answer(
    LIST,
    sampleNewsPage([sampleNews({ title: '소식' }), sampleNews({ newsId: 16, lang: 'en', title: 'A release' })]),
  );
  await open('/news', 'en');
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['소식Korean', 'A release']);
  cleanup();
  const previous = { newsId: 16, lang: 'ko', title: '앞' } as const;
  const next = { newsId: 18, lang: 'en', title: 'A fair' } as const;
  api.answer(DETAIL, sampleNewsDetail({ lang: 'en', previous, next }));
  await open('/news/17', 'en');
  expect(screen.getByRole('link', { name: /^Previous/ }).textContent).toContain('Korean');
  expect(screen.getByRole('link', { name: /Next/ }).textContent).not.toContain('English');
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
