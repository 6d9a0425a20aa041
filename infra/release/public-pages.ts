import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { ReleaseManifest } from '@portal/contract';
import { projectRoot } from '../tooling/project-root.ts';

type PublicPages = NonNullable<ReleaseManifest['pages']>;

const nodeRequire = createRequire(path.join(projectRoot, 'package.json'));

/** What a server bundle says of its pages. */
interface BundlePage {
  id: string;
  path: string;
  bundles: string[];
  access?: string;
}

export interface BundleRoute {
  id: string;
  path: string;
  page?: () => Promise<{ head?(input: object): { title?: unknown; description?: unknown } }>;
  messages?: string[];
  access?: string;
}

/** A server bundle's description of its section. `routes` is missing where an earlier kit made it. */
interface DescribedBundle {
  pages: BundlePage[];
  routes?: BundleRoute[];
}

/** Replaces the modules that the shell provides, which may not be built: every property and call returns itself. */
const anything: object = new Proxy(function anything() {}, {
  get: (target, key) => (key === 'prototype' || typeof key === 'symbol' ? Reflect.get(target, key) : anything),
  apply: () => anything,
  construct: () => anything,
});

function createServerSection({ routes }: { routes: BundleRoute[] }): DescribedBundle {
  const pages = routes.flatMap(({ id, path: pattern, page, messages = [], access }) =>
    page ? [{ id, path: pattern, bundles: ['common', ...messages], access }] : [],
  );
  return { pages, routes };
}

/** Runs a server bundle as far as it describes itself; one that throws meanwhile has no pages. */
function describedBundle(file: string): DescribedBundle {
  const load = (id: string): unknown => {
    if (id === '@portal/kit/server') return { createServerSection };
    return id.startsWith('@portal/kit') ? anything : nodeRequire(id);
  };
  const source = `(function(module,exports,require,__filename,__dirname){${readFileSync(file, 'utf8')}\n})`;
  const module = { exports: {} as { default: DescribedBundle } };
  const run = vm.runInThisContext(source, { filename: file }) as (...values: unknown[]) => void;
  try {
    run(module, module.exports, load, file, path.dirname(file));
  } catch {
    // The proof of the portal loads it with the real kit, refuses it and says why
    return { pages: [] };
  }
  return module.exports.default;
}

/** The routes of a section to pages that everybody may see and whose path stands for one page. */
export function publicRoutes(serverBundle: string): BundleRoute[] {
  const { routes = [] } = describedBundle(serverBundle);
  return routes.filter(({ page, path: pattern, access }) => page && access === undefined && !pattern.includes(':'));
}

/** The pages of a section that everybody may see, with the files that a browser loads them from in either language. */
export function publicPages(serverBundle: string, groups: ReleaseManifest['groups']): PublicPages {
  return describedBundle(serverBundle).pages.flatMap(({ id, path: pattern, bundles, access }) => {
    if (access !== undefined) return [];
    const locales = ['ko', 'en'].flatMap((locale) => bundles.map((bundle) => `locale-${locale}-${bundle}-json`));
    const files = ['app', id, ...locales].flatMap((group) => groups[group] ?? []);
    return [{ path: pattern, files: [...new Set(files)] }];
  });
}
