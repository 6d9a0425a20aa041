import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, type ApiCall } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, member, openEducation } from '../../testing/open-education.tsx';
import { catchDownloads, fillIn, press, user } from '../../testing/page-parts.ts';
import { describeResources } from '../../testing/resources.ts';
import { listedApplicant } from '../../testing/sample-applicant.ts';
import { words } from '../../testing/words.ts';

const locale = 'en';

const api = mockApi<paths>();
const APPLICANTS = 'GET /api/education/admin/applications';

beforeEach(catchDownloads);
beforeEach(() => describeResources(api));
afterEach(cleanup);
afterEach(() => void jest.restoreAllMocks());

const pageOf = <Row,>(data: Row[]) => ({ data, total: data.length, page: 1, pageSize: 20, pageCount: 1 });
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('tbody tr')].filter((row) => row.querySelector('[type="checkbox"]'));
const pressButton = (name: string | RegExp) => press(document.body, name);
const shown = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const queries = (call: Parameters<typeof api.calls>[0]) =>
  api.calls(call).map(({ query }) => Object.fromEntries(query));

function searchFor(text: string) {
  fillIn(screen.getByRole('searchbox'), text);
  fireEvent.submit(screen.getByRole('searchbox'));
}

describe('the applicants for admins', () => {
  const say = words[locale];
  const people = [
    listedApplicant({
      applicationId: 1,
      educationId: 7,
      name: '나가영',
      training: { educationId: 7, title: 'SMWP', startDate: '2031-12-01', removed: false },
    }),
    listedApplicant({
      applicationId: 2,
      educationId: 8,
      name: '강지호',
      training: { educationId: 8, title: '사라진 교육', startDate: '2031-11-01', removed: true },
    }),
  ];
  const open = async (search = '') => {
    api.answer('GET /api/education/admin/training-names', [{ educationId: 7, title: 'SMWP', startDate: '2031-12-01' }]);
    api.answer(APPLICANTS, ({ query }: ApiCall) =>
      pageOf(people.filter(({ name }) => name.includes(query.get('search') ?? ''))),
    );
    return openEducation(`/admin/education/applicants${search}`, { locale, user: admin });
  };

  test('are listed over all trainings, each with its own', async () => {
    const page = await open();
    expect(screen.getByRole('heading', { level: 1, name: say.applicantsAdmin })).toBeTruthy();
    expect(page.head()).toMatchObject({ noindex: true });
    await shown(2);
    expect(queries(APPLICANTS)).toEqual([{ page: '1', pageSize: '10', sort: '-createdAt' }]);
    const training = within(rows()[0]!).getByRole('link', { name: 'SMWP' });
    expect(training.getAttribute('href')).toBe('/education/schedule?training=7');
    expect(rows()[0]?.textContent).toContain('2031.12.01');
    expect(within(rows()[1]!).getByText('사라진 교육').closest('a')).toBeNull();
    expect(within(rows()[1]!).getByText('사라진 교육').closest('[lang]')?.getAttribute('lang')).toBe('ko');
    expect(screen.queryByRole('button', { name: say.mailAll })).toBeNull();
  });

  test('are marked in words where a mail did not reach them', async () => {
    api.answer('GET /api/education/admin/training-names', []);
    api.answer(APPLICANTS, pageOf(people.map((person, index) => ({ ...person, mailFails: index === 1 }))));
    await openEducation('/admin/education/applicants', { locale, user: admin });
    await shown(2);
    expect(rows().map(({ textContent }) => textContent.includes('Mail not delivered'))).toEqual([false, true]);
  });

  test('are filtered in the address, which Back takes back, and taken away as they are seen', async () => {
    api.answer(
      'GET /api/education/admin/applications/export',
      () => new Response('file', { headers: { 'content-type': 'text/csv' } }),
    );
    const page = await open();
    await shown(2);
    await screen.findByRole('option', { name: '2031.12.01 SMWP' });
    fillIn(screen.getByRole('combobox', { name: 'Training' }), '7');
    await waitFor(() => expect(page.url()).toMatch(/educationId=7/));
    fillIn(screen.getByRole('combobox', { name: 'Status' }), 'signup');
    await waitFor(() => expect(page.url()).toMatch(/status=signup/));
    searchFor('강지호');
    await shown(1);
    await pressButton('Download Excel');
    const asked = { educationId: '7', status: 'signup', search: '강지호', sort: '-createdAt' };
    await waitFor(() =>
      expect(queries('GET /api/education/admin/applications/export')).toEqual([
        { ...asked, format: 'xlsx', lang: locale },
      ]),
    );
    expect(queries(APPLICANTS).at(-1)).toEqual({ page: '1', pageSize: '10', ...asked });
    act(() => history.back());
    await shown(2);
    await pressButton(say.name);
    await waitFor(() => expect(page.url()).toMatch(/sort=name/));
  });

  test('are written to: all of a training, or the chosen ones', async () => {
    api.answer('GET /api/education/admin/recipients', { recipients: 2 });
    api.answer('POST /api/education/admin/mail', { recipients: 2 });
    const page = await open('?educationId=7&status=signup&search=%EC%A7%80');
    await shown(1);
    await pressButton(say.mailAll);
    const write = async () => {
      const mail = screen.getByRole('dialog');
      fillIn(within(mail).getAllByLabelText(new RegExp(`^${say.subject}`))[0]!, '안내');
      fillIn(within(mail).getAllByLabelText(new RegExp(`^${say.text}`))[0]!, '모두에게 알립니다.');
      await user.click(within(mail).getByRole('button', { name: say.send }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await write();
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    await pressButton(say.mail);
    await write();
    expect(page.toasts()).toEqual(Array(2).fill(`success: ${say.mailSent(2)}`));
    const mail = { subject: '안내', text: '모두에게 알립니다.' };
    expect(api.calls('POST /api/education/admin/mail').map(({ body }) => body)).toEqual([
      { educationId: 7, status: 'signup', search: '지', ...mail },
      { ids: [2], ...mail },
    ]);
    expect(rows().some((row) => within(row).getByRole<HTMLInputElement>('checkbox').checked)).toBe(false);
  });

  test('have a draft of the mail for each training', async () => {
    api.answer('GET /api/education/admin/recipients', { recipients: 1 });
    const page = await open();
    await shown(2);
    const subject = () => within(screen.getByRole('dialog')).getAllByLabelText<HTMLInputElement>(say.subject)[0]!;
    const choose = (index: number) => user.click(within(rows()[index]!).getByRole('checkbox'));
    const writeTo = async (index: number) => {
      await choose(index);
      await pressButton(say.mail);
      return subject().value;
    };
    const leave = async (index: number) => {
      fireEvent.keyDown(subject(), { key: 'Escape' });
      await act(async () => page.portal.alerts.store.getState().current?.close(true));
      await choose(index);
    };
    await writeTo(0);
    fillIn(subject(), 'Bring a laptop');
    await leave(0);
    expect(await writeTo(1)).toBe('');
    await leave(1);
    expect(await writeTo(0)).toBe('Bring a laptop');
  });

  test('are written to only as far as they are in sight: a filter takes the hidden ones out', async () => {
    api.answer('GET /api/education/admin/recipients', { recipients: 1 });
    api.answer('POST /api/education/admin/mail', { recipients: 1 });
    await open();
    await shown(2);
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    searchFor('강지호');
    await shown(1);
    expect(screen.queryByRole('button', { name: say.mail })).toBeNull();
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    await pressButton(say.mail);
    const mail = screen.getByRole('dialog');
    fillIn(within(mail).getAllByLabelText(new RegExp(`^${say.subject}`))[0]!, '안내');
    fillIn(within(mail).getAllByLabelText(new RegExp(`^${say.text}`))[0]!, '한 사람에게만 알립니다.');
    await user.click(within(mail).getByRole('button', { name: say.send }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('POST /api/education/admin/mail').map(({ body }) => body)).toEqual([
      { ids: [2], subject: '안내', text: '한 사람에게만 알립니다.' },
    ]);
  });

  test('say when there are none, and when none matches', async () => {
    const page = await open('?search=x');
    expect(await screen.findByText('No applicant matches')).toBeTruthy();
    api.answer(APPLICANTS, pageOf([]));
    await page.navigate('/admin/education/applicants');
    expect(await screen.findByText('Nobody has applied')).toBeTruthy();
  });
});

describe.each(['/admin/education/trainings', '/admin/education/applicants'])('%s', (url) => {
  test('asks visitors to sign in', async () => {
    const page = await openEducation(url);
    expect(page.moves.at(-1)?.to).toBe(`/login?next=${encodeURIComponent(url)}`);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('is forbidden to members', async () => {
    const page = await openEducation(url, { user: member });
    expect(page.status()).toBe(403);
    expect(screen.getByRole('heading', { level: 1, name: '볼 수 있는 권한이 없습니다' })).toBeTruthy();
  });
});
