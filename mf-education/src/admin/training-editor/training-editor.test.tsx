import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, answerQuestion, questionOf } from '../../testing/open-education.tsx';
import { describedBy, user } from '../../testing/page-parts.ts';
import { savedTraining } from '../../testing/sample-training.ts';
import { label, trainingEditorPage } from '../../testing/training-editor-page.ts';
import { words } from '../../testing/words.ts';

const api = mockApi<paths>();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const EDIT = 'POST /api/education/edit';
const { stored, dialog, field, type, press, openSchedule, openEditor } = trainingEditorPage(api);
const say = words.en;
const editor = () => screen.getByRole('dialog', { name: say.change });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: say.change })).toBeNull());

describe('the editor of a training', () => {
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
        fireEvent.paste(area, {
          clipboardData: { files: [new File(['a'], 'room.png', { type: 'image/png' })], getData: () => '' },
        }),
      );
    await paste();
    await waitFor(() => expect(area.value).toBe(`![실습실](${image.address})\n`));
    await paste();
    expect(await within(dialog()).findByText(/The image cannot be read/)).toBeTruthy();
    expect(area.value).not.toContain('#');
  });

  test('adds a training once everything that it needs is there', async () => {
    api.answer(EDIT, savedTraining());
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
    type(label.status, 'completed');
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
      status: 'completed',
      startDate: '2033-03-02',
      endDate: '2033-03-02',
      startTime: '09:30',
      endTime: '18:00',
      capacity: 20,
      waitingList: true,
      reminderDays: 1,
      email: admin.email,
    });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    // The schedule asks for its trainings again, and the next form is empty and recruits
    await waitFor(() => expect(api.calls('GET /api/education/view')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: say.register }));
    expect([field(label.title).value, field(label.status).value]).toEqual(['', 'recruiting']);
  });

  test('sends what was changed with the version it was changed from', async () => {
    api.answer(EDIT, savedTraining());
    const page = await openEditor(stored({ titleEn: 'SMWP basics' }));
    expect([field(label.startDate).value, field(label.endDate).value]).toEqual(['2031-12-01', '2031-12-02']);
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

  test('keeps what was typed when somebody else was faster, and takes theirs on request', async () => {
    api.answer(EDIT, () => problemResponse(409, 'stale-edit'));
    const page = await openEditor();
    type(label.title, '나중에 쓴 이름');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.saveFailed}`]));
    expect(within(editor()).getByRole('alert').textContent).toContain('Another administrator');
    expect(field(label.title).value).toBe('나중에 쓴 이름');
    api.answer('GET /api/education/admin/trainings/7', stored({ title: '먼저 쓴 이름', version: 4 }));
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
    api.answer('GET /api/education/admin/trainings/7', () => problemResponse(503, 'unavailable'));
    await openSchedule('/education/schedule?training=7');
    await press(say.edit);
    expect(await within(editor()).findByRole('heading', { name: say.loadFailed })).toBeTruthy();
    api.answer('GET /api/education/admin/trainings/7', stored());
    await press('Try again');
    await waitFor(() => expect(field(label.title).value).toBe('SMWP'));
  });
});
