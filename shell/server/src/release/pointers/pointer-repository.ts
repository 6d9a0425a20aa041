import type { Cause, Finding, HistoryEntry, Refusal, StayEntry } from '@portal/contract';
import type { Knex } from '@portal/service-kit/database';
import type { PointerState } from './pointer-state.ts';

interface PointerRow {
  section: string;
  live: string;
  canary: string | null;
  share: number | null;
  built: string | null;
}

interface MoveRow {
  section: string;
  version: string;
  fromVersion: string | null;
  movedAt: Date | null;
  movedBy: string;
  action: HistoryEntry['action'] | 'stay';
  reason: string | null;
  comparison: Cause | null;
}

const historyEntries = 50;
const maxReasonLength = 4_000;

/** Pointers with their newest moves, of one section or of all. A section that was withdrawn begins a new history. */
export async function readPointers(db: Knex, section?: string): Promise<Map<string, PointerState>> {
  const only = section === undefined ? '' : 'where p.section = :section';
  const bindings = { section: section ?? '', limit: historyEntries };
  const { rows: pointers } = (await db.raw(`select p.* from pointers p ${only} order by p.section`, bindings)) as {
    rows: PointerRow[];
  };
  const { rows: moves } = (await db.raw(
    `select m.* from pointers p cross join lateral (
       select * from moves where section = p.section and id > coalesce(
         (select max(id) from moves where section = p.section and action = 'withdraw'), 0)
       order by id desc limit :limit) m ${only} order by m.id desc`,
    bindings,
  )) as { rows: MoveRow[] };
  return new Map(pointers.map((row) => [row.section, toState(row, moves)]));
}

function toState({ section, live, canary, share, built }: PointerRow, moves: MoveRow[]): PointerState {
  const entries = moves.filter((move) => move.section === section).map(toEntry);
  return {
    live,
    ...(canary !== null && share !== null && { canary: { version: canary, percent: share } }),
    history: entries.filter((entry): entry is HistoryEntry => entry.action !== 'stay'),
    stays: entries.filter((entry): entry is StayEntry => entry.action === 'stay'),
    ...(built !== null && { built }),
  };
}

function toEntry(row: MoveRow): HistoryEntry | StayEntry {
  return {
    version: row.version,
    ...(row.fromVersion !== null && { from: row.fromVersion }),
    at: row.movedAt?.toISOString() ?? '',
    by: row.movedBy,
    action: row.action,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.comparison !== null && { cause: row.comparison }),
  };
}

/** Locks the pointer of a section until the transaction ends; undefined when nothing of it is live. */
export async function lockPointer(trx: Knex, section: string): Promise<PointerState | undefined> {
  await trx('pointers').where({ section }).forUpdate().select('section');
  return (await readPointers(trx, section)).get(section);
}

export async function savePointer(
  trx: Knex,
  section: string,
  { live, canary }: Pick<PointerState, 'live' | 'canary'>,
  revision: number,
): Promise<void> {
  const row = { live, canary: canary?.version ?? null, share: canary?.percent ?? null, revision };
  await trx('pointers')
    .insert({ section, ...row })
    .onConflict('section')
    .merge(row);
}

/** What a build offered. */
export async function notePointer(trx: Knex, section: string, note: { built: string }): Promise<void> {
  await trx('pointers').where({ section }).update(note);
}

export async function removePointer(trx: Knex, section: string): Promise<void> {
  await trx('pointers').where({ section }).delete();
}

type Move = Omit<HistoryEntry, 'action'> & { action: HistoryEntry['action'] | 'stay' | 'withdraw' };

export async function addMove(trx: Knex, section: string, move: Move): Promise<void> {
  await trx('moves').insert({
    section,
    version: move.version,
    fromVersion: move.from ?? null,
    movedAt: move.at === '' ? null : move.at,
    movedBy: move.by,
    action: move.action,
    reason: move.reason?.slice(0, maxReasonLength) ?? null,
    comparison: move.cause === undefined ? null : JSON.stringify(move.cause),
  });
}

/** Keeps what was said against a version. */
export async function addRefusal(
  db: Knex,
  { section, version, by, findings }: { section: string; version: string; by: string; findings: Finding[] },
): Promise<void> {
  await db('refusals').insert({ section, version, refusedBy: by, findings: JSON.stringify(findings) });
}

interface RefusalRow {
  version: string;
  refusedAt: Date;
  refusedBy: string | null;
  findings: Finding[];
}

/** Version of a section → what was said against it last. */
export async function readRefusals(db: Knex, section: string): Promise<Map<string, Refusal>> {
  const rows = (await db('refusals')
    .where({ section })
    .distinctOn('version')
    .orderBy([{ column: 'version' }, { column: 'id', order: 'desc' }])
    .select('version', 'refusedAt', 'refusedBy', 'findings')) as RefusalRow[];
  return new Map(
    rows.map(({ version, refusedAt, refusedBy, findings }) => [
      version,
      { at: refusedAt.toISOString(), ...(refusedBy !== null && { by: refusedBy }), findings },
    ]),
  );
}

/** What is only rolled back by people, as `section education` or `service education`. */
export async function readManualRollbacks(db: Knex): Promise<Set<string>> {
  const rows = (await db('manual_rollbacks').select('kind', 'name')) as { kind: string; name: string }[];
  return new Set(rows.map(({ kind, name }) => `${kind} ${name}`));
}
