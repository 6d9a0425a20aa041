import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { SupportSettings } from '../settings/settings-form.tsx';
import { definition } from '../../definition.ts';
import { admin } from '../../testing/samples.ts';

const api = mockApi<paths>();
const [get, put] = ['GET /api/email/admin/settings', 'PUT /api/email/admin/settings'] as const;
let stored: SupportSettings;

beforeEach(() => {
  stored = {
    guestInquiries: false,
    inboxEmail: null,
    asksSatisfaction: true,
    defaultInboxEmail: 'contact@selmatrix.example',
    version: 3,
    updatedAt: '2026-12-01T01:05:00.000Z',
    updatedBy: '이동료',
  };
  api.answer(get, () => stored);
  api.answer('GET /api/email/admin/canned-replies', []);
});
afterEach(cleanup);

async function open() {
  const page = await openPage({ definition, url: '/admin/support/settings', user: admin });
  await screen.findAllByRole('checkbox');
  return page;
}

const guests = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '로그인하지 않은 방문자의 문의 받기' });
const inbox = () => screen.getByLabelText<HTMLInputElement>('알림을 받을 이메일');
const save = () => fireEvent.click(screen.getByRole('button', { name: '저장' }));

describe('the settings', () => {
  test('are saved with the version that was read, an empty address as none', async () => {
    api.answer(put, ({ body }: ApiCall) => (stored = { ...stored, ...(body as SupportSettings), version: 4 }));
    const page = await open();
    expect(screen.getByText('비워 두면 contact@selmatrix.example 주소로 보냅니다.')).toBeTruthy();
    expect(screen.getByText('2026.12.01 10:05에 이동료 님이 변경했습니다.')).toBeTruthy();
    fireEvent.click(guests());
    expect(page.isGuarded()).toBe(true);
    save();
    expect(await screen.findByText('저장되었습니다')).toBeTruthy();
    expect(api.calls(put).map(({ body }) => body)).toEqual([
      { version: 3, guestInquiries: true, inboxEmail: null, asksSatisfaction: true },
    ]);
    expect(page.isGuarded()).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: '답변 만족도를 메일로 묻기' }));
    fireEvent.change(inbox(), { target: { value: ' help@selmatrix.example ' } });
    await waitFor(() => expect(api.calls(get)).toHaveLength(2));
    save();
    await waitFor(() =>
      expect(api.calls(put).at(-1)?.body).toEqual({
        version: 4,
        guestInquiries: true,
        inboxEmail: 'help@selmatrix.example',
        asksSatisfaction: false,
      }),
    );
  });

  test('of somebody else are not overwritten, and both are stored where they fit', async () => {
    api.answer(put, () => problemResponse(409, 'stale-edit'));
    await open();
    fireEvent.change(inbox(), { target: { value: 'help@selmatrix.example' } });
    save();
    expect(await screen.findByText(/^그 사이 다른 관리자가 먼저 저장했습니다\./)).toBeTruthy();
    expect(inbox().value).toBe('help@selmatrix.example');
    stored = { ...stored, guestInquiries: true, version: 9 };
    fireEvent.click(screen.getByRole('button', { name: '바뀐 내용 보기' }));
    await waitFor(() => expect([guests().checked, inbox().value]).toEqual([true, 'help@selmatrix.example']));
    save();
    await waitFor(() =>
      expect(api.calls(put).at(-1)?.body).toEqual({
        version: 9,
        guestInquiries: true,
        inboxEmail: 'help@selmatrix.example',
        asksSatisfaction: true,
      }),
    );
  });

  test('tell a wrong address at its field', async () => {
    api.answer(put, () => problemResponse(400, 'invalid-input', { errors: { inboxEmail: 'email' } }));
    await open();
    fireEvent.change(inbox(), { target: { value: 'nonsense' } });
    save();
    expect(await screen.findByText('이메일 주소 형식이 아닙니다.')).toBeTruthy();
    expect(document.activeElement).toBe(inbox());
  });

  test('that cannot be read can be asked for again', async () => {
    api.answer(get, () => problemResponse(503, 'unavailable'));
    await openPage({ definition, url: '/admin/support/settings', user: admin });
    const retry = await screen.findByRole('button', { name: /다시/ });
    api.answer(get, () => stored);
    fireEvent.click(retry);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  });
});
