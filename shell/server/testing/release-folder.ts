import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SectionRelease } from '@portal/contract';

export interface FakeRelease extends Partial<Omit<SectionRelease, 'name' | 'version'>> {
  name: string;
  version?: string;
  /** Source of `server/index.cjs`. */
  server: string;
  /** Further client files. */
  files?: Record<string, string>;
}

/** A release store in a temporary folder, with small hand-written releases. */
export class ReleaseFolder {
  readonly dir = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  readonly #live = new Map<string, string>();
  #revision = 0;

  /** Writes a release; `publish` makes it live. */
  add({ name, version = 'v1', server, files = {}, ...facts }: FakeRelease): void {
    const section = {
      name,
      version,
      builtAt: '2025-01-01T00:00:00Z',
      paths: [`/${name}`, `/${name}/*`],
      menu: [],
      widgets: {},
      entry: name === 'shell' ? undefined : 'remoteEntry.js',
      groups: {},
      integrity: {},
      bytes: {},
      ...facts,
    };
    this.write(`${name}/${version}/section.json`, JSON.stringify(section));
    this.write(`${name}/${version}/server/index.cjs`, server);
    for (const [file, text] of Object.entries({ 'remoteEntry.js': `/* entry of ${name} */`, ...files })) {
      this.write(`${name}/${version}/client/${file}`, text);
      writeFileSync(join(this.dir, name, version, 'client', `${file}.br`), brotliCompressSync(text));
    }
    this.#live.set(name, version);
  }

  /** The token of a section's team, once a portal has run on the folder. */
  token(section: string): string {
    const { tokens } = JSON.parse(readFileSync(join(this.dir, '.portal/release-secrets.json'), 'utf8')) as {
      tokens: Record<string, string>;
    };
    return tokens[section] ?? '';
  }

  /** Writes a release that is only published, with the hashes of its files, and returns its folder. */
  store(release: FakeRelease & { version: string }): string {
    const live = this.#live.get(release.name);
    this.add(release);
    if (live === undefined) this.#live.delete(release.name);
    else this.#live.set(release.name, live);
    const folder = join(this.dir, release.name, release.version);
    const manifest = JSON.parse(readFileSync(join(folder, 'section.json'), 'utf8')) as SectionRelease;
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'section.json')
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    const hashOf = (path: string) =>
      `sha384-${createHash('sha384')
        .update(readFileSync(join(folder, path)))
        .digest('base64')}`;
    const files = Object.fromEntries(paths.map((path) => [path, hashOf(path)]));
    const scripts = paths.filter((path) => path.startsWith('client/') && path.endsWith('.js'));
    const integrity = Object.fromEntries(scripts.map((path) => [path.replace('client/', ''), hashOf(path)]));
    writeFileSync(
      join(folder, 'section.json'),
      JSON.stringify({ ...manifest, files, integrity: { ...integrity, ...release.integrity } }),
    );
    return folder;
  }

  /** Points the registry at the newest version of each section. */
  publish(): void {
    this.#revision += 1;
    const sections = Object.fromEntries([...this.#live].map(([name, live]) => [name, { live, history: [] }]));
    this.writeRegistry(JSON.stringify({ revision: this.#revision, sections }));
  }

  writeRegistry(text: string): void {
    const file = join(this.dir, 'registry.json');
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  }

  write(path: string, text: string): void {
    const file = join(this.dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
