import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type OpenedPage } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminTraining } from '../../api/admin-trainings.ts';
import type { paths } from '../../api/types.generated.ts';
import { admin, answerQuestion, openEducation, questionOf } from '../../testing/open-education.tsx';
import { describedBy, fillIn, press as pressIn, user } from '../../testing/page-parts.ts';
import { editedTraining, storedTraining } from '../../testing/sample-training.ts';
import { words } from '../../testing/words.ts';

const locale = 'en';

const api = mockApi<paths>();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const EDIT = 'POST /api/education/edit';
const REMOVE = 'DELETE /api/education/remove';
const labels = {
  ko: {
    type: '구분 (한국어)',
    title: '교육명 (한국어)',
    titleEn: '교육명 (영어)',
    content: '교육 내용 (한국어)',
    startDate: '시작일',
    endDate: '종료일',
    startTime: '시작 시간',
    endTime: '종료 시간',
    capacity: '정원',
    place: '교육 장소 (한국어)',
    status: '모집 상태',
    waiting: '정원이 차면 대기 신청을 받습니다',
    notify: '일정이나 장소가 바뀌면 신청자에게 메일로 알립니다',
  },
  en: {
    type: 'Type (Korean)',
    title: 'Training (Korean)',
    titleEn: 'Training (English)',
    content: 'What it covers (Korean)',
    startDate: 'First day',
    endDate: 'Last day',
    startTime: 'Begins at',
    endTime: 'Ends at',
    capacity: 'Capacity',
    place: 'Place (Korean)',
    status: 'Status',
    waiting: 'Keep a waiting list once every seat is taken',
    notify: 'Tell the applicants when date, time or place changes',
  },
};
const stored = (values: Partial<AdminTraining> = {}) =>
  editedTraining({
    educationId: 7,
    title: 'SMWP',
    version: 3,
    startDate: '2031-12-01',
    endDate: '2031-12-02',
    place: '서울',
    ...values,
  });

