import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { cleanup, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { answerQuestion, questionOf } from '../../testing/open-education.tsx';
import { user } from '../../testing/page-parts.ts';
import { savedTraining } from '../../testing/sample-training.ts';
import { label, notifiedOf, trainingEditorPage } from '../../testing/training-editor-page.ts';
import { words } from '../../testing/words.ts';

const api = mockApi<paths>();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const EDIT = 'POST /api/education/edit';
const { field, type, press, openEditor } = trainingEditorPage(api);
const say = words.en;

describe('the editor of a training', () => {
  test.each([
    ['date', 'startDate', '2031-11-30'],
    ['place', 'place', '부산 교육장'],
  ] as const)('asks before a change of %s writes to people', async (_what, name, value) => {
    api.answer(EDIT, savedTraining());
    const page = await openEditor(undefined, notifiedOf(2, 3));
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
    api.answer(EDIT, savedTraining());
    const page = await openEditor();
    type(label.place, '부산 교육장');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(questionOf(page)).toBeUndefined();
  });

  test('asks nothing before a change that is not mailed', async () => {
    api.answer(EDIT, savedTraining());
    const page = await openEditor(undefined, notifiedOf(2));
    type(label.title, '심화 과정');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(questionOf(page)).toBeUndefined();
  });

  test('moves a training without a mail and without a question when nobody is to be told', async () => {
    api.answer(EDIT, savedTraining());
    const page = await openEditor();
    type(label.place, '부산 교육장');
    await user.click(field(label.notify));
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(questionOf(page)).toBeUndefined();
    expect(api.calls(EDIT)[0]?.body).toMatchObject({ place: '부산 교육장', notify: false });
  });

  test('moves nothing when it cannot be told how many would hear of it', async () => {
    const page = await openEditor(undefined, () => problemResponse(503, 'unavailable'));
    type(label.place, '부산 교육장');
    await press(say.save);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.saveFailed}`]));
    expect(field(label.place).value).toBe('부산 교육장');
  });
});
