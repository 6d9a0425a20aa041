import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SectionRelease } from '@portal/contract';
import type { ObjectBucket } from '@portal/service-kit/storage';
import { LRUCache } from 'lru-cache';
import type { PortalConfig } from '../../config/portal-config.ts';
import { writeWhole } from '../pointers/write-whole.ts';
import { readSectionRelease } from './section-release.ts';
import { isVersionName } from '../../config/names.ts';
import { AlteredRelease } from './verify-files.ts';

const manifestName = 'section.json';
const builtName = 'built.json';
/** Files that are read or written at a time. */
const filesAtOnce = 8;
const missingForMs = 5_000;
const lookForBuiltEveryMs = 5_000;
const keptManifests = 500;

/**
 * The release store as all portals of a site share it. A version never changes, so a folder of each portal mirrors what it needs
 * of the bucket; without a bucket the folder is the store.
 */
export class ReleaseMirror {
  readonly #dir: string;
  readonly #bucket: ObjectBucket | undefined;
  readonly #bringing = new Map<string, Promise<void>>();
  /** Strangers may ask for any number of versions that never were. */
  readonly #missing = new LRUCache<string, true>({ max: 1_000, ttl: missingForMs });
  readonly #manifests = new LRUCache<string, SectionRelease>({ max: keptManifests });
  #builtReadAt = -Infinity;

  constructor(dir: string, bucket?: ObjectBucket) {
    this.#dir = dir;
    this.#bucket = bucket;
  }

  /** Whether the folder has a version. */
  has(section: string, version: string): boolean {
    return existsSync(join(this.#dir, section, version, manifestName));
  }

  /** Brings the files of a published version into the folder. Throws AlteredRelease when they differ from section.json. */
  async bring(section: string, version: string): Promise<void> {
    const key = `${section}/${version}`;
    if (!this.#bucket || this.#missing.has(key) || this.has(section, version)) return;
    const bringing = this.#bringing.get(key) ?? this.#download(this.#bucket, section, version);
    this.#bringing.set(key, bringing);
    try {
      await bringing;
    } finally {
      this.#bringing.delete(key);
    }
  }

  /** Puts a version of the folder into the bucket, its section.json last: what has one is whole. */
  async keep({ name, version, files = {} }: Pick<SectionRelease, 'name' | 'version' | 'files'>): Promise<void> {
    const key = `${name}/${version}`;
    const bucket = this.#bucket;
    if (!bucket || (await bucket.get(`${key}/${manifestName}`))) return;
    const put = async (file: string) => bucket.put(`${key}/${file}`, await readFile(join(this.#dir, key, file)));
    await inTurns(Object.keys(files), put);
    await put(manifestName);
    this.#missing.delete(key);
  }

  /** Every version of a section. */
  async versions(section: string): Promise<string[]> {
    const here = await readdir(join(this.#dir, section)).catch(() => []);
    const there = (await this.#bucket?.list(`${section}/`)) ?? [];
    return [...new Set([...here, ...there])].filter(isVersionName);
  }

  /** Facts of a version without its files. Throws when it is not there or its section.json is junk. */
  async describe(section: string, version: string): Promise<SectionRelease> {
    const key = `${section}/${version}`;
    const known = this.#manifests.get(key);
    if (known) return known;
    const here = join(this.#dir, key, manifestName);
    const text =
      existsSync(here) || !this.#bucket ? await readFile(here, 'utf8') : await this.#manifest(this.#bucket, key);
    if (text === undefined) throw Object.assign(new Error(`no release ${key}`), { code: 'ENOENT' });
    const release = readSectionRelease(JSON.parse(text), section, version);
    this.#manifests.set(key, release);
    return release;
  }

  /** Makes the folder's built.json, which names the versions of a build, that of the bucket. */
  async bringBuilt(): Promise<void> {
    if (!this.#bucket || performance.now() - this.#builtReadAt < lookForBuiltEveryMs) return;
    const text = (await this.#bucket.get(builtName))?.toString('utf8');
    this.#builtReadAt = performance.now();
    const file = join(this.#dir, builtName);
    if (text !== undefined && (!existsSync(file) || (await readFile(file, 'utf8')) !== text)) writeWhole(file, text);
  }

  async #manifest(bucket: ObjectBucket, key: string): Promise<string | undefined> {
    return (await bucket.get(`${key}/${manifestName}`))?.toString('utf8');
  }

  async #download(bucket: ObjectBucket, section: string, version: string): Promise<void> {
    const key = `${section}/${version}`;
    const text = await this.#manifest(bucket, key);
    if (text === undefined) {
      this.#missing.set(key, true);
      return;
    }
    const { files = {} } = readSectionRelease(JSON.parse(text), section, version);
    const staged = join(this.#dir, '.staging', `${section}-${randomUUID()}`);
    try {
      await inTurns(Object.entries(files), async ([file, hash]) => {
        const content = await bucket.get(`${key}/${file}`);
        if (!content || `sha384-${createHash('sha384').update(content).digest('base64')}` !== hash)
          throw new AlteredRelease(`${file} of ${section} ${version} in the bucket is not the file that was built`);
        await mkdir(dirname(join(staged, file)), { recursive: true });
        await writeFile(join(staged, file), content);
      });
      await mkdir(staged, { recursive: true });
      await writeFile(join(staged, manifestName), text);
      await mkdir(join(this.#dir, section), { recursive: true });
      await rename(staged, join(this.#dir, key));
    } finally {
      await rm(staged, { recursive: true, force: true });
    }
  }
}

/** With RELEASES_URL the folder mirrors a bucket; its library is loaded only then. */
export async function openMirror({
  releasesDir,
  releasesUrl,
}: Pick<PortalConfig, 'releasesDir' | 'releasesUrl'>): Promise<ReleaseMirror> {
  if (releasesUrl === undefined) return new ReleaseMirror(releasesDir);
  const { openBucket } = await import('@portal/service-kit/storage');
  return new ReleaseMirror(releasesDir, openBucket('RELEASES_URL', releasesUrl));
}

/** Does the work for each, some at a time; rejects with the first failure. */
async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  const turn = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, turn));
}
