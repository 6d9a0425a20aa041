import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SectionApp } from '@portal/kit/host';
import { createGlobalsGuard } from './globals-guard.ts';

let reported: [string, string[]][];
let guard: ReturnType<typeof createGlobalsGuard>;
beforeEach(() => {
  reported = [];
  guard = createGlobalsGuard();
  guard.onChange((section, names) => reported.push([section, names]));
});

describe('what a section changes of the page is put back, and reported under its name', () => {
  const { fetch, setTimeout } = globalThis;
  const { querySelector } = Document.prototype;
  const { map } = Array.prototype;
  const { stringify } = JSON;
  const { URL } = globalThis;

  test('functions of the window, of prototypes and of the history', () => {
    const value = guard.run('careers', () => {
      globalThis.fetch = async () => new Response('mine');
      Reflect.deleteProperty(globalThis, 'setTimeout');
      Object.assign(globalThis, { URL: undefined });
      Object.assign(JSON, { stringify: () => 'mine' });
      Object.assign(Array.prototype, { map: () => ['mine'] });
      Object.assign(Document.prototype, { querySelector: () => null });
      return 'app';
    });
    expect(value).toBe('app');
    expect(globalThis.fetch).toBe(fetch);
    expect(globalThis.setTimeout).toBe(setTimeout);
    expect(JSON.stringify).toBe(stringify);
    expect(globalThis.URL).toBe(URL);
    expect(Array.prototype.map).toBe(map);
    expect(Document.prototype.querySelector).toBe(querySelector);
    expect(reported).toEqual([
      ['careers', expect.arrayContaining(['fetch', 'setTimeout', 'stringify', 'map', 'querySelector', 'URL'])],
    ]);
  });

  test('members that every object would get', () => {
    guard.run('careers', () => Object.assign(Object.prototype, { isMine: true }));
    expect('isMine' in {}).toBe(false);
    expect(reported).toEqual([['careers', ['isMine']]]);
  });

  test('also by code that throws', () => {
    const fail = () =>
      guard.run('careers', () => {
        globalThis.fetch = async () => new Response('mine');
        throw new Error('no app');
      });
    expect(fail).toThrow('no app');
    expect(globalThis.fetch).toBe(fetch);
    expect(reported).toEqual([['careers', ['fetch']]]);
  });
});

test.each(['prepare', 'warm', 'mount', 'unmount'] as const)(
  'what a section changes while it is asked to %s is put back, and reported under its name',
  async (when) => {
    const { fetch } = globalThis;
    const change = async () => {
      await Promise.resolve();
      globalThis.fetch = async () => new Response('mine');
    };
    const calm = async () => undefined;
    const app = { name: 'news', show: () => undefined, prepare: calm, warm: calm, mount: calm, unmount: calm };
    const guarded = guard.guard({ ...app, [when]: change } as unknown as SectionApp);
    await guarded.warm('/news', false);
    await guarded.prepare('/news', new AbortController().signal);
    await guarded.mount();
    await guarded.unmount();
    expect(globalThis.fetch).toBe(fetch);
    expect(reported).toEqual([['news', ['fetch']]]);
  },
);

test('what a section changes while it is shown is put back when it goes', async () => {
  const { fetch } = globalThis;
  const calm = async () => undefined;
  const app = { name: 'news', mount: calm, unmount: calm };
  const guarded = guard.guard(app as unknown as SectionApp);
  await guarded.mount();
  globalThis.fetch = async () => new Response('mine');
  await guarded.unmount();
  expect(globalThis.fetch).toBe(fetch);
  expect(reported).toEqual([['news', ['fetch']]]);
});

test('what changes while two sections are at work is put back, and held against neither', async () => {
  const { fetch } = globalThis;
  let finish = () => undefined as void;
  const calm = async () => undefined;
  const long = () => new Promise<void>((resolve) => (finish = resolve));
  const news = guard.guard({ name: 'news', mount: calm, unmount: calm } as unknown as SectionApp);
  const careers = guard.guard({ name: 'careers', warm: long } as unknown as SectionApp);
  await news.mount();
  const warmed = careers.warm('/careers', false);
  globalThis.fetch = async () => new Response('mine');
  guard.run('support', () => expect(globalThis.fetch).toBe(fetch));
  finish();
  await warmed;
  await news.unmount();
  expect(globalThis.fetch).toBe(fetch);
  expect(reported).toEqual([]);
});

test('new globals are nobody’s change', () => {
  guard.run('careers', () => Object.assign(globalThis, { careersAnalytics: () => undefined }));
  expect(reported).toEqual([]);
  Reflect.deleteProperty(globalThis, 'careersAnalytics');
});
