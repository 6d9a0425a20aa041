import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, answerQuestion, openEducation } from '../../testing/open-education.tsx';
import { catchDownloads, fillIn, press as pressIn, user } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { storedTraining } from '../../testing/sample-training.ts';
import { words } from '../../testing/words.ts';

const locale = 'ko';

const api = mockApi<paths>();
const RECORDS = 'GET /api/education/signup-records';
const EXPORT = 'GET /api/education/admin/applications/export';
const MAIL = 'POST /api/education/admin/mail';

afterEach(cleanup);
beforeEach(catchDownloads);
afterEach(() => void jest.restoreAllMocks());

/** One who holds a seat, one who has cancelled, another with a seat, one who waits. */
const crowd = [
  sampleApplicant({
    applicationId: 1,
    name: '나가영',
    email: 'na@example.com',
    phoneNumber: '010-0000-0007',
    application: '첫 신청',
    createdAt: '2026-11-20T15:05:00Z',
  }),
  sampleApplicant({
    applicationId: 2,
    name: '다민수',
    company: '보기식품(주)',
    status: 'cancelled',
    createdAt: '2026-11-21T01:00:00Z',
  }),
  sampleApplicant({ applicationId: 3, name: '라지우', createdAt: '2026-11-22T01:00:00Z' }),
  sampleApplicant({ applicationId: 4, name: '가은호', status: 'waiting', place: 1, createdAt: '2026-11-23T01:00:00Z' }),
];

