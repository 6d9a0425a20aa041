import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { admin, answerQuestion, holding, openEducation, questionOf } from '../../testing/open-education.tsx';
import { catchDownloads, fillIn, press, user } from '../../testing/page-parts.ts';
import { describeResources } from '../../testing/resources.ts';
import { editedTraining, savedTraining } from '../../testing/sample-training.ts';
import { words } from '../../testing/words.ts';
import { notifiedOf } from '../../testing/training-editor-page.ts';

const locale = 'ko';

const api = mockApi<paths>();
const TRAININGS = 'GET /api/education/admin/trainings';
const STATUS = 'POST /api/education/admin/trainings/status';

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

describe('the trainings for admins', () => {
  const say = words[locale];
  const one = editedTraining({
    educationId: 1,
    version: 3,
    title: '가',
    startDate: '2031-12-01',
    endDate: '2031-12-02',
    applied: 4,
    waiting: 2,
    derivedState: 'full',
  });
  const two = editedTraining({
    educationId: 2,
    version: 5,
    title: '나',
    startDate: '2031-12-03',
    endDate: '2031-12-03',
    startTime: '09:30',
  });
  const open = (url = '/admin/education/trainings') => {
    api.answer(TRAININGS, pageOf([one, two]));
    return openEducation(url, { locale, user: admin });
  };

  test('are listed with days, state and seats', async () => {
    const page = await open('/admin/education');
    expect(page.url()).toBe('/admin/education/trainings');
    expect(screen.getByRole('heading', { level: 1, name: say.trainingsAdmin })).toBeTruthy();
    expect(page.head()).toMatchObject({ noindex: true });
    await shown(2);
    expect(queries(TRAININGS)).toEqual([{ page: '1', pageSize: '10', sort: '-startDate' }]);
    const text = rows()[0]?.textContent;
    for (const part of ['가', '2031-12-01 – 2031-12-02', '10:00 – 17:00', say.recruiting, say.full, '4 / 10', '대기 2'])
      expect(text).toContain(part);
    expect(rows()[1]?.textContent).not.toContain('2031-12-03 –');
    expect(rows()[1]?.textContent).toContain('09:30 – 17:00');
    expect(within(rows()[0]!).getByRole('link', { name: '가 신청자' }).getAttribute('href')).toBe(
      '/admin/education/applicants?educationId=1',
    );
  });

  test('keep search, filters and order in the address, and are taken away as they are seen', async () => {
    api.answer(
      'GET /api/education/admin/trainings/export',
      () => new Response('file', { headers: { 'content-type': 'text/csv' } }),
    );
    const page = await open();
    await shown(2);
    searchFor('SMWP');
    await waitFor(() => expect(page.url()).toMatch(/search=SMWP/));
    fillIn(screen.getByRole('combobox', { name: '모집 상태' }), 'completed');
    await waitFor(() => expect(page.url()).toMatch(/status=completed/));
    fillIn(screen.getByRole('combobox', { name: '진행 상황' }), 'past');
    await waitFor(() => expect(page.url()).toMatch(/state=past/));
    await pressButton('교육명');
    await waitFor(() => expect(page.url()).toMatch(/sort=title/));
    const asked = { search: 'SMWP', status: 'completed', state: 'past', sort: 'title' };
    await waitFor(() => expect(queries(TRAININGS).at(-1)).toEqual({ page: '1', pageSize: '10', ...asked }));
    await pressButton('CSV 내려받기');
    await waitFor(() =>
      expect(queries('GET /api/education/admin/trainings/export')).toEqual([{ ...asked, format: 'csv', lang: locale }]),
    );
    act(() => history.back());
    await waitFor(() => expect(page.url()).not.toMatch(/sort=/));
    await pressButton('조건 초기화');
    await waitFor(() => expect(page.url()).toBe('/admin/education/trainings'));
  });

  test('are opened to be changed, and asked for again', async () => {
    api.answer('GET /api/education/admin/trainings/1', one);
    api.answer('GET /api/education/admin/notified', notifiedOf(0));
    api.answer('POST /api/education/edit', savedTraining());
    const page = await open();
    await pressButton('가');
    const editor = await screen.findByRole('dialog', { name: say.change });
    expect(api.calls('GET /api/education/admin/trainings/1')).toHaveLength(1);
    fillIn(await within(editor).findByRole('textbox', { name: /^(정원|Capacity)/ }), '33');
    await user.click(within(editor).getByRole('button', { name: say.save }));
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.changed}`]));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(queries(TRAININGS)).toHaveLength(2));
    await pressButton(say.register);
    expect(screen.getByRole('dialog', { name: '교육 등록' })).toBeTruthy();
  });

  test('are removed after a question', async () => {
    api.answer('GET /api/education/admin/notified', notifiedOf(4));
    api.answer('DELETE /api/education/remove', 1);
    const page = await open();
    await shown(2);
    await pressButton('가 삭제');
    await waitFor(() => expect(questionOf(page)).toContain(say.people(4)));
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`success: ${say.removed}`]));
    await waitFor(() => expect(queries(TRAININGS)).toHaveLength(2));
  });

  test('are closed together after a question that names them; what somebody else has changed is left and said', async () => {
    api.answer(STATUS, { changed: [1], left: [2] });
    const page = await open();
    await shown(2);
    for (const row of rows()) await user.click(within(row).getByRole('checkbox'));
    expect(screen.getByRole('button', { name: '모집중 (0)' }).getAttribute('aria-disabled')).toBe('true');
    await pressButton('모집종료 (2)');
    expect(questionOf(page)).toBe('선택한 교육 2건의 모집을 종료할까요?: 가\n나');
    await answerQuestion(page, false);
    expect(api.calls(STATUS)).toEqual([]);
    await pressButton('모집종료 (2)');
    await answerQuestion(page, true);
    await waitFor(() =>
      expect(page.toasts()).toEqual([
        'success: 교육 1건을 수정했습니다',
        'warning: 다른 관리자가 먼저 수정하거나 삭제한 교육 1건은 그대로 두었습니다',
      ]),
    );
    expect(api.calls(STATUS).map(({ body }) => body)).toEqual([
      {
        status: 'completed',
        trainings: [
          { educationId: 1, version: 3 },
          { educationId: 2, version: 5 },
        ],
      },
    ]);
    await waitFor(() => expect(queries(TRAININGS)).toHaveLength(2));
    for (const row of rows()) expect(within(row).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('lead those to the applicants who may see them', async () => {
    api.answer(TRAININGS, pageOf([one, two]));
    const page = await openEducation('/admin/education/trainings', { locale, user: holding('editor') });
    await shown(2);
    expect(screen.queryByRole('link', { name: / 신청자$/ })).toBeNull();
    await page.setUser(holding('editor', 'agent'));
    expect(await screen.findAllByRole('link', { name: / 신청자$/ })).toHaveLength(2);
  });

  test('stay as they are when closing them fails', async () => {
    api.answer(STATUS, () => problemResponse(503, 'unavailable'));
    const page = await open();
    await shown(2);
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    await pressButton('모집종료 (1)');
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts()).toEqual([`error: ${say.saveFailed}`]));
    expect(within(rows()[0]!).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(queries(TRAININGS)).toHaveLength(1);
  });

  test('say when there are none, when none matches and when they cannot be loaded', async () => {
    api.answer(TRAININGS, pageOf([]));
    const page = await openEducation('/admin/education/trainings', { locale, user: admin });
    expect(await screen.findByText('등록된 항목이 없습니다')).toBeTruthy();
    await page.navigate('/admin/education/trainings?search=x');
    expect(await screen.findByText('찾는 항목이 없습니다')).toBeTruthy();
    api.answer(TRAININGS, () => problemResponse(503, 'unavailable'));
    await page.navigate('/admin/education/trainings?search=y');
    expect(
      await screen.findByRole('heading', {
        name: '목록을 불러오지 못했습니다',
      }),
    ).toBeTruthy();
    api.answer(TRAININGS, pageOf([one]));
    await pressButton('다시 시도');
    await shown(1);
  });
});
