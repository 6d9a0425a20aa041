import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide } from '../../testing/decide.ts';
import { describedBy, fill, input, submit } from '../../testing/form-fields.ts';
import { user } from '../../testing/sample-account.ts';
import type { Device } from '../../api/account.ts';

const api = mockApi<paths>();
const device: Device = {
  id: 'd1',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  kind: 'desktop',
  createdAt: '2025-03-04T00:00:00Z',
  lastUsedAt: '2025-03-05T00:00:00Z',
};
const phone: Device = { ...device, id: 'd2', current: false, browser: 'Safari', system: 'iOS', kind: 'mobile' };

beforeEach(() => {
  api.answer('GET /api/user/second-factor', { passkeys: [], recoveryCodesLeft: 0, required: false });
});
afterEach(cleanup);

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user, ...input });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the security page', () => {
  const passwords = {
    currentPassword: 'correct-horse',
    newPassword: 'battery-staple',
    passwordAgain: 'battery-staple',
  };

  test('changes the password, clears the form and reads the devices again', async () => {
    api.answer('GET /api/user/devices', [device, phone]);
    api.answer('POST /api/user/password/change', undefined);
    const page = await open('/account/security');
    api.answer('GET /api/user/devices', [device]);
    fill(passwords);
    submit();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 비밀번호가 변경되었습니다']));
    expect(api.calls('POST /api/user/password/change')[0]?.body).toEqual({
      currentPassword: 'correct-horse',
      newPassword: 'battery-staple',
    });
    expect(input('currentPassword').value).toBe('');
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').filter((item) => item.textContent.includes('마지막 사용'))).toHaveLength(
        1,
      ),
    );
  });

  test.each([
    ['ko', 'error: 비밀번호를 변경하지 못했습니다', '현재 비밀번호가 올바르지 않습니다.'],
    ['en', 'error: The password could not be changed', 'The current password is not correct.'],
  ] as const)('names a wrong old password beside it (%s)', async (locale, toast, text) => {
    api.answer('GET /api/user/devices', [device]);
    api.answer('POST /api/user/password/change', () =>
      problemResponse(400, 'validation-failed', { errors: { currentPassword: 'wrong-password' } }),
    );
    const page = await open('/account/security', { locale });
    fill(passwords);
    submit();
    await waitFor(() => expect(describedBy('currentPassword')).toContain(text));
    expect(page.toasts()).toEqual([toast]);
    expect(document.activeElement).toBe(input('currentPassword'));
    expect(input('newPassword').value).toBe('battery-staple');
  });

  test('refuses passwords that differ, and sends nothing', async () => {
    api.answer('GET /api/user/devices', [device]);
    await open('/account/security');
    fill({ ...passwords, passwordAgain: 'something else' });
    submit();
    expect(describedBy('passwordAgain')).toContain('비밀번호가 서로 다릅니다.');
    expect(api.calls('POST /api/user/password/change')).toEqual([]);
  });

  test('signs one device out after a question', async () => {
    api.answer('GET /api/user/devices', [device, phone]);
    api.answer('DELETE /api/user/devices/d2', undefined);
    const page = await open('/account/security');
    const rows = () => within(screen.getByRole('region', { name: '로그인된 기기' })).getAllByRole('listitem');
    expect(rows().map((row) => row.textContent.includes('현재 기기'))).toEqual([true, false]);
    press('Safari · iOS 로그아웃');
    await decide(page, false, '이 기기에서 로그아웃할까요?');
    expect(api.calls('DELETE /api/user/devices/d2')).toEqual([]);
    api.answer('GET /api/user/devices', [device]);
    press('Safari · iOS 로그아웃');
    await decide(page, true, '이 기기에서 로그아웃할까요?');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(page.toasts()).toEqual(['success: 로그아웃했습니다']);
    expect(screen.queryByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeNull();
  });

  test('signs all others out together, and says when that failed', async () => {
    api.answer('GET /api/user/devices', [device, phone, { ...phone, id: 'd3', browser: '', system: '' }]);
    api.answer('POST /api/user/devices/revoke-others', () => problemResponse(503, 'unavailable'));
    const page = await open('/account/security');
    expect(screen.getByText('알 수 없는 기기')).toBeTruthy();
    press('다른 기기 모두 로그아웃');
    await decide(page, true, '다른 기기에서 모두 로그아웃할까요?');
    await waitFor(() => expect(page.toasts()).toEqual([expect.stringMatching(/^error: 서버에 연결하지 못했습니다/)]));
    api.answer('POST /api/user/devices/revoke-others', { revoked: 2 });
    api.answer('GET /api/user/devices', [device]);
    press('다른 기기 모두 로그아웃');
    await decide(page, true, '다른 기기에서 모두 로그아웃할까요?');
    await waitFor(() => expect(screen.queryByText(/Safari/)).toBeNull());
  });
});
