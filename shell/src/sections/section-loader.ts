import type { SectionApp } from '@portal/kit/host';
import type { Federation } from './federation.ts';

const LOAD_LIMIT_MS = 8000;
/** A section that has just failed is not asked for again at every click. */
const FAILURE_MEMORY_MS = 5000;

export interface SectionLoader {
  load(name: string): Promise<SectionApp>;
  /** Loads any exposed module, e.g. a widget. */
  loadModule(section: string, module: string): Promise<unknown>;
  /** Forgets a failure, because the visitor asks again. */
  forgive(name: string): void;
}

export function withLimit<T>(promise: Promise<T>, limitMs: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Loads sections: the shell's own from its bundle, the others as remotes, each at most once at a time. */
export function createSectionLoader(federation: Federation, loadOwn: () => Promise<SectionApp>): SectionLoader {
  const pending = new Map<string, Promise<unknown>>();
  const failedAt = new Map<string, number>();

  async function request(section: string, module: string): Promise<unknown> {
    if (Date.now() - (failedAt.get(section) ?? -Infinity) < FAILURE_MEMORY_MS) throw new Error(`${section} has just failed to load`);
    try {
      const loaded = await withLimit(federation.load(section, module), LOAD_LIMIT_MS, `loading ${section}`);
      if (loaded === null || loaded === undefined) throw new Error(`${section} has no module ${module}`);
      return (loaded as { default: unknown }).default;
    } catch (error) {
      failedAt.set(section, Date.now());
      federation.renew(section);
      throw error;
    }
  }

  function loadModule(section: string, module: string): Promise<unknown> {
    const key = `${section}/${module}`;
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
    load: (name) => (name === 'shell' ? loadOwn() : (loadModule(name, './app') as Promise<SectionApp>)),
    forgive: (name) => failedAt.delete(name),
  };
}
