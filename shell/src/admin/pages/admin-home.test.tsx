import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse, TestPortal } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { AdminMenu } from '../frame/admin-menu.tsx';
import { definition } from '../../own-pages/definition.ts';
import { user as member } from '../../testing/sample-account.ts';
import { admin } from '../../testing/sample-member.ts';
import { SWAPPED } from '../../section-host/swapped.ts';

const api = mockApi<paths>();
const words = (ko: string, en: string) => ({ ko, en });
const view = (path: string, ko: string) => ({
  id: path,
  path,
  name: words(ko, `${ko} en`),
  icon: 'users' as const,
  order: 1,
});
const section = { version: 'v1', base: '/', paths: [], menu: [], widgets: {} };
const sections = {
  education: {
    ...section,
    admin: { title: words('교육', 'Training'), views: [view('/admin/education/trainings', '교육 관리')] },
  },
  support: section,
  shell: {
    ...section,
    admin: {
      title: words('회원과 기록', 'Members and log'),
      views: [view('/admin/members', '회원'), view('/admin/audit', '감사 기록')],
    },
  },
};

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const hrefs = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

// The views are asked for once a document, so one test tells the whole story of one.
test("page and menu list the views of every section, the shell's first, and try again when they did not come", async () => {
  api.answer('GET /api/portal/registry', () => problemResponse(503, 'unavailable'));
  const page = await openPage({ definition, url: '/admin', user: admin });
  const place = document.body.firstElementChild as HTMLElement;
  expect(await screen.findByText('관리 화면 목록을 불러오지 못했습니다')).toBeTruthy();
  api.answer('GET /api/portal/registry', { revision: 1, sections });
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { name: '교육' })).toBeTruthy();
  const views = ['/admin/members', '/admin/audit', '/admin/education/trainings'];
  expect(hrefs(place)).toEqual(views);

  render(
    <TestPortal portal={page.portal}>
      <AdminMenu />
    </TestPortal>,
  );
  const menu = screen.getByRole('navigation', { name: '관리 메뉴' });
  expect(hrefs(menu)).toEqual(['/admin', ...views]);
  const current = () => menu.querySelector('[aria-current=page]')?.getAttribute('href');
  expect(current()).toBe('/admin');

  const toggle = within(menu).getByRole('button');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  history.replaceState(null, '', '/admin/members/m1');
  act(() => void dispatchEvent(new Event(SWAPPED)));
  expect(current()).toBe('/admin/members');
  expect([toggle.getAttribute('aria-expanded'), toggle.textContent]).toEqual(['false', '회원']);

  expect(api.calls('GET /api/portal/registry')).toHaveLength(2);
});

describe('a page for admins', () => {
  const url = '/admin/members?role=admin';

  test('leads a visitor to Login, its query kept', async () => {
    const page = await openPage({ definition, url });
    expect(page.moves).toEqual([{ to: '/login?next=%2Fadmin%2Fmembers%3Frole%3Dadmin', options: { replace: true } }]);
  });

  test.each([
    ['ko', '볼 수 있는 권한이 없습니다'],
    ['en', 'You do not have access to this page'],
  ] as const)('is refused to a member, and reads nothing (%s)', async (locale, title) => {
    const page = await openPage({ definition, url, user: member, locale });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect([page.status(), page.head().noindex]).toEqual([403, true]);
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  test('goes with the session that ends in another tab', async () => {
    api.answer('GET /api/user/admin/members/counts', {
      all: 0,
      active: 0,
      suspended: 0,
      admin: 0,
      member: 0,
      verified: 0,
      unverified: 0,
    });
    api.answer('GET /api/user/admin/members', { data: [], total: 0, page: 1, pageSize: 20, pageCount: 1 });
    const page = await openPage({ definition, url, user: admin });
    expect(await screen.findByRole('heading', { level: 1, name: '회원' })).toBeTruthy();
    await page.setUser();
    expect(page.moves.at(-1)?.to).toBe('/login?next=%2Fadmin%2Fmembers%3Frole%3Dadmin');
    expect(screen.queryByRole('heading', { name: '회원' })).toBeNull();
  });
});
