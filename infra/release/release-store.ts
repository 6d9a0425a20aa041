import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { VERSION_PLACEHOLDER } from '../tooling/webpack/base-config.ts';
import { integrityOf } from '../tooling/webpack/chunk-integrity-plugin.ts';
import type { Locale } from './section-source.ts';

/** A section's views for admins, named in both languages. */
export interface AdminGroup {
  title: Record<Locale, string>;
  views: { id: string; path: string; order: number; icon?: string; name: Record<Locale, string>; text?: Record<Locale, string> }[];
}

/** `section.json` of a release: all that the portal and the browser need to know of it. */
export interface SectionRelease {
  name: string;
  version: string;
  builtAt: string;
  paths: string[];
  menu: ({ id: string; level: number; key: string; order: number; parent?: string; path?: string; icon?: string } & {
    name: Record<Locale, string>;
  })[];
  widgets: Record<string, string>;
  admin?: AdminGroup;
  entry?: string;
  groups: Record<string, string[]>;
  integrity: Record<string, string>;
  /** Brotli bytes by file. */
  bytes: Record<string, number>;
}

export interface RegistryFile {
  revision: number;
  sections: Record<string, { live: string; history: string[] }>;
}

const VERSION_LENGTH = 12;
/** Old files stay for tabs that were opened before; two further releases are promised. */
const KEPT_VERSIONS = 5;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

function fillInVersion(staged: string, version: string): void {
  for (const file of filesBelow(staged).filter((name) => /\.(?:c?js|css)$/.test(name))) {
    const text = readFileSync(path.join(staged, file), 'utf8');
    if (text.includes(VERSION_PLACEHOLDER)) writeFileSync(path.join(staged, file), text.replaceAll(VERSION_PLACEHOLDER, version));
  }
}

/** A folder of releases with the registry that says which of them are live. */
export class ReleaseStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** An empty folder for a build, on the same file system as the store. */
  stage(section: string): string {
    const folder = path.join(this.folder, '.staging', `${section}-${process.pid}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Hashes and compresses a staged build and moves it into place. The same content gives the same version. */
  add(staged: string, facts: Omit<SectionRelease, 'version' | 'builtAt' | 'integrity' | 'bytes'>): SectionRelease {
    const client = path.join(staged, 'client');
    const integrity: Record<string, string> = {};
    const bytes: Record<string, number> = {};
    const hash = createHash('sha256').update(JSON.stringify(facts));
    for (const file of filesBelow(staged)) hash.update(file).update('\0').update(readFileSync(path.join(staged, file)));
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
      integrity[file] = integrityOf(content);
      const compressed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      bytes[file] = compressed.length;
      writeFileSync(path.join(client, `${file}.br`), compressed);
    }
    const release: SectionRelease = { ...facts, version, builtAt: new Date().toISOString(), integrity, bytes };
    writeFileSync(path.join(staged, 'section.json'), `${JSON.stringify(release, undefined, 1)}\n`);
    mkdirSync(path.dirname(target), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(staged, target);
    return release;
  }

  has(section: string, version: string): boolean {
    return existsSync(path.join(this.folder, section, version, 'section.json'));
  }

  read(section: string, version: string): SectionRelease {
    return JSON.parse(readFileSync(path.join(this.folder, section, version, 'section.json'), 'utf8')) as SectionRelease;
  }

  registry(): RegistryFile {
    const file = path.join(this.folder, 'registry.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RegistryFile) : { revision: 0, sections: {} };
  }

  /** Points a section at a version. Nothing is written when it is live already. */
  promote(section: string, version: string): void {
    const registry = this.registry();
    const before = registry.sections[section];
    if (before?.live === version) return;
    const history = [version, ...(before?.history ?? []).filter((known) => known !== version)].slice(0, KEPT_VERSIONS);
    registry.revision += 1;
    registry.sections[section] = { live: version, history };
    const temporary = path.join(this.folder, `registry.${process.pid}.tmp`);
    writeFileSync(temporary, `${JSON.stringify(registry, undefined, 1)}\n`);
    renameSync(temporary, path.join(this.folder, 'registry.json'));
  }
}
