import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide } from '../../testing/decide.ts';
import { describedBy, fill, input, submit } from '../../testing/form-fields.ts';
import { account, user } from '../../testing/sample-account.ts';
import type { Consent } from '../../api/account.ts';

const api = mockApi<paths>();
const consent = (kind: Consent['kind'], given: boolean, decidedAt: string, version = '2024-01-01'): Consent => ({
  kind,
  given,
  decision: given ? 'given' : 'refused',
  decidedAt,
  version,
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user, ...input });

describe('consents and data', () => {
  const given: [Consent, Consent, Consent] = [
    consent('terms', true, '2025-03-04T00:00:00Z'),
    consent('privacy', true, '2025-03-04T00:00:01Z'),
    consent('marketing', false, '2025-03-04T00:00:02Z'),
  ];

  test('lists the newest decision of each kind with its version, which leads to the text', async () => {
    api.answer('GET /api/user/account', account);
    api.answer('GET /api/user/consents', [
      consent('marketing', true, '2025-04-01T00:00:00Z'),
      given[0],
      consent('privacy', true, '2021-08-01T00:00:00Z', '2021-07-01'),
      given[2],
    ]);
    await open('/account/consents');
    const list = screen.getByRole('region', { name: '동의 내역' });
    const rows = within(list.querySelector('ul') as HTMLElement).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
      '/terms',
      '/privacy/2021-07-01',
      '/privacy',
    ]);
    expect(rows.map((row) => /동의함|동의하지 않음/.exec(row.textContent)?.[0])).toEqual([
      '동의함',
      '동의함',
      '동의함',
    ]);
    expect(rows[0]?.textContent).toContain('2024.01.01 버전');
    fireEvent.click(screen.getByText('전체 이력 보기'));
    expect(within(list.querySelector('details') as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  });

  test.each([
    ['refused', '동의하지 않음'],
    ['withdrawn', '철회함'],
  ] as const)('says what never was given apart from what was taken back: %s', async (decision, words) => {
    api.answer('GET /api/user/account', account);
    api.answer('GET /api/user/consents', [{ ...given[2], decision }]);
    await open('/account/consents');
    expect(screen.getByRole('region', { name: '동의 내역' }).textContent).toContain(words);
  });

  test.each([
    [true, 'success: 소식 받기에 동의했습니다'],
    [false, 'success: 소식 받기 동의를 철회했습니다'],
  ])('stores at once that news is wanted: %s', async (marketing, toast) => {
    api.answer('GET /api/user/account', { ...account, marketing: !marketing });
    api.answer('GET /api/user/consents', given);
    api.answer('PATCH /api/user/account', { ...account, marketing, version: 4 });
    const page = await open('/account/consents');
    expect(input('marketing').checked).toBe(!marketing);
    api.answer('GET /api/user/account', { ...account, marketing, version: 4 });
    fireEvent.click(input('marketing'));
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(api.calls('PATCH /api/user/account')[0]?.body).toEqual({ version: 3, marketing });
    await waitFor(() => expect(input('marketing').checked).toBe(marketing));
  });

  test('takes the tick back when it was not stored', async () => {
    api.answer('GET /api/user/account', account);
    api.answer('GET /api/user/consents', given);
    api.answer('PATCH /api/user/account', () => problemResponse(409, 'stale-edit'));
    const page = await open('/account/consents');
    fireEvent.click(input('marketing'));
    await waitFor(() => expect(page.toasts()).toEqual(['error: 저장을 실패했습니다']));
    expect(input('marketing').checked).toBe(false);
  });
});

describe('leaving', () => {
  const leave = (password: string) => {
    fill({ password });
    submit();
  };

  test('says what follows, asks once more, and signs out', async () => {
    const page = await open('/account/leave');
    expect(screen.getByRole('region', { name: '탈퇴하기 전에 확인해 주세요' }).textContent).toContain('탈퇴한 회원');
    leave('correct-horse');
    await decide(page, false, '정말 탈퇴하시겠습니까?');
    expect(api.calls('DELETE /api/user/account')).toEqual([]);
    api.answer('DELETE /api/user/account', undefined);
    api.answer('POST /api/user/signout', undefined);
    leave('correct-horse');
    await decide(page, true, '정말 탈퇴하시겠습니까?');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 탈퇴되었습니다']));
    expect(api.calls('DELETE /api/user/account')[0]?.body).toEqual({ password: 'correct-horse' });
    expect(page.portal.session.store.getState().status).toBe('signed-out');
    expect(page.moves.at(-1)).toEqual({ to: '/', options: { replace: true } });
  });

  test.each([
    [
      'a wrong password',
      () => problemResponse(400, 'validation-failed', { errors: { password: 'wrong-password' } }),
      '현재 비밀번호가 올바르지 않습니다.',
    ],
    [
      'the last admin',
      () => problemResponse(409, 'last-admin'),
      '마지막 관리자는 탈퇴할 수 없습니다. 다른 관리자를 먼저 정해 주세요.',
    ],
  ])('is refused with words of its own: %s', async (_case, answer, text) => {
    api.answer('DELETE /api/user/account', answer);
    const page = await open('/account/leave');
    leave('x');
    await decide(page, true, '정말 탈퇴하시겠습니까?');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(page.toasts()).toEqual(['error: 탈퇴하지 못했습니다']);
    expect(page.portal.session.store.getState().status).toBe('signed-in');
  });

  test('needs the password', async () => {
    await open('/account/leave', { locale: 'en' });
    submit();
    expect(describedBy('password')).toContain('This field is required.');
  });
});
