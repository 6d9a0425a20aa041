import { describe, expect, jest, test } from '@jest/globals';
import { ApiError } from './api-client.ts';
import type { PageModule, PageRoute } from './contract.ts';
import { loadPage } from './page-loader.ts';
import type { Portal } from './portal.ts';
import type { SessionUser } from './session.ts';
import { createTestPortal } from './testing/index.ts';

const messages = {
  shell: { common: { siteName: '셀매트릭스', problem: { forbidden: { title: '권한 없음', text: '' } } } },
};

function guarded(load: PageRoute['load'] = async () => 'secret') {
  const page = jest.fn(async (): Promise<PageModule> => ({ Page: () => null }));
  const route: PageRoute = { id: 'list', path: '/admin/things', access: 'admin', page, load };
  return { page, route };
}

function portalOf(user?: Partial<SessionUser> | null): Portal {
  const portal = createTestPortal({ messages });
  if (user === null) portal.session.store.setState({ status: 'signed-out' });
  else if (user)
    portal.session.store.setState({
      status: 'signed-in',
      user: { email: 'a@b.example', name: '', role: 'member', ...user },
    });
  return portal;
}

function load(portal: Portal, route: PageRoute, ready?: Parameters<typeof loadPage>[0]['ready']) {
  const definition = { name: 'thing', routes: [route], messages: async () => ({ default: {} }) };
  return loadPage({
    definition,
    portal,
    url: '/admin/things?page=2',
    locale: 'ko',
    signal: new AbortController().signal,
    ready,
  });
}

describe('a page for admins', () => {
  test('is a skeleton without code and data while the session is unknown', async () => {
    const data = jest.fn(async () => 'secret');
    const { page, route } = guarded(data);
    const screen = await load(portalOf(), route);
    expect(screen).toMatchObject({
      status: 200,
      isWaiting: true,
      chunks: [],
      data: {},
      head: { title: '셀매트릭스', noindex: true },
    });
    expect(page).not.toHaveBeenCalled();
    expect(data).not.toHaveBeenCalled();
  });

  test('stays the skeleton that the server sent, also when the session is known by then', async () => {
    const screen = await load(portalOf({ role: 'admin' }), guarded().route, { data: {}, status: 200, isWaiting: true });
    expect(screen.isWaiting).toBe(true);
  });

  test('leads to sign-in and back, with its query', async () => {
    const { page, route } = guarded();
    expect(await load(portalOf(null), route)).toMatchObject({ redirect: '/login?next=%2Fadmin%2Fthings%3Fpage%3D2' });
    expect(page).not.toHaveBeenCalled();
  });

  test('is refused to members', async () => {
    const { page, route } = guarded();
    const screen = await load(portalOf({ role: 'member' }), route);
    expect(screen).toMatchObject({ status: 403, head: { title: '권한 없음 | 셀매트릭스', noindex: true } });
    expect(page).not.toHaveBeenCalled();
  });

  test('is loaded for admins, and no search engine may keep it', async () => {
    const screen = await load(portalOf({ role: 'admin' }), guarded().route);
    expect(screen).toMatchObject({ status: 200, data: { list: 'secret' }, access: 'admin', head: { noindex: true } });
    expect(screen.isWaiting).toBeUndefined();
  });

  test('is forbidden when the service says so, whatever the browser believed', async () => {
    const screen = await load(portalOf({ role: 'admin' }), guarded(() => Promise.reject(new ApiError(403))).route);
    expect(screen.status).toBe(403);
  });
});
