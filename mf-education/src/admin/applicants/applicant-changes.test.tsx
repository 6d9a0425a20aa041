import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, openEducation } from '../../testing/open-education.tsx';
import { describedBy, fillIn, press as pressIn, user } from '../../testing/page-parts.ts';
import { describeResources } from '../../testing/resources.ts';
import { listedApplicant, sampleApplicant } from '../../testing/sample-applicant.ts';
import { LANGUAGES } from '../../testing/words.ts';

const api = mockApi<paths>();
afterEach(cleanup);

const ADD = 'POST /api/education/admin/applicants';
const CORRECT = 'PATCH /api/education/admin/applicants';
const CANCEL = 'POST /api/education/admin/applicants/cancel';
const PROMOTE = 'POST /api/education/admin/applicants/promote';
const labels = {
  ko: {
    name: '이름',
    email: '이메일',
    phone: '전화번호',
    training: '교육',
    add: '신청자 추가',
    save: '저장',
    mailNew: '신청자에게 확인 메일을 보냅니다',
    waiting: '정원이 차서 대기 2번째로 추가했습니다',
    required: '값을 입력하세요',
    edit: '나가영 신청 수정',
    company: '회사',
    showTheirs: '바뀐 내용 보기',
    corrected: '신청 내용을 수정했습니다',
    cancel: '나가영 신청 취소',
    cancelIt: '신청 취소',
    mailCancelled: '신청자에게 취소 안내 메일을 보냅니다',
    cancelled: '신청을 취소했습니다',
    promote: '나가영 자리 확정',
    promoteIt: '자리 확정',
    full: '빈자리가 없습니다.',
    erase: '나가영 님의 개인정보 삭제',
    erased: '개인정보를 삭제했습니다',
  },
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    training: 'Training',
    add: 'Add an applicant',
    save: 'Save',
    mailNew: 'Mail a confirmation to the applicant',
    waiting: 'Every seat is taken: added as number 2 on the waiting list',
    required: 'Please enter a value',
    edit: 'Edit the application of 나가영',
    company: 'Company',
    showTheirs: 'Show what they changed',
    corrected: 'The application was changed',
    cancel: 'Cancel the application of 나가영',
    cancelIt: 'Cancel the application',
    mailCancelled: 'Mail the applicant that the application is cancelled',
    cancelled: 'The application was cancelled',
    promote: 'Give a seat to 나가영',
    promoteIt: 'Give a seat',
    full: 'Every seat is taken.',
    erase: 'Delete personal data of 나가영',
    erased: 'The personal data was deleted',
  },
};

describe.each(LANGUAGES)('applicants by hand (%s)', (locale) => {
  const say = labels[locale];
  const waiting = sampleApplicant({ applicationId: 4, name: '나가영', status: 'waiting', place: 1, version: 3 });
  const dialog = () => screen.getByRole('dialog');
  const field = (name: string) => within(dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

  async function open(button: string, data = [waiting]) {
    api.answer('GET /api/education/admin/training-names', [{ educationId: 7, title: 'SMWP', startDate: '2031-12-01' }]);
    describeResources(api);
    const page = { data: data.map((record) => listedApplicant(record)), total: 1, page: 1, pageSize: 20, pageCount: 1 };
    api.answer('GET /api/education/admin/applications', page);
    const opened = await openEducation('/admin/education/applicants', { locale, user: admin });
    await screen.findByText('나가영');
    await user.click(screen.getByRole('button', { name: button }));
    return opened;
  }
  const press = (name: string) => pressIn(dialog(), name);

  test('are added to a training that is chosen, and the place in the queue is told', async () => {
    api.answer(ADD, sampleApplicant({ status: 'waiting', place: 2 }));
    const page = await open(say.add);
    await press(say.save);
    await waitFor(() => expect(describedBy(field(say.name))).toContain(say.required));
    expect(api.calls(ADD)).toEqual([]);
    fillIn(await within(dialog()).findByRole('combobox', { name: new RegExp(say.training) }), '7');
    fillIn(field(say.name), '박서연');
    fillIn(field(say.email), 'park@example.com');
    fillIn(field(say.phone), '010-1234-5678');
    await user.click(field(say.mailNew));
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.waiting}`]));
    expect(api.calls(ADD).map(({ body }) => body)).toEqual([
      {
        educationId: 7,
        name: '박서연',
        email: 'park@example.com',
        phoneNumber: '010-1234-5678',
        company: '',
        position: '',
        application: '',
        locale: 'ko',
        notify: false,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(api.calls('GET /api/education/admin/applications')).toHaveLength(2));
  });

  test('are corrected from the version that was read', async () => {
    api.answer(CORRECT, waiting);
    const page = await open(say.edit);
    expect(field(say.email).value).toBe(waiting.email);
    fillIn(field(say.name), '나가온');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.corrected}`]));
    expect(api.calls(CORRECT)[0]?.body).toMatchObject({ applicationId: 4, version: 3, name: '나가온', notify: true });
  });

  test('are corrected with what somebody else has stored meanwhile, on request', async () => {
    api.answer(CORRECT, () => problemResponse(409, 'stale-edit'));
    await open(say.edit);
    fillIn(field(say.name), '나가온');
    await press(say.save);
    const other = listedApplicant({ ...waiting, company: '다른 회사', version: 4 });
    api.answer('GET /api/education/admin/applications/4', other);
    await press(say.showTheirs);
    await waitFor(() => expect(field(say.company).value).toBe('다른 회사'));
    expect(field(say.name).value).toBe('나가온');
    api.answer(CORRECT, waiting);
    await press(say.save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(CORRECT).at(-1)?.body).toMatchObject({ version: 4, name: '나가온', company: '다른 회사' });
  });

  test('are deleted for good by a manager, once cancelled or over', async () => {
    const erase = 'POST /api/education/admin/applicants/erase';
    api.answer(erase, undefined);
    const cancelled = sampleApplicant({ applicationId: 5, name: '나가영', status: 'cancelled', version: 2 });
    const page = await open(say.erase, [cancelled]);
    const { store } = page.portal.alerts;
    await waitFor(() => expect(store.getState().current?.title).toContain('나가영'));
    act(() => store.getState().current?.close(true));
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.erased}`]));
    expect(api.calls(erase)[0]?.body).toEqual({ applicationId: 5, version: 2 });
  });

  test('who wait or hold a seat have no button for it', async () => {
    await open(say.edit);
    expect(screen.queryByRole('button', { name: say.erase })).toBeNull();
  });

  test('are cancelled with or without mail', async () => {
    api.answer(CANCEL, waiting);
    const page = await open(say.cancel);
    await user.click(field(say.mailCancelled));
    await press(say.cancelIt);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.cancelled}`]));
    expect(api.calls(CANCEL)[0]?.body).toEqual({ applicationId: 4, version: 3, notify: false });
  });

  test('are told why somebody who waits gets no seat', async () => {
    api.answer(PROMOTE, () => problemResponse(409, 'training-full'));
    const page = await open(say.promote);
    await press(say.promoteIt);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.full}`]));
    expect(dialog()).toBeTruthy();
  });
});
