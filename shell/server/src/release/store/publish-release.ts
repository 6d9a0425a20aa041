import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SectionRelease } from '@portal/contract';
import { InvalidRelease, readSectionRelease } from './section-release.ts';
import { isVersionName } from '../../config/names.ts';
import { codeOf } from '@portal/runtime';
import { BadArchive, readTar, type TarEntry } from './tar.ts';
import { AlteredRelease } from './verify-files.ts';

/** A version is published with other bytes than it has. */
export class VersionExists extends Error {}

const manifestName = 'section.json';
/** What the file system says of a path: a file where a folder must be, a name that is too long, or one with U+0000. */
const unstorable = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ERR_INVALID_ARG_VALUE']);

/**
 * Adds a release to the store out of a tar archive of its folder. Every file must have the hash that section.json gives it.
 * A version that is there with the same files stays as it is; `bring` fetches one that is known elsewhere. Throws BadArchive, InvalidRelease, AlteredRelease, VersionExists.
 */
export async function publishRelease(
  dir: string,
  section: string,
  archive: Buffer,
  bring: (version: string) => Promise<void> = async () => undefined,
): Promise<{ release: SectionRelease; isNew: boolean }> {
  const entries = await readTar(archive);
  const release = readManifest(entries, section);
  checkFiles(entries, release);
  await bring(release.version);
  const target = join(dir, section, release.version);
  if (existsSync(join(target, manifestName))) {
    const known = readSectionRelease(
      JSON.parse(await readFile(join(target, manifestName), 'utf8')),
      section,
      release.version,
    );
    if (contentOf(known) !== contentOf(release)) {
      throw new VersionExists(
        `${section} ${release.version} is published already, with other content: a version never changes, build it anew`,
      );
    }
    return { release: known, isNew: false };
  }
  const staged = join(dir, '.staging', `${section}-${randomUUID()}`);
  try {
    for (const { path, content } of entries) {
      await mkdir(dirname(join(staged, path)), { recursive: true });
      await writeFile(join(staged, path), content);
    }
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
  } catch (error) {
    throw unstorable.has(String(codeOf(error)))
      ? new BadArchive('the archive holds a file whose path cannot be stored beside the others', { cause: error })
      : error;
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  return { release, isNew: true };
}

function readManifest(entries: TarEntry[], section: string): SectionRelease {
  const text = entries.find(({ path }) => path === manifestName)?.content.toString('utf8');
  if (text === undefined) throw new InvalidRelease('the archive holds no section.json');
  const record = parse(text);
  const version = typeof record === 'object' && record !== null && 'version' in record ? record.version : undefined;
  if (typeof version !== 'string' || !isVersionName(version)) throw new InvalidRelease('section.json names no version');
  const release = readSectionRelease(record, section, version);
  if (!release.files) throw new InvalidRelease('section.json names no files with their hashes');
  return release;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRelease('section.json is no JSON');
  }
}

function checkFiles(entries: TarEntry[], { name, version, files = {} }: SectionRelease): void {
  const missing = new Set(Object.keys(files));
  for (const { path, content } of entries) {
    if (path === manifestName) continue;
    const hash = Object.hasOwn(files, path) ? files[path] : undefined;
    if (hash === undefined || !missing.delete(path))
      throw new AlteredRelease(`${name} ${version} holds ${path}, which its section.json does not name once`);
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== hash) {
      throw new AlteredRelease(`${path} of ${name} ${version} is not the file that was built`);
    }
  }
  for (const file of missing) throw new AlteredRelease(`${name} ${version} lacks the file ${file}`);
}

/** Everything but the time and what a compressor made of it: the same sources built twice are the same release. */
function contentOf(release: SectionRelease): string {
  const files = Object.entries(release.files ?? {}).filter(([file]) => !file.endsWith('.br'));
  return JSON.stringify({ ...release, files, builtAt: '', bytes: {} });
}
