import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseManifest } from '@portal/contract';
import { processStart } from '../local/data/process-start.ts';
import { VERSION_PLACEHOLDER } from '../tooling/webpack/base-config.ts';
import { chunkDigest, chunkIntegrity, integrityOf } from '../tooling/webpack/chunk-integrity-plugin.ts';

const VERSION_LENGTH = 12;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Style sheets first: one that contains URLs of files gets another hash by this, and the scripts contain that hash. */
function fillInVersion(staged: string, version: string): void {
  const replaced = new Map([[VERSION_PLACEHOLDER, version]]);
  const files = filesBelow(staged);
  for (const file of [
    ...files.filter((name) => name.endsWith('.css')),
    ...files.filter((name) => /\.c?js$/.test(name)),
  ]) {
    const before = readFileSync(path.join(staged, file), 'utf8');
    const after = [...replaced].reduce((text, [old, made]) => text.replaceAll(old, made), before);
    if (after === before) continue;
    writeFileSync(path.join(staged, file), after);
    if (file.endsWith('.css')) replaced.set(chunkDigest(before), chunkDigest(after));
  }
}

/** A folder of releases. */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** An empty folder for a build, on the same file system as the store. What interrupted builds left is removed. */
  stage(section: string): string {
    const staging = path.join(this.folder, '.staging');
    for (const left of existsSync(staging) ? readdirSync(staging) : []) {
      const builder = /^[a-z0-9]+-(\d+)$/.exec(left)?.[1];
      if (builder && processStart(Number(builder)) === undefined)
        rmSync(path.join(staging, left), { recursive: true, force: true });
    }
    const folder = path.join(staging, `${section}-${process.pid}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Hashes and compresses a staged build and moves it into place. The same content gives the same version. */
  add(
    staged: string,
    facts: Omit<ReleaseManifest, 'version' | 'builtAt' | 'integrity' | 'bytes' | 'files'>,
  ): ReleaseManifest {
    const client = path.join(staged, 'client');
    const integrity: Record<string, string> = {};
    const bytes: Record<string, number> = {};
    const hash = createHash('sha256').update(JSON.stringify(facts));
    for (const file of filesBelow(staged))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(staged, file)));
    const version = hash.digest('hex').slice(0, VERSION_LENGTH);
    const target = path.join(this.folder, facts.name, version);
    if (existsSync(path.join(target, 'section.json'))) {
      rmSync(staged, { recursive: true, force: true });
      return this.read(facts.name, version);
    }
    fillInVersion(staged, version);
    for (const file of filesBelow(client)) {
      const content = readFileSync(path.join(client, file));
      if (!/\.(?:js|css|svg)$/.test(file)) continue;
      // Entries and packs are named by the registry, which shells of before read too
      const isNamedOutside = file === facts.entry || file.startsWith('pack-');
      integrity[file] = isNamedOutside ? integrityOf(content) : chunkIntegrity(content);
      const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      bytes[file] = compressed.length;
      writeFileSync(path.join(client, `${file}.br`), compressed);
    }
    const files = Object.fromEntries(
      filesBelow(staged).map((file) => [
        file.split(path.sep).join('/'),
        integrityOf(readFileSync(path.join(staged, file))),
      ]),
    );
    const release: ReleaseManifest = { ...facts, version, builtAt: new Date().toISOString(), integrity, bytes, files };
    writeFileSync(path.join(staged, 'section.json'), `${JSON.stringify(release, undefined, 1)}\n`);
    mkdirSync(path.dirname(target), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(staged, target);
    return release;
  }

  has(section: string, version: string): boolean {
    return existsSync(path.join(this.folder, section, version, 'section.json'));
  }

  read(section: string, version: string): ReleaseManifest {
    return JSON.parse(
      readFileSync(path.join(this.folder, section, version, 'section.json'), 'utf8'),
    ) as ReleaseManifest;
  }
}
