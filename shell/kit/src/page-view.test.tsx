import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from './api-client.ts';
import type { LoadContext, PageRoute, SectionDefinition } from './contract.ts';
import { Link } from './link.tsx';
import { useNavigate } from './portal-context.tsx';
import { useLoaderData } from './page-view.tsx';
import { mockApi, openPage } from './testing/index.ts';

const api = mockApi();
const member = { email: 'kim@visitor.example', name: '김정밀', role: 'member' } as const;

afterEach(cleanup);

function Page() {
  const data = useLoaderData<string>();
  const navigate = useNavigate();
  return (
    <>
      <h1>{data}</h1>
      <Link to="/things/2">next</Link>
      <Link to="/nowhere">unbuilt</Link>
      <button type="button" onClick={() => navigate('/things/3', { replace: true })}>
        move
      </button>
    </>
  );
}

interface ThingPaths {
  '/api/things/{id}': { get: { responses: { 200: { content: { 'application/json': string } } } } };
}

const head = ({ data }: { data: string }) => ({ title: data, description: '' });
const route = (more: Partial<PageRoute>): PageRoute => ({
  id: 'thing',
  path: '/things/:id',
  page: async () => ({ Page, head }),
  load: ({ params, api: calls }: LoadContext<ThingPaths>) => calls.get(`/api/things/${params['id']}`),
  ...more,
});
const sectionOf = (...routes: PageRoute[]): SectionDefinition => ({
  name: 'things',
  routes,
  messages: async (locale) => ({ default: { common: { admin: { title: { ko: '사물', en: 'Things' }[locale] } } } }),
});
const open = (more: Partial<PageRoute> = {}, input: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ definition: sectionOf(route(more)), url: '/things/1', ...input });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a page', () => {
  test('has its data, its head with the name of the site, and moves to the next', async () => {
    for (const id of [1, 2, 3]) api.answer(`GET /api/things/${id}`, `thing ${id}`);
    const page = await open();
    expect([title(), page.head().title]).toEqual(['thing 1', 'thing 1 | 셀매트릭스']);
    fireEvent.click(screen.getByText('next'));
    await waitFor(() => expect(title()).toBe('thing 2'));
    fireEvent.click(screen.getByText('move'));
    await waitFor(() => expect(title()).toBe('thing 3'));
    expect(page.moves.map(({ to, options }) => [new URL(to, location.origin).pathname, options?.replace])).toEqual([
      ['/things/2', undefined],
      ['/things/3', true],
    ]);
  });

  test('says that a page is not built yet, and stays', async () => {
    api.answer('GET /api/things/1', 'thing 1');
    const page = await open();
    fireEvent.click(screen.getByText('unbuilt'));
    expect(page.portal.alerts.store.getState().current?.text).toBe('구현 중인 화면입니다');
    expect(page.moves).toEqual([]);
  });

  test.each([
    ['ko', 404, '페이지를 찾을 수 없습니다', false],
    ['en', 404, 'Page not found', false],
    ['ko', 403, '볼 수 있는 권한이 없습니다', false],
    ['ko', 503, '지금은 페이지를 열 수 없습니다', true],
    ['en', 500, 'This page is not available right now', true],
  ] as const)('whose data did not come says why (%s %i)', async (locale, status, text, hasRetry) => {
    const page = await open({ load: () => Promise.reject(new ApiError(status)) }, { locale });
    expect([title(), page.head().noindex, screen.queryByRole('button') !== null]).toEqual([text, true, hasRetry]);
    expect(page.failures).toEqual([]);
  });

  test('that breaks while it loads is reported, and comes with another try', async () => {
    let isBroken = true;
    const page = await open({
      load: () => (isBroken ? Promise.reject(new TypeError('x is undefined')) : Promise.resolve('thing')),
    });
    expect(page.failures).toEqual(['loader: TypeError: x is undefined']);
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(title()).toBe('thing'));
  });

  test('may have its own words for what there is not', async () => {
    await open({
      load: () => Promise.reject(new ApiError(404)),
      page: async () => ({ Page, head, NotFound: () => <h1>no such thing</h1> }),
    });
    expect(title()).toBe('no such thing');
  });
});

describe('a page that is not for everybody', () => {
  const load = () => Promise.resolve('secret');

  test('waits while it is not known who visits, and shows neither code nor data', async () => {
    const page = await open({ access: 'member', load }, { user: member });
    act(() => page.portal.session.store.setState({ status: 'unknown' }, true));
    await page.navigate('/things/2');
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    expect([document.body.textContent, page.head().noindex]).toEqual([expect.not.stringContaining('secret'), true]);
  });

  test('leads visitors to Login, and comes with the session', async () => {
    const page = await open({ access: 'member', load });
    expect(page.moves).toEqual([{ to: '/login?next=%2Fthings%2F1', options: { replace: true } }]);
    expect(document.body.textContent).not.toContain('secret');
    await act(async () => page.portal.session.store.setState({ status: 'signed-in', user: member }, true));
    await page.navigate('/things/1');
    expect(title()).toBe('secret');
  });

  const said = () => document.querySelector('p')?.textContent;

  test('opens with the role that it needs in its section, and closes with it', async () => {
    const page = await open({ access: 'agent', load }, { user: { ...member, roles: { support: ['manager'] } } });
    expect([title(), page.status()]).toEqual(['볼 수 있는 권한이 없습니다', 403]);
    await page.setUser({ ...member, roles: { things: ['agent'] } });
    expect(title()).toBe('secret');
    await page.setUser({ ...member, roles: { things: ['editor'] } });
    expect(title()).toBe('볼 수 있는 권한이 없습니다');
    await page.setUser({ ...member, role: 'admin' });
    expect(title()).toBe('secret');
  });

  test('opens with a role in any section where it says so', async () => {
    const page = await open({ access: 'staff', anySection: true, load }, { user: member });
    expect(said()).toContain('섹션의 편집자, 담당자 또는 책임자 권한이 필요합니다.');
    await page.setUser({ ...member, roles: { support: ['agent'] } });
    expect(title()).toBe('secret');
  });

  test.each([
    ['ko', 'editor', '사물의 편집자 권한이 필요합니다.'],
    ['ko', 'agent', '사물의 담당자 권한이 필요합니다.'],
    ['ko', 'manager', '사물의 책임자 권한이 필요합니다.'],
    ['ko', 'administrator', '관리자 권한이 필요합니다.'],
    ['en', 'editor', 'You need the role of editor in Things.'],
    ['en', 'agent', 'You need the role of agent in Things.'],
    ['en', 'manager', 'You need the role of manager in Things.'],
    ['en', 'administrator', 'You need to be an administrator.'],
  ] as const)('says which role is missing (%s %s)', async (locale, access, text) => {
    await open({ access, load }, { user: member, locale });
    expect(said()?.startsWith(`${text} `)).toBe(true);
  });

  test('of a release that was built when there were only admins is for administrators', async () => {
    const access = 'admin' as PageRoute['access'];
    const page = await open({ access, load }, { user: { ...member, roles: { things: ['manager'] } } });
    expect([title(), said()]).toEqual([
      '볼 수 있는 권한이 없습니다',
      expect.stringContaining('관리자 권한이 필요합니다.'),
    ]);
    await page.setUser({ ...member, role: 'admin' });
    expect(title()).toBe('secret');
  });
});
