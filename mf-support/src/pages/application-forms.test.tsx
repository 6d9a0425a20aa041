import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { definition } from '../definition.ts';
import { control, errorsShown, failureShown, fill, valuesOf } from '../testing/form-fields.ts';
import { company, member } from '../testing/samples.ts';

const api = mockApi<paths>();
const apply = 'POST /api/email/apply';
const common = {
  name: '김시험',
  phone: '010-0000-2018',
  email: 'form@visitor.example',
  applyDate: '2026-12-01',
  title: '신청합니다',
  content: '자세한 내용입니다.',
};
const account = { smwpId: 'factory2018', smwpPassword: 'Secret!pass' };
const words = {
  ko: {
    required: '값을 입력하세요',
    submit: '접수하기',
    kind: '문의 유형',
    received: '접수되었습니다.',
    failed: '접수를 실패했습니다.',
    receipt: '접수번호 Q-2026-000008',
  },
  en: {
    required: 'Please enter a value',
    submit: 'Submit',
    kind: 'Type of inquiry',
    received: 'Your inquiry has been received.',
    failed: 'The submission failed.',
    receipt: 'Receipt number Q-2026-000008',
  },
} as const;
const forms = [
  {
    path: '/support/smwpForm',
    fields: { ...common, ...account } as Record<string, string>,
    kinds: { ko: 'SMWP문의', en: 'SMWP inquiry' },
  },
  {
    path: '/support/webeqForm',
    fields: common as Record<string, string>,
    kinds: { ko: '교육신청 문의', en: 'Training inquiry' },
  },
];
const locales = ['ko', 'en'] as const;
/** Each form in each language. */
const cases = forms.flatMap((form) => locales.map((locale) => ({ ...form, locale, text: words[locale] })));

beforeEach(() => {
  sessionStorage.clear();
  api.answer('GET /api/content/company', company);
});
afterEach(cleanup);

const open = (path: string, { locale = 'ko', user }: { locale?: Locale; user?: SessionUser } = {}) =>
  openPage({ definition, url: path, locale, user, otherPaths: ['/login', '/account', '/privacy'] });
const submit = () => fireEvent.submit(document.querySelector('main form, form') as HTMLFormElement);

