import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as kit from '@portal/kit';
import type { Registry } from '@portal/kit';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

declare global {
  // Sections are built without a federation runtime of their own and take this one (externalRuntime).
  var _FEDERATION_RUNTIME_CORE: unknown;
  /** After a failure, chunks are asked for under a new address too: the browser keeps a preload that failed. */
  var portalRetry: number | undefined;
}

export interface Federation {
  load(section: string, module: string): Promise<unknown>;
  /** Forgets a failed entry, so that the next load asks for it under a new address. */
  renew(section: string): void;
}

function shareConfig(version: string) {
  return { version, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

function shared(version: string, library: unknown) {
  return { ...shareConfig(version), lib: () => library };
}

interface FederationInput {
  registry: Registry;
  /** Loads the kit's door for pages of admins. */
  loadAdminKit(): Promise<object>;
}

/** Starts the federation runtime: the shell gives React and the kit, the registry names the sections' entries. */
export function startFederation({ registry, loadAdminKit }: FederationInput): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const integrityOf = (url: string) => {
    const { pathname } = new URL(url, location.href);
    return Object.values(registry.sections).find(({ base, entry }) => entry && pathname === base + entry)?.integrity;
  };
  const checkIntegrity = {
    name: 'check-integrity',
    createScript({ url }: { url: string }) {
      const integrity = integrityOf(url);
      // Without a known hash nothing is run: an unknown address stays an address.
      if (!integrity) throw new Error(`no integrity known for ${url}`);
      const script = document.createElement('script');
      return Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true });
    },
  };
  const host = init({
    name: 'shell',
    remotes: [],
    plugins: [checkIntegrity],
    shared: {
      react: shared(React.version, React),
      'react/jsx-runtime': shared(React.version, jsxRuntime),
      '@portal/kit': shared(KIT_VERSION, kit),
      '@portal/kit/admin': {
        ...shareConfig(KIT_VERSION),
        get: async () => {
          const adminKit = await loadAdminKit();
          return () => adminKit;
        },
      },
    },
  });

  /** Section → the name it is registered under; the runtime keeps a failed one for good. */
  const names = new Map<string, string>();

  function register(section: string, attempt: number): void {
    const release = registry.sections[section];
    if (!release?.entry) return;
    const query = attempt === 0 ? '' : `?retry=${attempt}`;
    const name = attempt === 0 ? section : `${section}-${attempt}`;
    names.set(section, name);
    host.registerRemotes([{ name, entry: release.base + release.entry + query, type: 'var' as const, entryGlobalName: section }]);
  }

  for (const section of Object.keys(registry.sections)) register(section, 0);
  let attempts = 0;
  return {
    load: (section, module) => host.loadRemote(`${names.get(section)}/${module.replace('./', '')}`),
    renew(section) {
      attempts += 1;
      globalThis.portalRetry = attempts;
      register(section, attempts);
    },
  };
}
