import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type OpenedPage } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { describeResources } from '../../testing/resources.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
const READ = 'GET /api/content/admin/timeline/1';
const RESTORE = 'POST /api/content/admin/timeline/1/revisions/1/restore';
const at = '2026-12-01T10:05:00+09:00';

beforeEach(() => {
  describeResources(api);
  api.answer(READ, {
    entryId: '1',
    version: 2,
    hidden: false,
    updatedAt: at,
    titleKo: '법인 설립',
    titleEn: null,
    happenedOn: '2018-03-05',
  });
  api.answer('GET /api/content/admin/timeline/1/revisions', {
    mayRestore: true,
    revisions: [
      { number: 2, at, event: 'change', author: 'kim@selmatrix.example', fields: ['titleKo', 'position'] },
      { number: 1, at: '2026-11-01T09:00:00+09:00', event: 'begin', author: null, fields: [] },
    ],
  });
  const before = { titleKo: '회사 설립', titleEn: null, happenedOn: '2018-03-05', hidden: false };
  const first = { number: 1, at, event: 'begin' as const, author: null, fields: [], values: before, before: null };
  api.answer('GET /api/content/admin/timeline/1/revisions/1', first);
  api.answer('GET /api/content/admin/timeline/1/revisions/2', {
    ...first,
    number: 2,
    event: 'change',
    fields: ['titleKo', 'position'],
    values: { ...before, titleKo: '법인 설립' },
    before,
  });
});
afterEach(cleanup);

async function openHistory(): Promise<OpenedPage> {
  const page = await openMarketing('/admin/marketing/timeline/1', { user: admin });
  fireEvent.click(await screen.findByRole('button', { name: '변경 이력' }));
  await screen.findByRole('region', { name: '바뀐 내용' });
  return page;
}

async function confirm({ portal }: OpenedPage): Promise<void> {
  await waitFor(() => expect(portal.alerts.store.getState().current).toBeDefined());
  await act(async () => portal.alerts.store.getState().current?.close(true));
}

async function restoreFirst(page: OpenedPage): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^1번째 상태 보기/ }));
  fireEvent.click(await screen.findByRole('button', { name: '이 상태로 복원' }));
  await confirm(page);
}

describe('the history of an entry', () => {
  test('names who changed what and when, and marks the words that changed', async () => {
    await openHistory();
    const row = screen.getByRole('button', { name: /^2번째 상태 보기/ });
    expect(row.textContent).toMatch(/2026\.12\.01 10:05.*kim@selmatrix\.example.*수정: 제목 \(한국어\)$/);
    const changes = screen.getByRole('region', { name: '바뀐 내용' });
    expect(
      within(changes)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['제목 (한국어)']);
    expect([changes.querySelector('del')?.textContent, changes.querySelector('ins')?.textContent]).toEqual([
      '회사',
      '법인',
    ]);
  });

  test('brings an earlier state back by the version that is shown, and reads the entry again', async () => {
    api.answer(RESTORE, { version: 3 });
    const page = await openHistory();
    expect(screen.queryByRole('button', { name: '이 상태로 복원' })).toBeNull();
    await restoreFirst(page);
    await waitFor(() => expect(page.toasts()).toEqual(['success: 복원되었습니다']));
    expect(api.calls(RESTORE)[0]?.body).toEqual({ version: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls(READ).length).toBeGreaterThan(1);
  });

  test('says so when somebody else has saved meanwhile', async () => {
    api.answer(RESTORE, () => problemResponse(409, 'stale-edit'));
    const page = await openHistory();
    await restoreFirst(page);
    await waitFor(() => expect(page.toasts()[0]).toContain('다른 관리자가 먼저 저장했습니다'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('that is empty, or cannot be read, says so', async () => {
    api.answer('GET /api/content/admin/timeline/1/revisions', { mayRestore: true, revisions: [] });
    const page = await openMarketing('/admin/marketing/timeline/1', { user: admin });
    fireEvent.click(await screen.findByRole('button', { name: '변경 이력' }));
    expect(await screen.findByText('아직 이력이 없습니다')).toBeTruthy();
    page.unmount();
    api.answer('GET /api/content/admin/timeline/1/revisions', () => problemResponse(503, 'unavailable'));
    await openMarketing('/admin/marketing/timeline/1', { user: admin });
    fireEvent.click(await screen.findByRole('button', { name: '변경 이력' }));
    expect(await screen.findByText('이력을 불러오지 못했습니다')).toBeTruthy();
  });
});
