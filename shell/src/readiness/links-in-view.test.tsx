import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { SWAPPED } from '../section-host/swapped.ts';
import { AHEAD_LIMIT_BYTES, choosePages, watchLinksInView, type Candidate } from './links-in-view.ts';
import { createReadiness, mayFetchAhead } from './readiness.ts';

const file = (href: string, kib: number) => ({ href, bytes: kib * 1024 });

function page(path: string, owner: string, kib: number, isInMenu = true): Candidate {
  return { path, owner, files: [file(`${owner}/entry.js`, 10), file(`${path}.js`, kib)], isInMenu };
}

const chosen = (candidates: Candidate[], budget = AHEAD_LIMIT_BYTES) =>
  choosePages(candidates, budget, 'home').map(({ path }) => path);

describe('pages to fetch ahead', () => {
  test('are one of each section first, other sections before the shown one, small ones before large ones', () => {
    const candidates = [
      page('/about', 'home', 1),
      page('/timeline', 'home', 1),
      page('/schedule', 'education', 3),
      page('/news', 'community', 2),
    ];
    expect(chosen(candidates)).toEqual(['/news', '/schedule', '/about', '/timeline']);
  });

  test('keep the budget: what does not fit is left out, what shares its files with another counts them once', () => {
    const candidates = [page('/a', 'one', 20), page('/b', 'two', 40), page('/c', 'one', 15), page('/d', 'one', 20)];
    // 10 + 15, then 20: the entry of `one` is there already, and `two` or another 20 would pass 60
    expect(chosen(candidates)).toEqual(['/c', '/a']);
    expect(chosen(candidates, 0)).toEqual([]);
  });
});

test.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
])('a connection that says %j: may fetch ahead %s', (connection, expected) => {
  expect(mayFetchAhead({ connection })).toBe(expected);
});

const section = (name: string, path: string) => ({
  version: 'v1',
  base: `/r/${name}/v1/client/`,
  paths: [path],
  menu: [],
  widgets: {},
  files: ['remoteEntry.js', `${name}.js`],
  sizes: [15, 10],
  pages: { [path]: [0, 1] },
});
const registry = {
  revision: 1,
  sections: {
    news: section('news', '/news'),
    education: section('education', '/schedule'),
    big: { ...section('big', '/big'), files: ['remoteEntry.js'], sizes: [900], pages: { '/big': [0] } },
    support: section('support', '/question'),
  },
};

describe('links on the screen', () => {
  const request = jest.fn<typeof fetch>();
  const warm = jest.fn(async (_path: string, _withData: boolean) => undefined);
  let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;
  const observed = new Set<Element>();
  const link = (path: string) => document.querySelector(`a[href="${path}"]`)!;
  const see = (...paths: string[]) => tell(paths.map((path) => ({ target: link(path), isIntersecting: true })));

  beforeEach(() => {
    history.replaceState(null, '', '/');
    request.mockReset().mockImplementation(async () => ({ arrayBuffer: async () => undefined }) as never);
    warm.mockClear();
    Object.assign(globalThis, {
      fetch: request,
      requestIdleCallback: (go: () => void) => setTimeout(go),
      IntersectionObserver: class {
        constructor(listener: typeof tell) {
          tell = listener;
        }

        observe = (target: Element) => void observed.add(target);
        disconnect = () => observed.clear();
      },
    });
    Element.prototype.checkVisibility = () => true;
    document.body.innerHTML = `
      <main><a href="/news">News</a><a href="https://elsewhere.example/">Elsewhere</a></main>
      <dialog open><a href="/big">Big</a><a href="/schedule">Schedule</a></dialog>`;
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  test('have the files and the code of their pages ready, those of an open menu first and with their data', async () => {
    watchLinksInView({ registry: () => registry, warm, settled: Promise.resolve() });
    expect(observed.size).toBe(3);
    see('/news', '/big', '/schedule');
    await waitFor(() => expect(warm).toHaveBeenCalledTimes(2));
    // What would pass the budget is left out
    expect(warm.mock.calls).toEqual([
      ['/schedule', true],
      ['/news', false],
    ]);
    expect(request.mock.calls).toEqual(
      ['education', 'news'].flatMap((name) =>
        ['remoteEntry', name].map((file) => [`/r/${name}/v1/client/${file}.js`, { priority: 'low' }]),
      ),
    );
    see('/news', '/schedule');
    document.body.insertAdjacentHTML('beforeend', '<a href="/question">Question</a>');
    dispatchEvent(new Event(SWAPPED));
    await waitFor(() => expect(observed.size).toBe(4));
    see('/question');
    await waitFor(() => expect(warm).toHaveBeenCalledWith('/question', false));
  });

  test('count as shown where the browser cannot tell', async () => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    document.body.insertAdjacentHTML('beforeend', '<a href="/question">Question</a>');
    watchLinksInView({ registry: () => registry, warm, settled: Promise.resolve() });
    see('/question');
    await waitFor(() => expect(warm).toHaveBeenCalledWith('/question', false));
  });
});

describe('a link that is looked at', () => {
  const request = jest.fn<typeof fetch>();
  const warmed = jest.fn();
  const app = { warm: async (path: string) => void warmed(path) };
  const readiness = createReadiness({
    registry: () => registry,
    updates: { look: async () => undefined },
    loader: { load: async () => app as never },
  });

  beforeEach(() => {
    globalThis.fetch = request.mockReset().mockImplementation(async () => new Response());
    warmed.mockClear();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('has its page fetched, but nothing for who saves data; what is followed is asked for at once by everybody', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    readiness.preload('/big');
    await readiness.watchLinks(Promise.resolve());
    expect([request.mock.calls.length, warmed.mock.calls.length]).toEqual([0, 0]);
    const navigate = jest.fn();
    readiness.fetched(navigate)('/big?page=2', { replace: true });
    expect(navigate).toHaveBeenCalledWith('/big?page=2', { replace: true });
    expect(request.mock.calls).toEqual([['/r/big/v1/client/remoteEntry.js', { priority: 'high' }]]);
    Reflect.deleteProperty(navigator, 'connection');
    readiness.preload('/schedule');
    await waitFor(() => expect(warmed).toHaveBeenCalledWith('/schedule'));
  });
});
