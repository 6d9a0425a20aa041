import type { Portal } from '@portal/kit';
import type { SectionApp } from '@portal/kit/host';
import type { Outcomes } from '../sections/outcomes.ts';
import type { RegistryUpdates } from '../sections/registry-updates.ts';
import { withLimit, type SectionLoader } from '../sections/section-loader.ts';
import { createApplications } from './single-spa.ts';
import { SWAPPED } from './swapped.ts';

const MOUNT_LIMIT_MS = 10_000;

export interface SectionHost {
  /**
   * Puts a section in the place of the one that is shown: `prepared`, which has the page ready, even if another version went
   * live since. Resolves when it is mounted or has failed; never rejects.
   */
  show(name: string | undefined, prepared?: SectionApp): Promise<void>;
  /** Gives up a first load that hangs, which would hold every later swap. */
  cancelLoads(): void;
  /** The section that should be on screen but did not load or mount. */
  broken(): string | undefined;
  /** Mounts the broken section again, because the visitor asks for it. */
  retry(): Promise<void>;
  /** Mounts a section again when another version of it is live by now; false when it is the same. */
  renew(name: string): Promise<boolean>;
}

interface SectionHostInput {
  registry: Portal['registry'];
  loader: SectionLoader;
  updates: RegistryUpdates;
  outcomes: Outcomes;
  report: Portal['report'];
}

const RELEASE = /\/r\/([^/]+)\/([^/]+)\//;

/** Takes away the style sheets of versions that this tab no longer runs: a rule that was dropped would go on counting. */
function dropOldStyles(loader: SectionLoader): void {
  for (const element of document.head.querySelectorAll('link[rel="stylesheet"], style[data-href]')) {
    const [, section = '', version] =
      RELEASE.exec(element.getAttribute('href') ?? element.getAttribute('data-href') ?? '') ?? [];
    if (section && section !== 'shell' && version !== loader.versionOf(section)) element.remove();
  }
}

/** Owns the content of `<main>`: one section at a time, mounted and unmounted only here. */
export function createSectionHost({ registry, loader, updates, outcomes, report }: SectionHostInput): SectionHost {
  let shown: string | undefined;
  let given: SectionApp | undefined;
  let failed: string | undefined;
  let cancel: ((error: Error) => void) | undefined;

  async function loadAndMount(name: string): Promise<void> {
    const app = given?.name === name ? given : await loader.load(name);
    loader.keep(name, app);
    await app.mount();
  }

  async function mount(name: string): Promise<void> {
    const canceled = new Promise<never>((_, reject) => {
      cancel = reject;
    });
    try {
      await Promise.race([withLimit(loadAndMount(name), MOUNT_LIMIT_MS, `showing ${name}`), canceled]);
      failed = undefined;
      outcomes.tell(name, loader.versionOf(name), 'none');
    } catch (error) {
      failed = name;
      report({ section: name, kind: 'load', message: error });
    }
  }

  async function unmount(name: string): Promise<void> {
    const app = loader.mounted(name);
    loader.forget(name);
    failed = undefined;
    await app?.unmount();
    dropOldStyles(loader);
  }

  const applications = createApplications({
    mount,
    unmount,
    onError: (section, message) => report({ section, kind: 'load', message }),
  });
  const register = () => applications.register(Object.keys(registry.getState().sections));
  register();
  registry.subscribe(register);

  const tell = () => void dispatchEvent(new Event(SWAPPED));

  async function mountAgain(name: string): Promise<void> {
    await unmount(name);
    given = undefined;
    loader.resetFailure(name);
    await mount(name);
    tell();
  }

  return {
    async show(name, prepared) {
      [shown, given] = [name, prepared];
      await applications.activate(name);
      tell();
    },
    cancelLoads: () => cancel?.(new Error('left')),
    broken: () => failed,
    async retry() {
      const name = shown;
      // The version that failed may have been taken back meanwhile.
      await updates.refresh({ force: true });
      if (name !== undefined && name === shown) await mountAgain(name);
    },
    async renew(name) {
      const before = loader.versionOf(name);
      await updates.refresh({ force: true });
      if (name !== shown || before === registry.getState().sections[name]?.version) return false;
      await mountAgain(name);
      return true;
    },
  };
}
