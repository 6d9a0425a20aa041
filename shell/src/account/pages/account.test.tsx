import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { describedBy, fill, input, submit } from '../../testing/form-fields.ts';
import { account, signedIn, user } from '../../testing/sample-account.ts';

const api = mockApi<paths>();

beforeEach(() => {
  // The session asks for a token of its own where this cookie says that there is one
  document.cookie = 'signed_in=1; path=/';
});
afterEach(() => {
  cleanup();
  document.cookie = 'signed_in=; path=/; max-age=0';
});

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user, ...input });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('My page', () => {
  test('leads a visitor to Login, which comes back', async () => {
    const page = await open('/account/security', { user: undefined });
    expect(page.moves[0]).toEqual({ to: '/login?next=%2Faccount%2Fsecurity', options: { replace: true } });
  });

  test.each([
    ['ko', '내 계정', '김정밀님', '2025년 3월 5일 가입'],
    ['en', 'My account', 'Hello 김정밀', 'Member since 5 March 2025'],
  ] as const)('says who is signed in, with days in Korea (%s)', async (locale, title, greeting, since) => {
    api.answer('GET /api/user/account', account);
    const page = await open('/account', { locale });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('region', { name: greeting }).textContent).toContain(since);
    expect(page.head().noindex).toBe(true);
    expect(screen.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
  });

  test('asks for a confirmed address, and has the mail sent again', async () => {
    api.answer('GET /api/user/account', account);
    api.answer('POST /api/user/verify-email/send', undefined);
    const page = await open('/account');
    expect(screen.getByText('이메일 확인 필요')).toBeTruthy();
    press('확인 메일 다시 받기');
    await waitFor(() => expect(page.toasts()).toEqual(['success: 확인 메일을 보냈습니다']));
    cleanup();
    api.answer('GET /api/user/account', { ...account, emailVerified: true });
    await open('/account');
    expect(screen.getByText('이메일 확인됨')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '확인 메일 다시 받기' })).toBeNull();
  });

  test('says that it cannot be opened now, and tries again', async () => {
    api.answer('GET /api/user/account', () => problemResponse(503, 'unavailable'));
    const page = await open('/account');
    expect(page.status()).toBe(503);
    api.answer('GET /api/user/account', account);
    press('다시 시도');
    expect(await screen.findByRole('heading', { level: 1, name: '내 계정' })).toBeTruthy();
  });
});

describe('the profile', () => {
  const saved = { ...account, name: '박새롬', company: '새롬기업', version: 4 };

  test('is stored with the version it was read in, and the session learns the name', async () => {
    api.answer('GET /api/user/account', account);
    api.answer('PATCH /api/user/account', saved);
    api.answer('POST /api/user/refresh', { ...signedIn, name: '박새롬' });
    const page = await open('/account/profile');
    fill({ name: ' 박새롬 ' });
    fill({ company: '새롬기업' });
    fireEvent.change(input('locale'), { target: { value: 'en' } });
    api.answer('GET /api/user/account', saved);
    submit();
    await waitFor(() => expect(page.toasts()).toEqual(['success: 저장되었습니다']));
    expect(api.calls('PATCH /api/user/account')[0]?.body).toEqual({
      version: 3,
      name: '박새롬',
      phoneNumber: account.phoneNumber,
      company: '새롬기업',
      locale: 'en',
    });
    await waitFor(() => expect(page.portal.session.store.getState().user?.name).toBe('박새롬'));
    await waitFor(() => expect(input('name').value).toBe('박새롬'));
    expect(page.isGuarded()).toBe(false);
  });

  test.each([
    ['ko', '필수 입력 항목입니다.'],
    ['en', 'This field is required.'],
  ] as const)('needs a name and a phone number (%s)', async (locale, text) => {
    api.answer('GET /api/user/account', account);
    await open('/account/profile', { locale });
    fill({ name: ' ' });
    fill({ phoneNumber: '' });
    submit();
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(document.activeElement).toBe(input('name'));
    expect(api.calls('PATCH /api/user/account')).toEqual([]);
  });

  test('guards what is typed, until it is what is stored again', async () => {
    api.answer('GET /api/user/account', account);
    const page = await open('/account/profile');
    expect(page.isGuarded()).toBe(false);
    fill({ name: '아직 저장하지 않음' });
    expect(page.isGuarded()).toBe(true);
    fill({ name: account.name });
    expect(page.isGuarded()).toBe(false);
  });

  test('keeps what is typed when it was not confirmed who it is', async () => {
    api.answer('GET /api/user/account', account);
    api.answer('PATCH /api/user/account', () => problemResponse(403, 'step-up-required'));
    const page = await open('/account/profile');
    fill({ phoneNumber: '010-9999-0000' });
    submit();
    await waitFor(() => expect(page.toasts()).toEqual(['error: 저장을 실패했습니다']));
    expect(input('phoneNumber').value).toBe('010-9999-0000');
    expect(page.isGuarded()).toBe(true);
  });

  test.each([
    ['ko', 'error: 저장을 실패했습니다', /^다른 곳에서 정보가 바뀌었습니다/, '저장된 내용 다시 불러오기'],
    ['en', 'error: Saving failed', /^Your details were changed elsewhere/, 'Load what is stored'],
  ] as const)(
    'that was changed elsewhere meanwhile keeps the text and offers what is stored (%s)',
    async (locale, toast, text, reload) => {
      api.answer('GET /api/user/account', account);
      api.answer('PATCH /api/user/account', () => problemResponse(409, 'stale-edit'));
      const page = await open('/account/profile', { locale });
      fill({ name: '나중' });
      submit();
      expect(await screen.findByText(text)).toBeTruthy();
      expect(page.toasts()).toEqual([toast]);
      expect(input('name').value).toBe('나중');
      api.answer('GET /api/user/account', { ...account, name: '먼저', version: 4 });
      press(reload);
      await waitFor(() => expect(input('name').value).toBe('먼저'));
    },
  );

  test('shows errors of the service beside their fields', async () => {
    api.answer('GET /api/user/account', account);
    api.answer('PATCH /api/user/account', () =>
      problemResponse(400, 'validation-failed', { errors: { phoneNumber: 'phone', company: 'too-long' } }),
    );
    await open('/account/profile');
    submit();
    await waitFor(() => expect(describedBy('phoneNumber')).toContain('전화번호를 숫자와 하이픈(-)으로 입력해 주세요.'));
    expect(describedBy('company')).toContain('너무 깁니다.');
  });

  test('shows what cannot be changed', async () => {
    api.answer('GET /api/user/account', account);
    await open('/account/profile');
    const facts = screen.getByRole('region', { name: '변경할 수 없는 정보' });
    for (const text of [account.email, '1990년 5월 17일', '여성', '2025년 3월 5일'])
      expect(facts.textContent).toContain(text);
  });
});
