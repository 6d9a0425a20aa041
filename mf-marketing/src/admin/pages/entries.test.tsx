import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type ApiCall, type OpenedPage } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Entry } from '../../api/entries.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { describeResources } from '../../testing/resources.ts';
import { removedEntry, sampleTimeline } from '../../testing/sample-entries.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
const list = 'GET /api/content/admin/timeline';
let entries: Entry[];

beforeEach(() => {
  entries = sampleTimeline();
  api.answer(list, () => entries);
  describeResources(api);
});
afterEach(cleanup);

const open = (path: string) => openMarketing(`/admin/marketing/${path}`, { user: admin });
const button = (name: string) => screen.getByRole('button', { name });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent ?? '');

async function answerQuestion({ portal }: OpenedPage, isYes: boolean): Promise<string> {
  await waitFor(() => expect(portal.alerts.store.getState().current).toBeDefined());
  const question = portal.alerts.store.getState().current;
  await act(async () => question?.close(isYes));
  return question?.text ?? '';
}

describe('a list', () => {
  test('shows the entries in their order, with date, state and what is Korean only', async () => {
    await open('timeline');
    await screen.findByText('설립');
    expect(rows()).toEqual([
      expect.stringMatching(/설립.*2018\.03\.05.*표시 중.*2026\.12\.01 10:05/),
      expect.stringMatching(/법인 전환.*2019\.01\.15.*표시 중.*한국어만/),
      expect.stringMatching(/사명 변경.*2023\.01\.02.*숨김/),
    ]);
    expect(button('설립 위로').hasAttribute('aria-disabled')).toBe(true);
    expect(button('사명 변경 아래로').hasAttribute('aria-disabled')).toBe(true);
  });

  test('is put in another order', async () => {
    api.answer(
      'PUT /api/content/admin/timeline/order',
      ({ body }: ApiCall) =>
        (entries = (body as { entryIds: string[] }).entryIds.flatMap((id) =>
          entries.filter(({ entryId }) => entryId === id),
        )),
    );
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '법인 전환 위로' }));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 법인 전환 항목을 1번째로 옮겼습니다']));
    expect(api.calls('PUT /api/content/admin/timeline/order')[0]?.body).toEqual({
      entryIds: ['2', '1', '3'],
      seenIds: ['1', '2', '3'],
    });
    await waitFor(() => expect(rows()[0]).toContain('법인 전환'));
  });

  test('hides and shows an entry, by the version that was read', async () => {
    const hide = 'PATCH /api/content/admin/timeline/2';
    api.answer(hide, ({ body }: ApiCall) => (entries[1] = { ...entries[1], ...(body as object), version: 5 } as Entry));
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '법인 전환 숨기기' }));
    expect(await screen.findByRole('button', { name: '법인 전환 보이기' })).toBeTruthy();
    expect(api.calls(hide)[0]?.body).toEqual({ version: 4, hidden: true });
    expect(page.toasts()).toEqual(['success: 법인 전환 항목을 숨겼습니다']);
  });

  test('deletes an entry after a question', async () => {
    const remove = 'DELETE /api/content/admin/timeline/1';
    api.answer(remove, () => (entries = entries.slice(1)).length);
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '설립 삭제' }));
    expect(await answerQuestion(page, false)).toContain('사이트에서 사라집니다');
    expect(api.calls(remove)).toEqual([]);
    fireEvent.click(button('설립 삭제'));
    await answerQuestion(page, true);
    await waitFor(() => expect(screen.queryByRole('button', { name: '설립 삭제' })).toBeNull());
    expect(page.toasts()).toEqual(['success: 설립 항목을 삭제했습니다']);
  });

  test('brings a deleted entry back by its toast', async () => {
    const [founded] = entries;
    api.answer('DELETE /api/content/admin/timeline/1', () => (entries = entries.slice(1)).length);
    const restore = 'POST /api/content/admin/timeline/1/restore';
    api.answer(restore, () => {
      entries = [founded as Entry, ...entries];
      return founded;
    });
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '설립 삭제' }));
    await answerQuestion(page, true);
    fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByRole('button', { name: '설립 삭제' })).toBeTruthy();
    expect(api.calls(restore)[0]?.body).toEqual({ version: 1 });
    expect(page.toasts()).toEqual(['success: 설립 항목을 되돌렸습니다']);
  });

  test('leads to its trash, out of which an entry is restored', async () => {
    let removed = [removedEntry('7', '상장', 3)];
    api.answer('GET /api/content/admin/timeline/trash', () => removed);
    const restore = 'POST /api/content/admin/timeline/7/restore';
    api.answer(restore, () => {
      removed = [];
      return entries[0];
    });
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('link', { name: '휴지통' }));
    expect(await screen.findByRole('heading', { level: 1, name: '연혁 휴지통' })).toBeTruthy();
    expect(page.url()).toBe('/admin/marketing/timeline/trash');
    fireEvent.click(await screen.findByRole('button', { name: '상장 복원' }));
    expect(await screen.findByText('휴지통이 비어 있습니다')).toBeTruthy();
    expect(api.calls(restore)[0]?.body).toEqual({ version: 3 });
    expect(page.toasts()).toEqual(['success: 상장 항목을 되돌렸습니다']);
  });

  test.each([
    [409, '다른 관리자가 먼저 바꾼 내용이 있습니다. 최신 목록을 불러왔습니다.'],
    [503, '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('that cannot be changed (%i) says why and is read again', async (status, text) => {
    api.answer('PATCH /api/content/admin/timeline/1', () => problemResponse(status, 'code'));
    const page = await open('timeline');
    fireEvent.click(await screen.findByRole('button', { name: '설립 숨기기' }));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${text}`]));
    await waitFor(() => expect(api.calls(list)).toHaveLength(2));
  });

  test('that is empty, cannot be read, or that there is not says so', async () => {
    entries = [];
    const page = await open('timeline');
    expect(await screen.findByText('등록된 항목이 없습니다')).toBeTruthy();
    page.unmount();
    api.answer(list, () => problemResponse(503, 'unavailable'));
    const failed = await open('timeline');
    expect(await screen.findByRole('button', { name: /다시/ })).toBeTruthy();
    failed.unmount();
    await open('nonsense');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('찾을 수 없');
  });
});
