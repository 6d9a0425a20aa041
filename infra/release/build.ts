import path from 'node:path';
import { projectRoot } from '../tooling/project-root.ts';
import { buildSection } from './build-section.ts';
import { readBuilt, writeBuilt } from './built-versions.ts';
import { inputHash } from './input-hash.ts';
import { formatSizes, measurePages } from './page-budgets.ts';
import { ReleaseStore } from './release-store.ts';
import { findSections } from './section-source.ts';

/**
 * `node infra/dist/release/build.js [--report] [section…]`: builds the sections that changed into RELEASES_DIR and
 * notes them in its built.json, from which the portal makes them live once it has proved them. Prints sizes when something was built or with `--report`; exits 1 above the hard budget.
 */
async function build(): Promise<void> {
  const store = new ReleaseStore(path.resolve(process.env['RELEASES_DIR'] ?? path.join(projectRoot, 'var/releases')));
  const built = readBuilt(store.folder);
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  let count = 0;
  for (const source of findSections()) {
    if (wanted.length > 0 && !wanted.includes(source.name) && !wanted.includes(path.basename(source.folder))) continue;
    const input = inputHash(source);
    const known = built[source.name];
    if (known?.input === input && known.version !== null && store.has(source.name, known.version)) continue;
    const startedAt = performance.now();
    const { version } = await buildSection(source, store);
    built[source.name] = { input, version };
    writeBuilt(store.folder, built);
    count += 1;
    console.log(`  built ${source.name} ${version} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  const sizes = measurePages(store);
  if (count > 0 || process.argv.includes('--report')) console.log(formatSizes(sizes));
  if (sizes.some(({ isTooBig }) => isTooBig)) process.exitCode = 1;
}

await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
