import path from 'node:path';
import { movedBack, PointerFile } from '@portal/server/release-pointers';
import { projectRoot } from '../tooling/project-root.ts';
import { buildSection } from './build-section.ts';
import { ReleaseStore } from './release-store.ts';
import { findSections } from './section-source.ts';

const USAGE = `npm run release -- <section>            build it and make it live
npm run release -- <section> rollback   go back to the version before
npm run release -- <section> list       show its versions`;

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** `npm run release -- mf-education [rollback|list]`: ships one section into the release store of PORTAL_DATA. */
async function release(name: string | undefined, command: string | undefined): Promise<void> {
  const source = findSections().find((known) => known.name === name || path.basename(known.folder) === name);
  if (!source) return fail(`${name ? `There is no section "${name}".` : 'Which section?'}\n${USAGE}`);
  const dataFolder = path.resolve(process.env['PORTAL_DATA'] ?? path.join(projectRoot, 'var'));
  const store = new ReleaseStore(path.join(dataFolder, 'releases'));
  const { live, history } = store.pointers().get(source.name) ?? { live: undefined, history: [] };
  if (command === 'list') {
    for (const { version, at } of history) console.log(`${version === live ? '*' : ' '} ${version} ${at}`);
    return undefined;
  }
  if (command === 'rollback') {
    const isThere = (version: string) => store.has(source.name, version);
    const { sections } = await new PointerFile(store.folder).change(source.name, (before) => movedBack(before, { by: 'build', isThere }));
    console.log(`${source.name} ${sections.get(source.name)?.live} is live again`);
    return undefined;
  }
  if (command) return fail(`Unknown command "${command}".\n${USAGE}`);
  console.log(`building ${source.name}`);
  const { version } = await buildSection(source, store);
  await store.promote(source.name, version);
  console.log(version === live ? `${source.name} ${version} was live already: nothing has changed` : `${source.name} ${version} is live`);
  return undefined;
}

await release(process.argv[2], process.argv[3]).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
