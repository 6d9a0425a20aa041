import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { SearchGroup } from '../../api/search.ts';
import { definition } from '../../own-pages/definition.ts';

const api = mockApi<paths>();
const call = 'GET /api/portal/search';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const news: SearchGroup = {
  kind: 'news',
  found: 7,
  isCapped: false,
  hits: [
    {
      title: '비전 검사 소식',
      excerpt: '… 카메라로 검사합니다. …',
      path: '/news/7',
      date: '2026-03-04T09:00:00+09:00',
      score: 2,
      titleMarks: [[0, 2]],
      excerptMarks: [],
    },
  ],
};
const job: SearchGroup = {
  ...news,
  kind: 'job',
  found: 300,
  isCapped: true,
  hits: [{ ...news.hits[0]!, title: '비전', path: '/jobs/1', date: null, excerpt: '', titleMarks: [[0, 2]] }],
};

const open = (query = '', locale: Locale = 'ko') =>
  openPage({ definition, url: `/search${query}`, locale, otherPaths: ['/news/7'] });
const q = (text: string) => `?q=${encodeURIComponent(text)}`;
const status = () => screen.getByText((_, element) => element?.getAttribute('role') === 'status').textContent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '검색어' });

describe('the search page', () => {
  test('marks its empty field as the place to arrive at, and its heading when there are results to read', async () => {
    await open();
    expect(field().hasAttribute('data-arrival')).toBe(true);
    cleanup();
    api.answer(call, { groups: [news], incomplete: [] });
    await open(q('검사'));
    expect(field().hasAttribute('data-arrival')).toBe(false);
  });

  test('asks nothing without words, and suggests where to begin', async () => {
    const page = await open();
    expect(page.head()).toMatchObject({ title: '통합 검색 | 셀매트릭스', noindex: true });
    expect(screen.getByRole('link', { name: '문의하기' }).getAttribute('href')).toBe('/support/question');
    expect(field().closest('form')?.getAttribute('action')).toBe('/search');
    cleanup();
    await open(q(' ++ '));
    expect(status()).toBe('한글, 영문, 숫자를 포함해 입력해 주세요.');
    expect(api.calls(call)).toHaveLength(0);
  });

  test('shows what was found by kind, marked, with the number of all, and leads to the rest', async () => {
    api.answer(call, { groups: [news, job], incomplete: [] });
    const page = await open(q('비전'.normalize('NFD')));
    expect(page.head().title).toBe('‘비전’ 검색 결과 | 셀매트릭스');
    expect(Object.fromEntries(api.calls(call)[0]!.query)).toEqual({ q: '비전', locale: 'ko', limit: '5' });
    expect(status()).toBe('‘비전’ 검색 결과 307건 이상');
    const group = screen.getByRole('region', { name: '뉴스 7건' });
    const link = within(group).getByRole('link', { name: '비전 검사 소식' });
    expect([link.getAttribute('href'), link.querySelector('mark')?.textContent]).toEqual(['/news/7', '비전']);
    expect(within(group).getByText('2026.03.04')).toBeTruthy();
    const more = within(group).getByRole('link', { name: '뉴스 결과 더 보기' });
    expect([more.getAttribute('href'), 'keepPlace' in more.dataset]).toEqual([`/search${q('비전')}&kind=news`, true]);
    expect(screen.getByRole('region', { name: '기타 300건 이상' })).toBeTruthy();
  });

  test('shows all hits of one kind', async () => {
    api.answer(call, { groups: [news], incomplete: [] });
    await open(`${q('비전')}&kind=news`, 'en');
    expect(Object.fromEntries(api.calls(call)[0]!.query)).toEqual({
      q: '비전',
      locale: 'en',
      kind: 'news',
      limit: '50',
    });
    expect(screen.getByRole('link', { name: 'Show all results' }).getAttribute('href')).toBe(`/search${q('비전')}`);
    // Korean among English
    expect(screen.getByRole('heading', { name: '비전 검사 소식' }).getAttribute('lang')).toBe('ko');
  });

  test('says that nothing was found, and what did not respond, with another try', async () => {
    api.answer(call, { groups: [], incomplete: ['community', 'jobs'] });
    await open(q('없는 말'));
    expect(status()).toBe('‘없는 말’ 검색 결과가 없습니다.');
    expect(screen.getByText(/^단어를 줄이거나 다른 말로 검색해 보세요/)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '많이 찾는 곳' })).toBeTruthy();
    expect(screen.getByText('일부 결과를 불러오지 못했습니다: 소식과 강의실, 기타')).toBeTruthy();
    api.answer(call, { groups: [news], incomplete: [] });
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText(/일부 결과를/)).toBeNull());
    expect(screen.getByRole('region', { name: '뉴스 7건' })).toBeTruthy();
  });

  test('says that searching is not possible, as a failed document too, and tries again', async () => {
    api.answer(call, () => problemResponse(503, 'too-busy'));
    const page = await open(q('비전'));
    expect(page.head()).toMatchObject({ status: 503, noindex: true });
    expect(screen.getByRole('alert').textContent).toContain('지금은 검색할 수 없습니다');
    api.answer(call, { groups: [news], incomplete: [] });
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(status()).toBe('‘비전’ 검색 결과 7건'));
  });

  test('searches on submit, and after a pause in typing, but not in the middle of a syllable', async () => {
    api.answer(call, ({ query }) => ({ groups: [{ ...news, found: query.get('q')!.length }], incomplete: [] }));
    const page = await open();
    fireEvent.change(field(), { target: { value: '비전ㄱ' } });
    fireEvent.change(field(), { target: { value: '비전 검사' } });
    await waitFor(() => expect(status()).toBe('‘비전 검사’ 검색 결과 5건'));
    expect(page.moves).toMatchObject([
      {
        to: `/search?q=${encodeURIComponent('비전')}+${encodeURIComponent('검사')}`,
        options: { keepPlace: true, replace: true },
      },
    ]);
    fireEvent.change(field(), { target: { value: ' 교육 ' } });
    fireEvent.submit(field());
    expect(status()).toBe('검색하고 있습니다.');
    await waitFor(() => expect(status()).toBe('‘교육’ 검색 결과 2건'));
    expect(page.moves.at(-1)).toMatchObject({
      to: `/search${q('교육')}`,
      options: { keepPlace: true, replace: false },
    });
    expect(api.calls(call)).toHaveLength(2);
  });

  test('keeps what is typed while a search is on its way', async () => {
    api.answer(call, () => ({ groups: [{ ...news, found: 5 }], incomplete: [] }));
    const page = await open();
    fireEvent.change(field(), { target: { value: '비전' } });
    fireEvent.submit(field());
    fireEvent.change(field(), { target: { value: '비전 검사' } });
    await waitFor(() => expect(status()).toBe('‘비전’ 검색 결과 5건'));
    expect(page.moves).toHaveLength(1);
    expect(field().value).toBe('비전 검사');
  });
});