describe('the editor of a training', () => {
  const say = words[locale];
  const label = labels[locale];
  const editor = () => screen.getByRole('dialog', { name: say.change });
  const dialog = () => [...document.querySelectorAll('dialog')].at(-1)!;
  const field = (name: string) => within(dialog()).getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fillIn(field(name), value);
  const press = (name: string) => pressIn(dialog(), name);

  async function openSchedule(url = '/education/schedule') {
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
    return openEducation(url, { locale, user: admin });
  }

  /** Opens the form for a training that is there. */
  async function openEditor(training: AdminTraining = stored()) {
    api.answer('GET /api/education/admin/training', training);
    const page = await openSchedule('/education/schedule?training=7');
    await press(say.edit);
    await screen.findByRole('dialog', { name: say.change });
    await waitFor(() => expect(field(label.title).value).toBe(training.title));
    return page;
  }

  test('puts a pasted image into the library and into the text, or says why not', async () => {
    const UPLOAD = 'POST /api/education/media';
    const image = { address: '/api/education/media/1/large.webp?800x600', altKo: '실습실', altEn: null };
    const answers = [
      () => new Response(JSON.stringify(image), { status: 201, headers: { 'content-type': 'application/json' } }),
      () => problemResponse(415, 'image-unreadable', { errors: { file: 'image-unreadable' } }),
    ];
    api.answer(UPLOAD, () => answers.shift()!());
    await openEditor(stored({ content: '' }));
    await within(dialog()).findByRole('toolbar', { name: `Format: ${label.content}` });
    const area = within(dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: label.content });
    const paste = () =>
      act(async () =>
        fireEvent.paste(area, { clipboardData: { files: [new File(['a'], 'room.png', { type: 'image/png' })] } }),
      );
    await paste();
    await waitFor(() => expect(area.value).toBe(`![실습실](${image.address})\n`));
    await paste();
    expect(await within(dialog()).findByText(/The image cannot be read/)).toBeTruthy();
    expect(area.value).not.toContain('#');
  });

  const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: say.change })).toBeNull());

  test('adds a training once everything that it needs is there', async () => {
    api.answer(EDIT, stored());
    const page = await openSchedule();
    await user.click(screen.getByRole('button', { name: say.register }));
    await screen.findByRole('dialog', { name: 'Add a training' });
    expect(field(label.status).value).toBe('recruiting');
    expect(field(label.waiting).checked).toBe(true);
    await press(say.save);
    await waitFor(() => expect(document.activeElement).toBe(field(label.type)));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(8);
    expect(describedBy(field(label.type))).toContain(say.required);
    expect(api.calls(EDIT)).toEqual([]);

    type(label.type, '정기교육');
    type(label.title, 'SMWP');
    type(label.content, '내용');
    type(label.startDate, '2033-03-02');
    type(label.endDate, '2033-03-01');
    type(label.startTime, '09:30');
    type(label.endTime, '18:00');
    type(label.capacity, '20');
    await press(say.save);
    await waitFor(() => expect(document.activeElement).toBe(field(label.endDate)));
    type(label.endDate, '2033-03-02');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.added}`]));
    expect(screen.queryByRole('dialog')).toBeNull();
    const [call, ...others] = api.calls(EDIT);
    expect(others).toEqual([]);
    expect(call?.body).toEqual({
      title: 'SMWP',
      titleEn: '',
      type: '정기교육',
      typeEn: '',
      content: '내용',
      contentEn: '',
      place: '',
      placeEn: '',
      status: 'recruiting',
      startDate: '2033-03-02',
      endDate: '2033-03-02',
      startTime: '09:30',
      endTime: '18:00',
      capacity: 20,
      waitingList: true,
      reminderDays: 1,
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    // The schedule asks for its trainings again, and the next form is empty
    await waitFor(() => expect(api.calls('GET /api/education/view')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: say.register }));
    expect(field(label.title).value).toBe('');
  });

  test('sends what was changed with the version it was changed from', async () => {
    api.answer(EDIT, stored());
    const page = await openEditor(stored({ titleEn: 'SMWP basics' }));
    type(label.title, 'SMWP 심화');
    type(label.status, 'completed');
    await user.click(field(label.waiting));
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    await closed();
    expect(questionOf(page)).toBeUndefined();
    expect(api.calls(EDIT)[0]?.body).toMatchObject({
      educationId: 7,
      version: 3,
      title: 'SMWP 심화',
      titleEn: 'SMWP basics',
      status: 'completed',
      waitingList: false,
      capacity: 10,
    });
    expect(screen.getByRole('dialog', { name: 'SMWP' })).toBeTruthy();
  });

  test.each([
    ['date', 'startDate', '2031-11-30'],
    ['place', 'place', '부산 교육장'],
  ] as const)('asks before a change of %s writes to people', async (_what, name, value) => {
    api.answer('GET /api/education/admin/notified', { applicants: 3, notified: 2 });
    api.answer(EDIT, stored());
    const page = await openEditor();
    type(label[name], value);
    await press(say.save);
    await waitFor(() => expect(questionOf(page)).toContain(say.people(2)));
    expect(api.calls('GET /api/education/admin/notified')[0]?.query.get('educationId')).toBe('7');
    await answerQuestion(page, false);
    expect(api.calls(EDIT)).toEqual([]);
    expect(field(label[name]).value).toBe(value);
    await press(say.save);
    await waitFor(() => expect(page.portal.alerts.store.getState().current?.confirmLabel).toBe(say.tellAndSave));
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(api.calls(EDIT).map(({ body }) => body)).toEqual([expect.objectContaining({ [name]: value })]);
  });

  test('moves a training that nobody applied for without a question', async () => {
    api.answer('GET /api/education/admin/notified', { applicants: 0, notified: 0 });
    api.answer(EDIT, stored());
    const page = await openEditor();
    type(label.place, '부산 교육장');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(questionOf(page)).toBeUndefined();
  });

  test('moves a training without a mail and without a question when nobody is to be told', async () => {
    api.answer(EDIT, stored());
    const page = await openEditor();
    type(label.place, '부산 교육장');
    await user.click(field(label.notify));
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(questionOf(page)).toBeUndefined();
    expect(api.calls(EDIT)[0]?.body).toMatchObject({ place: '부산 교육장', notify: false });
  });

  test('moves nothing when it cannot be told how many would hear of it', async () => {
    api.answer('GET /api/education/admin/notified', () => problemResponse(503, 'unavailable'));
    const page = await openEditor();
    type(label.place, '부산 교육장');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.saveFailed}`]));
    expect(field(label.place).value).toBe('부산 교육장');
  });

  test('keeps what was typed when somebody else was faster, and takes theirs on request', async () => {
    api.answer(EDIT, () => problemResponse(409, 'stale-edit'));
    const page = await openEditor();
    type(label.title, '나중에 쓴 이름');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.saveFailed}`]));
    expect(within(editor()).getByRole('alert').textContent).toContain('Another administrator');
    expect(field(label.title).value).toBe('나중에 쓴 이름');
    api.answer('GET /api/education/admin/training', stored({ title: '먼저 쓴 이름', version: 4 }));
    await press('Show what they changed');
    await screen.findByText(/changed by both of you/);
    expect(field(label.title).value).toBe('나중에 쓴 이름');
    await press('Use theirs');
    await waitFor(() => expect(field(label.title).value).toBe('먼저 쓴 이름'));
  });

  test.each([
    [404, 'education-not-found', 'This training has been removed.'],
    [403, 'forbidden', 'Only admins may do this.'],
    [500, 'internal', 'This could not be saved.'],
  ])('says why nothing was saved: %i', async (status, code, reason) => {
    api.answer(EDIT, () => problemResponse(status, code));
    const page = await openEditor();
    type(label.title, '다른 이름');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.saveFailed}`]));
    expect(within(editor()).getByRole('alert').textContent).toContain(reason);
    expect(field(label.title).value).toBe('다른 이름');
  });

  test('marks the fields that the service refuses', async () => {
    api.answer(EDIT, () => problemResponse(400, 'validation-failed', { errors: { title: 'too-long' } }));
    await openEditor();
    type(label.title, '다른 이름');
    await press(say.save);
    await waitFor(() => expect(document.activeElement).toBe(field(label.title)));
    expect(within(editor()).getByText('This is too long')).toBeTruthy();
  });

  test('asks before a changed form is closed', async () => {
    const page = await openEditor();
    expect(page.isGuarded()).toBe(false);
    type(label.title, '다른 이름');
    expect(page.isGuarded()).toBe(true);
    await user.keyboard('{Escape}');
    await answerQuestion(page, false);
    expect(field(label.title).value).toBe('다른 이름');
    await press(say.close);
    await answerQuestion(page, true);
    await closed();
    expect(page.isGuarded()).toBe(false);
  });

  test('says when the training cannot be loaded, and tries again', async () => {
    api.answer('GET /api/education/admin/training', () => problemResponse(503, 'unavailable'));
    await openSchedule('/education/schedule?training=7');
    await press(say.edit);
    expect(await within(editor()).findByRole('heading', { name: say.loadFailed })).toBeTruthy();
    api.answer('GET /api/education/admin/training', stored());
    await press('Try again');
    await waitFor(() => expect(field(label.title).value).toBe('SMWP'));
  });
});

