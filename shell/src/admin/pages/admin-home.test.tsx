import type { AdminView } from '@portal/contract';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SessionUser } from '@portal/kit';
import { mockApi, openPage, problemResponse, TestPortal } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { AdminMenu } from '../frame/admin-menu.tsx';
import { definition } from '../../own-pages/definition.ts';
import { user as member } from '../../testing/sample-account.ts';
import { admin } from '../../testing/sample-member.ts';
import { SWAPPED } from '../../section-host/swapped.ts';

const api = mockApi<paths>();
const words = (ko: string, en: string) => ({ ko, en });
const view = (path: string, ko: string, more: Partial<AdminView> = {}): AdminView => ({
  id: path,
  path,
  name: words(ko, `${ko} en`),
  icon: 'users',
  order: 1,
  ...more,
});
const section = { version: 'v1', base: '/', paths: [], menu: [], widgets: {} };
const sections = {
  education: {
    ...section,
    admin: {
      title: words('교육', 'Training'),
      views: [
        view('/admin/education/trainings', '교육 관리', { access: 'editor' }),
        view('/admin/education/applicants', '신청자', { access: 'agent' }),
      ],
    },
  },
  support: {
    ...section,
    admin: {
      title: words('고객지원', 'Support'),
      views: [
        view('/admin/support/inquiries', '문의', { access: 'agent' }),
        view('/admin/support/settings', '문의 설정', { access: 'manager' }),
      ],
    },
  },
  // Of an earlier build, which knew administrators only
  community: {
    ...section,
    admin: { title: words('커뮤니티', 'Community'), views: [view('/admin/community/posts', '글')] },
  },
  archive: section,
  shell: {
    ...section,
    admin: {
      title: words('회원과 기록', 'Members and log'),
      views: [
        view('/admin/members', '회원', { access: 'administrator' }),
        view('/admin/releases', '배포', { access: 'manager', anySection: true }),
      ],
    },
  },
};
const all = [
  '/admin/members',
  '/admin/releases',
  '/admin/education/trainings',
  '/admin/education/applicants',
  '/admin/support/inquiries',
  '/admin/support/settings',
  '/admin/community/posts',
];

beforeEach(() => {
  api.answer('GET /api/portal/personal-data', { services: [] });
  api.answer('GET /api/portal/releases', { revision: 1, sections: [], services: [], notices: [] });
});

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
  expect(hrefs(place)).toEqual(all);

  render(
    <TestPortal portal={page.portal}>
      <AdminMenu />
    </TestPortal>,
  );
  const menu = screen.getByRole('navigation', { name: '관리 메뉴' });
  expect(hrefs(menu)).toEqual(['/admin', ...all]);
  const current = () => menu.querySelector('[aria-current=page]')?.getAttribute('href');
  expect(current()).toBe('/admin');

  const toggle = within(menu).getByRole('button', { expanded: false });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  history.replaceState(null, '', '/admin/members/m1');
  act(() => void dispatchEvent(new Event(SWAPPED)));
  expect(current()).toBe('/admin/members');
  expect([toggle.getAttribute('aria-expanded'), toggle.textContent]).toEqual(['false', '회원']);

  expect(api.calls('GET /api/portal/registry')).toHaveLength(2);
});

describe('the admin home', () => {
  const holding = (roles: SessionUser['roles']): SessionUser => ({ ...member, roles });
  beforeEach(() => api.answer('GET /api/portal/registry', { revision: 1, sections }));

  const of = (...names: string[]) => all.filter((path) => names.some((name) => path.startsWith(`/admin/${name}`)));

  test.each([
    ['an agent of support', holding({ support: ['agent'] }), of('support/inquiries'), ['담당자']],
    ['an editor of education', holding({ education: ['editor'] }), of('education/trainings'), ['편집자']],
    ['editor and agent', holding({ education: ['agent', 'editor'] }), of('education'), ['편집자, 담당자']],
    ['a manager of education', holding({ education: ['manager'] }), of('releases', 'education'), ['책임자']],
    [
      'roles in two sections',
      holding({ education: ['editor'], support: ['manager'] }),
      of('releases', 'education/trainings', 'support'),
      ['편집자', '책임자'],
    ],
    ['a manager of a section of an earlier build', holding({ community: ['manager'] }), of('releases'), []],
    ['an administrator', admin, all, []],
  ] as const)('of %s shows what they may open, as the menu does', async (_who, user, views, chips) => {
    const page = await openPage({ definition, url: '/admin', user });
    const place = document.body.firstElementChild as HTMLElement;
    await waitFor(() => expect(hrefs(place)).toEqual(views));
    expect(chips.filter((chip) => within(place).queryByText(chip))).toEqual(chips);
    render(
      <TestPortal portal={page.portal}>
        <AdminMenu />
      </TestPortal>,
    );
    expect(hrefs(screen.getByRole('navigation', { name: '관리 메뉴' }))).toEqual(['/admin', ...views]);
  });

  test.each([
    ['ko', '열 수 있는 관리 화면이 없습니다'],
    ['en', 'There is no admin view that you may open'],
  ] as const)('says so when there is no view for the role (%s)', async (locale, text) => {
    await openPage({ definition, url: '/admin', user: holding({ archive: ['editor'] }), locale });
    expect(await screen.findByRole('heading', { level: 2, name: text })).toBeTruthy();
  });

  test('loses its views with the role', async () => {
    const page = await openPage({ definition, url: '/admin', user: holding({ support: ['agent'] }) });
    expect(await screen.findByRole('link', { name: /^문의/ })).toBeTruthy();
    await page.setUser(holding({ education: ['agent'] }));
    expect(screen.queryByRole('link', { name: /^문의/ })).toBeNull();
    expect(screen.getByRole('link', { name: '신청자' })).toBeTruthy();
    await page.setUser(member);
    expect([page.status(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      403,
      '볼 수 있는 권한이 없습니다',
    ]);
  });
});

describe('a page for admins', () => {
  const url = '/admin/members?role=admin';

  test('leads a visitor to Login, its query kept', async () => {
    const page = await openPage({ definition, url });
    expect(page.moves).toEqual([{ to: '/login?next=%2Fadmin%2Fmembers%3Frole%3Dadmin', options: { replace: true } }]);
  });

  test.each([
    ['ko', member, '볼 수 있는 권한이 없습니다', '관리자 권한이 필요합니다.'],
    ['en', member, 'You do not have access to this page', 'You need to be an administrator.'],
    ['ko', { ...member, roles: { shell: ['manager'] } }, '볼 수 있는 권한이 없습니다', '관리자 권한이 필요합니다.'],
  ] as const)(
    'is refused to others than administrators, and reads nothing (%s)',
    async (locale, user, title, needed) => {
      const page = await openPage({ definition, url, user: user as SessionUser, locale });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(document.body.textContent).toContain(needed);
      expect([page.status(), page.head().noindex]).toEqual([403, true]);
      expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    },
  );

  test('goes with the session that ends in another tab', async () => {
    api.answer('GET /api/portal/registry', { revision: 1, sections });
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
