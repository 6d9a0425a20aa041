import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { describedBy, fill, submit } from '../../testing/form-fields.ts';
import { signedIn, user } from '../../testing/sample-account.ts';

const api = mockApi<paths>();

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (url: string, locale: Locale = 'ko') => openPage({ definition, url, locale, otherPaths: ['/', '/news'] });
const USE = 'POST /api/user/signin/link/use';
/** Opens the link of the mail and presses its button. */
async function enter(locale: Locale = 'ko') {
  const page = await open('/login/link?token=t1', locale);
  fireEvent.click(screen.getByRole('button', { name: locale === 'ko' ? '로그인하기' : 'Sign in' }));
  return page;
}

describe('asking for a sign-in link', () => {
  test.each([
    ['ko', '메일을 확인해 주세요', '다른 주소 입력'],
    ['en', 'Please check your mail', 'Use another address'],
  ] as const)('says the same for every address, and begins again (%s)', async (locale, title, again) => {
    api.answer('POST /api/user/signin/link', undefined);
    await open('/login/link', locale);
    fill({ email: ` ${user.email} ` });
    submit();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(user.email);
    expect(api.calls('POST /api/user/signin/link')[0]?.body).toEqual({ email: user.email });
    fireEvent.click(screen.getByRole('button', { name: again }));
    expect(document.querySelector('form')).toBeTruthy();
  });

  test('names what is no address, and sends nothing', async () => {
    await open('/login/link');
    fill({ email: 'kim' });
    submit();
    await waitFor(() => expect(describedBy('email')).toContain('이메일 주소 형식이 아닙니다.'));
    expect(api.calls('POST /api/user/signin/link')).toEqual([]);
  });
});

describe('the link of the mail', () => {
  test('is not used up by opening it: programs that read mails open links', async () => {
    api.answer(USE, signedIn);
    const page = await open('/login/link?token=t1');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.calls(USE)).toEqual([]);
    expect(page.moves).toEqual([]);
    expect(screen.getByText('아래 버튼을 누르시면 이 브라우저에서 로그인됩니다.')).toBeTruthy();
  });

  test('signs in and leads to where it was asked for, once', async () => {
    api.answer('POST /api/user/signin/link', undefined);
    const asking = await open('/login/link?next=/news');
    fill({ email: user.email });
    submit();
    await screen.findByRole('status');
    asking.unmount();
    api.answer('POST /api/user/signin/link/use', signedIn);
    const page = await enter();
    await waitFor(() => expect(page.moves).toEqual([{ to: '/news', options: { replace: true } }]));
    expect(api.calls('POST /api/user/signin/link/use').map(({ body }) => body)).toEqual([{ token: 't1' }]);
    expect(page.toasts()).toEqual(['success: 로그인 되었습니다']);
    expect(localStorage.getItem('sign-in-next')).toBeNull();
    expect(page.head().noindex).toBe(true);
  });

  test.each([
    [400, 'token-invalid', 'ko', '사용할 수 없는 링크입니다', '링크 다시 받기'],
    [400, 'other-browser', 'ko', '다른 브라우저에서 열린 링크입니다', '링크 다시 받기'],
    [400, 'other-browser', 'en', 'This link belongs to another browser', 'Ask for a new link'],
    [403, 'suspended', 'ko', '이용이 정지된 계정입니다', '링크 다시 받기'],
  ] as const)('says why it does not work: %i %s (%s)', async (status, code, locale, title, way) => {
    api.answer('POST /api/user/signin/link/use', () => problemResponse(status, code));
    const page = await enter(locale);
    expect(await screen.findByRole('heading', { name: title })).toBe(document.activeElement);
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/login/link');
    expect(page.moves).toEqual([]);
  });

  test('is tried again after the server was away', async () => {
    api.answer('POST /api/user/signin/link/use', () => problemResponse(503, 'unavailable'));
    const page = await enter();
    await screen.findByRole('heading', { name: '로그인하지 못했습니다' });
    api.answer('POST /api/user/signin/link/use', signedIn);
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(page.moves).toHaveLength(1));
  });

  test('asks for the second factor of who has one', async () => {
    const body = { status: 401, code: 'second-factor-required', challenge: 'c1', methods: ['totp'] };
    api.answer('POST /api/user/signin/link/use', () => Response.json(body, { status: 401 }));
    api.answer('POST /api/user/signin/second-factor', signedIn);
    const page = await enter();
    await screen.findByRole('heading', { name: '2단계 인증' });
    fill({ code: '123456' });
    submit();
    await waitFor(() => expect(page.moves).toEqual([{ to: '/', options: { replace: true } }]));
    expect(api.calls('POST /api/user/signin/second-factor')[0]?.body).toEqual({ challenge: 'c1', totp: '123456' });
  });
});
