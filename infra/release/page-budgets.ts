import path from 'node:path';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { ReleaseStore, SectionRelease } from './release-store.ts';

/** Script on a page, brotli, all origins: more fails the build. */
const HARD_SCRIPT_BYTES = 145 * 1024;
const AIM_SCRIPT_BYTES = 115 * 1024;

interface ServerBundle {
  shared?: Record<string, unknown>;
  default: { pages: { id: string; path: string; bundles: string[] }[] };
}

export interface PageSize {
  path: string;
  section: string;
  /** Before the page answers. */
  scriptBytes: number;
  /** Of widgets that come alive when they come near the screen. */
  lazyBytes: number;
  isTooBig: boolean;
}

function loadServerBundle(file: string, shared: Record<string, unknown> = {}): ServerBundle {
  const nodeRequire = createRequire(file);
  const module = { exports: {} as ServerBundle };
  const wrapper = vm.runInThisContext(`(function(module,exports,require,__filename,__dirname){${readFileSync(file, 'utf8')}\n})`, { filename: file }) as (
    module: { exports: ServerBundle },
    exports: ServerBundle,
    require: (id: string) => unknown,
    filename: string,
    folder: string,
  ) => void;
  wrapper(module, module.exports, (id) => shared[id] ?? nodeRequire(id), file, path.dirname(file));
  return module.exports;
}

function scriptBytes(release: SectionRelease, groups: string[]): Map<string, number> {
  const files = groups.flatMap((group) => release.groups[group] ?? []).concat(release.entry ?? []);
  return new Map(
    files.filter((file) => file.endsWith('.js')).map((file) => [`${release.name}/${file}`, release.bytes[file] ?? 0]),
  );
}

function homeWidgets(release: SectionRelease, locales: string[]): Map<string, number> {
  const widgets = Object.entries(release.widgets).filter(([slot]) => slot.startsWith('home.'));
  const groups = widgets.map(([, module]) => module.replace('./', ''));
  return groups.length > 0 ? scriptBytes(release, [...groups, ...locales]) : new Map();
}

function total(parts: Map<string, number>[]): number {
  const files = new Map(parts.flatMap((part) => [...part]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The script each page needs before it answers, by the live releases, and what Home's `home.*` widgets add later. */
export function measurePages(store: ReleaseStore): PageSize[] {
  const releases = [...store.pointers()].map(([name, { live }]) => store.read(name, live));
  const bundleOf = ({ name, version }: SectionRelease) => path.join(store.folder, name, version, 'server/index.cjs');
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) return [];
  const { shared } = loadServerBundle(bundleOf(shell));
  return releases.flatMap((release) =>
    loadServerBundle(bundleOf(release), shared).default.pages.map((page) => {
      const locales = (bundles: string[]) => bundles.map((bundle) => `locale-ko-${bundle}-json`);
      const parts = [
        scriptBytes(shell, ['main', ...locales(['common'])]),
        scriptBytes(release, ['app', page.id, ...locales(page.bundles)]),
      ];
      const lazy = page.path === '/' ? releases.map((other) => homeWidgets(other, locales(['common']))) : [];
      const bytes = total(parts);
      return {
        path: page.path,
        section: release.name,
        scriptBytes: bytes,
        lazyBytes: total([...parts, ...lazy]) - bytes,
        isTooBig: bytes > HARD_SCRIPT_BYTES,
      };
    }),
  );
}

/** The table that a build prints: brotli bytes of script by page, against the budget. */
export function formatSizes(sizes: PageSize[]): string {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  const rows = sizes.map(({ path: page, section, scriptBytes: bytes, lazyBytes, isTooBig }) => {
    const later = lazyBytes > 0 ? ` (+ ${kib(lazyBytes)} near the screen)` : '';
    const verdict = isTooBig ? 'TOO BIG' : bytes > AIM_SCRIPT_BYTES ? 'above aim' : 'ok';
    return `  ${page.padEnd(34)} ${section.padEnd(10)} ${kib(bytes).padStart(10)}  ${verdict}${later}`;
  });
  return [`script by page, brotli (at most ${kib(HARD_SCRIPT_BYTES)}, aim ${kib(AIM_SCRIPT_BYTES)})`, ...rows].join('\n');
}
