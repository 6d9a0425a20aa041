import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationRecord } from '../../api/applications.ts';
import type { paths } from '../../api/types.generated.ts';
import { answerQuestion, member, openEducation, questionOf } from '../../testing/open-education.tsx';
import { describedBy, fillIn, press, saidIn, user } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { storedTraining } from '../../testing/sample-training.ts';
import { withStoppedClock } from '../../testing/stopped-clock.ts';
import { words } from '../../testing/words.ts';

const locale = 'en';

const api = mockApi<paths>();
afterEach(cleanup);

const SEARCH = 'GET /api/education/search-record';
const CANCEL = 'PATCH /api/education/cancel-signup';
const LINK = 'POST /api/education/lookup-link';

const record = (values: Partial<ApplicationRecord> = {}): ApplicationRecord =>
  sampleApplicant({
    educationId: 7,
    email: 'minjun@example.com',
    name: '최민준',
    application: '실습이 궁금합니다.',
    createdAt: '2026-11-20T15:05:00.000Z',
    ...values,
  });

const lookup = (name: string) => screen.getByRole('dialog', { name });
const emailIn = (dialog: HTMLElement, label: string) =>
  within(dialog).getByRole<HTMLInputElement>('textbox', { name: label });

function open(url: string, options = {}) {
  api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
  return openEducation(url, options);
}

/** Looks up an application in the dialog of its training. */
async function search(
  found: Parameters<typeof api.answer<typeof SEARCH>>[1],
  email = 'minjun@example.com',
  language: keyof typeof words = locale,
) {
  const say = words[language];
  api.answer(SEARCH, found);
  const page = await open('/education/schedule?training=7', { locale: language });
  await press(screen.getByRole('dialog'), say.mine);
  const dialog = lookup(say.mine);
  fillIn(emailIn(dialog, say.email), email);
  await press(dialog, say.search);
  return { page, dialog };
}

describe.each([
  ['ko', '요청을 처리하지 못했습니다.'],
  ['en', 'Your request could not be handled.'],
] as const)('what the lookup of an application says (%s)', (language, unknown) => {
  const say = words[language];

  test.each([
    [404, 'application-not-found', `warning: ${say.nobody}`, say.nobody],
    [409, 'training-begun', `error: ${say.notCancelled}`, say.begun],
    [503, 'unavailable', `error: ${say.notCancelled}`, unknown],
  ])('says why it was not cancelled: %i', async (status, code, toast, reason) => {
    api.answer(CANCEL, () => problemResponse(status, code));
    const { page, dialog } = await search(record(), undefined, language);
    await press(dialog, say.cancel);
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(api.calls(CANCEL).map(({ body }) => body)).toEqual([{ educationId: 7, email: 'minjun@example.com' }]);
    expect(saidIn(dialog, 'alert')).toContain(reason);
    expect(dialog.isConnected).toBe(true);
    // Another search begins anew
    await press(dialog, say.search);
    await waitFor(() => expect(saidIn(dialog, 'alert')).toBe(''));
  });

  test.each([
    ['nothing is found', undefined, `warning: ${say.none}`, say.none],
    ['the search fails', () => problemResponse(503, 'unavailable'), `error: ${say.searchFailed}`, say.searchFailed],
  ])('says when %s', async (_when, found, toast, text) => {
    const { page, dialog } = await search(found, undefined, language);
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(saidIn(dialog, 'status')).toContain(text);
  });
});

