import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { admin } from '../../testing/sample-member.ts';
import { canary, live, manager } from '../../testing/sample-releases.ts';

const api = mockApi<paths>();
const path = '/api/portal/releases/education';

afterEach(cleanup);

const open = (url: string, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition, url, user: admin, ...input });

describe('the releases', () => {
  test('are listed with what visitors get, who moved it, and how it fares', async () => {
    api.answer('GET /api/portal/releases', {
      revision: 1,
      sections: [canary, { ...live, section: 'support', versions: [], history: [], live: undefined }],
    });
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
    api.answer('GET /api/portal/releases', { revision: 1, sections });
    await open('/admin/releases');
    await screen.findByRole('link', { name: 'shell' });
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['shell', 'community', 'education', 'support']);
  });

  test('that could not be read are asked for again', async () => {
    api.answer('GET /api/portal/releases', () => problemResponse(503, 'unavailable'));
    await open('/admin/releases');
    const alert = await screen.findByRole('alert');
    api.answer('GET /api/portal/releases', { revision: 1, sections: [live] });
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: 'education' })).toBeTruthy();
  });
});

describe('the releases of a manager', () => {
  test('are those of their sections, and no others are asked for', async () => {
    api.answer(`GET ${path}`, live);
    api.answer('GET /api/portal/releases/withdrawn', () => problemResponse(404, 'unknown-section'));
    await open('/admin/releases', { user: manager });
    const link = await screen.findByRole('link', { name: 'education' });
    expect(within(link.closest('table') as HTMLElement).getAllByRole('row')).toHaveLength(2);
    expect(api.calls('GET /api/portal/releases')).toEqual([]);
  });

  test('that could not be read are asked for again', async () => {
    api.answer(`GET ${path}`, () => problemResponse(503, 'database-unavailable'));
    api.answer('GET /api/portal/releases/withdrawn', () => problemResponse(404, 'unknown-section'));
    await open('/admin/releases', { user: manager });
    const alert = await screen.findByRole('alert');
    api.answer(`GET ${path}`, live);
    fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: 'education' })).toBeTruthy();
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