describe('the applicants of a training', () => {
  const say = words[locale];
  const dialog = () => screen.getAllByRole('dialog')[0]!;
  const press = (name: string) => pressIn(dialog(), name);
  const rows = () => [...dialog().querySelectorAll('tbody tr')] as HTMLElement[];
  const names = () =>
    rows().map((row) => within(row).getByRole('rowheader').querySelector('div:last-of-type')?.textContent);

  async function open(records: Parameters<typeof api.answer<typeof RECORDS>>[1] = crowd) {
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP', capacity: 3 })]);
    api.answer(RECORDS, records);
    const page = await openEducation('/education/schedule?training=7', { locale, user: admin });
    await press(say.applicants);
    return page;
  }

  test('are shown with all they said, and a dot and a word for what became of it', async () => {
    await open();
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(document.activeElement).toBe(within(dialog()).getByRole('heading', { name: say.applied(2, 3) }));
    expect(api.calls(RECORDS)[0]?.query.get('educationId')).toBe('7');
    const cells = [...rows()[0]!.children].map((cell) => cell.querySelector('div:last-of-type')?.textContent);
    expect(cells.slice(1, -1)).toEqual([
      '나가영',
      say.status.signup,
      'na@example.com',
      '010-0000-0007',
      '샘플오토파츠(주)',
      '과장',
      '첫 신청',
      '2026.11.21 00:05',
    ]);
    expect(within(rows()[0]!).getByRole('link').getAttribute('href')).toBe('mailto:na@example.com');
    const states = rows().map((row) => [
      row.querySelector<HTMLElement>('[data-status]')?.dataset.status,
      row.querySelector('[data-status]')?.parentElement?.textContent,
    ]);
    expect(states).toEqual([
      ['signup', say.status.signup],
      ['cancelled', say.status.cancelled],
      ['signup', say.status.signup],
      ['waiting', say.status.waiting],
    ]);
    await press(say.back);
    expect(within(dialog()).getByRole('button', { name: say.apply })).toBeTruthy();
  });

  test('are a table with ten on a page; a search begins on the first page', async () => {
    await open(
      Array.from({ length: 33 }, (_, index) =>
        sampleApplicant({ applicationId: index + 1, name: `신청자 ${index + 1}` }),
      ),
    );
    await waitFor(() => expect(rows()).toHaveLength(10));
    const pages = within(dialog()).getByRole('navigation', { name: '페이지 이동' });
    expect(within(pages).getAllByRole('button')).toHaveLength(6);
    await user.click(within(pages).getByRole('button', { name: /4/ }));
    expect(names()).toEqual(['신청자 31', '신청자 32', '신청자 33']);
    const search = within(dialog()).getByRole('searchbox');
    fillIn(search, '신청자 2');
    fireEvent.submit(search);
    expect(names()).toHaveLength(10);
    expect(within(dialog()).getByText(/11/, { selector: '[role="status"] > span' })).toBeTruthy();
  });

  test.each([
    ['960 px: a table', 848, 'table'],
    ['a phone: a block each', 342, 'blocks'],
  ])('are in a dialog in a window of %s', async (_window, inside, form) => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(inside);
    await open();
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(within(dialog()).getByRole('table').closest<HTMLElement>('[data-form]')?.dataset['form']).toBe(form);
  });

  test('are sorted, searched and filtered, and taken away as they are seen', async () => {
    api.answer(EXPORT, () => new Response('file', { headers: { 'content-type': 'text/csv' } }));
    await open();
    await waitFor(() => expect(names()).toEqual(['나가영', '다민수', '라지우', '가은호']));
    await press(say.name);
    expect(names()).toEqual(['가은호', '나가영', '다민수', '라지우']);
    await press(say.name);
    expect(names()).toEqual(['라지우', '다민수', '나가영', '가은호']);
    const search = within(dialog()).getByRole('searchbox', {
      name: '이름, 이메일, 전화번호, 회사',
    });
    fillIn(search, '보기식품');
    fireEvent.submit(search);
    expect(names()).toEqual(['다민수']);
    fillIn(within(dialog()).getAllByRole('combobox')[0]!, 'waiting');
    expect(within(dialog()).getByText('조건에 맞는 신청자가 없습니다')).toBeTruthy();
    await press('조건 초기화');
    expect(names()).toEqual(['라지우', '다민수', '나가영', '가은호']);
    fillIn(within(dialog()).getAllByRole('combobox')[0]!, 'waiting');
    expect(names()).toEqual(['가은호']);
    for (const format of ['CSV 내려받기', '엑셀 내려받기']) {
      await press(format);
      await waitFor(() =>
        expect(within(dialog()).getByRole('button', { name: format }).getAttribute('aria-disabled')).not.toBe('true'),
      );
    }
    expect(api.calls(EXPORT).map(({ query }) => Object.fromEntries(query))).toEqual(
      ['csv', 'xlsx'].map((format) => ({ educationId: '7', status: 'waiting', sort: '-name', format, lang: locale })),
    );
    await press(say.phone);
    await press('CSV 내려받기');
    // The service does not order by it
    await waitFor(() => expect(api.calls(EXPORT)[2]?.query.has('sort')).toBe(false));
  });

  test('are written to: the chosen ones, once, under a key', async () => {
    api.answer('GET /api/education/admin/recipients', { recipients: 1 });
    api.answer(MAIL, () => problemResponse(503, 'unavailable'));
    const page = await open();
    await waitFor(() => expect(rows()).toHaveLength(4));
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    await press(say.mail);
    const mail = screen.getByRole('dialog', { name: '신청자에게 메일 보내기' });
    await within(mail).findByText(/1명에게/);
    expect(api.calls('GET /api/education/admin/recipients').map(({ query }) => Object.fromEntries(query))).toEqual([
      { ids: '1' },
    ]);
    const send = () => user.click(within(mail).getByRole('button', { name: say.send }));
    await send();
    const [subject, text] = [
      within(mail).getAllByLabelText<HTMLInputElement>(new RegExp(`^${say.subject}`))[0]!,
      within(mail).getAllByLabelText<HTMLInputElement>(new RegExp(`^${say.text}`))[0]!,
    ];
    expect(document.activeElement).toBe(subject);
    expect(api.calls(MAIL)).toEqual([]);
    fillIn(subject, '준비물 안내');
    fillIn(text, '개인 노트북을 가져오세요.');
    await send();
    await waitFor(() => expect(within(mail).getByRole('alert').textContent).toContain('저장하지 못했습니다'));
    expect(text.value).toBe('개인 노트북을 가져오세요.');
    api.answer(MAIL, { recipients: 1 });
    await send();
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.mailSent(1)}`]));
    expect(mail.isConnected).toBe(false);
    const calls = api.calls(MAIL);
    expect(calls).toHaveLength(2);
    expect(calls.map(({ body }) => body)).toEqual(
      calls.map(() => ({ ids: [1], subject: '준비물 안내', text: '개인 노트북을 가져오세요.' })),
    );
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(within(rows()[0]!).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('are written to all at once, those of the filter, in both languages', async () => {
    api.answer('GET /api/education/admin/recipients', () => problemResponse(503, 'unavailable'));
    api.answer(MAIL, () => problemResponse(409, 'no-recipients'));
    const page = await open();
    await waitFor(() => expect(rows()).toHaveLength(4));
    fillIn(within(dialog()).getAllByRole('combobox')[0]!, 'signup');
    await press(say.mailAll);
    const mail = screen.getAllByRole('dialog')[1]!;
    await waitFor(() => expect(page.toasts()).toEqual(['error: 받는 사람 수를 확인하지 못했습니다']));
    const fields = [
      ...within(mail).getAllByLabelText<HTMLInputElement>(new RegExp(`^${say.subject}`)),
      ...within(mail).getAllByLabelText<HTMLInputElement>(new RegExp(`^${say.text}`)),
    ];
    for (const [index, field] of fields.entries()) fillIn(field, `text ${index}`);
    await user.click(within(mail).getByRole('button', { name: say.send }));
    await waitFor(() => expect(within(mail).getByRole('alert').textContent).toBe('메일을 받을 사람이 없습니다.'));
    expect(api.calls(MAIL)[0]?.body).toEqual({
      educationId: 7,
      status: 'signup',
      subject: 'text 0',
      subjectEn: 'text 1',
      text: 'text 2',
      textEn: 'text 3',
    });
    // A written mail is not lost by a key
    await user.keyboard('{Escape}');
    await answerQuestion(page, false);
    expect(mail.isConnected).toBe(true);
  });

  test('say when they cannot be loaded, and try again', async () => {
    const page = await open(() => problemResponse(503, 'unavailable'));
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.applicantsFailed}`]));
    expect(within(dialog()).getByRole('heading', { name: say.applied(0, 3).replace('0', '–') })).toBeTruthy();
    api.answer(RECORDS, crowd);
    await user.click(within(within(dialog()).getByRole('alert')).getByRole('button'));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  test('say when there are none', async () => {
    await open([]);
    expect(await within(dialog()).findByText('신청자가 없습니다')).toBeTruthy();
  });

  test('say when their file cannot be had', async () => {
    api.answer(EXPORT, (_call: ApiCall) => problemResponse(503, 'unavailable'));
    const page = await open();
    await press('CSV 내려받기');
    await waitFor(() => expect(page.toasts()).toEqual(['error: 파일을 내려받지 못했습니다']));
  });
});
