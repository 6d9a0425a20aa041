import {
  addErrorHandler,
  getAppNames,
  registerApplication,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
} from 'single-spa';

/** Above the section host's own limit: single-spa would give up an application that passes this one for good. */
const MOUNT_LIMIT_MS = 20_000;
const UNMOUNT_LIMIT_MS = 4000;

interface Lifecycles {
  mount(name: string): Promise<void>;
  unmount(name: string): Promise<void>;
  onError(name: string, message: string): void;
}

export interface Applications {
  /** Makes sections known; those that are stay as they are. */
  register(names: string[]): void;
  /** Has one section mounted and no other. Resolves when the changes up to this one are through. */
  activate(name: string | undefined): Promise<void>;
}

/**
 * The only file that knows single-spa. It mounts what `activate` names, whatever the URL is: changes of the history, which
 * single-spa listens to, find nothing to change. Its queue is serial, and unloading an active broken application loops for ever,
 * so lifecycles must neither hang nor throw.
 */
export function createApplications({ mount, unmount, onError }: Lifecycles): Applications {
  let active: string | undefined;
  let isStarted = false;
  setMountMaxTime(MOUNT_LIMIT_MS, false, MOUNT_LIMIT_MS);
  setUnmountMaxTime(UNMOUNT_LIMIT_MS, true, UNMOUNT_LIMIT_MS);
  addErrorHandler((error) => onError(error.appOrParcelName ?? 'unknown', error.message));
  return {
    register(names) {
      const known = getAppNames();
      for (const name of names.filter((section) => !known.includes(section))) {
        const lifecycles = { bootstrap: async () => undefined, mount: () => mount(name), unmount: () => unmount(name) };
        registerApplication({ name, app: async () => lifecycles, activeWhen: () => name === active });
      }
    },
    async activate(name) {
      active = name;
      if (!isStarted) start({ urlRerouteOnly: true });
      isStarted = true;
      await triggerAppChange();
    },
  };
}
