import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { fill, input, submit } from '../../testing/form-fields.ts';
import { signedIn } from '../../testing/sample-account.ts';

const api = mockApi<paths>();
const member = { email: 'kim@visitor.example', name: '김정밀', role: 'member' } as const;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (url = '/login', locale: Locale = 'ko') =>
  openPage({ definition, url, locale, otherPaths: ['/', '/news', '/support/download'] });

function signIn(email: string = member.email, password = 'correct-horse-battery') {
  fill({ email, password });
  submit();
}

const acceptSignIn = () => api.answer('POST /api/user/signin', { ...signedIn, ...member });

describe('the sign-in page', () => {
  test.each([
    ['ko', '이메일', '비밀번호', '이메일 저장', '로그인', '회원가입', '비밀번호 표시'],
    ['en', 'E-mail', 'Password', 'Remember e-mail', 'Sign in', 'Sign up', 'Show password'],
  ] as const)(
    'has a card SIGN IN with e-mail, password, the choice to remember and the way to Join (%s)',
    async (locale, email, password, remember, signIn, join, show) => {
      await open('/login', locale);
      expect(screen.getByText('SIGN IN')).toBeTruthy();
      const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
      expect([email, password, remember].map((label) => field(label).type)).toEqual(['email', 'password', 'checkbox']);
      fireEvent.click(screen.getByRole('button', { name: show }));
      expect(field(password).type).toBe('text');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: signIn }).type).toBe('submit');
      expect(screen.getByRole('link', { name: join }).getAttribute('href')).toBe('/join');
    },
  );

  test.each([
    ['ko', '로그인 | 셀매트릭스', 'success: 로그인 되었습니다'],
    ['en', 'Sign in | Selmatrix', 'success: You are signed in'],
  ] as const)('signs in and leads Home, in the words of %s', async (locale, title, toast) => {
    acceptSignIn();
    const page = await open('/login', locale);
    expect(page.head().title).toBe(title);
    signIn(` ${member.email} `);
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(api.calls('POST /api/user/signin')[0]?.body).toEqual({
      email: member.email,
      password: 'correct-horse-battery',
    });
    expect(page.moves).toEqual([{ to: '/', options: { replace: true } }]);
    expect(page.portal.session.store.getState()).toEqual({ status: 'signed-in', user: { ...member, roles: {} } });
  });

  test.each([
    ['/news?page=1#list', '/news?page=1#list'],
    ['//evil.example/', '/'],
  ])('leads to %s as to %s, and to no other site', async (next, to) => {
    acceptSignIn();
    const page = await open(`/login?next=${encodeURIComponent(next)}`);
    signIn();
    await waitFor(() => expect(page.moves.at(-1)?.to).toBe(to));
  });

  test.each([
    ['ko', '로그인이 필요합니다.'],
    ['en', 'Please sign in first.'],
  ] as const)('says why a page for members led here (%s)', async (locale, text) => {
    await open('/login?next=%2Faccount%2Fsecurity', locale);
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(screen.getByRole('link', { name: locale === 'ko' ? '회원가입' : 'Sign up' }).getAttribute('href')).toBe(
      '/join?next=%2Faccount%2Fsecurity',
    );
  });

  test.each([
    ['ko', 'error: 로그인에 실패했습니다', '이메일 또는 비밀번호가 올바르지 않습니다.'],
    ['en', 'error: Sign-in failed', 'The e-mail or the password is not correct.'],
  ] as const)('says that it was refused and keeps the e-mail (%s)', async (locale, toast, text) => {
    api.answer('POST /api/user/signin', () => problemResponse(401, 'wrong-credentials'));
    const page = await open('/login', locale);
    signIn();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(page.toasts()).toEqual([toast]);
    expect(input('email').value).toBe(member.email);
    acceptSignIn();
    signIn();
    await waitFor(() => expect(page.moves).toHaveLength(1));
    expect(screen.queryByText(text)).toBeNull();
  });

  test.each([
    [403, 'suspended', undefined, 'ko', '이용이 정지된 계정입니다. contact@selmatrix.example로 문의해 주세요.'],
    [403, 'suspended', undefined, 'en', 'This account is suspended. Please write to contact@selmatrix.example.'],
    [429, 'too-many-requests', 900, 'ko', '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 15분 뒤)'],
    [429, 'too-many-requests', 30, 'en', 'Too many requests. Please try again in a moment. (in about 30 s)'],
    [
      503,
      'unavailable',
      undefined,
      'ko',
      '서버에 연결하지 못했습니다. 입력하신 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.',
    ],
  ] as const)(
    'has words of its own for %i %s, waiting %s (%s)',
    async (status, code, retryAfterSeconds, locale, text) => {
      api.answer('POST /api/user/signin', () => problemResponse(status, code, { retryAfterSeconds }));
      await open('/login', locale);
      signIn();
      await waitFor(() => expect(screen.getAllByRole('alert').some((alert) => alert.textContent === text)).toBe(true));
      expect(input('password').value).toBe('correct-horse-battery');
    },
  );

  test('says that nothing was reached', async () => {
    api.answer('POST /api/user/signin', () => Response.error());
    const page = await open();
    signIn();
    expect(await screen.findByText(/^서버에 연결하지 못했습니다/)).toBeTruthy();
    expect(page.toasts()).toEqual(['error: 로그인에 실패했습니다']);
  });

  test('names empty fields, focuses the first, and sends nothing', async () => {
    await open();
    signIn('', '');
    expect(screen.getAllByText('필수 입력 항목입니다.')).toHaveLength(2);
    expect(document.activeElement).toBe(input('email'));
    signIn('kim', 'x');
    expect(screen.getByText('이메일 주소 형식이 아닙니다.')).toBeTruthy();
    expect(api.calls('POST /api/user/signin')).toEqual([]);
  });

  test('sends one call for thirty presses', async () => {
    acceptSignIn();
    const page = await open();
    for (let press = 0; press < 30; press += 1) signIn();
    await waitFor(() => expect(page.moves).toHaveLength(1));
    expect(api.calls('POST /api/user/signin')).toHaveLength(1);
  });

  test('remembers the e-mail of who asks for it, until told otherwise', async () => {
    acceptSignIn();
    const first = await open();
    fireEvent.click(screen.getByLabelText('이메일 저장'));
    signIn();
    await waitFor(() => expect(first.moves).toHaveLength(1));
    cleanup();
    const second = await open();
    expect(input('email').value).toBe(member.email);
    expect(input('remember').checked).toBe(true);
    fireEvent.click(input('remember'));
    signIn();
    await waitFor(() => expect(second.moves).toHaveLength(1));
    cleanup();
    await open();
    expect(input('email').value).toBe('');
  });

  test('shows who is signed in already instead of the form', async () => {
    await openPage({ definition, url: '/login', user: member });
    expect(screen.getByText('김정밀님(kim@visitor.example)으로 로그인되어 있습니다.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '마이페이지로' }).getAttribute('href')).toBe('/account');
    expect(document.querySelector('form')).toBeNull();
  });

  test('keeps what was typed when the language changes', async () => {
    const page = await open();
    fill({ email: member.email });
    await page.setLocale('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    // English on Korean pages too, so it says its language and is no heading
    expect([screen.getByText('SIGN IN').lang, screen.queryByRole('heading', { name: 'SIGN IN' })]).toEqual([
      'en',
      null,
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(member.email);
    expect(page.head().title).toBe('Sign in | Selmatrix');
  });
});
