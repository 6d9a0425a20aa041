import { ModuleFederation } from '@module-federation/runtime-core';
import * as runtimeCore from '@module-federation/runtime-core';
import type { entryAddress } from './entry-address.ts';
import type { Container, ShareScope } from './federation.ts';

declare global {
  // Releases of earlier builds take the federation runtime of the page.
  var _FEDERATION_RUNTIME_CORE: unknown;
}

let opened = 0;

/** Opens a section that was built before entries brought all they need: such a version may be live again after a rollback. */
export async function openEarlier(
  section: string,
  { href, integrity }: ReturnType<typeof entryAddress>,
  scope: ShareScope,
): Promise<Container> {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const shared = Object.entries(scope).flatMap(([library, versions]) =>
    Object.entries(versions).map(([version, { get }]) => [
      library,
      {
        version,
        scope: 'default',
        get: async () => get(),
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
      },
    ]),
  );
  opened += 1;
  const name = `${section}-${opened}`;
  Reflect.set(globalThis, section, undefined);
  const host = new ModuleFederation({
    name: 'shell',
    remotes: [{ name, entry: href, type: 'var', entryGlobalName: section }],
    shared: Object.fromEntries(shared),
    plugins: [
      {
        name: 'check-integrity',
        createScript: ({ url }) =>
          Object.assign(document.createElement('script'), {
            src: url,
            integrity,
            crossOrigin: 'anonymous',
            async: true,
          }),
      },
    ],
  });
  return {
    init: () => undefined,
    async get(module) {
      const loaded: unknown = await host.loadRemote(`${name}/${module.replace('./', '')}`);
      return () => loaded;
    },
  };
}
