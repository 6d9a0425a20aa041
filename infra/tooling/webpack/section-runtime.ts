import type { Federation, ModuleId, WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import { isInCaretRange } from './caret-range.ts';

declare const __webpack_require__: WebpackRequire;

/** Puts a library of the page in the place of a module of this bundle. */
async function provide(id: ModuleId): Promise<void> {
  const { m: factories, S: scopes, consumesLoadingData } = __webpack_require__;
  const { shareKey = '', requiredVersion } = consumesLoadingData?.moduleIdToConsumeDataMapping?.[id] ?? {};
  const versions = scopes?.['default']?.[shareKey] ?? {};
  const found = Object.entries(versions).find(([version]) => isInCaretRange(`${requiredVersion}`, version));
  if (!found)
    throw new Error(`this section needs ${shareKey} ${requiredVersion}, the page has ${Object.keys(versions).join()}`);
  const library = await found[1].get();
  factories[id] = (module: { exports: unknown }) => {
    module.exports = library();
  };
}

/** What entries call, in place of the plugin's runtime: libraries come from the share scope that the shell gives. */
const bundlerRuntime: Pick<NonNullable<Federation['bundlerRuntime']>, 'initContainerEntry' | 'consumes'> = {
  initContainerEntry({ shareScope }) {
    __webpack_require__.S = { default: shareScope };
  },
  consumes({ chunkId, promises, chunkMapping, installedModules }) {
    for (const id of chunkMapping[chunkId] ?? []) {
      const provided = (installedModules[id] ||= provide(id).catch((error: unknown) => {
        // Asked for anew with the chunk: a library may have failed by the network
        delete installedModules[id];
        throw error;
      }));
      promises.push(provided);
    }
  },
};

Object.assign(__webpack_require__.federation, { bundlerRuntime });
