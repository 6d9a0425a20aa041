import { availableParallelism } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../tooling/project-root.ts';
import { buildApart } from './build-apart.ts';
import { readBuilt, writeBuilt, type BuiltVersion } from './built-versions.ts';
import { inputHash } from './input-hash.ts';
import { formatSizes, measurePages } from './page-budgets.ts';
import { ReleaseStore } from './release-store.ts';
import { findSections, type SectionSource } from './section-source.ts';

interface Changed {
  source: SectionSource;
  input: string;
}

/** The wanted sections whose last build was made of other sources, or is gone. */
function changedSections(store: ReleaseStore, built: Record<string, BuiltVersion>, wanted: string[]): Changed[] {
  return findSections().flatMap((source) => {
    if (wanted.length > 0 && !wanted.includes(source.name) && !wanted.includes(path.basename(source.folder))) return [];
    const input = inputHash(source);
    const known = built[source.name];
    const isBuilt = known?.input === input && known.version !== null && store.has(source.name, known.version);
    return isBuilt ? [] : [{ source, input }];
  });
}

/**
 * `node infra/dist/release/build.js [--report] [section…]`: builds the sections that changed into RELEASES_DIR, one on each
 * core, and notes them in its built.json, from which the portal makes them live once it has proved them. Prints sizes when
 * something was built or with `--report`; exits 1 above the hard budget, or where a section could not be built.
 */
async function build(): Promise<void> {
  const store = new ReleaseStore(path.resolve(process.env['RELEASES_DIR'] ?? path.join(projectRoot, 'var/releases')));
  const built = readBuilt(store.folder);
  const waiting = changedSections(
    store,
    built,
    process.argv.slice(2).filter((argument) => !argument.startsWith('--')),
  );
  const count = waiting.length;
  const buildNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { source, input } = next;
      const startedAt = performance.now();
      const version = await buildApart(source, store.folder);
      if (version === undefined) {
        process.exitCode = 1;
        continue;
      }
      built[source.name] = { input, version };
      writeBuilt(store.folder, built);
      console.log(`  built ${source.name} ${version} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, availableParallelism()) }, buildNext));
  const sizes = measurePages(store);
  if (count > 0 || process.argv.includes('--report')) console.log(formatSizes(sizes));
  if (sizes.some(({ isTooBig }) => isTooBig)) process.exitCode = 1;
}

await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