describe('the lookup of an application', () => {
  const say = words[locale];

  test('shows everything that was applied with', async () => {
    const { dialog } = await search(record({ position: '' }), '  MINJUN@example.com ');
    expect(await within(dialog).findByRole('heading', { name: 'Your application' })).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      say.status.signup,
      'minjun@example.com',
      '최민준',
      '010-0000-0001',
      '샘플오토파츠(주)',
      '–',
      '실습이 궁금합니다.',
      '2026.11.21 00:05',
    ]);
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Status', say.email, say.name, say.phone, say.company, say.position, say.application, 'Applied at']);
    const [call] = api.calls(SEARCH);
    expect([call?.query.get('educationId'), call?.query.get('email')]).toEqual(['7', 'MINJUN@example.com']);
  });

  test.each([
    [{ status: 'waiting', place: 1, cancellable: true }, say.status.waiting, true],
    [{ status: 'waiting', cancellable: true }, 'Waiting', true],
    [{ status: 'cancelled', cancellable: false }, say.status.cancelled, false],
  ] as const)(
    'says what became of it, and offers to cancel where that is possible: %j',
    async (values, state, isCancellable) => {
      const { dialog } = await search(record(values));
      expect((await within(dialog).findAllByRole('definition'))[0]?.textContent).toBe(state);
      expect(within(dialog).queryByRole('button', { name: say.cancel }) !== null).toBe(isCancellable);
    },
  );

  test('cancels after a question; the schedule then asks for its seats again', async () => {
    api.answer(CANCEL, record({ status: 'cancelled' }));
    const { page, dialog } = await search(record());
    await press(dialog, say.cancel);
    expect(questionOf(page)).toBe('Cancel your application?: Your seat then goes to the next person in line.');
    expect(page.portal.alerts.store.getState().current).toMatchObject({ confirmLabel: say.cancel, danger: true });
    await answerQuestion(page, false);
    expect(api.calls(CANCEL)).toEqual([]);
    await press(dialog, say.cancel);
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.cancelled}`]));
    expect(screen.queryByRole('dialog', { name: say.mine })).toBeNull();
    expect(api.calls(CANCEL).map(({ body }) => body)).toEqual([{ educationId: 7, email: 'minjun@example.com' }]);
    await waitFor(() => expect(api.calls('GET /api/education/view')).toHaveLength(2));
  });

  test('that finds nothing mails a link on request', async () => {
    const { dialog } = await search(undefined);
    await waitFor(() => expect(saidIn(dialog, 'status')).toContain(say.none));
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);
    api.answer(LINK, undefined);
    await press(dialog, say.sendLink);
    await waitFor(() => expect(saidIn(dialog, 'status')).toContain('If there are applications by minjun@example.com'));
    expect(within(dialog).queryByRole('button', { name: say.sendLink })).toBeNull();
    expect(api.calls(LINK).map(({ body }) => body)).toEqual([{ email: 'minjun@example.com', lang: locale }]);
  });

  test('asks for an address before it searches', async () => {
    const { dialog } = await search(record(), '  ');
    expect(describedBy(emailIn(dialog, say.email))).toContain(say.required);
    expect(api.calls(SEARCH)).toEqual([]);
    fillIn(emailIn(dialog, say.email), 'minjun@example.com');
    await press(dialog, say.search);
    await within(dialog).findByText('최민준');
    expect(describedBy(emailIn(dialog, say.email))).not.toContain(say.required);
  });
});

describe('the lookup of an application', () => {
  const say = words.ko;

  test('begins with the address of the member', async () => {
    await open('/education/schedule?training=7', { user: member });
    await press(screen.getByRole('dialog'), say.mine);
    expect(emailIn(lookup(say.mine), say.email).value).toBe('member@example.com');
  });

  test('is one request however often it is pressed', async () => {
    let arrive: (found: ApplicationRecord) => void = () => undefined;
    api.answer(SEARCH, () => new Promise((resolve) => (arrive = resolve)));
    await open('/education/schedule?training=7', { user: member });
    await press(screen.getByRole('dialog'), say.mine);
    const dialog = lookup(say.mine);
    const form = emailIn(dialog, say.email).form!;
    for (let count = 0; count < 30; count += 1) fireEvent.submit(form);
    expect(within(dialog).getByRole('button', { name: say.search }).getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(api.calls(SEARCH)).toHaveLength(1));
    await act(async () => arrive(record()));
    await within(dialog).findByText('최민준');
    expect(within(dialog).getByRole('button', { name: say.search }).hasAttribute('aria-busy')).toBe(false);
    expect(api.calls(SEARCH)).toHaveLength(1);
  });

  // Spec, "Business constants": what a dialog showed is cleared 300 ms after it has closed
  test.each([
    [299, true],
    [300, false],
  ])('%i ms after cancelling still holds what it showed: %p', async (afterMs, isKept) => {
    api.answer(SEARCH, record());
    api.answer(CANCEL, record({ status: 'cancelled' }));
    const page = await open('/education/schedule?training=7');
    await press(screen.getByRole('dialog'), say.mine);
    fillIn(emailIn(lookup(say.mine), say.email), 'minjun@example.com');
    await press(lookup(say.mine), say.search);
    await press(lookup(say.mine), say.cancel);
    await withStoppedClock(async (clock) => {
      await answerQuestion(page, true);
      await clock.until(() => screen.queryByRole('dialog', { name: say.mine }) === null);
      clock.pass(afterMs);
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.mine }));
      expect(emailIn(lookup(say.mine), say.email).value).toBe(isKept ? 'minjun@example.com' : '');
      expect(within(lookup(say.mine)).queryAllByText('최민준')).toHaveLength(isKept ? 1 : 0);
      // What is open is not cleared any more, however long it stays
      fillIn(emailIn(lookup(say.mine), say.email), 'other@example.com');
      clock.pass(1_000);
      expect(emailIn(lookup(say.mine), say.email).value).toBe('other@example.com');
    });
  });

  test('forgets what went wrong once it has been closed', async () => {
    api.answer(SEARCH, record());
    api.answer(CANCEL, () => problemResponse(409, 'training-begun'));
    const page = await open('/education/schedule?training=7');
    await press(screen.getByRole('dialog'), say.mine);
    fillIn(emailIn(lookup(say.mine), say.email), 'minjun@example.com');
    await press(lookup(say.mine), say.search);
    await press(lookup(say.mine), say.cancel);
    await answerQuestion(page, true);
    await waitFor(() => expect(saidIn(lookup(say.mine), 'alert')).toBe(say.begun));
    fillIn(emailIn(lookup(say.mine), say.email), '');
    await press(lookup(say.mine), say.search);
    await withStoppedClock(async (clock) => {
      fireEvent.click(within(lookup(say.mine)).getByRole('button', { name: say.close }));
      clock.pass(300);
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: say.mine }));
    });
    expect(saidIn(lookup(say.mine), 'alert')).toBe('');
    expect(describedBy(emailIn(lookup(say.mine), say.email))).not.toContain(say.required);
  });
});

test('an address that the service refuses is said above the button where there is no field for it', async () => {
  api.answer(SEARCH, undefined);
  api.answer(LINK, () => problemResponse(400, 'validation-failed', { errors: { email: 'email' } }));
  await open('/education/schedule?training=7');
  await press(screen.getByRole('dialog'), '내 신청 보기');
  const dialog = lookup('내 신청 보기');
  fillIn(emailIn(dialog, '이메일'), 'minjun');
  await press(dialog, '조회');
  await user.click(await within(dialog).findByRole('button', { name: '조회 링크 받기' }));
  await waitFor(() => expect(saidIn(dialog, 'alert')).toBe('표시된 항목을 확인해 주세요.'));
});
