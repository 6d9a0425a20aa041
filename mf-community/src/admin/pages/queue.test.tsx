import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '@portal/kit/markdown';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../definition.ts';
import { editor } from '../../testing/people.ts';
import { unmarkedKorean } from '../../testing/unmarked-korean.ts';
import { adminPage, sampleBoardPost } from '../../testing/sample-board-posts.ts';

const api = mockApi<paths>();
const RETURN = 'POST /api/news/admin/items/17/return';

beforeEach(() => api.answer('GET /api/news/admin/queue', adminPage([sampleBoardPost()])));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = () => openPage({ definition, url: '/admin/community/queue', locale: 'en', user: editor });
const press = (name: string, within_: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(within_).getByRole('button', { name })));
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
async function openDialog() {
  const page = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Return to author' }));
  return page;
}
const send = () => press('Return to author', screen.getByRole('dialog'));

describe('what waits for a decision', () => {
  test('goes back to its author with a reason', async () => {
    api.answer(RETURN, sampleBoardPost({ state: 'returned' }));
    const page = await openDialog();
    await send();
    expect(reason().getAttribute('aria-invalid')).toBe('true');
    expect(api.calls(RETURN)).toEqual([]);
    fireEvent.change(reason(), { target: { value: '날짜를 확인해 주세요.' } });
    await send();
    await waitFor(() => expect(page.toasts()).toEqual(['success: Returned to its author']));
    expect(api.calls(RETURN)[0]?.body).toEqual({ version: 1, reason: '날짜를 확인해 주세요.' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps the reason when somebody else was first, or the connection is gone', async () => {
    await openDialog();
    fireEvent.change(reason(), { target: { value: '다시 써 주세요' } });
    for (const [status, code, words] of [
      [503, 'unavailable', 'Saving failed'],
      [409, 'stale-edit', 'changed'],
    ] as const) {
      api.answer(RETURN, () => problemResponse(status, code));
      await send();
      await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(words));
      expect(reason().value).toBe('다시 써 주세요');
    }
    cleanup();
    await openDialog();
    expect(reason().value).toBe('다시 써 주세요');
  });

  test('says the language of what was written', async () => {
    api.answer('GET /api/news/admin/queue', adminPage([sampleBoardPost({ title: '새 센서 안내', content: '본문' })]));
    await open();
    await screen.findByRole('heading', { name: '새 센서 안내' });
    await screen.findByText('본문');
    expect(unmarkedKorean()).toEqual([]);
  });

  test('is opened as visitors will see it', async () => {
    await open();
    const link = await screen.findByRole('link', { name: 'View as visitors will see it' });
    expect(link.getAttribute('href')).toBe('/news/17');
  });
});
