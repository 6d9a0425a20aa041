import type { Portal } from '@portal/kit';
import { findOwner } from '@portal/kit/host';
import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  SKIP_BECAUSE_BROKEN,
  LOAD_ERROR,
  MOUNTED,
  unloadApplication,
} from 'single-spa';
import type { SectionLoader } from './section-loader.ts';

export interface Applications {
  /** Gives up a first load that hangs: single-spa's queue is serial and would hold every later navigation. */
  cancelLoads(): void;
  isMounted(name: string): boolean;
  isBroken(name: string): boolean;
  /** Lets sections that broke try again, once they are left: unloading an active one would loop. */
  resetBroken(except: string | undefined): Promise<void>;
}

interface RegisterInput {
  portal: Portal;
  loader: SectionLoader;
  /** Resolves when the page that comes next may take the place of the one that leaves. */
  beforeLeaving(): Promise<void>;
}

/** Registers every section of the registry as a single-spa application. */
export function registerApplications({ portal, loader, beforeLeaving }: RegisterInput): Applications {
  const names = Object.keys(portal.registry.getState().sections);
  const cancels = new Set<(error: Error) => void>();
  // Limits that end the wait; being merely slow is no reason for a warning in a visitor's console.
  setBootstrapMaxTime(3000, true, 3000);
  setMountMaxTime(10_000, true, 10_000);
  setUnmountMaxTime(4000, true, 4000);
  addErrorHandler((error) => {
    portal.report({ section: error.appOrParcelName ?? 'unknown', kind: 'load', message: error.message });
  });

  async function load(name: string) {
    const canceled = new Promise<never>((_, reject) => cancels.add(reject));
    const app = await Promise.race([loader.load(name), canceled]);
    return {
      bootstrap: app.bootstrap,
      mount: app.mount,
      unmount: [beforeLeaving, app.unmount],
    };
  }

  for (const name of names) {
    registerApplication({
      name,
      app: () => load(name),
      activeWhen: ({ pathname }) => findOwner(portal.registry.getState(), pathname) === name,
    });
  }

  const isBroken = (name: string) => [SKIP_BECAUSE_BROKEN, LOAD_ERROR].includes(getAppStatus(name) ?? '');
  return {
    cancelLoads() {
      for (const cancel of cancels) cancel(new Error('left'));
      cancels.clear();
    },
    isMounted: (name) => getAppStatus(name) === MOUNTED,
    isBroken,
    async resetBroken(except) {
      await Promise.all(names.filter((name) => name !== except && isBroken(name)).map((name) => unloadApplication(name)));
    },
  };
}
