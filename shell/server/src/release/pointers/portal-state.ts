import { randomBytes } from 'node:crypto';
import type { Knex } from '@portal/service-kit/database';
import { readManualRollbacks, readPointers } from './pointer-repository.ts';
import type { PointerState } from './pointer-state.ts';

/** What a portal holds in memory of the schema `portal`, as one moment has it. */
export interface PortalState {
  /** Moves of pointers so far. */
  revision: number;
  /** Counts changes of anything in this state. */
  change: number;
  sections: ReadonlyMap<string, PointerState>;
  /** SHA-256 of a release token, in hex → the section of its team. */
  tokens: ReadonlyMap<string, string>;
  /** What is only rolled back by people: `section education`, `service education`. */
  manual: ReadonlySet<string>;
  /** Signs preview links and visit tickets. */
  previewKey: Buffer;
}

type Counters = { revision: number; change: number };

/** One cheap row tells whether anything changed. */
export async function readCounters(db: Knex): Promise<Counters> {
  const { revision, change } = (await db('state').first('revision', 'change')) as CountersRow;
  return { revision: Number(revision), change: Number(change) };
}

/** Lets one transaction at a time change the state. */
export async function lockState(trx: Knex): Promise<void> {
  await trx('state').forUpdate().select('onlyRow');
}

/** Tells all portals that the state changed. Returns the new revision, which is higher when a pointer moved. */
export async function countChange(trx: Knex, isMove: boolean): Promise<number> {
  const rows = (await trx('state').update(
    { change: trx.raw('change + 1'), ...(isMove && { revision: trx.raw('revision + 1') }) },
    ['revision'],
  )) as CountersRow[];
  return Number(rows[0]?.revision);
}

/** Needs a transaction that sees one moment (repeatable read). */
export async function readState(trx: Knex): Promise<PortalState> {
  const counters = await readCounters(trx);
  const tokens = (await trx('tokens').whereNull('revokedAt').select('hash', 'section')) as TokenRow[];
  const key = (await trx('keys').where({ purpose: 'preview' }).first('key')) as { key: Buffer };
  return {
    ...counters,
    sections: await readPointers(trx),
    tokens: new Map(tokens.map(({ hash, section }) => [hash.toString('hex'), section])),
    manual: await readManualRollbacks(trx),
    previewKey: key.key,
  };
}

/** Makes the key of preview links unless one is there; portals that start at the same time get the same. */
export async function ensurePreviewKey(trx: Knex): Promise<void> {
  await trx('keys')
    .insert({ purpose: 'preview', key: randomBytes(32) })
    .onConflict('purpose')
    .ignore();
}

/** Postgres sends bigint as text. */
interface CountersRow {
  revision: string;
  change: string;
}

interface TokenRow {
  hash: Buffer;
  section: string;
}
