import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MyApplication } from '../../api/applications.ts';
import type { paths } from '../../api/types.generated.ts';
import { answerQuestion, member, openEducation } from '../../testing/open-education.tsx';
import { describedBy, fillIn, press, saidIn, user } from '../../testing/page-parts.ts';
import { sampleApplicant } from '../../testing/sample-applicant.ts';
import { storedTraining } from '../../testing/sample-training.ts';
import { words } from '../../testing/words.ts';

const locale = 'en';

const api = mockApi<paths>();
afterEach(cleanup);

const CANCEL = 'PATCH /api/education/cancel-signup';
const LINK = 'POST /api/education/lookup-link';
const OPEN_LINK = 'POST /api/education/lookup-link/open';

const mine = (
  values: Partial<MyApplication> = {},
  training: Partial<MyApplication['training']> = {},
): MyApplication => ({
  ...sampleApplicant(values),
  training: { ...storedTraining({ educationId: 7, title: 'SMWP' }), removed: false, ...training },
});

const lookup = (name: string) => screen.getByRole('dialog', { name });
const emailIn = (dialog: HTMLElement, label: string) =>
  within(dialog).getByRole<HTMLInputElement>('textbox', { name: label });

function open(url: string, options = {}) {
  api.answer('GET /api/education/view', [storedTraining({ educationId: 7, title: 'SMWP' })]);
  return openEducation(url, options);
}

