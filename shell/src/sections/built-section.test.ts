import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ModuleFederation } from '@module-federation/runtime-core';
import * as kit from '@portal/kit';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { providedVersions } from '../../../infra/tooling/webpack/shared-libraries.ts';
import type { Container, ShareScope } from './federation.ts';
import type { GlobalsGuard } from './globals-guard.ts';

Object.assign(globalThis, { KIT_VERSION: providedVersions()['@portal/kit'], DEVELOPMENT: false, EARLIER_KITS: false });
const { startFederation } = await import('./federation.ts');

const tools = path.resolve(import.meta.dirname, '../../../infra/dist/tooling/webpack');
const folder = mkdtempSync(path.join(tmpdir(), 'built-section-'));
const files = path.join(folder, 'built/client');
const integrity = 'sha384-x';
const news = {
  version: 'v1',
  base: '/r/news/v1/',
  entry: 'remoteEntry.js',
  integrity,
  paths: ['/news'],
  menu: [],
  widgets: {},
};

/** A major version of the kit that the section says it runs with too. */
const nextKit = { range: '^98.0.0', version: '98.1.0' };

interface App {
  createElement: unknown;
  jsx: unknown;
  createSectionApp: unknown;
  page(): Promise<{ words: string }>;
}

/** A page of a browser, as far as entries and chunks look at it: scripts that are appended run. */
function openPage() {
  const scripts: string[] = [];
  const page = vm.createContext({ location: new URL('https://portal.example/'), setTimeout, clearTimeout });
  const append = (script: HTMLScriptElement) => {
    const name = path.basename(new URL(script.src, 'https://portal.example').pathname);
    scripts.push(name);
    vm.runInContext(readFileSync(path.join(files, name), 'utf8'), page);
    Object.assign(globalThis, { news: page['news'] });
    script.dispatchEvent(new Event('load'));
    script.onload?.(new Event('load'));
  };
  const document = {
    createElement: () => Object.assign(new EventTarget(), { setAttribute() {}, remove() {} }),
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    head: { append, appendChild: append },
  };
  Object.assign(page, { window: page, self: page, document });
  Object.assign(globalThis, { document, location: page['location'] });
  return { page, scripts };
}

/** Node has none of a page's globals that the guard keeps. */
const globals: GlobalsGuard = { run: (_, code) => code(), guard: (app) => app, onChange: () => undefined };

const open = (loadAdminKit: () => Promise<object>) =>
  startFederation({ globals, registry: () => ({ revision: 1, sections: { news } }), loadAdminKit });

beforeAll(async () => {
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(
    path.join(folder, 'src/app.ts'),
    `import { createElement } from 'react';
    import { jsx } from 'react/jsx-runtime';
    import { createSectionApp } from '@portal/kit';
    export default { createElement, jsx, createSectionApp, page: () => import('./page.ts') };`,
  );
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ portal: { alsoRunsWith: { '@portal/kit': nextKit.range } } }),
  );
  writeFileSync(path.join(folder, 'src/page.ts'), `export { words } from '@portal/kit/admin';`);
  const input = {
    name: 'news',
    folder,
    outputFolder: path.join(folder, 'built'),
    exposes: { './app': './src/app.ts' },
  };
  // In a process of its own: a build loads a thousand modules, which takes Jest ten times as long
  const build = path.join(folder, 'build.mjs');
  writeFileSync(
    build,
    `import { createRequire } from 'node:module';
    import { clientConfig } from ${JSON.stringify(pathToFileURL(path.join(tools, 'client-config.js')))};
    const { config } = clientConfig(${JSON.stringify(input)});
    createRequire(${JSON.stringify(import.meta.url)})('webpack')(config, (error, stats) => {
      if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
    });`,
  );
  await promisify(execFile)(process.execPath, [build]);
}, 90_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a section as it is built', () => {
  test('takes the libraries of the page, and what pages of admins need with the first of them', async () => {
    const { scripts } = openPage();
    const loaded: string[] = [];
    const { load } = open(async () => {
      loaded.push('admin');
      return { words: 'of admins' };
    });
    const { default: app } = (await load('news', './app')) as { default: App };
    expect(app.createElement).toBe(React.createElement);
    expect(app.jsx).toBe(jsxRuntime.jsx);
    expect(app.createSectionApp).toBe(kit.createSectionApp);
    expect([scripts.length, loaded]).toEqual([2, []]);
    expect((await app.page()).words).toBe('of admins');
    expect([scripts.length, loaded]).toEqual([3, ['admin']]);
  });

  test('asks anew for a library that did not load', async () => {
    openPage();
    let isOffline = true;
    const { load } = open(async () => {
      if (isOffline) throw new Error('offline');
      return { words: 'of admins' };
    });
    const { default: app } = (await load('news', './app')) as { default: App };
    await expect(app.page()).rejects.toThrow('offline');
    isOffline = false;
    expect((await app.page()).words).toBe('of admins');
  });

  test('does not run with another major of a library', async () => {
    const { page } = openPage();
    vm.runInContext(readFileSync(path.join(files, 'remoteEntry.js'), 'utf8'), page);
    const container = page['news'] as Container;
    const library = { from: 'shell', eager: true, get: () => () => ({}) };
    const given = Object.entries(providedVersions()).map(([name, version]) => [
      name,
      { [name === 'react' ? '99.0.0' : version]: library },
    ]);
    container.init(Object.fromEntries(given) as ShareScope);
    await expect(container.get('./app')).rejects.toThrow(/needs react \^\d+\.\d+\.\d+, the page has 99\.0\.0/);
  });

  test('runs with the next major of the kit when it says so', async () => {
    const { page } = openPage();
    vm.runInContext(readFileSync(path.join(files, 'remoteEntry.js'), 'utf8'), page);
    const container = page['news'] as Container;
    const given = Object.entries({ react: React, 'react/jsx-runtime': jsxRuntime, '@portal/kit': kit }).map(
      ([name, library]) => [
        name,
        {
          [name === '@portal/kit' ? nextKit.version : (providedVersions()[name] ?? '')]: {
            from: 'shell',
            eager: true,
            get: () => () => library,
          },
        },
      ],
    );
    container.init(Object.fromEntries(given) as ShareScope);
    const { default: app } = (await container.get('./app'))() as { default: App };
    expect(app.createSectionApp).toBe(kit.createSectionApp);
  });

  test('is opened by the federation runtime of an earlier shell and of the proof of releases', async () => {
    const { page } = openPage();
    const shared = (version: string | undefined, library: unknown) => ({
      version,
      scope: 'default',
      lib: () => library,
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    });
    const versions = providedVersions();
    const host = new ModuleFederation({
      name: 'shell',
      remotes: [{ name: 'news', entry: '/remoteEntry.js', type: 'var', entryGlobalName: 'news' }],
      shared: {
        react: shared(versions['react'], React),
        'react/jsx-runtime': shared(versions['react'], jsxRuntime),
        '@portal/kit': shared(versions['@portal/kit'], kit),
      },
      plugins: [
        {
          name: 'from-the-build',
          loadEntry: async () => {
            vm.runInContext(readFileSync(path.join(files, 'remoteEntry.js'), 'utf8'), page);
            return page['news'] as never;
          },
        },
      ],
    });
    const loaded = await host.loadRemote<{ default: App }>('news/app');
    expect(loaded?.default.createSectionApp).toBe(kit.createSectionApp);
  });

  test('brings no federation runtime of its own, which would be 85 KB', () => {
    expect(readFileSync(path.join(files, 'remoteEntry.js')).length).toBeLessThan(8_000);
  });
});
