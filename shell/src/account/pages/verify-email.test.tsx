import { afterEach, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { describedBy, fill, input } from '../../testing/form-fields.ts';

const api = mockApi<paths>();
const member = { email: 'kim@visitor.example', name: '김정밀', role: 'member' } as const;
const verify = 'POST /api/user/verify-email';

afterEach(cleanup);

const open = (url = '/verify-email?token=abc', input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, ...input });
const press = (name = '이메일 확인하기') => fireEvent.click(screen.getByRole('button', { name }));
const bodies = () => api.calls(verify).map(({ body }) => body);
const heading = (name: string) => screen.findByRole('heading', { name });

test.each([
  ['a visitor', undefined, '로그인하기', '/login?next=/account'],
  ['a member', member, '마이페이지로', '/account'],
])('the page confirms nothing until it is pressed, and leads %s on', async (_who, user, name, href) => {
  api.answer(verify, undefined);
  await open(undefined, { user });
  await screen.findByRole('button', { name: '이메일 확인하기' });
  expect(bodies()).toEqual([]);
  press();
  const title = await heading('이메일이 확인되었습니다');
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(bodies()).toEqual([{ token: 'abc' }]);
});

test.each([
  ['ko', '이메일 확인하기', /가입하신 브라우저가 아닙니다/, '비밀번호를 다시 정해 내 계정으로 쓰기'],
  ['en', 'Confirm e-mail address', /did not sign up in this browser/, 'Reset the password to take over the account'],
] as const)('another browser is asked for the password (%s)', async (locale, button, why, takeOver) => {
  api.answer(verify, () => problemResponse(400, 'other-browser'));
  const page = await open(undefined, { locale });
  press(button);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(why));
  expect(document.activeElement).toBe(input('password'));
  expect(page.toasts()).toEqual([]);
  expect(screen.getByRole('link', { name: takeOver }).getAttribute('href')).toBe('/forgot-password');
  api.answer(verify, undefined);
  fill({ password: 'my password' });
  press(button);
  await waitFor(() => expect(bodies()).toEqual([{ token: 'abc' }, { token: 'abc', password: 'my password' }]));
  expect(await screen.findByRole('heading', { level: 2 })).toBe(document.activeElement);
});

test('a password that is missing or wrong is named at its field', async () => {
  api.answer(verify, () => problemResponse(400, 'other-browser'));
  await open();
  press();
  await screen.findByRole('status');
  press();
  await waitFor(() => expect(describedBy('password')).toContain('필수 입력 항목입니다.'));
  api.answer(verify, () => problemResponse(400, 'validation-failed', { errors: { password: 'wrong-password' } }));
  fill({ password: 'not mine' });
  press();
  await waitFor(() => expect(describedBy('password')).toContain('현재 비밀번호가 올바르지 않습니다.'));
  api.answer(verify, () => problemResponse(429, 'too-many-attempts', { retryAfterSeconds: 120 }));
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('약 2분 뒤'));
});

test.each([
  ['ko', '이메일 확인하기', '확인 링크를 사용할 수 없습니다', '로그인하기'],
  ['en', 'Confirm e-mail address', 'This link cannot be used', 'Sign in'],
] as const)('says that a link is no good (%s)', async (locale, button, title, way) => {
  api.answer(verify, () => problemResponse(400, 'token-invalid'));
  await open('/verify-email?token=none', { locale });
  press(button);
  expect(await heading(title)).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

test('without a token is no good, and sends a member another mail, once a minute', async () => {
  const page = await open('/verify-email', { user: member });
  const again = await screen.findByRole('button', { name: '확인 메일 다시 받기' });
  api.answer('POST /api/user/verify-email/send', undefined);
  fireEvent.click(again);
  await waitFor(() => expect(page.toasts()).toEqual(['success: 확인 메일을 보냈습니다']));
  api.answer('POST /api/user/verify-email/send', () =>
    problemResponse(429, 'too-many-requests', { retryAfterSeconds: 42 }),
  );
  fireEvent.click(again);
  await waitFor(() =>
    expect(page.toasts().at(-1)).toBe('error: 요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 42초 뒤)'),
  );
});

test('is pressed once more when nothing was reached', async () => {
  api.answer(verify, () => problemResponse(503, 'unavailable'));
  const page = await open();
  press();
  await waitFor(() => expect(page.toasts()).toEqual(['error: 이메일을 확인하지 못했습니다']));
  api.answer(verify, undefined);
  press();
  expect(await heading('이메일이 확인되었습니다')).toBeTruthy();
});
