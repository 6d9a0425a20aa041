import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { TrainingCertificates } from '../../api/admin-certificates.ts';
import type { paths } from '../../api/types.generated.ts';
import { admin, answerQuestion, openEducation, questionOf } from '../../testing/open-education.tsx';
import { catchDownloads, fillIn, press } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { LANGUAGES } from '../../testing/words.ts';

const api = mockApi<paths>();
afterEach(cleanup);
beforeEach(catchDownloads);

const LIST = 'GET /api/education/admin/certificates';
const ISSUE = 'POST /api/education/admin/certificates';
const WITHDRAW = 'POST /api/education/admin/certificates/withdraw';
const FILE = 'GET /api/education/certificate-file';
const at = '2026-12-02T01:00:00.000Z';
const number = 'SE-2026-7K3M9QF2XA';
const valid = { applicationId: 1, number, issuedAt: at };
const withdrawn = { ...valid, withdrawnAt: at, withdrawalReason: '이름 정정' };

async function open(certificates: Partial<TrainingCertificates> | (() => Response), locale: 'ko' | 'en' = 'ko') {
  api.answer('GET /api/education/admin/training-names', [{ educationId: 7, title: 'SMWP', startDate: '2026-12-01' }]);
  api.answer('GET /api/education/signup-records', [
    sampleApplicant({ applicationId: 1, name: '가영', attendedAt: at }),
    sampleApplicant({ applicationId: 2, name: '나라', attendedAt: at }),
    sampleApplicant({ applicationId: 3, name: '다민' }),
  ]);
  api.answer(
    LIST,
    typeof certificates === 'function'
      ? certificates
      : { ended: true, missing: 2, state: 's1', certificates: [], ...certificates },
  );
  return openEducation('/admin/education/attendance?educationId=7', { locale, user: admin });
}

const lineOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);

describe.each(LANGUAGES)('certificates on the attendance list (%s)', (locale) => {
  const isKorean = locale === 'ko';

  test('are issued to one who was present, after a question', async () => {
    const page = await open({}, locale);
    const issue = isKorean ? '가영 수료증 발급' : 'Issue a certificate to 가영';
    await screen.findByRole('button', { name: issue });
    expect((await lineOf('다민')).queryByRole('button')).toBeNull();
    await press(document.body, issue);
    await waitFor(() => expect(questionOf(page)).toContain('가영'));
    expect(api.calls(ISSUE)).toHaveLength(0);
    api.answer(ISSUE, { ended: true, missing: 1, state: 's1', certificates: [valid] });
    await answerQuestion(page, true);
    await screen.findByText(number);
    expect(api.calls(ISSUE)[0]?.body).toEqual({ educationId: 7, seen: 's1', applicationIds: [1] });
    expect(page.toasts()).toEqual([isKorean ? 'success: 수료증을 발급했습니다' : 'success: Issued']);
    await screen.findByRole('button', { name: isKorean ? '모두 발급 (1)' : 'Issue all (1)' });
  });

  test('are withdrawn with a reason only, and the next one can be issued', async () => {
    await open({ missing: 1, certificates: [valid] }, locale);
    await press(document.body, isKorean ? '가영 수료증 취소' : "Withdraw 가영's certificate");
    const dialog = await screen.findByRole('dialog');
    await press(dialog, isKorean ? '수료증 취소' : 'Withdraw certificate');
    const field = within(dialog).getByRole('textbox');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(api.calls(WITHDRAW)).toHaveLength(0);
    fillIn(field, '이름 정정');
    api.answer(WITHDRAW, () => problemResponse(503, 'unavailable'));
    await press(dialog, isKorean ? '수료증 취소' : 'Withdraw certificate');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    api.answer(WITHDRAW, withdrawn);
    api.answer(LIST, { ended: true, missing: 2, state: 's1', certificates: [withdrawn] });
    await press(dialog, isKorean ? '수료증 취소' : 'Withdraw certificate');
    const line = await lineOf('가영');
    await line.findByText('이름 정정');
    expect(line.getByText(isKorean ? '취소됨' : 'Withdrawn')).toBeTruthy();
    expect(line.getByRole('button', { name: isKorean ? '가영 수료증 다시 발급' : 'Issue again to 가영' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls(WITHDRAW).at(-1)?.body).toEqual({ number, reason: '이름 정정' });
  });
});

test('all that are missing are issued at once, after a question with their number; a refusal is said', async () => {
  const page = await open({});
  await press(document.body, '모두 발급 (2)');
  await waitFor(() => expect(questionOf(page)).toContain('수료증 2건을 발급할까요?'));
  await answerQuestion(page, false);
  expect(api.calls(ISSUE)).toHaveLength(0);
  await press(document.body, '모두 발급 (2)');
  await waitFor(() => expect(questionOf(page)).toBeTruthy());
  api.answer(ISSUE, () => problemResponse(409, 'training-not-ended'));
  await answerQuestion(page, true);
  await waitFor(() => expect(page.toasts()).toEqual(['error: 교육이 끝난 뒤에 발급할 수 있습니다.']));
  expect(api.calls(ISSUE)[0]?.body).toEqual({ educationId: 7, seen: 's1' });
});

test('none are offered before the training has ended, and a list that failed can be read again', async () => {
  await open({ ended: false });
  await screen.findByText(/^교육이 끝나면/);
  expect(screen.queryByRole('columnheader', { name: '수료증' })).toBeNull();
  cleanup();
  await open(() => problemResponse(503, 'unavailable'));
  await screen.findByText('수료증 조회를 실패했습니다');
  api.answer(LIST, { ended: true, missing: 2, state: 's1', certificates: [] });
  await press(document.body, '다시 시도');
  await screen.findByRole('columnheader', { name: '수료증' });
});

test('a valid one is downloaded, and the mark of its holder is not taken back', async () => {
  const page = await open({ missing: 1, certificates: [valid] });
  api.answer(FILE, () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
  await press(document.body, '가영 수료증 PDF 내려받기');
  await act(async () => undefined);
  expect(api.calls(FILE)[0]?.query.get('number')).toBe(number);
  api.answer('POST /api/education/admin/attendance', () => problemResponse(409, 'certificate-issued'));
  await act(async () => screen.getByRole('checkbox', { name: '가영 출석' }).click());
  await waitFor(() => expect(page.toasts().join()).toContain('수료증을 먼저 취소해 주세요'));
});