describe('removing a training', () => {
  const say = words[locale];

  /** Presses the button in the dialog and waits for the question. */
  async function ask(notified: number): Promise<OpenedPage> {
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
    api.answer('GET /api/education/admin/notified', { applicants: notified, notified });
    const page = await openEducation('/education/schedule?training=7', { locale, user: admin });
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: say.remove }));
    await waitFor(() => expect(questionOf(page)).toBeDefined());
    return page;
  }

  test('asks with the number of people who are mailed, and takes it off the schedule', async () => {
    api.answer(REMOVE, 1);
    const page = await ask(2);
    expect(questionOf(page)).toContain('SMWP');
    expect(questionOf(page)).toContain(say.people(2));
    expect(page.portal.alerts.store.getState().current).toMatchObject({ danger: true, confirmLabel: say.remove });
    api.answer('GET /api/education/view', []);
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.removed}`]));
    expect(api.calls(REMOVE).map(({ query }) => query.get('educationId'))).toEqual(['7']);
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.url()).toBe('/education/schedule');
  });

  test('is given up by closing the question', async () => {
    const page = await ask(0);
    expect(questionOf(page)).toContain('No applicant needs a mail.');
    await answerQuestion(page, false);
    expect(api.calls(REMOVE)).toEqual([]);
    expect(screen.getByRole('dialog', { name: 'SMWP' })).toBeTruthy();
  });

  test.each<[string, number | (() => Response)]>([
    ['somebody else was faster', 0],
    ['the service is away', () => problemResponse(503, 'unavailable')],
  ])('says that it failed because %s', async (_why, answer) => {
    api.answer(REMOVE, answer);
    const page = await ask(0);
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.removeFailed}`]));
    expect(screen.getByRole('dialog', { name: 'SMWP' })).toBeTruthy();
  });
});