describe('the mailed link', () => {
  const say = words[locale];
  const title = 'My applications';
  const openLink = async () => {
    const page = await open('/education/schedule?lookup=t0ken', { locale });
    await screen.findByRole('dialog');
    await press(lookup(title), say.showApplications);
    return page;
  };

  test('is not used up by opening it: programs that read mails open links', async () => {
    await open('/education/schedule?lookup=t0ken', { locale });
    const dialog = await screen.findByRole('dialog', { name: title });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.calls(OPEN_LINK)).toEqual([]);
    api.answer(OPEN_LINK, { email: 'minjun@example.com', applications: [] });
    await press(dialog, say.showApplications);
    expect(within(dialog).getByRole('status')).toBe(document.activeElement);
    expect(api.calls(OPEN_LINK).map(({ body }) => body)).toEqual([{ token: 't0ken' }]);
  });

  test('opens the applications of its address, which can be cancelled there', async () => {
    api.answer(OPEN_LINK, {
      email: 'minjun@example.com',
      applications: [
        mine({ applicationId: 1 }),
        mine({ applicationId: 2, place: 3, status: 'waiting' }, { title: 'WEB EQ' }),
      ],
    });
    api.answer(CANCEL, undefined);
    const page = await openLink();
    const dialog = lookup(title);
    expect(await within(dialog).findByText('Applications made with minjun@example.com.')).toBeTruthy();
    const [call] = api.calls(OPEN_LINK);
    expect([call?.body, call?.query.get('lang')]).toEqual([{ token: 't0ken' }, locale]);
    const items = () => within(dialog).getAllByRole('listitem');
    expect(within(items()[0]!).getByText(say.status.signup, { exact: true })).toBeTruthy();
    expect(within(items()[1]!).getByText('Number 3 in line')).toBeTruthy();

    await press(items()[1]!, 'Cancel application for WEB EQ');
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.cancelled}`]));
    expect(within(items()[1]!).getByText(say.status.cancelled, { exact: true })).toBeTruthy();
    expect(within(items()[1]!).queryByRole('button')).toBeNull();
    expect(within(items()[0]!).getByRole('button')).toBeTruthy();
    await press(dialog, say.close);
    await waitFor(() => expect(page.url()).toBe('/education/schedule'));
    expect(page.moves.at(-1)?.options).toMatchObject({ replace: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls(OPEN_LINK)).toHaveLength(1);
  });

  test.each([
    [404, say.linkInvalid],
    [503, 'Loading failed. Please open the link again in a moment.'],
  ])('says why it does not open (%i), and offers another', async (status, reason) => {
    api.answer(OPEN_LINK, () => problemResponse(status, 'link-invalid'));
    await openLink();
    await waitFor(() => expect(saidIn(lookup(title), 'status')).toContain(reason));
    expect(within(lookup(title)).getByRole('button', { name: say.sendLink })).toBeTruthy();
    expect(within(lookup(title)).queryByRole('list')).toBeNull();
  });

  test('says when there is nothing behind it', async () => {
    api.answer(OPEN_LINK, { email: 'minjun@example.com', applications: [] });
    await openLink();
    expect(await within(lookup(title)).findByText(say.none)).toBeTruthy();
  });

  test('says at its dialog why an application could not be cancelled', async () => {
    api.answer(OPEN_LINK, { email: 'minjun@example.com', applications: [mine()] });
    api.answer(CANCEL, () => problemResponse(409, 'training-begun'));
    const page = await openLink();
    await user.click(await within(lookup(title)).findByRole('button', { name: new RegExp(say.cancel) }));
    await answerQuestion(page, true);
    await waitFor(() => expect(saidIn(lookup(title), 'alert')).toBe(say.begun));
    expect(page.toasts()).toEqual([`error: ${say.notCancelled}`]);
    expect(within(lookup(title)).getByText(say.status.signup, { exact: true })).toBeTruthy();
  });
});

describe('a link by mail', () => {
  const say = words[locale];
  const title = 'Find my applications';

  async function openRequest(options = {}) {
    const page = await open('/education/schedule', { locale, ...options });
    await user.click(screen.getByRole('button', { name: title }));
    return { page, dialog: lookup(title) };
  }

  test('is asked for from the schedule itself, for an address', async () => {
    const { dialog } = await openRequest();
    expect(within(dialog).getByText(/works for an hour/)).toBeTruthy();
    expect(within(dialog).queryByRole('link')).toBeNull();
    expect(saidIn(dialog, 'status')).toBe('');
    await press(dialog, say.sendLink);
    expect(describedBy(emailIn(dialog, say.email))).toBe(say.required);
    api.answer(LINK, undefined);
    fillIn(emailIn(dialog, say.email), ' minjun@example.com ');
    await press(dialog, say.sendLink);
    await waitFor(() => expect(saidIn(dialog, 'status')).toContain('minjun@example.com'));
    expect(emailIn(dialog, say.email).getAttribute('aria-invalid')).not.toBe('true');
    expect(api.calls(LINK).map(({ body }) => body)).toEqual([{ email: 'minjun@example.com', lang: locale }]);
    // For another address
    expect(within(dialog).getByRole('button', { name: say.sendLink })).toBeTruthy();
  });

  test.each([
    [() => problemResponse(400, 'validation-failed', { errors: { email: 'email' } }), say.emailWrong, ''],
    [() => problemResponse(400, 'validation-failed', { errors: { email: 'odd' } }), 'Please check this value', ''],
    [
      () => problemResponse(429, 'too-many-requests', { retryAfterSeconds: 42 }),
      undefined,
      'Too many requests. Please try again in a moment. (in about 42 s)',
    ],
    [() => Response.error(), undefined, 'The connection was lost.'],
  ])('is refused with a reason: %#', async (answer, atField, aboveButton) => {
    const { dialog } = await openRequest();
    api.answer(LINK, answer);
    fillIn(emailIn(dialog, say.email), 'minjun');
    await press(dialog, say.sendLink);
    await waitFor(() => expect(describedBy(emailIn(dialog, say.email)) ?? saidIn(dialog, 'alert')).toBeTruthy());
    expect(describedBy(emailIn(dialog, say.email))).toBe(atField);
    expect(saidIn(dialog, 'alert').startsWith(aboveButton)).toBe(true);
    if (!aboveButton) expect(saidIn(dialog, 'alert')).toBe('');
    expect(within(dialog).getByRole('button', { name: say.sendLink }).hasAttribute('aria-busy')).toBe(false);
  });

  test('is not needed by members, whose applications are on My page', async () => {
    const { page, dialog } = await openRequest({ user: member });
    await user.click(within(dialog).getByRole('link', { name: 'My page' }));
    expect(new URL(page.moves.at(-1)?.to ?? '', location.href).pathname).toBe('/account');
    await press(dialog, say.close);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a link by mail is one request however often it is asked for', async () => {
  let arrive: () => void = () => undefined;
  api.answer(LINK, () => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined))));
  await open('/education/schedule');
  await user.click(screen.getByRole('button', { name: '내 신청 조회' }));
  const dialog = lookup('내 신청 조회');
  fillIn(emailIn(dialog, '이메일'), 'minjun@example.com');
  for (let count = 0; count < 30; count += 1) fireEvent.submit(emailIn(dialog, '이메일').form!);
  expect(within(dialog).getByRole('button', { name: '조회 링크 받기' }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(api.calls(LINK)).toHaveLength(1));
  await act(async () => arrive());
  await waitFor(() => expect(saidIn(dialog, 'status')).toContain('minjun@example.com'));
  expect(api.calls(LINK)).toHaveLength(1);
});
