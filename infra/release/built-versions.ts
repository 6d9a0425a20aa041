import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface BuiltVersion {
  /** Hash of the sources. */
  input: string;
  /** Null: the section was removed from the sources. */
  version: string | null;
}

const fileName = 'built.json';

/** What builds on this machine made last in a release store, by section. */
export function readBuilt(releasesDir: string): Record<string, BuiltVersion> {
  const file = path.join(releasesDir, fileName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, BuiltVersion>) : {};
}

/** The portal reads the file while it runs, so it changes in one step. */
export function writeBuilt(releasesDir: string, built: Record<string, BuiltVersion>): void {
  const unfinished = path.join(releasesDir, `.${fileName}.${process.pid}`);
  writeFileSync(unfinished, JSON.stringify(built, undefined, 1));
  renameSync(unfinished, path.join(releasesDir, fileName));
}
