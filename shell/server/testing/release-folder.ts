import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SectionRelease } from '@portal/contract';
import { connectDatabase, type Knex } from '@portal/service-kit/database';
import { createTestDatabase, readAudit, type AuditRow, type TestDatabase } from '@portal/service-kit/test-database';
import { migrations } from '../migrations/index.ts';
import { savePointer } from '../src/release/pointers/pointer-repository.ts';
import { derivedToken } from '../src/release/control/release-tokens.ts';
import { countChange, lockState } from '../src/release/pointers/portal-state.ts';

export interface FakeRelease extends Partial<Omit<SectionRelease, 'name' | 'version'>> {
  name: string;
  version?: string;
  /** Source of `server/index.cjs`. */
  server: string;
  /** Further client files. */
  files?: Record<string, string>;
}

/** From which portals of tests derive the tokens of sections. */
export const tokenSecret = 'the secret of release tokens in tests';

/** A release store in a temporary folder, with small hand-written releases, and a database with its pointers. */
export class ReleaseFolder {
  readonly dir = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  readonly #live = new Map<string, string>();
  #published = new Map<string, string>();
  #opening: Promise<TestDatabase> | undefined;

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

  /** The token of a section's team. */
  token(section: string): string {
    return derivedToken(tokenSecret, section);
  }

  /** The database of its portals, made when it is asked for first. */
  async database(): Promise<TestDatabase> {
    this.#opening ??= createTestDatabase('portal', migrations).then(async (database) => {
      await this.#point(database);
      return database;
    });
    return this.#opening;
  }

  /** Everything in the audit log, oldest first. */
  async audit(): Promise<AuditRow[]> {
    return readAudit((await this.database()).adminUrl);
  }

  /** Runs statements as the portal's role. */
  async query<T>(work: (db: Knex) => Promise<T>, database?: TestDatabase): Promise<T> {
    const { url } = database ?? (await this.database());
    const db = connectDatabase({ url, schema: 'portal', poolSize: 1, statementTimeoutMs: 0, columns: 'camelCase' });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
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

  /** Makes the newest version of each section live, without a proof. */
  async publish(): Promise<void> {
    this.#published = new Map(this.#live);
    if (this.#opening) await this.#point(await this.#opening);
  }

  /** For a database that knows of nothing. */
  unpublish(): void {
    this.#published.clear();
  }

  async #point(database: TestDatabase): Promise<void> {
    const versions = this.#published;
    if (versions.size === 0) return;
    const move = (db: Knex) =>
      db.transaction(async (trx) => {
        await lockState(trx);
        const revision = await countChange(trx, true);
        for (const [section, live] of versions) await savePointer(trx, section, { live }, revision);
      });
    await this.query(move, database);
  }

  write(path: string, text: string): void {
    const file = join(this.dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  async remove(): Promise<void> {
    await (await this.#opening)?.drop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
