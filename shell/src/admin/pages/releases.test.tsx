import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { admin } from '../../testing/sample-member.ts';
import { canary, live, manager, releaseList, service } from '../../testing/sample-releases.ts';

const api = mockApi<paths>();
const mails = '/api/user/release-mails';

beforeEach(() => api.answer(`GET ${mails}`, { events: ['refused', 'healed', 'rolled-back'], allSections: false }));
afterEach(cleanup);

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user: admin, ...input });

describe('the releases', () => {
  test('are listed with what visitors get, who moved it, and how it fares', async () => {
    api.answer(
      'GET /api/portal/releases',
      releaseList([canary, { ...live, section: 'support', versions: [], history: [], live: undefined }]),
    );
    await open('/admin/releases');
    const row = (await screen.findByRole('link', { name: 'education' })).closest('tr');
    for (const text of [
      'v2',
      'v3 · 25%',
      '2025.04.01 09:00',
      '관리자',
      '서버 0.5%(방문 200건), 브라우저 5%(방문 100건)',
    ])
      expect(row?.textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'support' }).getAttribute('href')).toBe('/admin/releases/support');
  });

  test('begin with the shell, and the sections follow in their order', async () => {
    const sections = ['community', 'education', 'shell', 'support'].map((section) => ({ ...live, section }));
    api.answer('GET /api/portal/releases', releaseList(sections));
    await open('/admin/releases');
    await screen.findByRole('link', { name: 'shell' });
    const links = within(screen.getByRole('table', { name: '배포' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['shell', 'community', 'education', 'support']);
  });

  test('that could not be read are asked for again', async () => {
    api.answer('GET /api/portal/releases', () => problemResponse(503, 'unavailable'));
    await open('/admin/releases');
    const alert = await screen.findByRole('alert');
    api.answer('GET /api/portal/releases', releaseList([live]));
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: 'education' })).toBeTruthy();
  });
});

describe('the services', () => {
  test.each([
    ['ko', '서비스', '0.5%(호출 200건)', '일부 공개'],
    ['en', 'Services', '0.5% of 200 calls', 'Canary'],
  ] as const)(
    'are listed with the version that runs, who moved it, and how it fares (%s)',
    async (locale, title, failures, last) => {
      api.answer('GET /api/portal/releases', releaseList([live], { services: [service] }));
      await open('/admin/releases', { locale });
      const table = await screen.findByRole('table', { name: title });
      const link = await within(table).findByRole('link', { name: 'education' });
      expect(link.getAttribute('href')).toBe('/admin/releases/education/services/education');
      for (const text of ['s2', 's5 · 10%', 'kim', '2025.03.05 00:05', failures, last])
        expect(table.textContent).toContain(text);
    },
  );

  test('that run as images are named as such', async () => {
    api.answer('GET /api/portal/releases', releaseList([live]));
    await open('/admin/releases');
    expect(await screen.findByText(/배포 버전으로 실행 중인 서비스가 없습니다/)).toBeTruthy();
  });
});

describe('what was refused or taken back', () => {
  const notice = {
    id: 'm1',
    at: '2025-03-04T15:05:09Z',
    event: 'healed',
    kind: 'service',
    name: 'education',
    section: 'education',
    version: 's4',
    live: 's2',
    delivery: 'waiting',
    attempts: 3,
    error: 'HTTP 500',
  } as const;

  test.each([
    ['ko', '거부·복구·확인이 필요한 배포', 'education (서비스)', '자동 복구', 'HTTP 500, 3번째 시도'],
    ['en', 'Refused, taken back and in doubt', 'education (service)', 'Healed by itself', 'HTTP 500, attempt 3'],
  ] as const)('is listed with how far the webhook got (%s)', async (locale, title, what, event, attempts) => {
    api.answer('GET /api/portal/releases', releaseList([live], { notices: [notice] }));
    await open('/admin/releases', { locale });
    const table = await screen.findByRole('table', { name: title });
    const link = await within(table).findByRole('link', { name: what });
    expect(link.getAttribute('href')).toBe('/admin/releases/education/services/education');
    for (const text of [event, 's4', 's2', attempts]) expect(table.textContent).toContain(text);
  });
});

describe('e-mails about releases', () => {
  test.each([
    ['ko', '배포가 거부되었을 때', 'success: 저장했습니다'],
    ['en', 'A release was refused', 'success: Saved'],
  ] as const)('are chosen by those who manage releases (%s)', async (locale, label, toast) => {
    api.answer('GET /api/portal/releases', releaseList([live]));
    const page = await open('/admin/releases', { locale, user: manager });
    const box = await screen.findByRole('checkbox', { name: label });
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    const choice = { events: ['healed', 'rolled-back'] as ('healed' | 'rolled-back')[], allSections: false };
    api.answer(`PUT ${mails}`, choice);
    fireEvent.click(box);
    await waitFor(() => expect(page.toasts()).toEqual([toast]));
    expect(api.calls(`PUT ${mails}`)[0]?.body).toEqual(choice);
    expect((box as HTMLInputElement).checked).toBe(false);
  });

  test('come of sections with managers of their own too, for administrators who want them', async () => {
    api.answer('GET /api/portal/releases', releaseList([live]));
    await open('/admin/releases');
    const all = {
      events: ['refused', 'healed', 'rolled-back'] as ('refused' | 'healed' | 'rolled-back')[],
      allSections: true,
    };
    api.answer(`PUT ${mails}`, all);
    fireEvent.click(await screen.findByRole('checkbox', { name: '책임자가 따로 있는 섹션의 소식도 받기' }));
    await waitFor(() => expect(api.calls(`PUT ${mails}`)[0]?.body).toEqual(all));
  });

  test('stay as they were when the choice cannot be stored', async () => {
    api.answer('GET /api/portal/releases', releaseList([live]));
    const page = await open('/admin/releases');
    api.answer(`PUT ${mails}`, () => problemResponse(503, 'database-unavailable'));
    const box = await screen.findByRole('checkbox', { name: '배포가 거부되었을 때' });
    fireEvent.click(box);
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect((box as HTMLInputElement).checked).toBe(true);
  });
});

describe('the releases of a manager', () => {
  test('are those that the portal shows them', async () => {
    api.answer('GET /api/portal/releases', releaseList([live]));
    await open('/admin/releases', { user: manager });
    const link = await screen.findByRole('link', { name: 'education' });
    expect(within(link.closest('table') as HTMLElement).getAllByRole('row')).toHaveLength(2);
  });

  test.each([
    ['ko', '볼 수 있는 권한이 없습니다', 'community의 책임자 권한이 필요합니다.'],
    ['en', 'You do not have access to this page', 'You need the role of manager in community.'],
  ] as const)('of other sections are refused, and not asked for (%s)', async (locale, title, needed) => {
    await open('/admin/releases/community', { user: manager, locale });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.body.textContent).toContain(needed);
  });

  test('are refused to editors and agents', async () => {
    const page = await open('/admin/releases', { user: { ...manager, roles: { community: ['editor', 'agent'] } } });
    expect(page.status()).toBe(403);
    expect(document.body.textContent).toContain('섹션의 책임자 권한이 필요합니다.');
  });
});
