import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as React from 'react';
import type { RegistrySection } from '@portal/contract';
import type { ShareScope } from './federation.ts';

Object.assign(globalThis, { KIT_VERSION: '1.0.0', DEVELOPMENT: false, EARLIER_KITS: false });
const { startFederation } = await import('./federation.ts');
const { noteAsked } = await import('../readiness/page-files.ts');
const { createGlobalsGuard } = await import('./globals-guard.ts');

const integrity = 'sha384-x';
const release = (version: string) => ({
  version,
  base: `/r/news/${version}/client/`,
  entry: 'remoteEntry.js',
  integrity,
  paths: ['/news'],
  menu: [],
  widgets: {},
});
let live: RegistrySection = release('v1');
let scopes: ShareScope[] = [];
/** Scripts that were asked for, which the test then answers. */
let scripts: HTMLScriptElement[] = [];

const container = (version: string) => ({
  init: (scope: ShareScope) => void scopes.push(scope),
  get: async (module: string) => () => ({ default: `${module} of ${version}` }),
});

/** What the browser does once the script is there and has the right hash. */
function run(at: number, version: string): void {
  Reflect.set(globalThis, 'news', container(version));
  scripts[at]?.dispatchEvent(new Event('load'));
}

const start = () =>
  startFederation({
    globals: createGlobalsGuard(),
    registry: () => ({ revision: 1, sections: { news: live } }),
    loadAdminKit: async () => ({ of: 'admins' }),
  });

beforeEach(() => {
  live = release('v1');
  scopes = [];
  scripts = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
});
afterEach(() => {
  jest.restoreAllMocks();
  delete globalThis.portalRetry;
});

describe('a section whose pack was asked for', () => {
  test('is opened with it, and with its entry after a failure', async () => {
    live = { ...live, pack: { page: '/news', file: 'pack-ko.js', integrity: 'sha384-k' } };
    noteAsked('/r/news/v1/client/pack-ko.js');
    const { load, renew } = start();
    const failed = load('news', './app');
    await Promise.resolve();
    scripts[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('does not load');
    renew('news');
    void load('news', './app');
    await Promise.resolve();
    expect(scripts.map(({ src, integrity: hash }) => [new URL(src).pathname.split('/').at(-1), hash])).toEqual([
      ['pack-ko.js', 'sha384-k'],
      ['remoteEntry.js', integrity],
    ]);
  });
});

describe('loading a section', () => {
  test('runs its entry once, with the hash that the registry names, and gives it the libraries of the page', async () => {
    const { load } = start();
    const both = Promise.all([load('news', './app'), load('news', './widget')]);
    await Promise.resolve();
    expect(scripts.map(({ src, integrity: hash, crossOrigin }) => [new URL(src).pathname, hash, crossOrigin])).toEqual([
      ['/r/news/v1/client/remoteEntry.js', integrity, 'anonymous'],
    ]);
    run(0, 'v1');
    expect(await both).toEqual([{ default: './app of v1' }, { default: './widget of v1' }]);
    const [scope] = scopes;
    const kit = await scope?.['@portal/kit/admin']?.['1.0.0']?.get();
    expect([kit?.(), Object.keys(scope ?? {})]).toEqual([
      { of: 'admins' },
      ['react', 'react/jsx-runtime', '@portal/kit', '@portal/kit/admin'],
    ]);
    const react = await scope?.['react']?.[React.version]?.get();
    expect(react?.()).toBe(React);
  });

  test('of which a newer version is live takes that one, and neither takes the other for its own', async () => {
    const { load } = start();
    const first = load('news', './app');
    live = release('v2');
    const second = load('news', './app');
    await Promise.resolve();
    run(1, 'v2');
    run(0, 'v1');
    expect([await first, await second]).toEqual([{ default: './app of v1' }, { default: './app of v2' }]);
  });

  test('fails with its entry, and asks for it under another address once it is to be tried again', async () => {
    const { load, renew } = start();
    const failed = load('news', './app');
    await Promise.resolve();
    scripts[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('does not load');
    renew('news');
    const again = load('news', './app');
    await Promise.resolve();
    expect([new URL(scripts[1]?.src ?? '').search, globalThis.portalRetry]).toEqual(['?retry=1', 1]);
    run(1, 'v1');
    expect(await again).toEqual({ default: './app of v1' });
  });

  test('fails when the script leaves no container, and runs nothing that has no hash', async () => {
    const { load, renew } = start();
    const empty = load('news', './app');
    await Promise.resolve();
    scripts[0]?.dispatchEvent(new Event('load'));
    await expect(empty).rejects.toThrow('no entry of news');
    renew('news');
    live = { ...live, integrity: '' };
    await expect(load('news', './app')).rejects.toThrow('no trusted entry of news');
    expect(scripts).toHaveLength(1);
  });
});
