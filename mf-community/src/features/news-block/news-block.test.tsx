import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type Portal, type Locale, type Settled } from '@portal/kit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ApiClient } from '../../api/client.ts';
import type { NewsPage } from '../../api/posts.ts';
import { communityPortal } from '../../testing/community-portal.tsx';
import { loadBlockPage } from './load-block-page.ts';
import { NewsBlock } from './news-block.tsx';

const CREATED = '2026-11-20T00:00:00+09:00';

afterEach(cleanup);

function item(newsId: number, texts: Partial<NewsPage['data'][number]> = {}): NewsPage['data'][number] {
  return {
    newsId,
    title: `소식 ${newsId}`,
    excerpt: `내용 ${newsId}`,
    type: 'news',
    status: 'visible',
    lang: 'ko',
    email: 'ed***@selmatrix.example',
    mine: false,
    startDate: CREATED,
    createdAt: CREATED,
    updatedAt: CREATED,
    fileName: null,
    fileSize: null,
    thumbnailPath: null,
    imageWidth: null,
    imageHeight: null,
    state: 'visible',
    formerMember: false,
    thumbnailWidth: null,
    thumbnailHeight: null,
    imageAlt: null,
    views: 0,
    ...texts,
  };
}

/** Five items, the newest first, two a page. */
function pageOf(page: number): NewsPage {
  const data = [5, 4, 3, 2, 1].slice((page - 1) * 2, page * 2).map((newsId) => item(newsId));
  return { data, total: 5, totalIsCapped: false, pageLenght: 3, startDate: CREATED };
}

const first: Settled<NewsPage> = { ok: true, value: pageOf(1) };

function answering(answer: (page: number) => Promise<NewsPage>) {
  return jest.fn((_path: string, options?: { query?: { page?: number }; signal?: AbortSignal }) =>
    answer(options?.query?.page ?? 0),
  );
}

