import { buildSection } from './build-section.ts';
import { ReleaseStore } from './release-store.ts';
import { findSection } from './section-source.ts';

/** `build-process.js <section> <release store>`: builds it and tells the process that asked its version. */
const [section = '', storeFolder = ''] = process.argv.slice(2);

// Who asked is gone: a build that nobody notes is of no use
process.once('disconnect', () => process.exit(1));

try {
  const { version } = await buildSection(findSection(section), new ReleaseStore(storeFolder));
  process.send?.(version, () => process.exit());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
