import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, openEducation } from '../../testing/open-education.tsx';
import { press, user } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { LANGUAGES } from '../../testing/words.ts';

const api = mockApi<paths>();
afterEach(cleanup);
afterEach(() => void jest.restoreAllMocks());

const MARK = 'POST /api/education/admin/attendance';
const CHECK_IN = 'GET /api/education/admin/check-in';
const attendedAt = '2026-12-01T01:00:00.000Z';

describe.each(LANGUAGES)('attendance (%s)', (locale) => {
  const isKorean = locale === 'ko';
  const kim = sampleApplicant({ applicationId: 1, name: '나가영' });

  test('is marked on the list of those who hold a seat, by name, which can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    api.answer('GET /api/education/admin/training-names', [{ educationId: 7, title: 'SMWP', startDate: '2026-12-01' }]);
    const records = [
      kim,
      sampleApplicant({ applicationId: 2, status: 'waiting' }),
      sampleApplicant({ applicationId: 3, name: '강지호' }),
    ];
    api.answer('GET /api/education/signup-records', records);
    api.answer(MARK, kim);
    api.answer('GET /api/education/admin/certificates', { ended: false, missing: 0, state: 's1', certificates: [] });
    await openEducation('/admin/education/attendance?educationId=7', { locale, user: admin });
    const marks = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(
      ['강지호', '나가영'].map((name) => (isKorean ? `${name} 출석` : `${name} is present`)),
    );
    api.answer('GET /api/education/signup-records', [{ ...kim, attendedAt }]);
    await user.click(marks[1]!);
    await screen.findByText(isKorean ? '전체 1명 중 1명 출석' : 'Present: 1 of 1');
    expect(api.calls(MARK)[0]?.body).toEqual({ applicationId: 1, version: 1, present: true });
    await press(document.body, isKorean ? '출석부 인쇄' : 'Print the list');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('is marked for several people without waiting for the first; a mark that failed goes again', async () => {
    api.answer('GET /api/education/admin/training-names', [{ educationId: 7, title: 'SMWP', startDate: '2026-12-01' }]);
    api.answer('GET /api/education/admin/certificates', { ended: false, missing: 0, state: 's1', certificates: [] });
    api.answer('GET /api/education/signup-records', [kim, sampleApplicant({ applicationId: 2, name: '다민' })]);
    let answer: (response: Response) => void = () => undefined;
    api.answer(MARK, () => new Promise<Response>((resolve) => (answer = resolve)));
    const page = await openEducation('/admin/education/attendance?educationId=7', { locale, user: admin });
    const marks = await screen.findAllByRole<HTMLInputElement>('checkbox');
    await user.click(marks[0]!);
    expect([marks[0]?.checked, marks[0]?.disabled]).toEqual([true, false]);
    await waitFor(() => expect(api.calls(MARK)).toHaveLength(1));
    const first = answer;
    await user.click(marks[1]!);
    await waitFor(() => expect(api.calls(MARK)).toHaveLength(2));
    first(problemResponse(503, 'unavailable'));
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(marks.map(({ checked }) => checked)).toEqual([false, true]);
    answer(Response.json(kim));
  });

  test('says when the trainings cannot be read, and reads them again', async () => {
    api.answer('GET /api/education/admin/training-names', () => problemResponse(503, 'unavailable'));
    await openEducation('/admin/education/attendance', { locale, user: admin });
    await screen.findByText(isKorean ? '교육 목록을 불러오지 못했습니다' : 'The trainings could not be loaded');
    api.answer('GET /api/education/admin/training-names', [{ educationId: 7, title: 'SMWP', startDate: '2026-12-01' }]);
    await press(document.body, isKorean ? '다시 시도' : 'Try again');
    await screen.findByRole('option', { name: '2026.12.01 SMWP' });
  });

  test('is confirmed for the owner of a code, and the mark can be taken back', async () => {
    api.answer(CHECK_IN, kim);
    api.answer(MARK, { ...kim, attendedAt });
    const page = await openEducation('/admin/education/check-in?code=1-abc', { locale, user: admin });
    await screen.findByText('나가영');
    expect(api.calls(CHECK_IN)[0]?.query.get('code')).toBe('1-abc');
    await press(document.body, isKorean ? '출석 확인' : 'Mark as present');
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(await screen.findByText('2026.12.01 10:00')).toBeTruthy();
    api.answer(MARK, () => problemResponse(503, 'unavailable'));
    await press(document.body, isKorean ? '출석 취소' : 'Take the mark back');
    await waitFor(() => expect(page.toasts()).toHaveLength(2));
    expect(api.calls(MARK).map(({ body }) => body)).toEqual([
      { applicationId: 1, version: 1, present: true },
      { applicationId: 1, version: 1, present: false },
    ]);
  });

  test('is confirmed for nobody without a seat, and by no code that belongs to no application', async () => {
    api.answer(CHECK_IN, { ...kim, status: 'cancelled' });
    await openEducation('/admin/education/check-in?code=1-abc', { locale, user: admin });
    expect(
      await screen.findByText(isKorean ? '자리가 확정되지 않은 신청자입니다.' : 'This person holds no seat.'),
    ).toBeTruthy();
    cleanup();
    api.answer(CHECK_IN, () => problemResponse(404, 'application-not-found'));
    await openEducation('/admin/education/check-in?code=x', { locale, user: admin });
    expect(
      await screen.findByText(isKorean ? '신청 내역이 없는 코드입니다' : 'This code belongs to no application'),
    ).toBeTruthy();
    const way = within(screen.getByRole('heading', { level: 2 }).parentElement!).getByRole('link');
    expect(way.getAttribute('href')).toBe('/admin/education/attendance');
  });

  test('is not confirmed as if nothing were when the training was cancelled', async () => {
    api.answer(CHECK_IN, { ...kim, training: { ...kim.training, removed: true } });
    await openEducation('/admin/education/check-in?code=1-abc', { locale, user: admin });
    expect(await screen.findByText(isKorean ? '취소된 교육' : 'Training cancelled')).toBeTruthy();
  });
});
