import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../definition.ts';
import resources from '../../testing/resources.generated.json' with { type: 'json' };
import { admin } from '../../testing/samples.ts';

const api = mockApi<paths>();
const [get, change] = ['GET /api/email/admin/settings', 'PATCH /api/email/admin/settings'] as const;
const first = {
  entryId: 'true',
  guestInquiries: false,
  inboxEmail: null,
  asksSatisfaction: true,
  version: 3,
  updatedAt: '2026-12-01T01:05:00.000Z',
  updatedBy: '이동료',
};
let stored: object;

beforeEach(() => {
  stored = first;
  api.answer('GET /api/email/admin/resources', resources);
  api.answer('GET /api/email/admin/settings', () => stored);
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

test('settings are saved with the version that was read, an empty address as none, and say where mails go then', async () => {
  api.answer(change, ({ body }: ApiCall) => (stored = { ...first, ...(body as object), version: 4 }));
  const page = await open();
  expect(screen.getByText(/비워 두면 noreply@selmatrix\.example 주소로 보냅니다\./)).toBeTruthy();
  expect(document.getElementById(guests().getAttribute('aria-describedby') ?? '')?.textContent).toContain('5건까지');
  fireEvent.click(guests());
  expect(page.isGuarded()).toBe(true);
  save();
  await waitFor(() => expect(page.toasts()).toEqual(['success: 수정되었습니다']));
  expect(api.calls(change).map(({ body }) => body)).toEqual([
    { version: 3, guestInquiries: true, inboxEmail: null, asksSatisfaction: true },
  ]);
  await waitFor(() => expect(api.calls(get)).toHaveLength(2));
  expect(page.isGuarded()).toBe(false);
});

test('a wrong address is reported at its field', async () => {
  api.answer(change, () => problemResponse(400, 'validation-failed', { errors: { inboxEmail: 'email' } }));
  await open();
  fireEvent.change(inbox(), { target: { value: 'list@example' } });
  save();
  expect(await screen.findByText('이메일 주소 형식이 아닙니다')).toBeTruthy();
  expect(document.activeElement).toBe(inbox());
});