describe.each(cases)('$path ($locale)', ({ path, fields, kinds, locale, text }) => {
  test('offers one kind, asks for every field on submit only, and takes an application once', async () => {
    api.answer(apply, { number: 'Q-2026-000008' });
    const page = await open(path, { locale, user: member });
    expect(
      within(screen.getByLabelText(text.kind))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([kinds[locale]]);
    fireEvent.focus(control('name'));
    fireEvent.blur(control('name'));
    expect(errorsShown()).toEqual({});
    const button = screen.getByRole('button', { name: text.submit });
    fireEvent.click(button);
    expect(errorsShown()).toEqual(Object.fromEntries(Object.keys(fields).map((name) => [name, text.required])));
    expect(document.activeElement).toBe(control('name'));

    fill(fields);
    act(() => Array.from({ length: 30 }).forEach(() => button.click()));
    expect(await screen.findByText(text.receipt)).toBeTruthy();
    expect(page.portal.toasts.store.getState().items).toMatchObject([
      { type: 'success', text: text.received, timeoutMs: 2000 },
    ]);
    expect(api.calls(apply).map(({ body }) => body)).toEqual([{ smwpId: '', smwpPassword: '', ...fields }]);
    expect(api.calls(apply)[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(Object.values(valuesOf(fields)).join('')).toBe('');
  });

  test.each([
    ['202', () => new Response('{}', { status: 202, headers: { 'content-type': 'application/json' } })],
    ['201 with a number', () => Response.json({ number: 'Q-1' }, { status: 201 })],
    ['errors of fields', () => problemResponse(400, 'validation-failed', { errors: { title: 'too-long' } })],
  ])('says for 2000 ms that it failed (%s), keeps what was typed, and leads nowhere', async (_what, answer) => {
    api.answer(apply, answer);
    const page = await open(path, { locale, user: member });
    fill(fields);
    submit();
    await waitFor(() =>
      expect(page.portal.toasts.store.getState().items).toMatchObject([
        { type: 'error', text: text.failed, timeoutMs: 2000 },
      ]),
    );
    expect(valuesOf(fields)).toEqual(fields);
    expect(page.moves).toEqual([]);
  });

  test('tells the wait after too many, and keeps what was typed', async () => {
    api.answer(apply, () => problemResponse(429, 'too-many-inquiries', { retryAfterSeconds: 59 }));
    const page = await open(path, { locale, user: member });
    fill(fields);
    submit();
    await waitFor(() => expect(failureShown()).toContain(locale === 'ko' ? '(약 59초 뒤)' : '(in about 59 s)'));
    expect(page.toasts()).toEqual([`error: ${text.failed}`]);
    expect(valuesOf(fields)).toEqual(fields);
  });
});

describe.each([
  [
    'ko',
    'error: 아이디형식이 맞지 않습니다.',
    '패스워드형식이 맞지 않습니다.',
    'ID는 영어와 숫자를 합해서 12자 내외로 구성해야 합니다.',
    '대문자, 특수문자, 소문자를 포함해야 합니다.',
  ],
  [
    'en',
    'The ID format is not valid.',
    'The password format is not valid.',
    'Letters and digits together, 12 characters at most.',
    'It must contain an uppercase letter, a lowercase letter and a special character.',
  ],
] as const)('id and password (%s)', (locale, idError, passwordError, idHint, passwordHint) => {
  test('have their rules as hints, and are held to them on submit', async () => {
    await open('/support/smwpForm', { locale });
    expect([idHint, passwordHint].map((hint) => screen.getByText(hint).textContent)).toEqual([idHint, passwordHint]);
    fill({ ...common, smwpId: 'onlyletters', smwpPassword: 'nouppercase!' });
    submit();
    expect(errorsShown()).toEqual({ smwpId: idError, smwpPassword: passwordError });
    expect(document.activeElement).toBe(control('smwpId'));
  });
});

describe('an application for an SMWP account by a visitor', () => {
  test('waits for the sign-in, all but the password, which is nowhere in the browser', async () => {
    api.answer(apply, () => problemResponse(401, 'sign-in-required'));
    const page = await open('/support/smwpForm');
    expect(screen.getByText('로그인 후 접수할 수 있습니다')).toBeTruthy();
    expect(screen.getByText(/패스워드만 다시 입력해 주세요/)).toBeTruthy();
    fill({ ...common, ...account });
    submit();
    await waitFor(() => expect(page.toasts()).toEqual(['error: 접수를 실패했습니다.']));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(account.smwpPassword);
    const link = within(screen.getAllByRole('alert').at(-1) as HTMLElement).getByRole('link', { name: '로그인' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fsupport%2FsmwpForm');

    page.unmount();
    api.answer(apply, { number: 'Q-2026-000008' });
    await open('/support/smwpForm', { user: member });
    expect(screen.getByText('작성하던 내용을 다시 불러왔습니다.')).toBeTruthy();
    const expected = { ...common, smwpId: account.smwpId, smwpPassword: '' };
    expect(valuesOf(expected)).toEqual(expected);
    fill({ smwpPassword: account.smwpPassword });
    submit();
    expect(await screen.findByText('접수번호 Q-2026-000008')).toBeTruthy();
  });

  test('may have blanks around its password, which is sent as typed', async () => {
    api.answer(apply, { number: 'Q-2026-000008' });
    await open('/support/smwpForm', { user: member });
    fill({ ...common, ...account, title: '  신청합니다 ', smwpPassword: ' Secret!pass ' });
    submit();
    await screen.findByText('접수번호 Q-2026-000008');
    expect(api.calls(apply)[0]?.body).toMatchObject({ title: '신청합니다', smwpPassword: ' Secret!pass ' });
  });
});

test('the wished-for id is typed as it is: no capitals, no spelling', async () => {
  await open('/support/smwpForm');
  expect(control('smwpId').getAttribute('autocapitalize')).toBe('none');
  expect(control('smwpId').getAttribute('spellcheck')).toBe('false');
});

test('the form for an SMWP account names the lines for SMWP inquiries', async () => {
  await open('/support/smwpForm');
  expect(screen.getByText('02-000-3001').getAttribute('href')).toBe('tel:020003001');
  expect(screen.queryByText('02-000-1018')).toBeNull();
});

describe.each(forms)('the fields of $path', ({ path, fields }) => {
  const helps: Record<string, [type: string | null, autoComplete: string | null, maxLength: string | null]> = {
    name: ['text', 'name', '100'],
    phone: ['tel', 'tel', '50'],
    email: ['email', 'email', '254'],
    applyDate: ['date', null, null],
    title: ['text', 'off', '200'],
    content: [null, null, '10000'],
    smwpId: ['text', 'off', null],
    smwpPassword: ['password', 'new-password', '128'],
  };

  test('are of the type and length that they are meant for, and are filled in by the browser where it can', async () => {
    await open(path);
    const found = Object.keys(fields).map((name) => {
      const attribute = (key: string) => control(name).getAttribute(key);
      return [
        name,
        [attribute('type'), attribute('autocomplete'), attribute('maxlength') ?? attribute('data-max-length')],
      ];
    });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.keys(fields).map((name) => [name, helps[name]])),
    );
    expect(control('applyDate').getAttribute('max')).toBe('9999-12-31');
    expect(control('content').getAttribute('rows')).toBe('7');
  });

  test('are in named groups', async () => {
    await open(path);
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups).toEqual(
      fields['smwpId'] ? ['신청하시는 분', '신청 내용', '사용할 계정'] : ['문의하시는 분', '신청 내용'],
    );
    expect(screen.getByRole('heading', { name: fields['smwpId'] ? '계정 신청서' : '교육신청 문의서' })).toBeTruthy();
    expect(screen.getByText(fields['smwpId'] ? /패스워드는 암호화해/ : /접수하면 접수번호를/)).toBeTruthy();
  });

  test('are kept for their own form alone', async () => {
    const page = await open(path);
    fill({ title: '이 양식의 글' });
    fireEvent.blur(control('title'));
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('이 양식의 글'));
    page.unmount();
    const other = forms.find((form) => form.path !== path)?.path ?? '';
    const elsewhere = await open(other);
    expect(control('title').value).toBe('');
    elsewhere.unmount();
    await open(path);
    expect(control('title').value).toBe('이 양식의 글');
  });

  test('lead to the sign-in and back when it is needed, before and after sending', async () => {
    api.answer(apply, () => problemResponse(401, 'sign-in-required'));
    await open(path);
    const hrefs = () => screen.getAllByRole('link', { name: '로그인' }).map((link) => link.getAttribute('href'));
    const back = `/login?next=${encodeURIComponent(path)}`;
    expect(hrefs()).toEqual([back]);
    fill(fields);
    submit();
    await waitFor(() => expect(hrefs()).toEqual([back, back]));
  });

  test('offer no sign-in for another failure', async () => {
    api.answer(apply, () => problemResponse(503, 'service-unavailable'));
    await open(path, { user: member });
    fill(fields);
    submit();
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(screen.queryByRole('link', { name: '로그인' })).toBeNull();
  });
});