async function show(
  get = answering(async (page) => pageOf(page)),
  result: Settled<NewsPage> = first,
  reload = () => undefined,
  locale: Locale = 'ko',
) {
  const wrapper = await communityPortal({
    locale,
    bundles: ['news-block'],
    get: get as unknown as Portal['api']['get'],
  });
  render(<NewsBlock first={result} reload={reload} />, { wrapper });
  return get;
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

async function choosePage(number: number) {
  // The page numbers are rendered twice, for wide and for narrow screens.
  const button = screen.getAllByText(String(number))[0];
  await act(async () => button?.click());
}

describe('the news block', () => {
  test('shows what the loader brought, without a call of its own', async () => {
    const get = await show();
    expect(titles()).toEqual(['소식 5', '소식 4']);
    expect(get).not.toHaveBeenCalled();
  });

  test('asks for the visible items of the chosen page, two of them', async () => {
    const get = await show();
    await choosePage(2);
    expect(titles()).toEqual(['소식 3', '소식 2']);
    expect(get).toHaveBeenCalledTimes(1);
    const [path, options] = get.mock.calls[0] ?? [];
    expect(path).toBe('/api/news/view');
    expect(options?.query).toMatchObject({ status: 'visible', page: 2, itemsPerPage: 2, lang: 'ko' });
  });

  test('goes back to the first page without a call', async () => {
    const get = await show();
    await choosePage(3);
    expect(titles()).toEqual(['소식 1']);
    await choosePage(1);
    expect(titles()).toEqual(['소식 5', '소식 4']);
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('shows the page that was chosen last, whichever answer comes last', async () => {
    const waiting = new Map<number, (page: NewsPage) => void>();
    await show(answering((page) => new Promise((resolve) => waiting.set(page, resolve))));
    await choosePage(2);
    await choosePage(3);
    await act(async () => waiting.get(3)?.(pageOf(3)));
    await act(async () => waiting.get(2)?.(pageOf(2)));
    expect(titles()).toEqual(['소식 1']);
  });

  test('says that it is loading', async () => {
    await show(answering(() => new Promise(() => undefined)));
    await choosePage(2);
    expect(screen.getByRole('status', { name: '불러오는 중입니다' })).toBeTruthy();
    expect(titles()).toEqual([]);
  });

  test('says when a page could not be fetched, and fetches it again', async () => {
    let isDown = true;
    await show(
      answering(async (page) => {
        if (isDown) throw new ApiError(503);
        return pageOf(page);
      }),
    );
    await choosePage(2);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('조회를 실패했습니다');
    expect(alert.textContent).toContain('잠시 후 다시 시도해 주세요. 계속되면 고객지원으로 알려 주시기 바랍니다.');
    isDown = false;
    await act(async () => within(alert).getByRole('button').click());
    expect(titles()).toEqual(['소식 3', '소식 2']);
  });

  test('lets the widget load again when its first page is missing', async () => {
    const reload = jest.fn(() => undefined);
    await show(undefined, { ok: false, status: 503 }, reload);
    within(screen.getByRole('alert')).getByRole('button').click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('says when there is no news', async () => {
    await show(undefined, {
      ok: true,
      value: { data: [], total: 0, totalIsCapped: false, pageLenght: 0, startDate: null },
    });
    expect(screen.getByText('조회된 글이 없습니다')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('cuts a title at 35 characters and a text at 90', async () => {
    const long = item(7, { title: '제'.repeat(36), excerpt: '글'.repeat(91) });
    const fitting = item(6, { title: '제'.repeat(35), excerpt: '글'.repeat(90) });
    await show(undefined, {
      ok: true,
      value: { data: [long, fitting], total: 2, totalIsCapped: false, pageLenght: 1, startDate: CREATED },
    });
    expect(titles()).toEqual([`${'제'.repeat(35)}...`, '제'.repeat(35)]);
    expect(screen.getByText(`${'글'.repeat(90)}...`)).toBeTruthy();
    expect(screen.getByText('글'.repeat(90))).toBeTruthy();
  });

  test('speaks English where the page does', async () => {
    const get = answering(() => Promise.reject(new ApiError(503)));
    await show(get, undefined, undefined, 'en');
    expect(screen.getByRole('link', { name: 'See more news' }).getAttribute('href')).toBe('/news');
    await choosePage(2);
    expect(get.mock.calls[0]?.[1]?.query).toMatchObject({ lang: 'en' });
    expect(screen.getByRole('alert').textContent).toContain('The posts could not be loaded');
  });

  test('is a region with its name, whose pages and dates say what they are', async () => {
    await show();
    expect(screen.getByRole('region', { name: '셀매트릭스의 새로운 소식' }).textContent).toMatch(/^뉴스/);
    // Twice, for wide and for narrow screens
    expect(screen.getAllByRole('navigation', { name: '뉴스 쪽 이동' })).toHaveLength(2);
    const [date] = document.querySelectorAll('time');
    expect([date?.textContent, date?.dateTime]).toEqual(['2026.11.20', CREATED]);
  });

  test('marks the language of items that are in another than the page', async () => {
    await show(undefined, { ok: true, value: { ...pageOf(1), data: [item(1, { lang: 'en' }), item(2)] } });
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('lang'))).toEqual(['en', null]);
  });

  test('is busy only while a page is under way', async () => {
    let answer = (_page: NewsPage) => undefined as void;
    await show(answering(() => new Promise((resolve) => (answer = resolve))));
    const body = document.querySelector('[aria-live="polite"]');
    expect(body?.getAttribute('aria-busy')).toBe('false');
    await choosePage(2);
    expect(body?.getAttribute('aria-busy')).toBe('true');
    await act(async () => answer(pageOf(2)));
    expect(body?.getAttribute('aria-busy')).toBe('false');
  });

  test('begins again with a new first page, and drops what was under way', async () => {
    let answer = (_page: NewsPage) => undefined as void;
    const get = answering(() => new Promise((resolve) => (answer = resolve)));
    const wrapper = await communityPortal({
      locale: 'ko',
      bundles: ['news-block'],
      get: get as unknown as Portal['api']['get'],
    });
    const reload = () => undefined;
    const { rerender, unmount } = render(<NewsBlock first={first} reload={reload} />, { wrapper });
    await choosePage(2);
    const renewed: Settled<NewsPage> = { ok: true, value: { ...pageOf(1), data: [item(9)] } };
    rerender(<NewsBlock first={renewed} reload={reload} />);
    expect(titles()).toEqual(['소식 9']);
    expect(get.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    await act(async () => answer(pageOf(2)));
    expect(titles()).toEqual(['소식 9']);
    expect(screen.getAllByText('1')[0]?.closest('[aria-current="page"]')).toBeTruthy();
    await choosePage(3);
    unmount();
    expect(get.mock.calls[1]?.[1]?.signal?.aborted).toBe(true);
  });

  test('has no pages to choose while its first one is missing', async () => {
    const missing: Settled<NewsPage> = { ok: false, status: 503 };
    const get = await show(undefined, missing);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(get).not.toHaveBeenCalled();
  });

  test('leads to the item and to all news', async () => {
    await show();
    expect(screen.getByRole('link', { name: '소식 5' }).getAttribute('href')).toBe('/news/5');
    expect(screen.getByRole('link', { name: '뉴스 더보기' }).getAttribute('href')).toBe('/news');
  });
});

test('what the document carries of an item is what its card shows', async () => {
  const long = item(5, { title: '제'.repeat(80), excerpt: '😀'.repeat(200) });
  const api = { get: async () => ({ ...pageOf(1), data: [long] }) } as unknown as ApiClient;
  expect(await loadBlockPage({ api, locale: 'ko', page: 1 })).toEqual({
    pageLenght: 3,
    data: [{ newsId: 5, lang: 'ko', title: '제'.repeat(36), excerpt: '😀'.repeat(91), createdAt: CREATED }],
  });
});
