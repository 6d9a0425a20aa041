import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../api/types.generated.ts';
import '@portal/kit/markdown';
import { definition } from '../definition.ts';
import { changeText, storedResponse } from '../testing/editor-page.ts';
import { noticeOf } from '../testing/page-queries.ts';
import { member } from '../testing/people.ts';
import { sampleNewsDetail, sampleNewsPage } from '../testing/sample-news.ts';
import { samplePostDetail, samplePostPage } from '../testing/sample-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null });
const refuse = () => problemResponse(503, 'unavailable');
const rights = { mine: true, mayEdit: true, mayRemove: true };

/** The messages of the spec's error catalogue, to the letter, for the boards that it names. */
const boards = [
  {
    board: 'classroom',
    list: '/education/classroom/list',
    page: '/education/classroom/7',
    editor: '/education/classroom/edit',
    save: (status: number) => api.answer('POST /api/classroom/edit', () => answerOf(status)),
    remove: (answer: number | (() => Response)) => api.answer('DELETE /api/classroom/remove', answer),
    breakDetail: () => api.answer('GET /api/classroom/detail', refuse),
  },
  {
    board: 'news',
    list: '/news',
    page: '/news/17',
    editor: '/news/edit',
    save: (status: number) => api.answer('POST /api/news/write', () => answerOf(status)),
    remove: (answer: number | (() => Response)) => api.answer('POST /api/news/remove', answer),
    breakDetail: () => api.answer('GET /api/news/detail', refuse),
  },
];
const answerOf = (status: number) => (status < 300 ? storedResponse(status) : problemResponse(status, 'unavailable'));

beforeEach(() => {
  api.answer('GET /api/classroom/view', samplePostPage([]));
  api.answer('GET /api/classroom/detail', samplePostDetail(rights));
  api.answer('POST /api/classroom/seen', () => new Response(null, { status: 204 }));
  api.answer('GET /api/news/view', sampleNewsPage([]));
  api.answer('GET /api/news/detail', sampleNewsDetail(rights));
  api.answer('POST /api/news/seen', () => new Response(null, { status: 204 }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (url: string) => openPage({ definition, url, locale: 'ko', user: member, otherPaths: ['/login', '/'] });

describe.each(boards)('a post of $board', ({ list, page: address, editor, save, remove, breakDetail }) => {
  test.each([
    [201, 'success: 등록되었습니다', list],
    [200, 'success: 수정되었습니다', list],
    [503, 'error: 저장을 실패했습니다', editor],
  ])('whose saving ends with %i says %s and is then at %s', async (status, message, place) => {
    save(status);
    const page = await open(editor);
    changeText('제목', '제목입니다');
    changeText('내용', '내용입니다');
    await user.click(screen.getByRole('button', { name: '완료' }));
    await waitFor(() => expect(page.toasts()).toEqual([message]));
    await waitFor(() => expect(page.url()).toBe(place));
  });

  test.each([
    ['removes one', 1, 'success: 삭제되었습니다', [{ to: list, options: { replace: true } }]],
    ['removes none', 0, 'error: 삭제를 실패했습니다', []],
    ['fails', refuse, 'error: 삭제를 실패했습니다', []],
  ])('whose deleting %s says so, and the list replaces a deleted post in the history', async (...given) => {
    const [, answer, message, moves] = given;
    remove(answer);
    const page = await open(address);
    await user.click(await screen.findByRole('button', { name: '삭제' }));
    (await noticeOf(page)).close(true);
    await waitFor(() => expect(page.toasts()).toEqual([message]));
    await waitFor(() => expect(page.moves).toEqual(moves));
  });

  test('that cannot be loaded says so', async () => {
    breakDetail();
    const page = await open(address);
    expect(page.toasts()).toEqual(['error: 조회를 실패했습니다']);
    expect(screen.getByRole('heading', { level: 1, name: '조회를 실패했습니다' })).toBeTruthy();
  });
});
