import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, answerQuestion, openEducation, questionOf } from '../../testing/open-education.tsx';
import { fillIn, press, user } from '../../testing/page-parts.ts';
import { describeResources } from '../../testing/resources.ts';
import { editedTraining, savedTraining } from '../../testing/sample-training.ts';
import { LANGUAGES } from '../../testing/words.ts';
import { notifiedOf } from '../../testing/training-editor-page.ts';

const api = mockApi<paths>();
beforeEach(() => describeResources(api));
afterEach(cleanup);

const TRASH = 'GET /api/education/admin/trainings/trash';
const RESTORE = 'POST /api/education/admin/trainings/7/restore';
const removed = {
  entryId: '7',
  educationId: 7,
  version: 5,
  title: 'SMWP',
  startDate: '2031-12-01',
  applicants: 3,
  removedAt: '2026-11-20T01:00:00.000Z',
  purgeAt: '2026-12-20T01:00:00.000Z',
  removedBy: 'kim@selmatrix.example',
};

describe.each(LANGUAGES)('removed and repeated trainings (%s)', (locale) => {
  const isKorean = locale === 'ko';
  const restored = `success: ${isKorean ? '복원했습니다' : 'Restored'}`;

  test('are restored from the trash after a question with the number of people who are mailed', async () => {
    api.answer(TRASH, [removed]);
    api.answer(RESTORE, () => problemResponse(503, 'unavailable'));
    const page = await openEducation('/admin/education/trash', { locale, user: admin });
    const button = await screen.findByRole('button', { name: isKorean ? 'SMWP 복원' : 'Restore SMWP' });
    expect(button.closest('tr')?.textContent).toMatch(/^SMWP\D*2031-12-01\D*3\D*2026\.11\.20 10:00.*kim@selmatrix/);
    await user.click(button);
    await waitFor(() => expect(questionOf(page)).toContain('3'));
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    api.answer(RESTORE, editedTraining({ educationId: 7 }));
    api.answer(TRASH, []);
    await user.click(button);
    await waitFor(() => expect(questionOf(page)).toBeDefined());
    await answerQuestion(page, true);
    expect(await screen.findByText(isKorean ? '휴지통이 비어 있습니다' : 'The trash is empty')).toBeTruthy();
    expect(page.toasts()).toContain(`success: ${isKorean ? 'SMWP 항목을 되돌렸습니다' : 'SMWP is back'}`);
    expect(api.calls(RESTORE).at(-1)?.body).toEqual({ version: 5 });
  });

  const list = {
    data: [editedTraining({ educationId: 7, title: 'SMWP' })],
    total: 1,
    page: 1,
    pageSize: 20,
    pageCount: 1,
  };
  async function openList() {
    api.answer('GET /api/education/admin/trainings', list);
    const page = await openEducation('/admin/education/trainings', { locale, user: admin });
    await screen.findAllByText('SMWP');
    return page;
  }

  test('are taken back at once where they were removed', async () => {
    api.answer('GET /api/education/admin/notified', notifiedOf(0));
    api.answer('DELETE /api/education/remove', 1);
    api.answer(RESTORE, editedTraining({ educationId: 7 }));
    const page = await openList();
    await press(document.body, isKorean ? 'SMWP 삭제' : 'Delete SMWP');
    await waitFor(() => expect(questionOf(page)).toBeDefined());
    await answerQuestion(page, true);
    await press(document.body, isKorean ? '되돌리기' : 'Undo');
    await waitFor(() => expect(page.toasts()).toContain(restored));
    expect(screen.queryByRole('button', { name: isKorean ? '되돌리기' : 'Undo' })).toBeNull();
  });

  test('are copied weekly, or to other days that are chosen', async () => {
    const SERIES = 'POST /api/education/admin/trainings/series';
    api.answer(SERIES, []);
    const page = await openList();
    await press(document.body, isKorean ? 'SMWP 반복 일정 추가' : 'Repeat SMWP on further days');
    const dialog = screen.getByRole('dialog');
    expect(page.isGuarded()).toBe(false);
    fillIn(within(dialog).getByRole('textbox', { name: isKorean ? '추가할 일정 수' : 'Number of further dates' }), '3');
    const days = [...dialog.querySelectorAll<HTMLInputElement>('[type="date"]')];
    expect(days.map(({ value }) => value)).toEqual(['2026-12-08', '2026-12-15', '2026-12-22']);
    const send = isKorean ? '일정 3개 추가' : 'Add 3 dates';
    fillIn(days[1]!, '2026-12-08');
    await press(dialog, send);
    expect(days[1]?.getAttribute('aria-invalid')).toBe('true');
    fillIn(days[1]!, '2026-12-16');
    // The chosen days are not lost by a key, nor by the button
    await press(dialog, isKorean ? '취소' : 'Cancel');
    await waitFor(() => expect(questionOf(page)).toBeDefined());
    await answerQuestion(page, false);
    await press(dialog, send);
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(page.isGuarded()).toBe(false);
    expect(api.calls(SERIES).map(({ body }) => body)).toEqual([
      { educationId: 7, version: 1, startDates: ['2026-12-08', '2026-12-16', '2026-12-22'] },
    ]);
  });

  test('are copied into a form without days', async () => {
    api.answer('GET /api/education/admin/trainings/7', editedTraining({ educationId: 7, title: 'SMWP' }));
    api.answer('POST /api/education/edit', savedTraining());
    await openList();
    await press(document.body, isKorean ? 'SMWP 복사' : 'Copy SMWP');
    const form = await screen.findByRole('dialog', { name: isKorean ? '교육 등록' : 'Add a training' });
    const title = await within(form).findByLabelText<HTMLInputElement>(
      isKorean ? '교육명 (한국어)' : 'Training (Korean)',
    );
    await waitFor(() => expect(title.value).toBe('SMWP'));
    const days = [...form.querySelectorAll<HTMLInputElement>('[type="date"]')];
    expect(days.map(({ value }) => value)).toEqual(['', '']);
    for (const day of days) fillIn(day, '2032-01-05');
    await press(form, isKorean ? '저장' : 'Save');
    await waitFor(() => expect(api.calls('POST /api/education/edit')).toHaveLength(1));
    expect(api.calls('POST /api/education/edit')[0]?.body).not.toHaveProperty('educationId');
  });
});
