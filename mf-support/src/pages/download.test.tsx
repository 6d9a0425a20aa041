import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale, SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { definition } from '../definition.ts';
import { company, documents, member } from '../testing/samples.ts';
import { watchSavedFiles } from '../testing/saved-files.ts';

const api = mockApi<paths>();
const saved = watchSavedFiles();
const file = 'GET /api/file/download';
const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });

beforeEach(() =>
  api.answer('GET /api/file/documents', ({ query }: ApiCall) =>
    documents.map((document) => ({ ...document, lang: query.get('lang') })),
  ),
);
afterEach(cleanup);

const open = ({
  user,
  locale = 'ko',
  url = '/support/download',
}: { user?: SessionUser; locale?: Locale; url?: string } = {}) =>
  openPage({ definition, url, locale, user, otherPaths: ['/login', '/account', '/privacy'] });
const card = (key: string) => within(document.getElementById(key) as HTMLElement);
const press = (key: string, name = '다운로드') =>
  fireEvent.click(card(key).getByRole('button', { name: new RegExp(`^${name} `) }));

test.each([
  ['/support', '/support/download', '자료실'],
  ['/support/download', '/support/download', '자료실'],
  ['/support/question', '/support/question', '문의하기'],
  ['/support/smwpForm', '/support/smwpForm', 'SMWP 계정신청'],
  ['/support/webeqForm', '/support/webeqForm', 'WEB EQ 교육신청 문의'],
])('%s leads to %s, whose banner says "%s"', async (url, reached, title) => {
  api.answer('GET /api/content/company', company);
  api.answer('GET /api/email/options', { guestInquiries: false });
  const page = await open({ url });
  expect(page.url()).toBe(reached);
  const heading = screen.getByRole('heading', { level: 1, name: title });
  expect(heading.closest('header')?.className.split(' ')).toContain('banner');
});

test('a card tells kind, title, size and day of its document, with a picture and a button', async () => {
  await open();
  expect([...document.querySelectorAll('li[id]')].map(({ id }) => id)).toEqual(documents.map(({ key }) => key));
  const { textContent } = document.getElementById('company') as HTMLElement;
  for (const text of ['소개서', '자료 company', 'PDF · 2 KB', '2026.09.15']) expect(textContent).toContain(text);
  for (const { key, colour } of documents) {
    expect(document.querySelector(`li[id="${key}"] .cover`)?.className.split(' ')).toContain(colour);
    expect(document.querySelectorAll(`li[id="${key}"] .cover path`).length).toBeGreaterThan(0);
    expect(card(key).getByRole('button', { name: `다운로드 자료 ${key}` })).toBeTruthy();
  }
});

test.each([
  ['ko', '로그인', '회원가입'],
  ['en', 'Sign in', 'Sign up'],
] as const)(
  'a visitor learns that downloads need a session before pressing one; a member does not (%s)',
  async (locale, signIn, join) => {
    const page = await open({ locale });
    expect(screen.getByRole('link', { name: signIn }).getAttribute('href')).toBe('/login?next=%2Fsupport%2Fdownload');
    expect(screen.getByRole('link', { name: join }).getAttribute('href')).toBe('/join');
    await page.setUser(member);
    expect(screen.queryByRole('link', { name: signIn })).toBeNull();
  },
);

test('without documents the page says so, and when they cannot be read offers another try', async () => {
  api.answer('GET /api/file/documents', []);
  const page = await open();
  expect(screen.getByText('등록된 자료가 없습니다')).toBeTruthy();
  page.unmount();
  api.answer('GET /api/file/documents', () => problemResponse(503, 'unavailable'));
  await open();
  api.answer('GET /api/file/documents', documents);
  fireEvent.click(screen.getByRole('button', { name: /다시/ }));
  await waitFor(() => expect(document.querySelectorAll('li[id]')).toHaveLength(7));
});

describe.each([
  [
    'ko',
    '다운로드',
    '로그인이 필요한 서비스 입니다',
    '로그인하고 다운로드',
    '다운로드를 실패했습니다',
    'sm2s_카탈로그.pdf',
  ],
  [
    'en',
    'Download',
    'Please sign in to use this service',
    'Sign in to download',
    'The download failed',
    '자료 sm2s.pdf',
  ],
] as const)('a download (%s)', (locale, button, signInNeeded, signIn, failed, filename) => {
  test('of a visitor is a warning, with a way to sign in that comes back to the card', async () => {
    const page = await open({ locale });
    press('web-eq', button);
    await waitFor(() => expect(page.toasts()).toEqual([`warning: ${signInNeeded}`]));
    expect(card('web-eq').getByRole('link', { name: signIn }).getAttribute('href')).toBe(
      '/login?next=%2Fsupport%2Fdownload%23web-eq',
    );
    expect(card('smwp').queryByRole('link')).toBeNull();
    expect(api.calls(file)).toEqual([]);
    await page.setUser(member);
    expect(card('web-eq').queryByRole('link')).toBeNull();
  });

  test('that fails, or brings no data, says so and can be tried again', async () => {
    const page = await open({ locale, user: member });
    const answers = [
      () => new Response('', { headers: { 'content-type': 'application/pdf' } }),
      () => problemResponse(503, 'file-unavailable'),
      () => Response.error(),
    ];
    for (const [index, answer] of answers.entries()) {
      api.answer(file, answer);
      press('sm2s', button);
      await waitFor(() => expect(page.toasts()).toEqual(Array.from({ length: index + 1 }, () => `error: ${failed}`)));
      expect(saved).toEqual([]);
    }
    api.answer(file, pdf);
    press('sm2s', button);
    await waitFor(() => expect(saved).toEqual([filename]));
  });
});

describe('the download of a member', () => {
  test('is saved under the name of the document, and said to be there', async () => {
    api.answer(file, pdf);
    const page = await open({ user: member });
    press('company');
    await waitFor(() => expect(saved).toEqual(['company_카탈로그.pdf']));
    await waitFor(() =>
      expect(card('company').getByRole('status').textContent).toBe('자료 company 다운로드를 마쳤습니다'),
    );
    expect(api.calls(file)[0]?.query.get('filePath')).toBe('catalogs/company_카탈로그.pdf');
    expect(page.toasts()).toEqual([]);
  });

  test('whose session has ended is a warning too', async () => {
    api.answer(file, () => problemResponse(401, 'sign-in-required'));
    const page = await open({ user: member });
    press('company');
    await waitFor(() => expect(page.toasts()).toEqual(['warning: 로그인이 필요한 서비스 입니다']));
    expect(await card('company').findByRole('link', { name: '로그인하고 다운로드' })).toBeTruthy();
  });

  test('tells how far it is when it takes long, and is one however often it is pressed', async () => {
    let go = (_part: string) => undefined as void;
    let end = () => undefined as void;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        go = (part) => controller.enqueue(new TextEncoder().encode(part));
        end = () => controller.close();
      },
    });
    api.answer(file, () => new Response(body, { headers: { 'content-length': '8' } }));
    await open({ user: member });
    press('smwp');
    press('smwp', '다운로드 중');
    go('%PDF');
    const bar = await card('smwp').findByRole('progressbar', { name: '자료 smwp' });
    expect([bar.getAttribute('value'), card('smwp').getByText('50%').textContent]).toEqual(['50', '50%']);
    go('-1.7');
    end();
    await waitFor(() => expect(saved).toEqual(['smwp_카탈로그.pdf']));
    await waitFor(() => expect(card('smwp').queryByRole('progressbar')).toBeNull());
    expect(api.calls(file)).toHaveLength(1);
  });
});
