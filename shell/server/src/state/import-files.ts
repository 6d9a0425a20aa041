import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { recordAudit, type AuditEntry, type Knex } from '@portal/service-kit/database';
import { addMove, notePointer, readPointers, savePointer } from '../releases/pointer-repository.ts';
import { addTokenHash } from '../releases/release-tokens.ts';
import { InvalidRelease, object } from '../releases/section-release.ts';
import { addVisits, type VisitCount } from '../watch/visit-counts.ts';
import { readOldRegistry } from './import-registry.ts';
import { countChange, ensurePreviewKey } from './portal-state.ts';

export interface ImportOptions {
  releasesDir: string;
  stateDir: string;
  log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

type Reader = (trx: Knex, text: string) => Promise<void>;

/**
 * Takes over what earlier versions of the portal kept in files: pointers, tokens, counts of visits, audit entries that
 * waited. Each file is imported once, in the caller's transaction; `rename` then marks it, and nothing is deleted. A file
 * that cannot be read is reported and stays as it is.
 */
export class OldFiles {
  readonly #options: ImportOptions;
  #imported: string[] = [];

  constructor(options: ImportOptions) {
    this.#options = options;
  }

  async import(trx: Knex): Promise<void> {
    this.#imported = [];
    for (const { file, read } of this.#files()) {
      const text = readIfThere(file);
      // Another portal imported it a moment ago, and has renamed it by now
      if (text === undefined) continue;
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      const name = `${file.slice(-400)} ${hash}`;
      if (await trx('imported_files').where({ name }).first('name')) continue;
      try {
        // A savepoint: a damaged file must not undo the others
        await trx.transaction(async (inner) => {
          await read(inner, text);
          await inner('imported_files').insert({ name });
        });
        this.#imported.push(file);
      } catch (error) {
        if (!isDamage(error)) throw error;
        this.#options.log.error({ file, reason: error.message }, 'a file of an earlier version cannot be imported');
      }
    }
    if (this.#imported.length > 0) await countChange(trx, false);
  }

  /** Once the transaction is committed. */
  rename(): void {
    for (const file of this.#imported) {
      const target = existsSync(`${file}.imported`) ? `${file}.imported-${Date.now()}` : `${file}.imported`;
      try {
        renameSync(file, target);
        this.#options.log.info({ file: target }, 'a file of an earlier version was imported into the database');
      } catch (error) {
        // Imported it is; the next start does not import it again
        const reason = error instanceof Error ? error.message : String(error);
        this.#options.log.error({ file, reason }, 'an imported file cannot be renamed');
      }
    }
  }

  #files(): { file: string; read: Reader }[] {
    const { releasesDir, stateDir } = this.#options;
    const queue = join(stateDir, 'audit-queue');
    const entries = existsSync(queue) ? readdirSync(queue).filter((name) => name.endsWith('.json')) : [];
    return [
      { file: join(releasesDir, 'registry.json'), read: importRegistry },
      { file: join(stateDir, 'release-secrets.json'), read: importSecrets },
      { file: join(stateDir, 'visits.json'), read: importVisits },
      // Their names sort in the order in which things happened
      ...entries.toSorted().map((name) => ({ file: join(queue, name), read: importAuditEntry })),
    ].filter(({ file }) => existsSync(file));
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const isDamage = (error: unknown): error is Error => error instanceof SyntaxError || error instanceof InvalidRelease;

/** What the database knows of a section is newer. */
async function importRegistry(trx: Knex, text: string): Promise<void> {
  const { revision, sections } = readOldRegistry(text);
  const known = await readPointers(trx);
  for (const [section, state] of sections) {
    if (known.has(section)) continue;
    await savePointer(trx, section, state, revision);
    if (state.built !== undefined) await notePointer(trx, section, { built: state.built });
    for (const entry of state.history.toReversed()) await addMove(trx, section, entry);
  }
  // Browsers take a higher revision for a newer one
  await trx('state')
    .where('revision', '<', revision)
    .update({ revision, change: trx.raw('change + ?', [revision]) });
}

async function importSecrets(trx: Knex, text: string): Promise<void> {
  const { previewKey, tokens } = object(JSON.parse(text), 'release-secrets.json');
  if (typeof previewKey !== 'string') throw new InvalidRelease('release-secrets.json holds no preview key');
  await ensurePreviewKey(trx, Buffer.from(previewKey, 'base64'));
  for (const [section, token] of Object.entries(object(tokens, 'tokens'))) {
    if (typeof token === 'string') await addTokenHash(trx, section, token);
  }
}

type OldCounts = Record<string, [number, [string, number, number, boolean][]][]>;

async function importVisits(trx: Knex, text: string): Promise<void> {
  const counts = Object.entries(object(JSON.parse(text), 'visits.json') as OldCounts).flatMap(([name, periods]) => {
    const [, section, version, witness] = /^([^@ ]+)@([^ ]+) (portal|browser)$/.exec(name) ?? [];
    if (section === undefined || version === undefined) throw new InvalidRelease(`"${name}" is no counted version`);
    return periods.flatMap(([periodStart, networks]) =>
      networks.map(([network, visits, failed, isPrivate]): VisitCount => {
        const of = { section, version, witness: witness as VisitCount['witness'], periodStart };
        return { ...of, network, isPrivate, visits, failed };
      }),
    );
  });
  await addVisits(trx, counts);
}

async function importAuditEntry(trx: Knex, text: string): Promise<void> {
  const entry = object(JSON.parse(text), 'an audit entry') as unknown as AuditEntry;
  if (typeof entry.action !== 'string' || !/^release\.[a-z-]{1,40}$/.test(entry.action))
    throw new InvalidRelease('an audit entry has no known action');
  await recordAudit(trx, entry);
}
