import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Certificate } from '../../api/certificates.ts';
import { openEducation } from '../../testing/open-education.tsx';
import { catchDownloads, fillIn, press } from '../../testing/page-parts.ts';
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

describe.each(LANGUAGES)('verifying a certificate (%s)', (locale) => {
  const isKorean = locale === 'ko';
  const say = (korean: string, english: string) => (isKorean ? korean : english);

  test('a genuine one is shown with its masked holder, and offers no file to strangers', async () => {
    api.answer(VERIFY, certificate);
    const page = await openEducation(url, { locale });
    await screen.findByRole('heading', { name: say('유효한 수료증입니다', 'This certificate is genuine') });
    const asked = api.calls(VERIFY)[0]?.query;
    expect([asked?.get('number'), asked?.get('lang')]).toEqual([number, locale]);
    for (const text of [number, '김**', '비전 검사 입문', '2026.11.13']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
    expect(page.head()).toMatchObject({ noindex: true });
  });

  test('a withdrawn one says so, also to who has its link', async () => {
    api.answer(VERIFY, { ...certificate, withdrawnOn: '2026-11-20' });
    await openEducation(`${url}#key`, { locale });
    await screen.findByRole('heading', { name: say('취소된 수료증입니다', 'This certificate was withdrawn') });
    expect(screen.getByText('2026.11.20')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
  });

  test('an unknown number is named, and another one can be typed', async () => {
    api.answer(VERIFY, () => problemResponse(404, 'certificate-not-found'));
    const page = await openEducation(url, { locale });
    await screen.findByRole('heading', { name: say('확인되지 않는 수료증입니다', 'There is no such certificate') });
    expect(screen.getByText(new RegExp(`${number} 번호로|the number ${number}`))).toBeTruthy();
    api.answer(VERIFY, certificate);
    fillIn(screen.getByRole('textbox'), ' se-2026-0000000001 ');
    await press(document.body, say('확인', 'Verify'));
    await screen.findByRole('heading', { name: say('유효한 수료증입니다', 'This certificate is genuine') });
    expect(page.url()).toBe('/education/certificates/SE-2026-0000000001');
  });

  test('without a number there is a field for one, which must be filled', async () => {
    await openEducation('/education/certificates', { locale });
    await press(document.body, say('확인', 'Verify'));
    expect(screen.getByText(say('수료증 번호를 입력하세요', 'Please enter the number'))).toBeTruthy();
    expect(api.calls(VERIFY)).toHaveLength(0);
  });

  test('a limit is explained, and another try is offered', async () => {
    api.answer(VERIFY, () => problemResponse(429, 'too-many-requests'));
    await openEducation(url, { locale });
    await screen.findByText(isKorean ? /짧은 시간에/ : /in a short time/);
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
