import { afterEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { describedBy, fill, input, submit } from '../../testing/form-fields.ts';

const api = mockApi<paths>();
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (locale: Locale = 'ko', url = '/join') => openPage({ definition, url, locale });
const tick = (...names: string[]) => names.forEach((name) => fireEvent.click(input(name)));
const sent = () => api.calls('POST /api/user/signup');

const good = {
  email: 'kim@visitor.example',
  password: 'correct-horse-battery',
  passwordAgain: 'correct-horse-battery',
  name: '김정밀',
  birthDate: '900517',
  digit: '2',
  phoneNumber: '010-0000-2018',
  company: '정밀기업',
};

function fillGood(changes: Partial<typeof good> = {}) {
  fill({ ...good, ...changes });
  tick('terms', 'privacy');
}

const accept = () => api.answer('POST /api/user/signup', { email: good.email, name: good.name });

describe('the sign-up page', () => {
  test.each([
    [
      'ko',
      [
        '이메일',
        '비밀번호',
        '비밀번호 확인',
        '이름',
        '생년월일',
        '주민등록번호 뒷자리 첫 번째 숫자',
        '휴대전화',
        '회사',
      ],
      '가입하기',
    ],
    [
      'en',
      [
        'E-mail',
        'Password',
        'Confirm password',
        'Name',
        'Date of birth',
        '7th digit of the resident number',
        'Mobile phone',
        'Company',
      ],
      'Sign up',
    ],
  ] as const)(
    'has a card SIGN UP with the fields of the spec, each of its type (%s)',
    async (locale, labels, button) => {
      await open(locale);
      expect(screen.getByText('SIGN UP')).toBeTruthy();
      const names = ['email', 'password', 'passwordAgain', 'name', 'birthDate', 'digit', 'phoneNumber', 'company'];
      const fields = names.map((name) => input(name));
      expect(fields.map(({ type, inputMode }) => inputMode || type)).toEqual([
        'email',
        'password',
        'password',
        'text',
        'numeric',
        'numeric',
        'tel',
        'text',
      ]);
      expect(labels.map((label) => screen.getByLabelText(label))).toEqual(fields);
      expect(input('digit').parentElement?.textContent).toBe('●●●●●●');
      expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).type).toBe('submit');
    },
  );

  test.each([
    ['ko', 'success: 가입되었습니다'],
    ['en', 'success: You have signed up'],
  ] as const)('signs up and leads to Login, in the words of %s', async (locale, toast) => {
    accept();
    const page = await open(locale, '/join?next=%2Fnews');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    fillGood();
    submit();
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(page.moves).toEqual([{ to: '/login?next=%2Fnews', options: undefined }]);
    expect(sent()[0]?.body).toEqual({
      email: good.email,
      password: good.password,
      name: good.name,
      birthDate: '1990-05-17',
      gender: 'female',
      phoneNumber: good.phoneNumber,
      company: good.company,
      consents: { terms: true, privacy: true, marketing: false },
    });
  });

  test('neither sends nor stores the resident digit', async () => {
    accept();
    const page = await open();
    // No other value of the form has an 8
    fillGood({ birthDate: '20010517', phoneNumber: '010-0000-2010', digit: '8' });
    submit();
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    const [call] = sent();
    expect(JSON.stringify(call?.body)).not.toContain('8');
    expect(call?.query.toString()).toBe('');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])).not.toContain(
      '8',
    );
  });

  test('names wrong values beside their fields, focuses the first, loses nothing and sends nothing', async () => {
    await open();
    fillGood({ passwordAgain: 'something else', digit: '9' });
    tick('terms');
    submit();
    expect(describedBy('passwordAgain')).toContain('비밀번호가 서로 다릅니다.');
    expect(describedBy('digit')).toContain('1에서 8 사이의 숫자를 입력해 주세요.');
    expect(describedBy('terms')).toContain('필수 항목에 동의해 주세요.');
    expect(document.activeElement).toBe(input('passwordAgain'));
    expect(input('name').value).toBe('김정밀');
    expect(sent()).toEqual([]);
  });

  test.each([
    ['of a child under 14', { birthDate: '200101', digit: '3' }, 'birthDate', '만 14세 미만은 가입할 수 없습니다.'],
    [
      'that does not exist',
      { birthDate: '900230', digit: '1' },
      'birthDate',
      '존재하는 날짜를 6자리 또는 8자리 숫자로 입력해 주세요.',
    ],
    [
      'of another century than the digit',
      { birthDate: '19900517', digit: '4' },
      'digit',
      '생년월일의 연도와 맞지 않습니다.',
    ],
  ])('refuses a birth date %s before anything is sent', async (_case, values, field, text) => {
    await open();
    fillGood(values);
    submit();
    expect(describedBy(field)).toContain(text);
    expect(sent()).toEqual([]);
  });

  test('asks before what was typed is lost, stores none of it, and is left freely once signed up', async () => {
    accept();
    const page = await open();
    expect(page.isGuarded()).toBe(false);
    fillGood();
    expect(page.isGuarded()).toBe(true);
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}]);
    submit();
    await waitFor(() => expect(page.moves).toHaveLength(1));
    expect(page.isGuarded()).toBe(false);
  });

  test('takes digits alone for the birth date and the resident digit', async () => {
    await open();
    const fields = [input('birthDate'), input('digit')];
    for (const [birthDate, digit] of [
      ['9a0b05-17', '이2'],
      ['1990-05-17', '２34'],
      ['19900517x', '2'],
    ]) {
      fireEvent.input(fields[0]!, { target: { value: birthDate } });
      fireEvent.input(fields[1]!, { target: { value: digit } });
    }
    expect(fields.map(({ value }) => value)).toEqual(['19900517', '2']);
    // The browser would cut what is pasted before its digits are known
    expect(fields.map(({ maxLength }) => maxLength)).toEqual([-1, -1]);
  });

  test.each([
    [
      'ko',
      'error: 가입을 실패했습니다',
      '너무 흔한 비밀번호입니다. 다른 비밀번호를 사용해 주세요.',
      '생년월일의 연도와 맞지 않습니다.',
    ],
    [
      'en',
      'error: Sign-up failed',
      'This password is too common. Please choose another.',
      'This does not fit the year of birth.',
    ],
  ] as const)('shows what only the service can judge beside its field (%s)', async (locale, toast, common, digit) => {
    api.answer('POST /api/user/signup', () =>
      problemResponse(400, 'validation-failed', { errors: { password: 'password-common', gender: 'digit-century' } }),
    );
    const page = await open(locale);
    fillGood();
    submit();
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(describedBy('password')).toContain(common);
    expect(describedBy('digit')).toContain(digit);
    expect(document.activeElement).toBe(input('password'));
  });

  test('keeps everything typed when nothing answers, and repeats it under the same key; another form has another', async () => {
    api.answer('POST /api/user/signup', () => Response.error());
    const page = await open();
    fillGood();
    submit();
    await waitFor(() => expect(page.toasts()).toEqual(['error: 가입을 실패했습니다']));
    expect(screen.getByText(/입력하신 내용은 그대로 있으니/)).toBeTruthy();
    expect([input('password').value, input('terms').checked]).toEqual([good.password, true]);
    submit();
    await waitFor(() => expect(page.toasts()).toHaveLength(2));
    accept();
    fill({ company: '다른기업' });
    submit();
    await waitFor(() => expect(page.toasts().at(-1)).toBe('success: 가입되었습니다'));
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test.each([
    ['an empty answer', () => undefined, /^서버에 연결하지 못했습니다/],
    [
      '429',
      () => problemResponse(429, 'too-many-requests', { retryAfterSeconds: 60 }),
      /^요청이 많습니다. 잠시 후 다시 시도해 주세요/,
    ],
  ])('takes %s for a failure', async (_case, answer, text) => {
    api.answer('POST /api/user/signup', answer);
    const page = await open();
    fillGood();
    submit();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(page.moves).toEqual([]);
  });

  test('sends one call for thirty presses', async () => {
    accept();
    const page = await open();
    fillGood();
    for (let press = 0; press < 30; press += 1) submit();
    await waitFor(() => expect(page.moves).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  test('shows the terms themselves, and what a consent to process data is about', async () => {
    await open();
    const terms = screen.getByRole('region', { name: '이용약관' });
    expect(
      within(terms)
        .getAllByRole('heading')
        .filter(({ textContent }) => /^제\d+조/.test(textContent)).length,
    ).toBeGreaterThan(10);
    const privacy = screen.getByRole('region', { name: '개인정보 수집 및 이용' });
    expect([...privacy.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      '수집 항목',
      '이용 목적',
      '보유 기간',
      '동의를 거부할 권리',
    ]);
    for (const name of ['이용약관', '개인정보 수집 및 이용', '교육 및 제품 소식 받기']) {
      expect(screen.getByRole('region', { name }).textContent).toContain('시행일 2024.01.01');
    }
  });

  test('shows who is signed in already instead of the form', async () => {
    await openPage({ definition, url: '/join', user: { email: good.email, name: good.name, role: 'member' } });
    expect(screen.getByText(/으로 로그인되어 있습니다\.$/)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });
});
