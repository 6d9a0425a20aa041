import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ArtifactStore } from '../../local/service-releases/artifact-store.ts';
import { hashOf, type ArtifactFacts } from '../../local/service-releases/service-artifact.ts';

export interface Alteration {
  /** A file of the service, below its folder. */
  file: string;
  alter(text: string): string;
}

/**
 * Adds an artifact to the store that is the first one of a service but for some files, as a build of changed sources would be, in
 * a fraction of the time. Returns its version. Throws when an alteration changes nothing.
 */
export function addAlteredService(dataDir: string, name: string, alterations: Alteration[]): string {
  const store = new ArtifactStore(dataDir);
  const oldest = store.list(name).at(-1);
  const before = oldest && store.find(name, oldest.version);
  if (!before) throw new Error(`no version of ${name} is published`);
  const version = randomBytes(6).toString('hex');
  const folder = path.join(path.dirname(before.folder), version);
  cpSync(before.folder, folder, { recursive: true, verbatimSymlinks: true });
  const files = { ...before.facts.files };
  for (const { file, alter } of alterations) {
    const relative = path.posix.join(before.facts.workspace, file);
    const place = path.join(folder, relative);
    const text = readFileSync(place, 'utf8');
    const altered = alter(text);
    if (altered === text) throw new Error(`${file} is not altered`);
    writeFileSync(place, altered);
    files[relative] = hashOf(Buffer.from(altered));
  }
  const facts: ArtifactFacts = { ...before.facts, version, builtAt: new Date().toISOString(), files };
  writeFileSync(path.join(folder, 'service.json'), JSON.stringify(facts));
  return version;
}

/** Appends to the entry file of a service. */
export const nothingNew = (mark: string): Alteration => ({
  file: 'dist/src/main.js',
  alter: (text) => `${text}\n// ${mark}\n`,
});
