import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PreparedPage, SectionApp } from '@portal/kit/host';
import { createTestPortal } from '@portal/kit/testing';
import { waitFor } from '@testing-library/react';
import { createPageNavigator } from './page-navigator.ts';

const registrySection = { version: 'v1', base: '/', menu: [], widgets: {} };
const messages = { shell: { common: { problem: { section: { title: 'Not available' } } } } };
const portal = createTestPortal({ messages });
portal.registry.setState({
  revision: 1,
  sections: {
    shell: { ...registrySection, paths: ['/*'] },
    news: { ...registrySection, paths: ['/news', '/news/*'] },
    support: { ...registrySection, paths: ['/support/*'] },
  },
});

/** What happened, oldest first: `prepare /news`, `host news`, `show /news`, `head News`. */
const events: string[] = [];
/** Pages that are prepared once the test says so. */
const held = new Map<string, () => void>();
const holds = new Set<string>();
const redirects = new Map<string, string>();

function appOf(name: string): SectionApp {
  let prepared = '';
  return {
    name,
    warm: async () => undefined,
    async prepare(url, signal, anew): Promise<PreparedPage> {
      events.push(`prepare ${url}${anew ? ' anew' : ''}`);
      if (holds.has(url)) await new Promise<void>((resolve) => held.set(url, resolve));
      if (signal.aborted) throw new Error('aborted');
      prepared = url;
      return { url, head: { title: url, description: '' }, status: 200, redirect: redirects.get(url) };
    },
    show: () => void events.push(`show ${prepared}`),
    mount: async () => undefined,
    unmount: async () => undefined,
  };
}

const apps = { shell: appOf('shell'), news: appOf('news'), support: appOf('support') };
const report = jest.fn();
/** What the portal says of newer versions, while the entry into another section waits for it. */
let refresh = async (): Promise<void> => undefined;
history.replaceState(null, '', '/');
const navigator = createPageNavigator({
  portal,
  host: { show: async (name) => void events.push(`host ${name}`), cancelLoads: () => undefined },
  loader: { load: async (name) => apps[name as keyof typeof apps], isAsked: () => true },
  updates: { refresh: () => refresh(), needsDocument: () => false },
  surround: async () => () => undefined,
  showHead: ({ title }) => void events.push(`head ${title}`),
  report,
});

const arrived = (title: string) => waitFor(() => expect(events.at(-1)).toBe(`head ${title}`));

/** What is ready soon after a click fades in. */
const clickAt = (timeStamp: number) =>
  dispatchEvent(Object.defineProperty(new Event('click'), 'timeStamp', { value: timeStamp }));

async function open(path: string): Promise<void> {
  navigator.navigate(path);
  await arrived(path);
}

beforeEach(async () => {
  window.scrollTo = () => undefined;
  await open('/start');
  await open('/news');
  events.length = 0;
});

afterEach(() => {
  holds.clear();
  held.clear();
  redirects.clear();
  refresh = async () => undefined;
});

