import { describe, expect, jest, test } from '@jest/globals';
import { ApiError } from './api-client.ts';
import type { PageModule, PageRoute } from './contract.ts';
import { loadPage } from './page-loader.ts';
import type { Portal } from './portal.ts';
import type { SessionUser } from './session.ts';
import { createTestPortal } from './testing/index.ts';

const messages = {
  shell: {
    common: {
      siteName: '셀매트릭스',
      problem: {
        forbidden: { title: '권한 없음', text: '' },
        notFound: { title: '없는 페이지', text: '주소를 확인해 주세요.' },
        unavailable: { title: '잠시 후', text: '다시 시도해 주세요.' },
      },
    },
  },
};

function guarded(load: PageRoute['load'] = async () => 'secret') {
  const page = jest.fn(async (): Promise<PageModule> => ({ Page: () => null }));
  const route: PageRoute = { id: 'list', path: '/admin/things', access: 'administrator', page, load };
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

describe('a page for admins, while the account service does not say who is here', () => {
  function unanswered(user?: SessionUser) {
    const portal = portalOf();
    const { store } = portal.session;
    store.setState({ status: 'signed-out', isUnanswered: true }, true);
    const refresh = jest.fn(async () => {
      if (user) store.setState({ status: 'signed-in', user }, true);
      return user !== undefined;
    });
    return { refresh, portal: { ...portal, session: { ...portal.session, refresh } } };
  }

  test('asks it again', async () => {
    const { portal, refresh } = unanswered({ email: 'a@b.example', name: '', role: 'admin' });
    expect(await load(portal, guarded().route)).toMatchObject({ status: 200, data: { list: 'secret' } });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('says so, instead of taking the visitor for one who is signed out', async () => {
    const { page, route } = guarded();
    const screen = await load(unanswered().portal, route);
    expect(screen).toMatchObject({ status: 503, data: {}, head: { title: '잠시 후 | 셀매트릭스' } });
    expect(screen.redirect).toBeUndefined();
    expect(page).not.toHaveBeenCalled();
  });
});

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
      head: { title: '셀매트릭스', description: '', noindex: true },
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

  test('leads whose role waits for a second factor to setting one up', async () => {
    const { page, route } = guarded();
    const screen = await load(portalOf({ role: 'member', secondFactorMissing: true }), route);
    expect(screen).toMatchObject({ status: 302, redirect: '/account/security' });
    expect(page).not.toHaveBeenCalled();
  });

  test('is loaded for admins, and no search engine may keep it', async () => {
    const screen = await load(portalOf({ role: 'admin' }), guarded().route);
    expect(screen).toMatchObject({
      status: 200,
      data: { list: 'secret' },
      access: 'administrator',
      head: { noindex: true },
    });
    expect(screen.isWaiting).toBeUndefined();
  });

  test('is forbidden when the service says so, whatever the browser believed', async () => {
    const screen = await load(portalOf({ role: 'admin' }), guarded(() => Promise.reject(new ApiError(403))).route);
    expect(screen.status).toBe(403);
  });
});

describe('a page for everybody', () => {
  const Page = () => null;
  const thing = (changes: Partial<PageRoute> = {}): PageRoute => ({
    id: 'thing',
    path: '/things/:id',
    page: async () => ({ Page }),
    ...changes,
  });

  function open(
    routes: PageRoute[],
    { portal = portalOf(null), url = '/things/7?tab=1', ...rest }: Partial<Parameters<typeof loadPage>[0]> = {},
  ) {
    const bundle = jest.fn(async (_locale: string, name: string) => ({ default: { [name]: { title: `글 ${name}` } } }));
    const definition = { name: 'thing', routes, messages: bundle };
    const { signal } = new AbortController();
    return { bundle, screen: loadPage({ definition, portal, url, locale: 'ko', signal, ...rest }) };
  }

  test('has its code, its data and a head made of them, under the names of its chunks', async () => {
    const load = jest.fn<NonNullable<PageRoute['load']>>(async ({ params }) => ({ name: `Thing ${params['id']}` }));
    const head = jest.fn<NonNullable<PageModule['head']>>(() => ({ title: '사물', description: 'd' }));
    const module = { Page, head };
    const { portal, signal } = { portal: portalOf(null), signal: new AbortController().signal };
    const { bundle, screen } = open([thing({ load, messages: ['things'], page: async () => module })], {
      portal,
      signal,
    });
    expect(await screen).toEqual({
      url: '/things/7?tab=1',
      data: { thing: { name: 'Thing 7' } },
      status: 200,
      access: undefined,
      head: { title: '사물 | 셀매트릭스', description: 'd' },
      chunks: ['thing', 'locale-ko-common-json', 'locale-ko-things-json'],
      page: module,
      params: { id: '7' },
      routeId: 'thing',
    });
    expect(load.mock.calls).toEqual([
      [{ params: { id: '7' }, url: expect.any(URL), locale: 'ko', api: portal.api, signal }],
    ]);
    expect(load.mock.calls[0]?.[0].url.search).toBe('?tab=1');
    expect(head.mock.calls[0]?.[0]).toMatchObject({ data: { name: 'Thing 7' }, locale: 'ko', params: { id: '7' } });
    expect(bundle.mock.calls).toEqual([
      ['ko', 'common'],
      ['ko', 'things'],
    ]);
  });

  test('is told of its data that is on screen in another state of it, and of no other page', async () => {
    const load = jest.fn<NonNullable<PageRoute['load']>>(async () => 'read');
    const shown = await open([thing({ load })]).screen;
    await open([thing({ load })], { url: '/things/7?tab=2', shown }).screen;
    await open([thing({ load })], { url: '/things/8', shown }).screen;
    expect(load.mock.calls.map(([context]) => context.shown)).toEqual([undefined, 'read', undefined]);
  });

  test('names itself with the messages of its section', async () => {
    const head: PageModule['head'] = ({ t }) => ({ title: t('things.title'), description: '' });
    const { screen } = open([thing({ messages: ['things'], page: async () => ({ Page, head }) })]);
    expect((await screen).head.title).toBe('글 things | 셀매트릭스');
  });

  test('keeps a title that holds the name of the site', async () => {
    const head = () => ({ title: '셀매트릭스 — 처음', description: '' });
    const { screen } = open([thing({ page: async () => ({ Page, head }) })]);
    expect((await screen).head.title).toBe('셀매트릭스 — 처음');
  });

  test('without code has no chunk, and no page either', async () => {
    const bare = await open([{ id: 'bare', path: 'things/:id/bare' }], { url: '/things/7/bare' }).screen;
    expect(bare.chunks).toEqual(['locale-ko-common-json']);
    expect(bare.page).toBeUndefined();
  });

  test('that leads on loads nothing', async () => {
    const page = jest.fn(async () => ({ Page }));
    const { bundle, screen } = open([thing({ page, redirect: '/things' })]);
    expect(await screen).toEqual({
      url: '/things/7?tab=1',
      status: 302,
      redirect: '/things',
      data: {},
      head: { title: '', description: '' },
      chunks: ['thing', 'locale-ko-common-json'],
      params: {},
    });
    expect(page).not.toHaveBeenCalled();
    expect(bundle).not.toHaveBeenCalled();
  });

  test('that the server has loaded is not asked for again', async () => {
    const load = jest.fn(async () => 'new');
    const head = ({ data }: { data: string }) => ({ title: data, description: '' });
    const ready = { data: { thing: 'sent' }, status: 200 };
    const { screen } = open([thing({ load, page: async () => ({ Page, head }) })], { ready });
    expect(await screen).toMatchObject({ data: { thing: 'sent' }, status: 200, head: { title: 'sent | 셀매트릭스' } });
    expect(load).not.toHaveBeenCalled();
    const failed = await open([thing({ load })], { ready: { data: {}, status: 503 } }).screen;
    expect([failed.status, failed.head.title]).toEqual([503, '잠시 후 | 셀매트릭스']);
  });

  test('that does not exist is 404, and no search engine keeps it', async () => {
    expect(await open([thing()], { url: '/elsewhere' }).screen).toMatchObject({
      status: 404,
      head: { title: '없는 페이지 | 셀매트릭스', description: '주소를 확인해 주세요.', noindex: true },
      data: {},
    });
  });

  test.each([400, 404, 409, 500])(
    'whose data is refused with %i shows that instead of its own head',
    async (status) => {
      const portal = portalOf(null);
      const report = jest.spyOn(portal, 'report');
      const head = jest.fn(() => ({ title: 'own', description: '' }));
      const load = () => Promise.reject(new ApiError(status));
      const screen = await open([thing({ load, page: async () => ({ Page, head }) })], { portal }).screen;
      expect(screen.status).toBe(status);
      expect(screen.head).toMatchObject({ title: expect.stringContaining(' | 셀매트릭스'), noindex: true });
      expect(screen.routeId).toBe('thing');
      expect(head).not.toHaveBeenCalled();
      expect(report).not.toHaveBeenCalled();
    },
  );

  test('whose loader has a fault is 503, and the fault is reported', async () => {
    const portal = portalOf(null);
    const report = jest.spyOn(portal, 'report');
    const load = () => Promise.reject(new TypeError('no such thing'));
    const screen = await open([thing({ load })], { portal }).screen;
    expect([screen.status, screen.head.title]).toEqual([503, '잠시 후 | 셀매트릭스']);
    expect(report.mock.calls).toEqual([
      [{ section: 'thing', kind: 'loader', message: new TypeError('no such thing') }],
    ]);
  });

  test('that was left while it loaded is no failure', async () => {
    const portal = portalOf(null);
    const report = jest.spyOn(portal, 'report');
    const reason = new Error('left');
    const load = () => Promise.reject(reason);
    await expect(open([thing({ load })], { portal, signal: AbortSignal.abort() }).screen).rejects.toBe(reason);
    expect(report).not.toHaveBeenCalled();
  });

  test('whose code does not come fails, also while its data is on the way', async () => {
    const missing = new Error('chunk is gone');
    const page = () => Promise.reject(missing);
    const load = () => new Promise((done) => setTimeout(done, 20));
    await expect(open([thing({ page, load })]).screen).rejects.toBe(missing);
  });
});
