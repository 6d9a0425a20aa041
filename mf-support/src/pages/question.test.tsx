import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { control, errorsShown, failureShown, fill, valuesOf } from '../testing/form-fields.ts';
import { fillQuestion, openQuestion, prepareQuestion, send, texts } from '../testing/open-question.ts';
import { company, member } from '../testing/samples.ts';
import { watchTimers } from '../testing/timers.ts';

const locale = 'ko';

const api = mockApi<paths>();
const timers = watchTimers();
const words = {
  ko: {
    submit: '접수하기',
    product: '제품문의',
    education: '교육문의',
    required: '값을 입력하세요',
    received: '접수되었습니다.',
    receipt: '접수번호 Q-2026-000007',
    mine: '내 문의 보기',
    signIn: '로그인이 필요합니다.',
    visitor: '로그인 후 접수할 수 있습니다',
    fill: '회원 정보로 채우기',
    profileFailed: '유저 정보 조회를 실패했습니다',
    slow: '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 2분 뒤)',
  },
  en: {
    submit: 'Submit',
    product: 'Product inquiry',
    education: 'Training inquiry',
    required: 'Please enter a value',
    received: 'Your inquiry has been received.',
    receipt: 'Receipt number Q-2026-000007',
    mine: 'See my inquiries',
    signIn: 'Sign-in is required.',
    visitor: 'Sign in to submit',
    fill: 'Fill in my details',
    profileFailed: 'Your details could not be loaded',
    slow: 'Too many requests. Please try again in a moment. (in about 2 min)',
  },
} as const;

beforeEach(() => prepareQuestion(api));
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const chooseType = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the general inquiry', () => {
  const text = words[locale];

  test('asks for all six fields, on submit only, and again on the next submit only', async () => {
    await openQuestion({ locale });
    fireEvent.focus(control('name'));
    fireEvent.blur(control('name'));
    expect(errorsShown()).toEqual({});
    fireEvent.click(button(text.submit));
    const required = Object.fromEntries(
      ['name', 'phone', 'emailAddress', 'type', 'title', 'content'].map((name) => [name, text.required]),
    );
    expect(errorsShown()).toEqual(required);
    expect(document.activeElement).toBe(control('name'));
    fill({ name: '김' });
    expect(errorsShown()).toEqual(required);
    expect(api.calls(send)).toEqual([]);
  });

  test('is received: a snackbar of 2000 ms, the number, and an empty form', async () => {
    api.answer(send, { number: 'Q-2026-000007' });
    const page = await openQuestion({ locale, user: member });
    fill(texts);
    chooseType(text.product);
    fireEvent.click(button(text.submit));
    expect(await screen.findByText(text.receipt)).toBeTruthy();
    expect(page.portal.toasts.store.getState().items).toMatchObject([
      { type: 'success', text: text.received, timeoutMs: 2000 },
    ]);
    expect(screen.getByRole('link', { name: text.mine }).getAttribute('href')).toBe('/account');
    expect(Object.values(valuesOf(texts)).join('')).toBe('');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(texts.title);
    expect(api.calls(send)[0]?.body).toEqual({ ...texts, type: 'product', website: '' });
  });

  test('tells a visitor to sign in, leads there after 3000 ms, and has everything typed again after that', async () => {
    api.answer(send, () => problemResponse(401, 'sign-in-required'));
    const page = await openQuestion({ locale, query: '?product=smwp' });
    expect(screen.getByText(text.visitor)).toBeTruthy();
    fill(texts);
    chooseType(text.education);
    fireEvent.click(button(text.submit));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${text.signIn}`]));
    expect(page.portal.toasts.store.getState().items[0]?.timeoutMs).toBe(2000);
    await waitFor(() => expect(timers.isWaiting(3000)).toBe(true));
    expect(page.moves).toEqual([]);
    timers.run(3000);
    expect(page.moves).toMatchObject([{ to: `/login?next=${encodeURIComponent('/support/question?product=smwp')}` }]);

    page.unmount();
    await openQuestion({ locale, query: '?product=smwp', user: member });
    expect(valuesOf(texts)).toEqual(texts);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: text.education }).checked).toBe(true);
  });

  test('is refused with the wait after too many, and leads to sign-in as every failure does', async () => {
    api.answer(send, () => problemResponse(429, 'too-many-inquiries', { retryAfterSeconds: 61 }));
    const page = await openQuestion({ locale, user: member });
    fill(texts);
    chooseType(text.product);
    fireEvent.click(button(text.submit));
    await waitFor(() => expect(failureShown()).toContain(text.slow));
    expect(page.toasts()).toEqual([`error: ${text.signIn}`]);
    await waitFor(() => expect(timers.isWaiting(3000)).toBe(true));
    expect(valuesOf(texts)).toEqual(texts);
  });

  test('says when the profile cannot be loaded, and keeps what was typed', async () => {
    api.answer('GET /api/user/detail', () => problemResponse(503, 'unavailable'));
    const page = await openQuestion({ locale, user: member });
    fill({ name: '김직접' });
    fireEvent.click(button(text.fill));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${text.profileFailed}`]));
    expect(control('name').value).toBe('김직접');
  });
});

