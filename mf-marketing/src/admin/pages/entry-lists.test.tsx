import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, type ApiCall, type OpenedPage } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Entry } from '../../api/entries.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { describeResources } from '../../testing/resources.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
const list = 'GET /api/content/admin/timeline';
const entry = (number: number): Entry => ({
  entryId: String(number),
  version: 1,
  hidden: number % 2 === 0,
  updatedAt: '2026-12-01T01:05:00.000Z',
  titleKo: `${number}번째 일`,
  titleEn: null,
  happenedOn: `20${String(40 - number).padStart(2, '0')}-03-05`,
});
let entries: Entry[];

beforeEach(() => {
  localStorage.clear();
  entries = Array.from({ length: 12 }, (_, index) => entry(index + 1));
  api.answer(list, () => entries);
  describeResources(api);
});
afterEach(cleanup);

async function open(query = '') {
  const page = await openMarketing(`/admin/marketing/timeline${query}`, { user: admin });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return page;
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /\d+번째/.exec(row.textContent ?? '')?.[0]);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

async function answerYes({ portal }: OpenedPage): Promise<void> {
  await waitFor(() => expect(portal.alerts.store.getState().current).toBeDefined());
  await act(async () => portal.alerts.store.getState().current?.close(true));
}

describe('a list of contents', () => {
  test('is searched, filtered and sorted, and the URL keeps it', async () => {
    const page = await open();
    expect(rows()).toHaveLength(10);
    choose('상태', 'hidden');
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(page.url()).toBe('/admin/marketing/timeline?state=hidden');
    choose('정렬', 'happenedOn');
    await waitFor(() => expect(rows()[0]).toBe('12번째'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '4번째' } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(rows()).toEqual(['4번째']));
    // The order of the site is not that of this view
    expect(button('4번째 일 아래로').hasAttribute('aria-disabled')).toBe(true);
  });

  test('has as many rows on a page as this browser was told', async () => {
    const page = await open();
    choose('페이지당 행 수', '25');
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(page.url()).toBe('/admin/marketing/timeline?pageSize=25');
    page.unmount();
    await open();
    expect(rows()).toHaveLength(12);
  });

  test('shows the chosen columns, also at the next visit', async () => {
    const page = await open();
    fireEvent.click(button('표시할 열'));
    fireEvent.click(screen.getByRole('checkbox', { name: '날짜' }));
    expect(screen.queryByText('2039.03.05')).toBeNull();
    page.unmount();
    await open();
    expect(screen.getByText('1번째 일')).toBeTruthy();
    expect(screen.queryByText('2039.03.05')).toBeNull();
  });

  test('keeps states of it under a name, until they are removed', async () => {
    const page = await open('?state=hidden&page=1');
    fireEvent.click(button('저장한 보기'));
    fireEvent.change(screen.getByLabelText('보기 이름'), { target: { value: '숨긴 것' } });
    fireEvent.click(button('지금 보기 저장'));
    page.unmount();
    const next = await open();
    fireEvent.click(button('저장한 보기'));
    fireEvent.click(screen.getByRole('link', { name: '숨긴 것' }));
    await waitFor(() => expect(next.url()).toBe('/admin/marketing/timeline?state=hidden'));
    fireEvent.click(button('숨긴 것 보기 삭제'));
    expect(screen.queryByRole('link', { name: '숨긴 것' })).toBeNull();
  });

  test('hides all that are ticked with one press, those that are hidden already left out', async () => {
    const patched: string[] = [];
    for (const { entryId } of entries)
      api.answer(`PATCH /api/content/admin/timeline/${Number(entryId)}`, ({ body }: ApiCall) => {
        patched.push(entryId);
        return { ...(body as object), entryId };
      });
    const page = await open();
    fireEvent.click(screen.getByRole('checkbox', { name: '이 페이지의 모든 항목 선택' }));
    fireEvent.click(button('숨기기 (5)'));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 5개 항목을 숨겼습니다']));
    expect(patched).toEqual(['1', '3', '5', '7', '9']);
  });

  test('removes what is ticked after a question that names it', async () => {
    api.answer('DELETE /api/content/admin/timeline/2', 1);
    const page = await open();
    fireEvent.click(screen.getByRole('checkbox', { name: '2번째 일 선택' }));
    fireEvent.click(button('삭제 (1)'));
    await waitFor(() => expect(page.portal.alerts.store.getState().current?.text).toBe('2번째 일'));
    await answerYes(page);
    await waitFor(() => expect(page.toasts()).toEqual(['success: 1개 항목을 삭제했습니다']));
  });

  test('is saved as a CSV file of what it finds', async () => {
    const saved: Blob[] = [];
    const createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:1';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    await open(`?search=${encodeURIComponent('12번째')}`);
    fireEvent.click(within(document.body).getByRole('button', { name: /CSV/ }));
    const text = (await saved[0]?.text()) ?? '';
    expect(text.split('\r\n')).toEqual([
      '제목,날짜,상태,수정일',
      '12번째 일,2028-03-05,숨김,2026-12-01T01:05:00.000Z',
      '',
    ]);
  });
});
