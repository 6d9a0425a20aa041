import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OutboxMail } from '../../api/services.ts';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { admin } from '../../testing/sample-member.ts';

const api = mockApi<paths>();
const LIST = 'GET /api/user/admin/mails';
const id = '11111111-1111-4111-8111-111111111111';
const RESEND = `POST /api/user/admin/mails/${id}/resend` as const;
const failed: OutboxMail = {
  id,
  kind: 'reset',
  state: 'failed',
  recipient: 'kim@visitor.example',
  subject: '비밀번호를 다시 정하세요',
  attempts: 4,
  reason: 'EAUTH 535',
  createdAt: '2026-12-01T01:05:00.000Z',
  sentAt: null,
  failedAt: '2026-12-01T02:05:00.000Z',
  nextAt: null,
};
const sent: OutboxMail = {
  ...failed,
  id: '22222222-2222-4222-8222-222222222222',
  state: 'sent',
  recipient: null,
  subject: null,
  reason: null,
  sentAt: '2026-12-01T01:06:00.000Z',
};
const state = { id: 'mails-failed', label: '', count: 0, isProblem: false };

beforeEach(() => {
  localStorage.clear();
  api.answer('GET /api/portal/registry', { revision: 1, sections: {} });
  api.answer('GET /api/portal/personal-data', {
    services: [
      { name: 'account', path: '/api/user/my-data' },
      { name: 'content', path: '/api/content/my-data' },
    ],
  });
  api.answer('GET /api/user/admin/overview', { waiting: [], charts: [], states: [state] });
  api.answer('GET /api/content/admin/overview' as 'GET /api/user/admin/overview', () =>
    problemResponse(404, 'route-not-found'),
  );
  api.answer(LIST, { data: [failed, sent], total: 2, page: 1, pageSize: 10, pageCount: 1 });
});
afterEach(cleanup);

async function open(query = '') {
  const page = await openPage({ definition, url: `/admin/mails${query}`, user: admin });
  await screen.findByText('비밀번호를 다시 정하세요');
  return page;
}

describe('the sent mails', () => {
  test('tell their state and why one failed; what was sent is not kept', async () => {
    await open('?state=failed');
    const [first, second] = screen.getAllByRole('row').slice(1);
    for (const word of [
      'kim@visitor.example',
      '비밀번호를 다시 정하세요',
      '비밀번호 재설정',
      '실패',
      'EAUTH 535',
      '2026.12.01 10:05',
    ])
      expect(first?.textContent).toContain(word);
    expect(second?.textContent).toContain('보관 안 함');
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    expect(api.calls(LIST)[0]?.query.get('state')).toBe('failed');
    const service = screen.getByRole<HTMLSelectElement>('combobox', { name: '섹션' });
    expect([...service.options].map(({ value }) => value)).toEqual(['account']);
  });

  test('are a CSV file, of all that fit', async () => {
    const saved: Blob[] = [];
    const createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:mails';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    await open('?state=failed');
    fireEvent.click(screen.getByRole('button', { name: 'CSV 내려받기' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const query = api.calls(LIST).at(-1)?.query;
    expect([query?.get('page'), query?.get('pageSize'), query?.get('state')]).toEqual(['1', '1000', 'failed']);
    const lines = (await saved[0]!.text()).split('\r\n');
    expect(lines[0]).toContain('받는 사람,제목,상태,시도,작성,발송');
    expect(lines[1]).toBe(`kim@visitor.example,비밀번호를 다시 정하세요,실패: EAUTH 535,4,"=""2026.12.01 10:05""",`);
  });

  test('are tried again', async () => {
    api.answer(RESEND, { ...failed, state: 'waiting' });
    const page = await open();
    fireEvent.click(screen.getByRole('button', { name: 'kim@visitor.example에게 다시 보내기' }));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 메일을 다시 보냅니다']));
    await waitFor(() => expect(api.calls(LIST)).toHaveLength(2));
  });

  test('that went out meanwhile are not', async () => {
    api.answer(RESEND, () => problemResponse(409, 'mail-sent'));
    const page = await open();
    fireEvent.click(screen.getByRole('button', { name: 'kim@visitor.example에게 다시 보내기' }));
    await waitFor(() => expect(page.toasts()).toEqual(['error: 그 사이 발송된 메일입니다']));
  });
});