describe('the note of the URL', () => {
  const query = `?${new URLSearchParams({ product: 'sm-haccp', note: '데모에서 개선조치까지 해 보았습니다.' })}`;

  test('begins the content, which the visitor may change, and is sent by nobody else', async () => {
    await openQuestion({ query, user: member });
    const content = control('content');
    await waitFor(() => expect(content.value).toBe('데모에서 개선조치까지 해 보았습니다.'));
    expect(screen.getByText(/데모에서 가져온 내용입니다/)).toBeTruthy();
    fill({ content: '다른 내용' });
    expect(screen.queryByText(/데모에서 가져온 내용입니다/)).toBeNull();
    expect(content.value).toBe('다른 내용');
    expect(api.calls(send)).toEqual([]);
  });

  test('never replaces what was typed before', async () => {
    const page = await openQuestion({ user: member });
    fill({ content: '내가 쓴 문의' });
    page.unmount();
    await openQuestion({ query, user: member });
    await waitFor(() => expect(control('content').value).toBe('내가 쓴 문의'));
  });
});

describe('the values', () => {
  test('of blanks only count as missing, and the focus goes to the first wrong field', async () => {
    await openQuestion();
    fillQuestion();
    fill({ title: '   ' });
    fireEvent.click(button('접수하기'));
    expect(errorsShown()).toEqual({ title: '값을 입력하세요' });
    expect(document.activeElement).toBe(control('title'));
  });

  test('that the service refuses are told at their fields, and lead to sign-in as every failure does', async () => {
    api.answer(send, () =>
      problemResponse(400, 'invalid-input', { errors: { title: 'too-long', phone: 'something-new' } }),
    );
    const page = await openQuestion({ user: member });
    fillQuestion();
    fireEvent.click(button('접수하기'));
    await waitFor(() =>
      expect(errorsShown()).toEqual({ phone: '입력값을 확인해 주세요.', title: '입력할 수 있는 길이를 넘었습니다.' }),
    );
    expect(document.activeElement).toBe(control('phone'));
    expect(failureShown()).toContain('입력하신 내용을 확인해 주세요.');
    expect(page.toasts()).toEqual(['error: 로그인이 필요합니다.']);
    await waitFor(() => expect(timers.isWaiting(3000)).toBe(true));
  });

  test.each([
    ['ko', '제품문의', 'product'],
    ['ko', '교육문의', 'education'],
    ['ko', '기타문의', 'other'],
    ['en', 'Product inquiry', 'product'],
    ['en', 'Training inquiry', 'education'],
    ['en', 'Other inquiry', 'other'],
  ] as const)(
    'are sent with the chosen type (%s: %s), whatever the phone and the e-mail look like',
    async (...given) => {
      const [language, label, type] = given;
      api.answer(send, { number: 'Q-2026-000007' });
      await openQuestion({ locale: language, user: member });
      expect(screen.getAllByRole('radio')).toHaveLength(3);
      const odd = { ...texts, phone: 'extension 7', emailAddress: 'not an address' };
      fill(odd);
      chooseType(label);
      fireEvent.click(button(words[language].submit));
      await waitFor(() => expect(api.calls(send).map(({ body }) => body)).toEqual([{ ...odd, type, website: '' }]));
    },
  );

  test('of the account fill the fields that are still empty', async () => {
    api.answer('GET /api/user/detail', {
      email: member.email,
      name: member.name,
      phoneNumber: '010-1111-2222',
      company: '시험기업',
      role: 'member',
      emailVerified: true,
      createdAt: '',
    });
    await openQuestion({ user: member });
    expect(screen.getByText('김시험님으로 문의합니다')).toBeTruthy();
    fill({ phone: '02-000-0000' });
    fireEvent.click(button('회원 정보로 채우기'));
    await waitFor(() =>
      expect(valuesOf({ name: '', emailAddress: '', phone: '' })).toEqual({
        name: member.name,
        emailAddress: member.email,
        phone: '02-000-0000',
      }),
    );
    expect(api.calls('GET /api/user/detail')[0]?.query.get('email')).toBe(member.email);
  });
});

test('the page is there, with the hint to sign in, when nothing is known about guests', async () => {
  api.answer('GET /api/email/options', () => problemResponse(503, 'unavailable'));
  await openQuestion();
  expect(screen.getByText('로그인 후 접수할 수 있습니다')).toBeTruthy();
});

describe('beside the form', () => {
  test('are phone, fax and e-mail, also for search engines', async () => {
    const page = await openQuestion();
    const panel = within(screen.getByRole('region', { name: '전화로 문의하기' }));
    const hrefs = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:020001018', 'tel:0310002018', 'mailto:contact@selmatrix.example']);
    expect(panel.getByText('02-000-1019')).toBeTruthy();
    expect(page.head().jsonLd).toMatchObject({
      '@type': 'ContactPage',
      mainEntity: { contactPoint: { telephone: '02-000-1018', faxNumber: '02-000-1019' } },
    });
  });

  test('are links to the other forms and to the documents', async () => {
    await openQuestion();
    const links = within(screen.getByRole('region', { name: '찾으시는 것이 따로 있나요?' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/support/smwpForm',
      '/support/webeqForm',
      '/support/download',
    ]);
  });

  test('is a retry when they cannot be loaded; the form works without them', async () => {
    api.answer('GET /api/content/company', () => problemResponse(503, 'unavailable'));
    const page = await openQuestion();
    expect(page.head().jsonLd).not.toHaveProperty('mainEntity');
    expect(screen.getByText('연락처를 불러오지 못했습니다.')).toBeTruthy();
    api.answer('GET /api/content/company', company);
    fireEvent.click(button('다시 시도'));
    expect(await screen.findByText('02-000-1018')).toBeTruthy();
  });
});

test('no field is announced as invalid before anything is sent', async () => {
  await openQuestion();
  const required = document.querySelectorAll('form [required], form [aria-required="true"]');
  expect([...required].map((field) => field.getAttribute('aria-invalid'))).toEqual(Array(6).fill('false'));
});
