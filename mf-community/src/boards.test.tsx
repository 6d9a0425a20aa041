import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale, SectionDefinition, SessionUser } from '@portal/kit';
import { mockApi, openPage } from '@portal/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@portal/kit/markdown';
import { itemCalls } from './api/board-calls.ts';
import { boards, type Board } from './boards.ts';
import { messages } from './messages.ts';
import { boardRoutes } from './routes.ts';
import { changeText, formOf, storedResponse } from './testing/editor-page.ts';
import { editor, member } from './testing/people.ts';
import { sampleNews, sampleNewsDetail, sampleNewsPage } from './testing/sample-news.ts';

const api = mockApi();
const user = userEvent.setup({ delay: null });

/** The texts of a fourth board: its name in the menu, and what its pages say. */
const texts: Record<Locale, { menu: string; board: Record<'section' | 'description' | 'lead', string> }> = {
  ko: {
    menu: '갤러리',
    board: { section: '교육', description: '교육 현장의 사진입니다.', lead: '교육 현장을 보여 드립니다' },
  },
  en: {
    menu: 'Gallery',
    board: { section: 'Education', description: 'Photos of our training.', lead: 'What training looks like' },
  },
};
const words = {
  ko: {
    write: '글쓰기',
    edit: '글 수정',
    title: '제목',
    content: '내용',
    done: '완료',
    search: '제목으로 검색',
    back: '목록으로',
  },
  en: {
    write: 'Write',
    edit: 'Edit the post',
    title: 'Title',
    content: 'Content',
    done: 'Done',
    search: 'Search by title',
    back: 'Back to the list',
  },
};

const ownCalls = Object.fromEntries(
  Object.entries(itemCalls).map(([name, value]) => [name, value.replace('/api/news/', '/api/gallery/')]),
) as unknown as typeof itemCalls;

/** A board that the service does not have, described as the others are. */
const fourthBoard = (calls: typeof itemCalls, type?: string): Board => ({
  ...boards.news,
  ...({ name: 'gallery', type } as unknown as Pick<Board, 'name' | 'type'>),
  calls,
  path: '/education/gallery',
  words: 'news.gallery',
});

const withTexts: SectionDefinition['messages'] = async (locale, bundle) => {
  const { default: file } = await messages(locale, bundle);
  const { common, news } = file as Record<string, Record<string, object>>;
  const { menu, board } = texts[locale];
  if (common) return { default: { common: { ...common, menu: { ...common['menu'], gallery: menu } } } };
  return { default: news ? { news: { ...news, gallery: board } } : file };
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe.each([
  ['the calls of the news', fourthBoard(itemCalls, 'gallery')],
  ['calls of its own', fourthBoard(ownCalls)],
])('a fourth board with %s', (_name, board) => {
  const definition: SectionDefinition = { name: 'community', routes: boardRoutes(board), messages: withTexts };
  const open = (url: string, locale: Locale, who?: SessionUser) =>
    openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });
  const item = { type: board.type ?? 'news' } as const;

  describe.each(['ko', 'en'] as const)('in %s', (locale) => {
    const say = words[locale];
    const { menu, board: own } = texts[locale];

    test('has a list', async () => {
      api.answer(
        `GET ${board.calls.view}`,
        sampleNewsPage([sampleNews({ ...item, lang: locale, title: '현장 사진' })]),
      );
      const page = await open('/education/gallery?title=word', locale);
      expect(screen.getByRole('heading', { level: 1, name: menu })).toBeTruthy();
      for (const text of [own.section, own.lead]) expect(screen.getByText(text)).toBeTruthy();
      expect(page.head()).toMatchObject({ title: expect.stringContaining(menu), description: own.description });
      expect(screen.getByRole('searchbox', { name: say.search })).toHaveProperty('value', 'word');
      expect(screen.getByRole('link', { name: '현장 사진' }).getAttribute('href')).toBe(
        '/education/gallery/17?title=word',
      );
      expect(screen.getByRole('link', { name: say.write }).getAttribute('href')).toBe('/education/gallery/edit');
      const query = Object.fromEntries(api.calls(`GET ${board.calls.view}`).at(-1)?.query ?? []);
      expect(query).toMatchObject({ title: 'word', lang: locale, ...(board.type && { type: 'gallery' }) });
    });

    test('has posts', async () => {
      api.answer(`GET ${board.calls.detail}`, sampleNewsDetail({ ...item, lang: locale, title: '현장 사진' }));
      api.answer(`POST ${board.calls.seen}`, () => new Response(null, { status: 204 }));
      await open('/education/gallery/17?page=2', locale, editor);
      expect(screen.getByRole('heading', { level: 1, name: '현장 사진' })).toBeTruthy();
      expect(screen.getByRole('article').textContent).toContain(`${menu} 17`);
      expect(screen.getByRole('link', { name: say.back }).getAttribute('href')).toBe('/education/gallery?page=2');
    });

    test('has a form', async () => {
      api.answer(`POST ${board.calls.add}`, () => storedResponse());
      api.answer(`GET ${board.calls.view}`, sampleNewsPage([]));
      const page = await open('/education/gallery/edit', locale, member);
      expect(screen.getByRole('heading', { level: 1, name: say.write })).toBeTruthy();
      changeText(say.title, '새 사진');
      changeText(say.content, '사진입니다');
      await user.click(screen.getByRole('button', { name: say.done }));
      await waitFor(() => expect(page.url()).toBe('/education/gallery'));
      const sent = Object.fromEntries(formOf(api.calls(`POST ${board.calls.add}`).at(-1)));
      expect(sent).toMatchObject({ title: '새 사진', content: '사진입니다', ...(board.type && { type: 'gallery' }) });
    });

    test('has a form for what is stored', async () => {
      api.answer(`GET ${board.calls.detail}`, sampleNewsDetail({ ...item, mine: true, mayEdit: true }));
      await open('/education/gallery/edit/17', locale, member);
      expect(screen.getByRole('heading', { level: 1, name: say.edit })).toBeTruthy();
      expect(screen.getByRole('textbox', { name: say.title })).toHaveProperty('value', '새 소식');
    });
  });
});
