import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@portal/contract';
import { ReleaseMirror } from '@portal/server/releases';
import { openBucket } from '@portal/service-kit/storage';
import { ClearError } from '../../local/clear-error.ts';
import type { Environment } from './installation.ts';

const builtName = 'built.json';
/** Where the tools image has the pages that were built with it. */
const pagesOfImage = '/releases';

/** The releases of a folder, as `npm run build` leaves them. */
function releasesIn(folder: string): ReleaseManifest[] {
  const sections = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  return sections.flatMap(({ name }) =>
    readdirSync(path.join(folder, name)).map(
      (version) =>
        JSON.parse(readFileSync(path.join(folder, name, version, 'section.json'), 'utf8')) as ReleaseManifest,
    ),
  );
}

/**
 * Puts the pages that came with this image into the release store (RELEASES_URL, else the folder RELEASES_DIR), from which portals
 * prove them and make them live. A store that was given pages before is left alone, since teams release theirs from then on; with
 * `again` the portals are offered these too.
 */
export async function publishPages(env: Environment, again: boolean): Promise<boolean> {
  const pages = path.resolve(env['PAGES_DIR'] ?? pagesOfImage);
  if (!existsSync(path.join(pages, builtName)))
    throw new ClearError(`PAGES_DIR (${pages}) holds no built pages: run npm run build, or use the tools image.`);
  const releases = releasesIn(pages);
  const store = env['RELEASES_URL'] ? bucketStore(pages, env['RELEASES_URL']) : folderStore(pages, env['RELEASES_DIR']);
  if (!again && (await store.hasPages())) {
    process.stdout.write('The release store holds pages already; with --again these are offered too.\n');
    return true;
  }
  for (const release of releases) await store.add(release);
  await store.offer();
  process.stdout.write(`published: ${releases.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`);
  return true;
}

interface Store {
  hasPages(): Promise<boolean>;
  add(release: ReleaseManifest): Promise<void>;
  /** Names the versions to portals, last of all. */
  offer(): Promise<void>;
}

function bucketStore(pages: string, url: string): Store {
  const bucket = openBucket('RELEASES_URL', url);
  const mirror = new ReleaseMirror(pages, bucket);
  return {
    hasPages: async () => (await bucket.get(builtName)) !== undefined,
    add: (release) => mirror.keep(release),
    offer: () => bucket.put(builtName, readFileSync(path.join(pages, builtName))),
  };
}

function folderStore(pages: string, folder: string | undefined): Store {
  if (!folder)
    throw new ClearError('RELEASES_URL is missing: set it to s3://bucket/prefix, or RELEASES_DIR to a folder.');
  return {
    hasPages: async () => existsSync(path.join(folder, builtName)),
    async add({ name, version }) {
      mkdirSync(path.join(folder, name), { recursive: true });
      cpSync(path.join(pages, name, version), path.join(folder, name, version), { recursive: true });
    },
    offer: async () => cpSync(path.join(pages, builtName), path.join(folder, builtName)),
  };
}
