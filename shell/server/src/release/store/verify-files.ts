import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SectionRelease } from '@portal/contract';

/** A file of a release is not what its section.json says. */
export class AlteredRelease extends Error {}

/**
 * Compares every file of a release with its hash. Throws AlteredRelease naming the first that differs, is missing or is
 * one too many. Releases of earlier builds bring no hashes and pass.
 */
export async function verifyFiles(folder: string, release: SectionRelease): Promise<void> {
  const { files, integrity, name, version } = release;
  if (!files) return;
  const what = `${name} ${version}`;
  const present = new Set(await filesBelow(folder));
  for (const [file, hash] of Object.entries(files)) {
    if (!present.delete(file)) throw new AlteredRelease(`${what} lacks the file ${file}`);
    if (!(await hasHash(join(folder, file), hash)))
      throw new AlteredRelease(`${file} of ${what} is not the file that was built`);
  }
  present.delete('section.json');
  for (const file of present) throw new AlteredRelease(`${what} holds ${file}, which its section.json does not name`);
  for (const [file, hash] of Object.entries(integrity)) {
    if (!files[`client/${file}`] || !(await hasHash(join(folder, 'client', file), hash)))
      throw new AlteredRelease(`section.json of ${what} names two hashes for ${file}`);
  }
  if (release.entry && !integrity[release.entry])
    throw new AlteredRelease(`section.json of ${what} has no hash of its entry`);
}

/** Files of a folder, with slashes, relative to it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Whether a file has a hash in the form of Subresource Integrity. */
async function hasHash(file: string, integrity: string): Promise<boolean> {
  const algorithm = integrity.startsWith('sha256-') ? 'sha256' : 'sha384';
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return `${algorithm}-${hash.digest('base64')}` === integrity;
}
