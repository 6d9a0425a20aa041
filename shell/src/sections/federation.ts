import type { Registry, RegistrySection } from '@portal/contract';
import * as kit from '@portal/kit';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { isNew, noteAsked } from '../readiness/page-files.ts';
import { entryAddress } from './entry-address.ts';
import type { GlobalsGuard } from './globals-guard.ts';

declare global {
  /** After a failure, chunks are asked for under a new address too: the browser keeps a preload that failed. */
  var portalRetry: number | undefined;
}

export interface Federation {
  /** Loads an exposed module of the version that the registry names now. */
  load(section: string, module: string): Promise<unknown>;
  /** Forgets a failed entry, so that the next load asks for it under a new address. */
  renew(section: string): void;
}

/** A library as sections find it in the share scope of webpack. */
export interface SharedLibrary {
  get(): (() => unknown) | Promise<() => unknown>;
  from: string;
  eager: boolean;
}

/** Library → version → how it is had. */
export type ShareScope = Record<string, Record<string, SharedLibrary>>;

/** What the entry of a section leaves in a global variable of the section's name. */
export interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

/** What the shell gives to sections; the kit's entry point for pages of admins is loaded at its first use. */
function shareScope(loadAdminKit: () => Promise<object>): ShareScope {
  const share = (version: string, get: SharedLibrary['get']) => ({ [version]: { get, from: 'shell', eager: true } });
  return {
    react: share(React.version, () => () => React),
    'react/jsx-runtime': share(React.version, () => () => jsxRuntime),
    '@portal/kit': share(KIT_VERSION, () => () => kit),
    '@portal/kit/admin': share(KIT_VERSION, async () => {
      const adminKit = await loadAdminKit();
      return () => adminKit;
    }),
  };
}

async function addEarlierKits(scope: ShareScope): Promise<void> {
  const { shareEarlierKits } = await import(
    /* webpackChunkName: "earlier-kits" */ '../earlier-kits/share-earlier-kits.ts'
  );
  shareEarlierKits(scope);
}

/** Runs the entry of a section, whose hash the browser checks. */
function runEntry(section: string, { href, integrity }: ReturnType<typeof entryAddress>): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src: href, integrity, crossOrigin: 'anonymous' });
    script.addEventListener('error', () => reject(new Error(`${href} does not load`)));
    script.addEventListener('load', () => {
      script.remove();
      // At once: the entry of another version would put itself in the same place.
      const container: unknown = Reflect.get(globalThis, section);
      Reflect.set(globalThis, section, undefined);
      if (container) resolve(container as Container);
      else reject(new Error(`${href} is no entry of ${section}`));
    });
    document.head.append(script);
  });
}

/** A pack that was asked for holds the entry. */
function withPack(release: RegistrySection | undefined): RegistrySection | undefined {
  const { base, pack } = release ?? {};
  if (!release || !pack || isNew({ href: `${base}${pack.file}` })) return release;
  return { ...release, entry: pack.file, integrity: pack.integrity };
}

interface FederationInput {
  /** Runs the modules of sections. */
  globals: GlobalsGuard;
  registry(): Registry;
  /** Loads the kit's entry point for pages of admins. */
  loadAdminKit(): Promise<object>;
}

/** Loads sections as webpack containers: the shell gives React and the kit, the registry names the entries. */
export function startFederation({ globals, registry, loadAdminKit }: FederationInput): Federation {
  const scope = shareScope(loadAdminKit);
  let earlier: Promise<void> | undefined;
  const forgetEarlier = (error: unknown) => {
    earlier = undefined;
    throw error;
  };
  const entries = new Map<string, { version?: string; attempt: number; container?: Promise<Container> }>();
  let attempts = 0;

  async function open(section: string, attempt: number): Promise<Container> {
    const release = registry().sections[section];
    const address = entryAddress(section, attempt === 0 ? withPack(release) : release, location.origin, attempt);
    noteAsked(`${release?.base}${release?.entry}`);
    if (EARLIER_KITS) await (earlier ??= addEarlierKits(scope).catch(forgetEarlier));
    const container = await runEntry(section, address);
    await container.init(scope);
    return container;
  }

  return {
    async load(section, module) {
      const version = registry().sections[section]?.version;
      const known = entries.get(section);
      const entry = known?.version === version && known ? known : { version, attempt: 0 };
      entries.set(section, entry);
      entry.container ??= open(section, entry.attempt);
      const container = await entry.container;
      return globals.run(section, await container.get(module));
    },
    renew(section) {
      if (!entries.has(section)) return;
      attempts += 1;
      entries.set(section, { version: registry().sections[section]?.version, attempt: attempts });
      globalThis.portalRetry = attempts;
    },
  };
}
