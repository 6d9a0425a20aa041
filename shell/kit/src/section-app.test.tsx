import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { ApiError } from './api-client.ts';
import type { SectionDefinition } from './contract.ts';
import { setPortal, type Portal } from './portal.ts';
import { createSectionApp } from './section-app.tsx';
import { useLoaderData } from './page-view.tsx';
import { createTestPortal } from './testing/index.ts';
import { useTranslation } from './use-translation.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const member = { email: 'kim@visitor.example', name: 'Kim', role: 'member' } as const;

const home: SectionDefinition = {
  name: 'education',
  routes: [
    {
      id: 'schedule',
      path: '/education/schedule',
      page: async () => ({
        Page: () => 'the schedule',
        head: () => ({ title: 'Schedule', description: 'All trainings' }),
      }),
    },
  ],
  messages: async () => ({ default: {} }),
};

test('a page that the browser renders has its title, one that the server rendered keeps it', async () => {
  history.replaceState(null, '', '/education/schedule');
  const showHead = jest.fn<Portal['showHead']>();
  const portal = { ...createTestPortal({ messages: { shell: { common: { siteName: 'Portal' } } } }), showHead };
  setPortal(portal);

  document.body.innerHTML = '<main id="main"><div id="section-education"></div></main>';
  const app = createSectionApp(home);
  await app.mount();
  expect(showHead).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Schedule | Portal', description: 'All trainings' }),
  );
  await app.unmount();

  showHead.mockClear();
  document.body.innerHTML =
    '<main id="main"><div id="section-education" data-ssr="education"><!--$-->the schedule<!--/$--></div></main>';
  portal.hydration.page = { section: 'education', data: { data: {}, status: 200 } } as Portal['hydration']['page'];
  await app.mount();
  expect(showHead).not.toHaveBeenCalled();
  await app.unmount();
});

test('a section that is mounted without a rendered page follows the redirect of its route, query and all', async () => {
  history.replaceState(null, '', '/education?lang=ko');
  document.body.innerHTML = '<main id="main"></main>';
  const navigate = jest.fn<Portal['navigate']>();
  setPortal({ ...createTestPortal({ messages: { shell: {} } }), navigate });
  const app = createSectionApp({
    name: 'education',
    routes: [{ id: 'education', path: '/education', redirect: '/education/schedule' }],
    messages: async () => ({ default: {} }),
  });
  await app.mount();
  expect(navigate).toHaveBeenCalledWith('/education/schedule?lang=ko', { replace: true });
  expect(document.getElementById('section-education')?.textContent).toBe('');
  await app.unmount();
});

test('a page that can be read is not replaced by an error page when its language changes without a connection', async () => {
  history.replaceState(null, '', '/education/schedule');
  document.body.innerHTML = '<main id="main"></main>';
  const portal = createTestPortal({ messages: { shell: {} } });
  setPortal(portal);
  const load = jest.fn(async () => ({}));
  const app = createSectionApp({ ...home, routes: home.routes.map((route) => ({ ...route, load })) });
  await app.mount();
  const [changeLocale] = portal.localeChanges;
  await expect(changeLocale?.('en')).resolves.toMatchObject({ head: { title: expect.stringContaining('Schedule') } });
  load.mockRejectedValue(new ApiError(0));
  await expect(changeLocale?.('en')).rejects.toMatchObject({ status: 503 });
  await app.unmount();
});

