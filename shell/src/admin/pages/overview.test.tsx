import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Overview } from '../../api/services.ts';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { admin } from '../../testing/sample-member.ts';

const api = mockApi<paths>();
const EDUCATION = 'GET /api/education/admin/overview' as 'GET /api/user/admin/overview';
const USER = 'GET /api/user/admin/overview';
const RELEASES = '/api/portal/releases';
const VISITS = `GET ${RELEASES}/{section}/visits` as const;
const empty: Overview = { waiting: [], charts: [], states: [] };
const services = [
  { name: 'account', path: '/api/user/my-data' },
  { name: 'education', path: '/api/education/my-data' },
];
const days = ['2026-11-29', '2026-11-30', '2026-12-01'];

const section = { version: 'v1', base: '/', paths: [], menu: [], widgets: {} };
const visitsOf = (name: string, pages: { page: string; visits: number[] }[]) =>
  api.answer(`GET ${RELEASES}/${name}/visits` as typeof VISITS, { section: name, days, pages });

beforeEach(() => {
  api.answer('GET /api/portal/registry', { revision: 1, sections: { education: section, community: section } });
  for (const name of ['education', 'community']) visitsOf(name, []);
  api.answer(`GET ${RELEASES}`, { revision: 1, sections: [], services: [], notices: [] });
  api.answer('GET /api/portal/personal-data', { services });
  api.answer(USER, {
    ...empty,
    charts: [
      {
        id: 'sign-ups',
        label: '가입',
        kind: 'line',
        names: days,
        series: [{ label: '새 회원', values: [1, 0, 4] }],
        path: '/admin/members',
      },
    ],
    states: [{ id: 'mails-failed', label: '보내지 못한 메일', count: 0, isProblem: false }],
  });
  api.answer(EDUCATION, {
    waiting: [{ id: 'w', label: '대기 중인 신청자', count: 3, path: '/admin/education/applicants?status=waiting' }],
    charts: [
      {
        id: 'seats',
        label: '좌석',
        kind: 'bars',
        names: ['SMWP 기초'],
        whole: 1,
        series: [
          { label: '신청', values: [4] },
          { label: '정원', values: [10] },
        ],
      },
      {
        id: 'downloads',
        label: '다운로드',
        kind: 'bars',
        names: ['사용 설명서'],
        series: [{ label: '횟수', values: [7] }],
      },
    ],
    states: [
      {
        id: 'mails-failed',
        label: '보내지 못한 메일',
        count: 2,
        isProblem: true,
        path: '/admin/mails?state=failed',
      },
    ],
  });
});
afterEach(cleanup);

const open = (locale: 'ko' | 'en' = 'ko') => openPage({ definition, url: '/admin', user: admin, locale });

describe('the overview', () => {
  test('shows what waits, with the way there', async () => {
    await open();
    const waiting = await screen.findByRole('link', { name: /대기 중인 신청자/ });
    expect([waiting.textContent, waiting.getAttribute('href')]).toEqual([
      '3대기 중인 신청자',
      '/admin/education/applicants?status=waiting',
    ]);
  });

  test('shows numbers over time as a picture that says its sum, and as a table', async () => {
    await open();
    expect(await screen.findByRole('img', { name: '가입: 새 회원 5' })).toBeTruthy();
    const table = screen.getByRole('table', { name: '가입', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['날짜새 회원', '2026.11.291', '2026.11.300', '2026.12.014']);
    const seats = screen.getByText('SMWP 기초', { selector: 'span' }).parentElement;
    expect(seats?.textContent).toBe('SMWP 기초신청 4 · 정원 10');
    expect(seats?.querySelector<HTMLElement>('[style]')?.style.width).toBe('40%');
    const downloads = screen.getByText('사용 설명서', { selector: 'span' }).parentElement;
    expect(downloads?.textContent).toBe('사용 설명서횟수 7');
  });

  test('names mails that failed, with the list of them', async () => {
    await open();
    const problem = await screen.findByRole('link', { name: 'education · 보내지 못한 메일: 2' });
    expect(problem.getAttribute('href')).toBe('/admin/mails?state=failed&service=education');
  });

  test('says when the last backup was, and that no release was taken back', async () => {
    const backup = { id: 'backup', label: 'Last backup', count: 1, text: '2026.03.02 03:00', isProblem: false };
    api.answer(USER, { ...empty, states: [backup] });
    await open('en');
    expect((await screen.findByText('Last backup: 2026.03.02 03:00')).closest('a')).toBeNull();
    expect(await screen.findByText('No release was taken back by itself in the last 7 days.')).toBeTruthy();
  });

  test('names releases of the last week that were taken back by themselves, the problems first', async () => {
    const notice = { kind: 'section', section: 'education', name: 'education', delivery: 'none', attempts: 0 } as const;
    const at = new Date().toISOString();
    api.answer(`GET ${RELEASES}`, {
      revision: 1,
      sections: [],
      services: [],
      notices: [
        { ...notice, id: 'n1', event: 'healed', version: 'v7', at },
        { ...notice, id: 'n2', event: 'refused', version: 'v8', at },
        { ...notice, id: 'n3', event: 'healed', version: 'v1', at: '2025-01-01T00:00:00Z' },
      ],
    });
    await open();
    const link = await screen.findByRole('link', { name: /^education \(섹션\): v7 버전이 자동 복구되었습니다/ });
    expect(link.getAttribute('href')).toBe('/admin/releases/education');
    const lines = within(link.closest('ul')!).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent?.slice(0, 9))).toEqual(['education', 'education']);
  });

  test('leaves out releases for somebody who manages no section', async () => {
    const agent = { ...admin, role: 'member' as const, roles: { education: ['agent' as const] } };
    await openPage({ definition, url: '/admin', user: agent, locale: 'ko' });
    expect(await screen.findByRole('link', { name: /보내지 못한 메일: 2/ })).toBeTruthy();
    expect(api.calls(`GET ${RELEASES}`)).toEqual([]);
  });

  test('asks for another period', async () => {
    await open('en');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Period' }), { target: { value: '90' } });
    await waitFor(() =>
      expect(Object.fromEntries(api.calls(USER).at(-1)?.query ?? [])).toEqual({ days: '90', lang: 'en' }),
    );
  });

  test('shows visits by day and page, of the sections that the reader manages', async () => {
    visitsOf('education', [{ page: '/education/schedule', visits: [2, 0, 3] }]);
    visitsOf('community', [{ page: '/news', visits: [0, 1, 8] }]);
    await open('en');
    expect(await screen.findByRole('img', { name: 'Visits by day: Visits 14' })).toBeTruthy();
    const table = screen.getByRole('table', { name: 'The 2 most visited pages', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['PageVisits', '/news9', '/education/schedule5']);
  });

  test('leaves out a service that has none, and names one that does not respond', async () => {
    api.answer(USER, () => problemResponse(404, 'route-not-found'));
    api.answer(EDUCATION, () => problemResponse(503, 'unavailable'));
    await open();
    expect(await screen.findByText('다음 항목의 현황을 불러오지 못했습니다: education')).toBeTruthy();
    expect(screen.queryByText('할 일')).toBeNull();
  });
});
