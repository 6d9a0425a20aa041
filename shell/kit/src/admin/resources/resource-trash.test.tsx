import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SectionDefinition } from '@portal/kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockApi, problemResponse } from '../../testing/index.ts';
import { confirmQuestion, openSample } from '../testing/open-sample.ts';
import { rooms } from '../testing/sample-resource.ts';
import { ResourceTrash } from './resource-trash.tsx';

const api = mockApi();
const TRASH = 'GET /api/sample/admin/rooms/trash';
const RESTORE = 'POST /api/sample/admin/rooms/7/restore';
const removed = (entryId: string, title: string, removedBy: string | null = 'kim@selmatrix.example') => ({
  entryId,
  title,
  version: 4,
  removedAt: '2026-12-01T01:05:00.000Z',
  purgeAt: '2026-12-31T01:05:00.000Z',
  removedBy,
});
let trash: ReturnType<typeof removed>[];

beforeEach(() => {
  trash = [removed('7', '작은 강의실'), removed('8', '큰 강의실', null)];
  api.answer('GET /api/sample/admin/resources', [rooms]);
  api.answer(TRASH, () => trash);
});
afterEach(cleanup);

describe('the trash of a resource', () => {
  test('says what was removed when and by which admin, and until when it can be restored', async () => {
    await openSample('rooms/trash');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('강의실 휴지통');
    expect(screen.getByRole('link', { name: '강의실' }).getAttribute('href')).toBe('/admin/sample/rooms');
    expect(screen.getByRole('columnheader', { name: '이름' })).toBeTruthy();
    const row = (await screen.findByText('작은 강의실')).closest('tr');
    expect(row?.textContent).toMatch(/2026\.12\.01 10:05.*kim@selmatrix\.example.*2026\.12\.31 10:05/);
    expect(screen.getByText('큰 강의실').closest('tr')?.textContent).toContain('알 수 없음');
  });

  test('shows the values that the description names, and asks what a section wants to be asked', async () => {
    const fields = rooms.fields.map((field) => ({
      ...field,
      isInTrash: field.name === 'floor' || field.name === 'seats',
    }));
    api.answer(TRASH, [{ ...removed('7', '작은 강의실'), floor: 'second', seats: 12 }]);
    const definition: SectionDefinition = {
      name: 'sample',
      messages: async () => ({ default: {} }),
      routes: [
        {
          id: 'trash',
          path: '/admin/sample/trash',
          access: 'editor',
          page: async () => ({
            head: () => ({ title: '', description: '' }),
            Page: () => (
              <ResourceTrash
                resource={{ ...rooms, fields }}
                question={({ title }) => ({ title: '질문', text: `${title}?`, confirmLabel: '예' })}
              />
            ),
          }),
        },
      ],
    };
    const page = await openSample('trash', 'ko', definition);
    const row = (await screen.findByText('작은 강의실')).closest('tr');
    expect(row?.textContent).toMatch(/작은 강의실층2층자리12삭제 일시2026\.12\.01/);
    fireEvent.click(screen.getByRole('button', { name: '작은 강의실 복원' }));
    expect(await confirmQuestion(page, false)).toBe('작은 강의실?');
    expect(api.calls(RESTORE)).toEqual([]);
  });

  test('restores an entry by the version that it shows', async () => {
    api.answer(RESTORE, () => {
      trash = trash.slice(1);
      return {};
    });
    const page = await openSample('rooms/trash', 'en');
    fireEvent.click(await screen.findByRole('button', { name: 'Restore 작은 강의실' }));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 작은 강의실 is back']));
    await waitFor(() => expect(screen.queryByText('작은 강의실')).toBeNull());
    expect(api.calls(RESTORE)[0]?.body).toEqual({ version: 4 });
  });

  test.each([
    [409, '다른 관리자가 먼저 바꾼 내용이 있습니다. 최신 목록을 불러왔습니다.'],
    [503, '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('that cannot restore (%i) says why and is read again', async (status, text) => {
    api.answer(RESTORE, () => problemResponse(status, 'code'));
    const page = await openSample('rooms/trash');
    fireEvent.click(await screen.findByRole('button', { name: '작은 강의실 복원' }));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${text}`]));
    await waitFor(() => expect(api.calls(TRASH)).toHaveLength(2));
  });

  test('is searched, and may be empty', async () => {
    const page = await openSample('rooms/trash?search=%EC%97%86%EB%8A%94');
    expect(await screen.findByText('찾는 항목이 없습니다')).toBeTruthy();
    page.unmount();
    trash = [];
    await openSample('rooms/trash');
    expect(await screen.findByText('휴지통이 비어 있습니다')).toBeTruthy();
  });
});
