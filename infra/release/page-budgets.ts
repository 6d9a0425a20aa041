import path from 'node:path';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { ReleaseManifest } from '@portal/contract';
import { pageScriptBytes, scriptsOf, scriptsOnceShown, type PageOfBundle } from '@portal/server/page-budget';
import { readBuilt } from './built-versions.ts';
import type { ReleaseStore } from './release-store.ts';

/** Before a page answers. */
const MOST_SCRIPT_BYTES = 115 * 1024;
const AIM_SCRIPT_BYTES = 105 * 1024;
/** With all that comes by itself: notices, links in view, web fonts, measurements; also below the screen. */
const MOST_IN_ALL_BYTES = { home: 116 * 1024, others: 130 * 1024 };

interface ServerBundle {
  shared?: Record<string, unknown>;
  default: { pages: PageOfBundle[] };
}

export interface PageSize {
  path: string;
  section: string;
  /** Before the page answers. */
  scriptBytes: number;
  /** With what comes once it is shown, whatever its visitor does. */
  shownBytes: number;
  /** Of widgets that are hydrated when they come near the screen. */
  lazyBytes: number;
  isTooBig: boolean;
}

function loadServerBundle(file: string, shared: Record<string, unknown> = {}): ServerBundle {
  const nodeRequire = createRequire(file);
  const module = { exports: {} as ServerBundle };
  const wrapper = vm.runInThisContext(
    `(function(module,exports,require,__filename,__dirname){${readFileSync(file, 'utf8')}\n})`,
    { filename: file },
  ) as (
    module: { exports: ServerBundle },
    exports: ServerBundle,
    require: (id: string) => unknown,
    filename: string,
    folder: string,
  ) => void;
  wrapper(module, module.exports, (id) => shared[id] ?? nodeRequire(id), file, path.dirname(file));
  return module.exports;
}

/** Of the widgets that a release has for Home, which are hydrated when they come near the screen. */
function homeScripts(release: ReleaseManifest): [string, number][] {
  const modules = Object.entries(release.widgets).flatMap(([slot, module]) =>
    slot.startsWith('home.') ? [module.replace('./', '')] : [],
  );
  return modules.length > 0 ? scriptsOf(release, [...modules, 'locale-ko-common-json']) : [];
}

/** The script each page needs before it answers, by the releases that were built last, and what Home's `home.*` widgets add later. */
export function measurePages(store: ReleaseStore): PageSize[] {
  const releases = Object.entries(readBuilt(store.folder)).flatMap(([name, { version }]) =>
    version !== null && store.has(name, version) ? [store.read(name, version)] : [],
  );
  const bundleOf = ({ name, version }: ReleaseManifest) => path.join(store.folder, name, version, 'server/index.cjs');
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) return [];
  const { shared } = loadServerBundle(bundleOf(shell));
  return releases.flatMap((release) =>
    loadServerBundle(bundleOf(release), shared).default.pages.map((page) => {
      const bytes = pageScriptBytes(shell, release, page);
      const isHome = page.path === '/';
      const shownBytes = pageScriptBytes(shell, release, page, scriptsOnceShown(shell));
      const later = isHome ? releases.flatMap(homeScripts) : [];
      const lazyBytes = pageScriptBytes(shell, release, page, later) - bytes;
      return {
        path: page.path,
        section: release.name,
        scriptBytes: bytes,
        shownBytes,
        lazyBytes,
        isTooBig:
          bytes > MOST_SCRIPT_BYTES ||
          shownBytes > (isHome ? MOST_IN_ALL_BYTES.home : MOST_IN_ALL_BYTES.others) ||
          shownBytes + lazyBytes > MOST_IN_ALL_BYTES.others,
      };
    }),
  );
}

/** The table that a build prints: brotli bytes of script by page, against the budget. */
export function formatSizes(sizes: PageSize[]): string {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
  const rows = sizes.map(({ path: page, section, scriptBytes: bytes, shownBytes, lazyBytes, isTooBig }) => {
    const later = lazyBytes > 0 ? ` (+ ${kib(lazyBytes)} near the screen)` : '';
    const verdict = isTooBig ? 'TOO BIG' : bytes > AIM_SCRIPT_BYTES ? 'above aim' : 'ok';
    return `  ${page.padEnd(34)} ${section.padEnd(10)} ${kib(bytes).padStart(10)} ${kib(shownBytes).padStart(10)}  ${verdict}${later}`;
  });
  const { home, others } = MOST_IN_ALL_BYTES;
  const limits = `at most ${kib(MOST_SCRIPT_BYTES)}, aim ${kib(AIM_SCRIPT_BYTES)}; in all ${kib(home)} of Home, ${kib(others)} of others`;
  return [`script by page before it answers and in all, brotli (${limits})`, ...rows].join('\n');
}