describe('a page that was shown before, or is likely to be next', () => {
  let list = ['first'];
  const signal = () => new AbortController().signal;
  const load = jest.fn(async () => list);
  const page = jest.fn(async () => ({
    Page: () => useLoaderData<string[]>().join(', '),
    head: () => ({ title: 'News', description: '' }),
  }));
  const other = { Page: () => 'another page', head: () => ({ title: 'Other', description: '' }) };
  const definition: SectionDefinition = {
    name: 'community',
    routes: [
      { id: 'list', path: '/news', page, load },
      { id: 'other', path: '/other', page: async () => other },
      { id: 'mine', path: '/mine', page, load, access: 'member' },
    ],
    messages: async () => ({ default: {} }),
  };
  const shown = () => document.querySelector('#main')?.textContent;
  let portal: Portal;
  let app = createSectionApp(definition);

  async function go(url: string, anew?: boolean): Promise<void> {
    await app.prepare(url, signal(), anew);
    history.replaceState(null, '', url);
    act(() => app.show());
  }

  beforeEach(async () => {
    list = ['first'];
    document.body.innerHTML = '<main id="main"></main>';
    portal = createTestPortal({ messages: { shell: { common: { siteName: 'Portal' } } }, user: 'visitor' });
    setPortal(portal);
    app = createSectionApp(definition);
    history.replaceState(null, '', '/other');
    await app.mount();
    load.mockClear();
    page.mockClear();
  });
  afterEach(() => app.unmount());

  test('has its code and its data when it is warmed, and neither is asked for again by the click', async () => {
    await app.warm('/news', false);
    expect([page.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
    await app.warm('/news', true);
    expect(load).toHaveBeenCalledTimes(1);
    await go('/news');
    expect([shown(), load.mock.calls.length]).toEqual(['first', 1]);
  });

  test('is shown at once with the data it had, which is then read again', async () => {
    await go('/news');
    await go('/other');
    list = ['first', 'second'];
    await go('/news');
    expect(shown()).toBe('first');
    await waitFor(() => expect(shown()).toBe('first, second'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['something was written', async () => void (await portal.api.send('POST', '/api/news').catch(() => undefined))],
    ['somebody has signed in', async () => portal.session.store.setState({ status: 'signed-in', user: member })],
    ['it is asked for anew', async () => undefined],
    ['five minutes have passed', async () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)],
  ])('is loaded before it is shown when %s', async (_why, happen) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    await go('/news');
    await go('/other');
    list = ['second'];
    await happen();
    await go('/news', _why === 'it is asked for anew');
    expect(shown()).toBe('second');
    jest.restoreAllMocks();
  });

  const Marked = () => useTranslation('community').t('list.mark');
  const versionOf = (mark: string) =>
    createSectionApp({
      name: 'community',
      routes: [{ id: 'list', path: '/news', page: async () => ({ Page: Marked, head: () => other.head() }) }],
      messages: async () => ({ default: { list: { mark } } }),
    });

  test('is shown with the messages of its own version, whatever another version brought since', async () => {
    const [first, second] = [versionOf('first version'), versionOf('second version')];
    await app.unmount();
    app = first;
    history.replaceState(null, '', '/news');
    await first.mount();
    await first.unmount();
    await second.warm('/news', true);
    await first.prepare('/news', signal());
    await act(() => first.mount());
    act(() => first.show());
    expect(shown()).toBe('first version');
  });

  test('is shown with the messages of its own version, also when the version before ends its preparation last', async () => {
    const [first, second] = [versionOf('first version'), versionOf('second version')];
    await app.unmount();
    app = second;
    history.replaceState(null, '', '/news');
    await second.prepare('/news', signal());
    await first.prepare('/news', signal());
    await act(() => second.mount());
    expect(shown()).toBe('second version');
    await first.warm('/news', false);
    await act(() => portal.i18n.changeLanguage('ko'));
    expect(shown()).toBe('second version');
  });

  test('is not kept when its data did not come, and not loaded ahead when it is not for everybody', async () => {
    const failed = { ok: false, status: 503 };
    load.mockResolvedValueOnce({ list: failed } as never);
    await app.warm('/news', true);
    await app.warm('/mine', true);
    expect(load).toHaveBeenCalledTimes(1);
    await go('/news');
    expect([shown(), load.mock.calls.length]).toEqual(['first', 2]);
  });
});