describe('a click', () => {
  test('prepares the page, changes the URL, swaps the section, and arrives', async () => {
    await open('/support/download');
    expect(events).toEqual([
      'prepare /support/download',
      'host support',
      'show /support/download',
      'head /support/download',
    ]);
    expect(location.pathname).toBe('/support/download');
  });

  test('that is newer wins, and the older one never changes the URL', async () => {
    holds.add('/support/download');
    navigator.navigate('/support/download');
    await waitFor(() => expect(held.size).toBe(1));
    await open('/news/1');
    held.get('/support/download')?.();
    await Promise.resolve();
    expect(location.pathname).toBe('/news/1');
    expect(events).not.toContain('host support');
    expect(report).not.toHaveBeenCalled();
  });

  test('on a link is not undone by what the page that is left asks for late', async () => {
    holds.add('/support/download');
    navigator.follow('/support/download');
    await waitFor(() => expect(held.size).toBe(1));
    navigator.navigate('/start');
    held.get('/support/download')?.();
    await arrived('/support/download');
    expect(events).not.toContain('prepare /start');
  });

  test('on a link gives way to what the visitor does next', async () => {
    holds.add('/support/download');
    navigator.follow('/support/download');
    await waitFor(() => expect(held.size).toBe(1));
    dispatchEvent(new Event('keydown'));
    await open('/start');
    held.get('/support/download')?.();
    expect(location.pathname).toBe('/start');
  });

  test('that is newer wins while the older page waits to fade in', async () => {
    const changes: (() => Promise<void>)[] = [];
    const startViewTransition = (change: () => Promise<void>) => {
      const updateCallbackDone = new Promise<void>((resolve) => changes.push(() => change().then(resolve)));
      return { ready: Promise.resolve(), updateCallbackDone, skipTransition: () => undefined };
    };
    Object.assign(document, { startViewTransition });
    clickAt(Number.POSITIVE_INFINITY);
    navigator.navigate('/support/download');
    await waitFor(() => expect(changes).toHaveLength(1));
    clickAt(Number.NEGATIVE_INFINITY);
    await open('/news/1');
    await changes[0]?.();
    expect(location.pathname).toBe('/news/1');
    expect(events).not.toContain('host support');
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  test('shows its page where the browser draws nothing, which it could fade in', async () => {
    const startViewTransition = (change: () => Promise<void>) => {
      let skipTransition = () => {};
      const skipped = new Promise<void>((resolve) => (skipTransition = resolve));
      return { ready: skipped, updateCallbackDone: skipped.then(change), skipTransition };
    };
    Object.assign(document, { startViewTransition });
    clickAt(Number.POSITIVE_INFINITY);
    await open('/support/download');
    expect(location.pathname).toBe('/support/download');
    clickAt(Number.NEGATIVE_INFINITY);
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  test('on what asks for the page anew has its data loaded again', async () => {
    navigator.navigate('/news', { reload: true });
    await arrived('/news');
    expect(events).toEqual(['prepare /news anew', 'host news', 'show /news', 'head /news']);
  });

  test('on what asks for the page anew, while it is prepared, does not wait for what was prepared before', async () => {
    holds.add('/news');
    navigator.navigate('/news', { reload: true });
    await waitFor(() => expect(held.size).toBe(1));
    holds.clear();
    redirects.set('/news', '/login');
    navigator.navigate('/news', { reload: true });
    await arrived('/login');
    held.get('/news')?.();
    await Promise.resolve();
    expect(location.pathname).toBe('/login');
    expect(events).not.toContain('show /news');
    expect(report).not.toHaveBeenCalled();
  });

  test('is not undone by the shown page that asks for itself anew; the page of the click is prepared anew', async () => {
    holds.add('/support/download');
    navigator.follow('/support/download');
    await waitFor(() => expect(held.size).toBe(1));
    const release = held.get('/support/download');
    holds.clear();
    navigator.navigate('/news', { replace: true, reload: true });
    release?.();
    await arrived('/support/download');
    expect(location.pathname).toBe('/support/download');
    expect(events.filter((event) => event.startsWith('prepare'))).toEqual([
      'prepare /support/download',
      'prepare /support/download anew',
    ]);
    expect(report).not.toHaveBeenCalled();
  });

  test('on a page that redirects leads to its target, query and all', async () => {
    redirects.set('/support/old?x=1', '/support/download');
    navigator.navigate('/support/old?x=1');
    await arrived('/support/download?x=1');
    expect(location.pathname + location.search).toBe('/support/download?x=1');
  });
});

describe('a press of a link', () => {
  test('begins to prepare the page, and its click goes on with that', async () => {
    navigator.foresee('/support/download');
    await waitFor(() => expect(events).toEqual(['prepare /support/download']));
    expect([location.pathname, document.documentElement.hasAttribute('data-loading')]).toEqual(['/news', false]);
    await open('/support/download');
    expect(events.filter((event) => event.startsWith('prepare'))).toEqual(['prepare /support/download']);
  });

  test('without a click serves neither a click on another link nor one that asks for the page anew', async () => {
    holds.add('/support/download');
    navigator.foresee('/support/download');
    await open('/news/1');
    held.get('/support/download')?.();
    navigator.foresee('/news/2');
    navigator.navigate('/news/2', { reload: true });
    await arrived('/news/2');
    expect(events.filter((event) => event.startsWith('prepare'))).toEqual([
      'prepare /support/download',
      'prepare /news/1',
      'prepare /news/2',
      'prepare /news/2 anew',
    ]);
    expect(report).not.toHaveBeenCalled();
  });

  test('on the page that is shown, or where no section has a page, prepares nothing', () => {
    navigator.foresee('/news');
    expect(events).toEqual([]);
  });
});

describe('entering another section', () => {
  test('prepares its page beside the question for newer versions', async () => {
    let answer = (): void => undefined;
    refresh = () => new Promise((resolve) => (answer = resolve));
    navigator.navigate('/support/download');
    await waitFor(() => expect(events).toEqual(['prepare /support/download']));
    expect(location.pathname).toBe('/news');
    answer();
    await arrived('/support/download');
    expect(events.filter((event) => event.startsWith('prepare'))).toHaveLength(1);
  });

  test('of which a newer version has come prepares the page with that one', async () => {
    const { sections } = portal.registry.getState();
    refresh = async () => {
      portal.registry.setState({ sections: { ...sections, support: { ...sections['support']!, version: 'v2' } } });
    };
    await open('/support/download');
    expect(events.filter((event) => event.startsWith('prepare'))).toEqual([
      'prepare /support/download',
      'prepare /support/download',
    ]);
    portal.registry.setState({ sections });
  });
});

describe('Back', () => {
  test('swaps only when the coming page is prepared', async () => {
    holds.add('/start');
    history.back();
    await waitFor(() => expect(held.size).toBe(1));
    expect(events).toEqual(['prepare /start']);
    held.get('/start')?.();
    await arrived('/start');
    expect(events).toEqual(['prepare /start', 'host shell', 'show /start', 'head /start']);
  });

  test('gives the focus to the link that was followed, Forward to the heading', async () => {
    document.body.innerHTML =
      '<main id="main"><h1>Page</h1><a href="/start">A</a><a href="/news">B</a><a href="/support">C</a></main>';
    jest
      .spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 20, bottom: 40 } as DOMRect);
    const focused = () => document.activeElement?.textContent;
    history.back();
    await arrived('/start');
    expect(focused()).toBe('B');
    history.forward();
    await arrived('/news');
    expect(focused()).toBe('Page');
    document.body.innerHTML = '';
    jest.restoreAllMocks();
  });

  test('followed by Forward before it arrives leaves the page as it is', async () => {
    holds.add('/start');
    history.back();
    await waitFor(() => expect(held.size).toBe(1));
    history.forward();
    await waitFor(() => expect(location.pathname).toBe('/news'));
    held.get('/start')?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(events).toEqual(['prepare /start']);
    await open('/news/2');
  });

  test('makes room for a page that takes longer than three seconds', async () => {
    holds.add('/start');
    history.back();
    await waitFor(() => expect(events).toContain('host shell'), { timeout: 5000 });
    expect(events).toEqual(['prepare /start', 'host shell']);
    held.get('/start')?.();
    await arrived('/start');
    expect(events.filter((event) => event === 'show /start')).toHaveLength(1);
  });
});

test('an event that a script sends moves nothing', async () => {
  history.replaceState(history.state, '', '/news?other');
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  await Promise.resolve();
  expect(events).toEqual([]);
  history.replaceState(history.state, '', '/news');
});

test('the page of a document that is loaded again is scrolled to where it was left, once its section is there', async () => {
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo;
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  dispatchEvent(new Event('pagehide'));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  const started = navigator.start();
  expect(scrollTo).not.toHaveBeenCalled();
  await started;
  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});
