import type { Portal, Registry } from '@portal/kit';
import { findOwner } from '@portal/kit/host';
import {
  addErrorHandler,
  getAppNames,
  registerApplication,
  setMountMaxTime,
  setUnmountMaxTime,
  type LifeCycles,
} from 'single-spa';
import { dropOldStyles } from './old-styles.ts';
import type { Outcomes } from './outcomes.ts';
import type { RegistryUpdates } from './registry-updates.ts';
import { withLimit, type SectionLoader } from './section-loader.ts';

const MOUNT_LIMIT_MS = 10_000;
const UNMOUNT_LIMIT_MS = 4000;

export interface Applications {
  /** Gives up a first load that hangs: single-spa's queue is serial and would hold every later navigation. */
  cancelLoads(): void;
  /** True when the section should be on screen but did not load or mount. */
  isBroken(name: string): boolean;
  /** Mounts a broken section again, because the visitor asks for it. */
  retry(name: string): Promise<void>;
  /** Mounts a section again when another version of it is live by now; false when it is the same. */
  renew(name: string): Promise<boolean>;
}

interface RegisterInput {
  portal: Portal;
  loader: SectionLoader;
  updates: RegistryUpdates;
  outcomes: Outcomes;
  /** Resolves when the page that comes next may take the place of the one that leaves. */
  beforeLeaving(): Promise<void>;
}

/**
 * Registers every section of the registry as a single-spa application. Failures stay in here: single-spa would give
 * a broken application up for good, and unloading one that is active loops for ever.
 */
export function registerApplications({
  portal,
  loader,
  updates,
  outcomes,
  beforeLeaving,
}: RegisterInput): Applications {
  const broken = new Set<string>();
  let cancel: ((error: Error) => void) | undefined;
  setMountMaxTime(MOUNT_LIMIT_MS * 2, false, MOUNT_LIMIT_MS * 2);
  setUnmountMaxTime(UNMOUNT_LIMIT_MS, true, UNMOUNT_LIMIT_MS);
  addErrorHandler((error) => {
    portal.report({ section: error.appOrParcelName ?? 'unknown', kind: 'load', message: error.message });
  });

  async function loadAndMount(name: string): Promise<void> {
    const app = await loader.load(name);
    loader.keep(name, app);
    await app.mount();
  }

  async function mount(name: string): Promise<void> {
    const canceled = new Promise<never>((_, reject) => {
      cancel = reject;
    });
    try {
      await Promise.race([withLimit(loadAndMount(name), MOUNT_LIMIT_MS, `showing ${name}`), canceled]);
      broken.delete(name);
      outcomes.tell(name, loader.versionOf(name), 'none');
    } catch (error) {
      broken.add(name);
      portal.report({ section: name, kind: 'load', message: String(error) });
    }
  }

  async function unmount(name: string): Promise<void> {
    const app = loader.mounted(name);
    loader.letGo(name);
    broken.delete(name);
    await app?.unmount();
    dropOldStyles(loader);
  }

  function lifecyclesOf(name: string): LifeCycles {
    return {
      bootstrap: async () => undefined,
      mount: () => mount(name),
      unmount: [beforeLeaving, () => unmount(name)],
    };
  }

  function registerSections({ sections }: Registry): void {
    const known = new Set(getAppNames());
    for (const name of Object.keys(sections).filter((section) => !known.has(section))) {
      registerApplication({
        name,
        app: async () => lifecyclesOf(name),
        activeWhen: ({ pathname }) => findOwner(portal.registry.getState(), pathname) === name,
      });
    }
  }
  registerSections(portal.registry.getState());
  portal.registry.subscribe(registerSections);

  async function mountAgain(name: string): Promise<void> {
    await unmount(name);
    loader.forgive(name);
    await mount(name);
  }

  return {
    cancelLoads: () => cancel?.(new Error('left')),
    isBroken: (name) => broken.has(name),
    async retry(name) {
      // The version that failed may have been taken back meanwhile.
      await updates.takeUp({ anew: true });
      await mountAgain(name);
    },
    async renew(name) {
      const before = loader.versionOf(name);
      await updates.takeUp({ anew: true });
      if (before === portal.registry.getState().sections[name]?.version) return false;
      await mountAgain(name);
      return true;
    },
  };
}
