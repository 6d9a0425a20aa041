/// <reference types="webpack/module" />
import * as refresh from 'react-refresh/runtime';

type Hot = NonNullable<ImportMeta['webpackHot']>;

/** The bundle of a dev server that this document runs. */
export interface LoadedBundle {
  hot: Hot;
  /** Of the build that runs now. */
  hash(): string;
}

/** What the modules of a section from a dev server call. */
export interface Development {
  componentsOf(file: string): {
    $RefreshReg$(type: unknown, name: string): void;
    $RefreshSig$: typeof refresh.createSignatureFunctionForTransform;
  };
  /** Lets a module take its own updates when nothing but components, and the head of a page, comes out of it. */
  accept(hot: Hot | undefined, exports: Record<string, unknown>): void;
  bundle?: LoadedBundle;
  /** A section that failed is not mended by refreshing what is left of it. */
  noteFailure(): void;
  hasFailed: boolean;
}

declare global {
  var portalDevelopment: Development;
}

/** Only a navigation calls it, and that takes the newest. */
const headOfPage = 'head';

/** The names of what a module exports; undefined when others may hold on to something that cannot be refreshed in place. */
function componentNames(exports: Record<string, unknown>): string | undefined {
  const names = Object.keys(exports);
  return names.length > 0 && names.every((name) => name === headOfPage || refresh.isLikelyComponentType(exports[name]))
    ? names.join()
    : undefined;
}

/** To be called before React is loaded: its renderer registers with this hook when it loads. */
export function prepareDevelopment(): void {
  refresh.injectIntoGlobalHook(window);
  globalThis.portalDevelopment = {
    componentsOf: (file) => ({
      $RefreshReg$: (type, name) => refresh.register(type, `${file} ${name}`),
      $RefreshSig$: refresh.createSignatureFunctionForTransform,
    }),
    accept(hot, exports) {
      if (!hot) return;
      const names = componentNames(exports);
      const before = (hot.data as { names?: string } | undefined)?.names;
      hot.dispose((data: { names?: string }) => {
        data.names = names;
      });
      // Who imports the module holds what it exported before.
      if (before !== undefined && before !== names) hot.invalidate();
      else if (names !== undefined) hot.accept();
    },
    noteFailure() {
      globalThis.portalDevelopment.hasFailed = true;
    },
    hasFailed: false,
  };
}

/** Shows the components that updates have brought since the last time. */
export function refreshComponents(): void {
  refresh.performReactRefresh();
}
