import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse, type OpenedPage } from '@portal/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, answerQuestion, openEducation, questionOf } from '../../testing/open-education.tsx';
import { user } from '../../testing/page-parts.ts';
import { storedTraining } from '../../testing/sample-training.ts';
import { LANGUAGES, words } from '../../testing/words.ts';
import { notifiedOf } from '../../testing/training-editor-page.ts';

const locale = 'en';

const api = mockApi<paths>();
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const REMOVE = 'DELETE /api/education/remove';

describe('removing a training', () => {
  const say = words[locale];

  /** Presses the button in the dialog and waits for the question. */
  async function ask(notified: number, language: (typeof LANGUAGES)[number] = locale): Promise<OpenedPage> {
    api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
    api.answer('GET /api/education/admin/notified', notifiedOf(notified));
    const page = await openEducation('/education/schedule?training=7', { locale: language, user: admin });
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: words[language].remove }));
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

  const failures: [string, number | (() => Response)][] = [
    ['somebody else was faster', 0],
    ['the service is away', () => problemResponse(503, 'unavailable')],
  ];
  test.each(LANGUAGES.flatMap((language) => failures.map(([why, answer]) => [language, why, answer] as const)))(
    'says (%s) that it failed because %s',
    async (language, _why, answer) => {
      api.answer(REMOVE, answer);
      const page = await ask(0, language);
      await answerQuestion(page, true);
      await waitFor(() => expect(page.toasts()).toEqual([`error: ${words[language].removeFailed}`]));
      expect(screen.getByRole('dialog', { name: 'SMWP' })).toBeTruthy();
    },
  );
});
