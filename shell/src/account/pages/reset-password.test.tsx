import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { describedBy, fill, input, submit } from '../../testing/form-fields.ts';

const api = mockApi<paths>();
const member = { email: 'kim@visitor.example', name: '김정밀', role: 'member' } as const;

afterEach(cleanup);

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, ...input });

describe('the page of a forgotten password', () => {
  test.each([
    ['ko', '메일을 확인해 주세요', '다른 주소로 다시 요청'],
    ['en', 'Please check your mail', 'Use another address'],
  ] as const)('says the same for every address, and takes another one (%s)', async (locale, title, again) => {
    api.answer('POST /api/user/password/forgot', undefined);
    await open('/forgot-password', { locale });
    fill({ email: ' nobody@visitor.example ' });
    submit();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('nobody@visitor.example');
    expect(api.calls('POST /api/user/password/forgot')[0]?.body).toEqual({ email: 'nobody@visitor.example' });
    fireEvent.click(screen.getByRole('button', { name: again }));
    expect(input('email').value).toBe('');
  });

  test('names what is no address and sends nothing', async () => {
    await open('/forgot-password');
    submit();
    expect(describedBy('email')).toContain('이메일 주소 형식이 아닙니다.');
    expect(document.activeElement).toBe(input('email'));
    expect(api.calls('POST /api/user/password/forgot')).toEqual([]);
  });

  test.each([
    [
      'was slowed down',
      () => problemResponse(429, 'too-many-requests', { retryAfterSeconds: 3600 }),
      '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 1시간 뒤)',
    ],
    [
      'reached nobody',
      () => Response.error(),
      '서버에 연결하지 못했습니다. 입력하신 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.',
    ],
  ])('says that a request %s, and keeps the address', async (_case, answer, text) => {
    api.answer('POST /api/user/password/forgot', answer);
    const page = await open('/forgot-password');
    fill({ email: member.email });
    submit();
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    expect(page.toasts()).toEqual(['error: 메일을 요청하지 못했습니다']);
    expect(input('email').value).toBe(member.email);
  });
});

describe('the page of the mailed link', () => {
  const good = { password: 'battery-staple', passwordAgain: 'battery-staple' };

  test.each([
    ['ko', 'success: 비밀번호가 변경되었습니다'],
    ['en', 'success: Your password has been changed'],
  ] as const)('sets a new password and leads to Sign-in (%s)', async (locale, toast) => {
    api.answer('POST /api/user/password/reset', undefined);
    const page = await open('/reset-password?token=abc', { locale });
    expect(page.head().noindex).toBe(true);
    fill(good);
    submit();
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(api.calls('POST /api/user/password/reset')[0]?.body).toEqual({ token: 'abc', password: 'battery-staple' });
    expect(page.moves).toEqual([{ to: '/login', options: { replace: true } }]);
  });

  test.each([
    [{ password: 'short', passwordAgain: 'short' }, 'password', '비밀번호는 8자 이상이어야 합니다.'],
    [{ password: '가'.repeat(129), passwordAgain: '가'.repeat(129) }, 'password', '비밀번호는 128자 이하여야 합니다.'],
    [{ ...good, passwordAgain: 'other' }, 'passwordAgain', '비밀번호가 서로 다릅니다.'],
  ])('refuses %j before it is sent', async (values, field, text) => {
    await open('/reset-password?token=abc');
    fill(values);
    submit();
    expect(describedBy(field)).toContain(text);
    expect(document.activeElement).toBe(input(field));
    expect(api.calls('POST /api/user/password/reset')).toEqual([]);
  });

  test('shows what the service finds wrong with the password beside it', async () => {
    api.answer('POST /api/user/password/reset', () =>
      problemResponse(400, 'validation-failed', { errors: { password: 'password-common' } }),
    );
    await open('/reset-password?token=abc');
    fill(good);
    submit();
    await waitFor(() =>
      expect(describedBy('password')).toContain('너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해 주세요.'),
    );
  });

  test.each([
    ['ko', '링크를 사용할 수 없습니다', '링크 다시 받기'],
    ['en', 'This link cannot be used', 'Ask for a new link'],
  ] as const)('offers a new link where this one is used up or missing (%s)', async (locale, title, again) => {
    api.answer('POST /api/user/password/reset', () => problemResponse(400, 'token-invalid'));
    await open('/reset-password?token=used', { locale });
    fill(good);
    submit();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: again }).getAttribute('href')).toBe('/forgot-password');
    cleanup();
    await open('/reset-password', { locale });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });
});
