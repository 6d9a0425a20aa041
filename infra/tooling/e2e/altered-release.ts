import { randomBytes } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../webpack/chunk-integrity-plugin.ts';

interface Registry {
  revision: number;
  sections: Record<string, { live: string; history?: object[] }>;
}

const readRegistry = (releasesDir: string) =>
  JSON.parse(readFileSync(path.join(releasesDir, 'registry.json'), 'utf8')) as Registry;

/** As entries name it, without its algorithm. */
const digestOf = (text: string) => integrityOf(text).replace('sha384-', '');

/** The live version of a section in a release store. */
export function liveVersion(releasesDir: string, section: string): string {
  return readRegistry(releasesDir).sections[section]?.live ?? '';
}

/** Moves the pointer of a section as a build does, so that nothing but the test takes it back. */
export function pointTo(releasesDir: string, section: string, version: string): void {
  const registry = readRegistry(releasesDir);
  registry.revision += 1;
  const before = registry.sections[section];
  const entry = { version, from: before?.live, at: new Date().toISOString(), by: 'test', action: 'build' };
  registry.sections[section] = { ...before, live: version, history: [entry, ...(before?.history ?? [])] };
  const file = path.join(releasesDir, 'registry.json');
  writeFileSync(`${file}.tmp`, JSON.stringify(registry));
  renameSync(`${file}.tmp`, file);
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
  releasesDir: string,
  section: string,
  alter: (text: string, file: string) => string,
): string {
  const before = liveVersion(releasesDir, section);
  const version = randomBytes(6).toString('hex');
  const folder = path.join(releasesDir, section, version);
  cpSync(path.join(releasesDir, section, before), folder, { recursive: true });
  const files = filesBelow(folder);
  const hashes = new Map<string, string>();
  const entryLast = files
    .filter((file) => /\.c?js$/.test(file))
    .sort((a, b) => Number(a.endsWith('remoteEntry.js')) - Number(b.endsWith('remoteEntry.js')));
  for (const file of entryLast) {
    const place = path.join(folder, file);
    const text = readFileSync(place, 'utf8');
    let altered = alter(
      text.replaceAll(before, version).replaceAll(`chunks_${section}_`, `chunks_${section}_${version}`),
      file,
    );
    for (const [old, made] of hashes) altered = altered.replaceAll(old, made);
    if (altered === text) continue;
    writeFileSync(place, altered);
    rmSync(`${place}.br`, { force: true });
    hashes.set(digestOf(text), digestOf(altered));
  }
  const facts = path.join(folder, 'section.json');
  let text = readFileSync(facts, 'utf8').replaceAll(before, version);
  for (const [old, made] of hashes) text = text.replaceAll(old, made);
  const release = JSON.parse(text) as object;
  const left = filesBelow(folder).filter((file) => file !== 'section.json');
  const listed = Object.fromEntries(left.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
  writeFileSync(facts, JSON.stringify({ ...release, builtAt: new Date().toISOString(), files: listed }));
  return version;
}
