import type { Registry } from '@portal/contract';
import type { SectionApp } from '@portal/kit/host';
import type { Federation } from './federation.ts';
import type { GlobalsGuard } from './globals-guard.ts';

const LOAD_LIMIT_MS = 8000;
/** A section that has just failed is not asked for again at every click. */
const FAILURE_MEMORY_MS = 5000;

export interface SectionLoader {
  load(name: string): Promise<SectionApp>;
  /** Whether a section's code is there or on its way. */
  isAsked(name: string): boolean;
  /** Loads any exposed module, e.g. a widget. */
  loadModule(section: string, module: string): Promise<unknown>;
  /** Resets the failure of a section, so that the next load is tried at once. */
  resetFailure(name: string): void;
  /** A mounted section keeps its version until it is unmounted, even if another goes live meanwhile. */
  keep(name: string, app: SectionApp): void;
  mounted(name: string): SectionApp | undefined;
  /** Has a section load the live version the next time. */
  forget(name: string): void;
  /** The version of a section that this tab runs: the mounted one, else the one that the registry names. */
  versionOf(name: string): string;
}

interface LoaderInput {
  federation: Federation;
  globals: GlobalsGuard;
  registry(): Registry;
  loadOwn(): Promise<SectionApp>;
}

export function withLimit<T>(promise: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Loads sections: the shell's own from its bundle, the others as remotes, each version at most once at a time. */
export function createSectionLoader({ federation, globals, registry, loadOwn }: LoaderInput): SectionLoader {
  const pending = new Map<string, Promise<unknown>>();
  const failedAt = new Map<string, number>();
  const mounted = new Map<string, SectionApp>();
  const versions = new WeakMap<SectionApp, string>();
  const liveVersion = (section: string) => registry().sections[section]?.version ?? '';
  const releaseOf = (section: string) => `${section}@${liveVersion(section)}`;

  async function request(section: string, module: string): Promise<unknown> {
    const release = releaseOf(section);
    if (Date.now() - (failedAt.get(release) ?? -Infinity) < FAILURE_MEMORY_MS)
      throw new Error(`${section} has just failed to load`);
    try {
      const loaded = await withLimit(federation.load(section, module), LOAD_LIMIT_MS, `loading ${section}`);
      if (loaded === null || loaded === undefined) throw new Error(`${section} has no module ${module}`);
      return (loaded as { default: unknown }).default;
    } catch (error) {
      failedAt.set(release, Date.now());
      federation.renew(section);
      throw error;
    }
  }

  function loadModule(section: string, module: string): Promise<unknown> {
    const key = `${releaseOf(section)}/${module}`;
    const known = pending.get(key);
    if (known) return known;
    const made = request(section, module).catch((error: unknown) => {
      pending.delete(key);
      throw error;
    });
    pending.set(key, made);
    return made;
  }

  return {
    loadModule,
    async load(name) {
      const kept = mounted.get(name);
      if (kept) return kept;
      const version = liveVersion(name);
      const app = name === 'shell' ? await loadOwn() : globals.guard((await loadModule(name, './app')) as SectionApp);
      versions.set(app, version);
      return app;
    },
    isAsked: (name) => name === 'shell' || mounted.has(name) || pending.has(`${releaseOf(name)}/./app`),
    resetFailure: (name) => failedAt.delete(releaseOf(name)),
    keep: (name, app) => mounted.set(name, app),
    mounted: (name) => mounted.get(name),
    forget: (name) => mounted.delete(name),
    versionOf(name) {
      const app = mounted.get(name);
      return (app && versions.get(app)) ?? liveVersion(name);
    },
  };
}
