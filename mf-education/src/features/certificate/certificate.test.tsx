import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Certificate } from '../../api/certificates.ts';
import { openEducation } from '../../testing/open-education.tsx';
import { catchDownloads, describedBy, fillIn, press } from '../../testing/page-parts.ts';
import { LANGUAGES } from '../../testing/words.ts';

const api = mockApi<paths>();
afterEach(cleanup);
beforeEach(catchDownloads);
afterEach(() => history.replaceState({}, '', '/'));

const VERIFY = 'GET /api/education/certificate';
const FILE = 'GET /api/education/certificate-file';
const number = 'SE-2026-7K3M9QF2XA';
const url = `/education/certificates/${number}`;

const certificate: Certificate = {
  number,
  name: '김**',
  title: '비전 검사 입문',
  lang: 'ko',
  startDate: '2026-11-10',
  endDate: '2026-11-12',
  issuedOn: '2026-11-13',
};

/** The names of the result's values with them, in their order. */
const facts = () =>
  [...document.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);

describe.each(LANGUAGES)('verifying a certificate (%s)', (locale) => {
  const isKorean = locale === 'ko';
  const say = (korean: string, english: string) => (isKorean ? korean : english);

  test('a genuine one is shown with its masked holder, and offers no file to strangers', async () => {
    api.answer(VERIFY, certificate);
    const page = await openEducation(url, { locale });
    await screen.findByRole('heading', { name: say('유효한 수료증입니다', 'This certificate is genuine') });
    const asked = api.calls(VERIFY)[0]?.query;
    expect([asked?.get('number'), asked?.get('lang')]).toEqual([number, locale]);
    expect(facts()).toEqual([
      [say('수료증 번호', 'Certificate number'), number],
      [say('성명', 'Name'), '김**'],
      [say('교육 과정', 'Training'), '비전 검사 입문'],
      [
        say('교육 기간', 'Date'),
        say('2026.11.10\u00a0(화) – 2026.11.12\u00a0(목)', '2026.11.10\u00a0(Tue) – 2026.11.12\u00a0(Thu)') +
          say(
            '2026년 11월 10일 화요일 – 2026년 11월 12일 목요일',
            'Tuesday, November 10, 2026 – Thursday, November 12, 2026',
          ),
      ],
      [say('발급일', 'Issued on'), '2026.11.13'],
    ]);
    expect(screen.getByText('비전 검사 입문').lang).toBe(say('', 'ko'));
    expect(screen.getByText(say('유효', 'Valid'))).toBeTruthy();
    expect(screen.getByText(isKorean ? /^셀매트릭스가 발급한 수료증입니다/ : /^It was issued by/)).toBeTruthy();
    expect(screen.queryByText(say('수료증을 확인하고 있습니다', 'Checking the certificate'))).toBeNull();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
    expect(page.head()).toMatchObject({ noindex: true });
  });

  test('a withdrawn one says so, also to who has its link', async () => {
    api.answer(VERIFY, { ...certificate, withdrawnOn: '2026-11-20' });
    await openEducation(`${url}#key`, { locale });
    await screen.findByRole('heading', { name: say('취소된 수료증입니다', 'This certificate was withdrawn') });
    expect(facts().at(-1)).toEqual([say('취소일', 'Withdrawn on'), '2026.11.20']);
    expect(screen.getByText(say('취소됨', 'Withdrawn'))).toBeTruthy();
    expect(screen.getByText(isKorean ? /더 이상 유효하지/ : /no longer valid/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  test('says that it is being verified, and nothing else, until it is known', async () => {
    let send = (_certificate: Certificate) => {};
    api.answer(VERIFY, () => new Promise<Certificate>((resolve) => (send = resolve)));
    await openEducation(url, { locale });
    await screen.findByText(say('수료증을 확인하고 있습니다', 'Checking the certificate'));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    send(certificate);
    await screen.findByText('김**');
  });

  test.each([
    [404, 'certificate-not-found'],
    [400, 'invalid-input'],
  ])('an unknown number is named (%s), and another one can be typed', async (status, code) => {
    api.answer(VERIFY, () => problemResponse(status, code));
    const page = await openEducation(url, { locale });
    await screen.findByRole('heading', { name: say('확인되지 않는 수료증입니다', 'There is no such certificate') });
    expect(screen.getByText(new RegExp(`${number} 번호로|the number ${number}`))).toBeTruthy();
    expect(screen.queryByText(say('수료증을 확인하지 못했습니다', 'The certificate could not be checked'))).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(number);
    api.answer(VERIFY, certificate);
    fillIn(screen.getByRole('textbox'), ' se-2026-0000000001 ');
    await press(document.body, say('확인', 'Verify'));
    await screen.findByRole('heading', { name: say('유효한 수료증입니다', 'This certificate is genuine') });
    expect(page.url()).toBe('/education/certificates/SE-2026-0000000001');
  });

  test('without a number there is a field for one, which must be filled', async () => {
    const page = await openEducation('/education/certificates', { locale });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: say('수료증 번호', 'Certificate number') });
    // Word joiners: a browser would break the number after a hyphen
    const hint = say(
      '수료증에 적힌 번호입니다. 예: SE-\u20602026-\u20607K3M9QF2XA',
      'As it is printed on the certificate, such as SE-\u20602026-\u20607K3M9QF2XA.',
    );
    expect([field.value, field.getAttribute('spellcheck'), describedBy(field)]).toEqual(['', 'false', hint]);
    await press(document.body, say('확인', 'Verify'));
    expect(screen.getByText(say('수료증 번호를 입력하세요', 'Please enter the number'))).toBeTruthy();
    expect([page.url(), api.calls(VERIFY)]).toEqual(['/education/certificates', []]);
  });

  test('a limit is explained, and another try is offered', async () => {
    api.answer(VERIFY, () => problemResponse(429, 'too-many-requests'));
    await openEducation(url, { locale });
    await screen.findByText(isKorean ? /짧은 시간에/ : /in a short time/);
    expect(screen.getByText(say('수료증을 확인하지 못했습니다', 'The certificate could not be checked'))).toBeTruthy();
    expect(
      screen.queryByRole('heading', { name: say('확인되지 않는 수료증입니다', 'There is no such certificate') }),
    ).toBeNull();
    api.answer(VERIFY, certificate);
    await press(document.body, say('다시 시도', 'Try again'));
    await screen.findByText('김**');
  });
});

test('who follows the mailed link downloads the file with its key, which no address holds', async () => {
  api.answer(VERIFY, certificate);
  api.answer(FILE, () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
  const page = await openEducation(`${url}#the-key`);
  await press(document.body, '수료증 PDF');
  await act(async () => undefined);
  const [call] = api.calls(FILE);
  expect(call?.headers.get('certificate-key')).toBe('the-key');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({ number, lang: 'ko' });
  api.answer(FILE, () => problemResponse(409, 'certificate-withdrawn'));
  await press(document.body, '수료증 PDF');
  expect(page.toasts()).toEqual(['error: 취소된 수료증이라 내려받을 수 없습니다.']);
});

test('while other files are being made, it is asked for again when the service says so, three times in all', async () => {
  api.answer(VERIFY, certificate);
  const busy = () => problemResponse(503, 'certificates-busy', { retryAfterSeconds: 0.01 });
  const pdf = () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  api.answer(FILE, () => (api.calls(FILE).length < 3 ? busy() : pdf()));
  const page = await openEducation(`${url}#the-key`);
  await press(document.body, '수료증 PDF');
  await waitFor(() => expect(api.calls(FILE)).toHaveLength(3));
  expect(page.toasts()).toEqual([]);
  api.answer(FILE, busy);
  await press(document.body, '수료증 PDF');
  await waitFor(() => expect(page.toasts()).toHaveLength(1));
  expect(api.calls(FILE)).toHaveLength(6);
});
