import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { cancelled, fakePasskeys, passkeyOptions } from '../../testing/fake-passkeys.ts';
import { describedBy, fill, input, submit } from '../../testing/form-fields.ts';
import { signedIn, user } from '../../testing/sample-account.ts';

const api = mockApi<paths>();
let passkeys: ReturnType<typeof fakePasskeys>;

beforeEach(() => {
  passkeys = fakePasskeys();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  passkeys.remove();
});

const open = (url = '/login', locale: Locale = 'ko') =>
  openPage({ definition, url, locale, otherPaths: ['/', '/news'] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function askForSecondFactor(methods: string[]): void {
  const members = { challenge: 'c1', methods, passkey: methods.includes('passkey') ? passkeyOptions : undefined };
  const body = { status: 401, code: 'second-factor-required', title: 'Unauthorized', ...members };
  api.answer('POST /api/user/signin', () => Response.json(body, { status: 401 }));
}

async function secondStep(methods: string[], locale: Locale = 'ko', url = '/login') {
  askForSecondFactor(methods);
  const page = await open(url, locale);
  fill({ email: user.email, password: 'correct-horse-battery' });
  submit();
  const title = await screen.findByRole('heading', { name: locale === 'ko' ? '2단계 인증' : 'Second factor' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  return page;
}

describe('the second step', () => {
  test.each([
    ['ko', '인증 코드', '확인', 'success: 로그인 되었습니다'],
    ['en', 'Code', 'Confirm', 'success: You are signed in'],
  ] as const)('takes a code of the app and leads on (%s)', async (locale, label, button, toast) => {
    const page = await secondStep(['totp', 'recovery'], locale, '/login?next=/news');
    expect(page.toasts()).toEqual([]);
    api.answer('POST /api/user/signin/second-factor', signedIn);
    expect(field(label).autocomplete).toBe('one-time-code');
    fireEvent.change(field(label), { target: { value: ' 123456 ' } });
    press(button);
    await waitFor(() => expect(page.moves).toEqual([{ to: '/news', options: { replace: true } }]));
    expect(api.calls('POST /api/user/signin/second-factor')[0]?.body).toEqual({ challenge: 'c1', totp: '123456' });
    expect(page.toasts()).toEqual([toast]);
    expect(page.portal.session.store.getState()).toEqual({ status: 'signed-in', user: { ...user, roles: {} } });
  });

  test('says that a code is wrong, and takes a recovery code instead', async () => {
    const page = await secondStep(['totp', 'recovery']);
    api.answer('POST /api/user/signin/second-factor', () => problemResponse(400, 'wrong-second-factor'));
    fill({ code: '000000' });
    submit();
    expect(await screen.findByText('확인하지 못했습니다. 코드를 확인하고 다시 시도해 주세요.')).toBeTruthy();
    press('복구 코드');
    expect(input('code').value).toBe('');
    submit();
    await waitFor(() => expect(describedBy('code')).toContain('필수 입력 항목입니다.'));
    api.answer('POST /api/user/signin/second-factor', signedIn);
    fill({ code: 'k3t9-0xwe-aaaa-bbbb' });
    submit();
    await waitFor(() => expect(page.moves).toHaveLength(1));
    expect(api.calls('POST /api/user/signin/second-factor').at(-1)?.body).toEqual({
      challenge: 'c1',
      recoveryCode: 'k3t9-0xwe-aaaa-bbbb',
    });
  });

  test('takes a passkey', async () => {
    const page = await secondStep(['passkey', 'totp']);
    api.answer('POST /api/user/signin/second-factor', signedIn);
    press('패스키로 확인');
    await waitFor(() => expect(page.moves).toHaveLength(1));
    expect(passkeys.asked).toHaveLength(1);
    expect(api.calls('POST /api/user/signin/second-factor')[0]?.body).toMatchObject({
      challenge: 'c1',
      passkey: { id: 'Y3JlZGVudGlhbA', type: 'public-key', response: { signature: expect.any(String) } },
    });
  });

  test('offers no passkey in a browser that has none', async () => {
    passkeys.remove();
    await secondStep(['passkey', 'totp']);
    expect(field('인증 코드')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /패스키/ })).toBeNull();
    cleanup();
    await secondStep(['passkey']);
    expect(screen.getByText(/이 브라우저에서는 패스키를 사용할 수 없습니다/)).toBeTruthy();
  });

  test.each([
    [400, 'challenge-expired', undefined, '시간이 지났습니다. 처음부터 다시 시도해 주세요.'],
    [403, 'suspended', undefined, '이용이 정지된 계정입니다. contact@selmatrix.example로 문의해 주세요.'],
    [429, 'too-many-attempts', 900, '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 15분 뒤)'],
  ] as const)('has words for %i %s', async (status, code, retryAfterSeconds, text) => {
    await secondStep(['totp']);
    api.answer('POST /api/user/signin/second-factor', () => problemResponse(status, code, { retryAfterSeconds }));
    fill({ code: '123456' });
    submit();
    await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent === text)).toBe(true));
  });

  test('is left for the beginning, with an empty password', async () => {
    await secondStep(['totp']);
    press('처음부터 다시');
    expect(input('password').value).toBe('');
  });

  test('leads whose role waits for a second factor to setting one up', async () => {
    api.answer('POST /api/user/signin', { ...signedIn, secondFactorMissing: true });
    api.answer('GET /api/user/devices', []);
    api.answer('GET /api/user/second-factor', { passkeys: [], recoveryCodesLeft: 0, required: true });
    const page = await open('/login?next=/news');
    fill({ email: user.email, password: 'x' });
    submit();
    await waitFor(() => expect(page.moves[0]?.to).toBe('/account/security'));
    expect(await screen.findByText(/권한을 사용하려면 2단계 인증이 필요합니다/)).toBeTruthy();
  });
});

describe('a passkey alone', () => {
  test.each([
    ['ko', '패스키로 로그인', 'success: 로그인 되었습니다'],
    ['en', 'Sign in with a passkey', 'success: You are signed in'],
  ] as const)('signs in (%s)', async (locale, button, toast) => {
    api.answer('POST /api/user/signin/passkey/options', passkeyOptions);
    api.answer('POST /api/user/signin/passkey', signedIn);
    const page = await open('/login', locale);
    press(button);
    await waitFor(() => expect(page.moves).toEqual([{ to: '/', options: { replace: true } }]));
    expect(page.toasts()).toEqual([toast]);
  });

  test('that is cancelled or unknown is said in words', async () => {
    api.answer('POST /api/user/signin/passkey/options', passkeyOptions);
    api.answer('POST /api/user/signin/passkey', () => problemResponse(401, 'wrong-passkey'));
    const page = await open();
    press('패스키로 로그인');
    await waitFor(() =>
      expect(page.toasts()).toEqual(['error: 이 패스키로는 로그인할 수 없습니다. 다른 방법으로 로그인해 주세요.']),
    );
    passkeys.remove();
    passkeys = fakePasskeys({ refusal: cancelled() });
    press('패스키로 로그인');
    await waitFor(() => expect(page.toasts().at(-1)).toBe('error: 패스키 확인이 취소되었거나 시간이 지났습니다.'));
    expect(page.failures).toEqual([]);
  });
});

test('the way to a mailed link keeps where it should lead', async () => {
  await open('/login?next=/news');
  expect(screen.getByRole('link', { name: '이메일로 로그인 링크 받기' }).getAttribute('href')).toBe(
    '/login/link?next=%2Fnews',
  );
});
