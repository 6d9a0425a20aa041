import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ReleaseManifest } from '@portal/contract';
import { chunkDigest, integrityOf } from '../webpack/chunk-integrity-plugin.ts';

/** A portal on this machine: its release store, and the folder in which it keeps its last known state. */
export interface ReleasePlace {
  releasesDir: string;
  dataDir: string;
}

type Pointers = Record<string, { live: string }>;

/** As the registry names it, without its algorithm. */
const digestOf = (text: string) => integrityOf(text).replace('sha384-', '');

/** The pointers with their history, as the portal knew them last. */
export function pointersOf({ dataDir }: Pick<ReleasePlace, 'dataDir'>): Pointers {
  const { sections } = JSON.parse(readFileSync(path.join(dataDir, 'portal/state.json'), 'utf8')) as {
    sections: Pointers;
  };
  return sections;
}

/** The live version of a section. */
export function liveVersion(portal: Pick<ReleasePlace, 'dataDir'>, section: string): string {
  return pointersOf(portal)[section]?.live ?? '';
}

/** Every portal asks for changes several times a second. */
const mostLookMs = 10_000;

/**
 * Moves the pointer of a section as a build does, without a proof, so that nothing but the test takes it back. Resolves when
 * the portal knows of it, so that the next altered release begins with this version.
 */
export async function pointTo(
  { databaseUrl, dataDir }: Pick<ReleasePlace, 'dataDir'> & { databaseUrl: string },
  section: string,
  version: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('update portal.state set change = change + 1, revision = revision + 1');
    await client.query(
      `insert into portal.moves (section, version, from_version, moved_at, moved_by, action)
       select section, $2, live, now(), 'test', 'build' from portal.pointers where section = $1`,
      [section, version],
    );
    await client.query('update portal.pointers set live = $2, canary = null, share = null where section = $1', [
      section,
      version,
    ]);
    await client.query('commit');
  } finally {
    await client.end();
  }
  const deadline = Date.now() + mostLookMs;
  while (liveVersion({ dataDir }, section) !== version) {
    if (Date.now() > deadline) throw new Error(`the portal does not learn that ${section} ${version} is live`);
    await wait(50);
  }
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

/**
 * Adds a release to a store that is the live one but for the texts that `alter` changes, with hashes as a build would
 * give it, in a fraction of a build's time. Returns its version; the pointer stays where it is.
 */
export function addAlteredRelease(
  portal: ReleasePlace,
  section: string,
  alter: (text: string, file: string) => string,
): string {
  const { releasesDir } = portal;
  const before = liveVersion(portal, section);
  const version = randomBytes(6).toString('hex');
  const folder = path.join(releasesDir, section, version);
  // Without packs, which hold the texts of other files once more
  const isPack = (file: string) => /^pack-\w+\.js/.test(path.basename(file));
  cpSync(path.join(releasesDir, section, before), folder, { recursive: true, filter: (file) => !isPack(file) });
  const files = filesBelow(folder);
  const hashes = new Map<string, string>();
  const order = (file: string) => (file.endsWith('.css') ? 0 : file.endsWith('remoteEntry.js') ? 2 : 1);
  const entryLast = files.filter((file) => /\.(?:c?js|css)$/.test(file)).sort((a, b) => order(a) - order(b));
  for (const file of entryLast) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    const moved = text.replaceAll(before, version);
    let altered = file.endsWith('.css')
      ? moved
      : alter(moved.replaceAll(`chunks_${section}_`, `chunks_${section}_${version}`), file);
    for (const [old, made] of hashes) altered = altered.replaceAll(old, made);
    if (altered === text) continue;
    writeFileSync(place, altered);
    rmSync(`${place}.br`, { force: true });
    for (const digest of [digestOf, chunkDigest]) hashes.set(digest(text), digest(altered));
  }
  const facts = path.join(folder, 'section.json');
  let text = readFileSync(facts, 'utf8').replaceAll(before, version);
  for (const [old, made] of hashes) text = text.replaceAll(old, made);
  const release = JSON.parse(text) as Pick<ReleaseManifest, 'pages' | 'integrity' | 'bytes'>;
  for (const page of release.pages ?? []) delete page.packs;
  for (const ofFiles of [release.integrity, release.bytes])
    for (const file of Object.keys(ofFiles).filter(isPack)) delete ofFiles[file];
  const left = filesBelow(folder).filter((file) => file !== 'section.json');
  const listed = Object.fromEntries(left.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
  writeFileSync(facts, JSON.stringify({ ...release, builtAt: new Date().toISOString(), files: listed }));
  return version;
}
