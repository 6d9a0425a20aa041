import type { Registry } from '@portal/contract';
import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as kit from '@portal/kit';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { entryAddress } from './entry-address.ts';

declare global {
  // Sections are built without a federation runtime of their own and take this one (externalRuntime).
  var _FEDERATION_RUNTIME_CORE: unknown;
  /** After a failure, chunks are asked for under a new address too: the browser keeps a preload that failed. */
  var portalRetry: number | undefined;
}

export interface Federation {
  /** Loads an exposed module of the version that the registry names now. */
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
  registry(): Registry;
  /** Loads the kit's door for pages of admins. */
  loadAdminKit(): Promise<object>;
}

/** Starts the federation runtime: the shell gives React and the kit, the registry names the sections' entries. */
export function startFederation({ registry, loadAdminKit }: FederationInput): Federation {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  /** Address of an entry → the hash it must have. Nothing else is ever run as one. */
  const hashes = new Map<string, string>();
  const checkIntegrity = {
    name: 'check-integrity',
    createScript({ url }: { url: string }) {
      const integrity = hashes.get(url);
      if (!integrity && !(DEVELOPMENT && integrity === '')) throw new Error(`no integrity known for ${url}`);
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

  /** Section → the version that is registered and its name; the runtime keeps a failed one for good. */
  const remotes = new Map<string, { version: string; name: string }>();
  let attempts = 0;

  function register(section: string): { version: string; name: string } {
    const release = registry().sections[section];
    const isFirst = !remotes.has(section);
    attempts += isFirst ? 0 : 1;
    const isRetry = remotes.get(section)?.version === release?.version;
    const { href, integrity } = entryAddress(section, release, location.origin, isRetry ? attempts : 0);
    hashes.set(href, integrity);
    // Each entry puts itself there; the runtime would take the one of the version before for the new one.
    Reflect.set(globalThis, section, undefined);
    const remote = { version: release?.version ?? '', name: isFirst ? section : `${section}-${attempts}` };
    remotes.set(section, remote);
    host.registerRemotes([{ name: remote.name, entry: href, type: 'var' as const, entryGlobalName: section }]);
    return remote;
  }

  return {
    async load(section, module) {
      const known = remotes.get(section);
      const remote = known?.version === registry().sections[section]?.version && known ? known : register(section);
      return host.loadRemote(`${remote.name}/${module.replace('./', '')}`);
    },
    renew(section) {
      if (!remotes.has(section)) return;
      register(section);
      globalThis.portalRetry = attempts;
    },
  };
}
