import { isDeepStrictEqual } from 'node:util';
import { createRevisions, problem, recordAudit, refuseUnseen } from '@portal/service-kit';
import type { AuditEntry, Remember, Snapshot } from '@portal/service-kit';
import type { Knex } from 'knex';
import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import type { Entry, EntryNoun } from './entry-noun.ts';
import { createEntryRepository } from './entry-repository.ts';

/** Who changes something, as the audit log wants it. */
type By = Pick<AuditEntry, 'actor' | 'requestId'>;

const uniqueViolation = '23505';
const checkViolation = '23514';
const foreignKeyViolation = '23503';

/** A refusal of the database as one that the editor understands. */
function explain(error: unknown, noun: EntryNoun): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === uniqueViolation) return problem.conflict('key-taken');
  // Only pictures are named by others, and one that was removed is deleted in the end
  if (error.code === foreignKeyViolation) return problem.conflict('picture-not-found');
  const field = 'constraint' in error ? noun.constraints?.[String(error.constraint)] : undefined;
  return error.code === checkViolation && field
    ? problem.badRequest('validation-failed', undefined, { [field]: 'incomplete' })
    : error;
}

/** What one edits of an entry, as its history keeps it. */
function snapshotOf(noun: EntryNoun, entry: Entry): Snapshot {
  const names = [...Object.keys(noun.fields.properties), ...(noun.keyColumn === 'only_row' ? [] : ['hidden'])];
  return Object.fromEntries(names.map((name) => [name, entry[name]]));
}

/** Of a state, the fields that entries still have and that may change. */
function changesOf(noun: EntryNoun, snapshot: Snapshot): Record<string, unknown> {
  const names = [...Object.keys(noun.fields.properties), 'hidden'].filter((name) => name !== noun.keyColumn);
  return Object.fromEntries(names.filter((name) => name in snapshot).map((name) => [name, snapshot[name]]));
}

type Edit = 'change' | 'restore';

export function createEntryService(db: Knex, noun: EntryNoun) {
  const stored = createEntryRepository(db, noun);
  const notFound = () => problem.notFound(`${noun.name}-not-found`);
  const change = <T>(work: (trx: Knex) => Promise<T>): Promise<T> =>
    db.transaction(work).catch((error: unknown) => {
      throw explain(error, noun);
    });
  const note = (trx: Knex, by: By, verb: string, entry: Entry, details?: Record<string, unknown>) =>
    recordAudit(trx, {
      ...by,
      action: `${noun.name}.${verb}`,
      target: { type: noun.name, id: entry.entryId, label: noun.label(entry) },
      details,
    });

  const itemOf = (entryId: string) => ({ kind: noun.name, itemId: entryId });
  const stateOf = (entry: Entry) => ({ snapshot: snapshotOf(noun, entry), at: new Date(entry.updatedAt) });

  /** An edit with its entry in the audit log and in the history. */
  async function edit(
    trx: Knex,
    entryId: string,
    { version, changes, by, event }: { version: number; changes: Record<string, unknown>; by: By; event: Edit },
  ): Promise<Entry> {
    const entries = createEntryRepository(trx, noun);
    const before = await entries.lock(entryId);
    if (!before) throw notFound();
    const entry = await entries.update(entryId, version, changes);
    if (!entry) throw problem.conflict('stale-edit');
    await note(trx, by, event, entry, { fields: Object.keys(changes) });
    await createRevisions(trx).record({
      ...itemOf(entryId),
      event,
      author: by.actor,
      before: stateOf(before),
      after: snapshotOf(noun, entry),
    });
    return entry;
  }

  /** Brings back what was removed, at its former place. Refuses with 409 `stale-edit` when the entry is there again. */
  async function bringBack(trx: Knex, entryId: string, snapshot: Snapshot, by: By): Promise<Entry> {
    const entries = createEntryRepository(trx, noun);
    const revisions = createRevisions(trx);
    const [newest] = await revisions.list(itemOf(entryId));
    if (newest?.event !== 'remove' || (await entries.find(entryId))) throw problem.conflict('stale-edit');
    const removed = await revisions.find(itemOf(entryId), newest.number);
    const { position, version } = removed.values as { position: number; version: number };
    await entries.insertAgain(entryId, { ...changesOf(noun, snapshot), position, version: version + 1 });
    const entry = await entries.find(entryId);
    if (!entry) throw new Error('a restored entry was not stored');
    await note(trx, by, 'restore', entry);
    await revisions.record({
      ...itemOf(entryId),
      event: 'restore',
      author: by.actor,
      before: null,
      after: snapshotOf(noun, entry),
    });
    return entry;
  }

  return {
    /** What everybody reads, in the language asked for where an entry has all its texts in it. */
    async view(lang: Language, wanted: Record<string, unknown> = {}): Promise<Record<string, unknown>[]> {
      const shown = await stored.listShown();
      return shown
        .filter(({ facts }) => Object.entries(wanted).every(([field, value]) => facts[field] === value))
        .map(({ facts, texts }) => Object.assign(facts, localize(texts, lang)));
    },

    /** What everybody reads of one entry. Refuses with 404 when there is none, or it is hidden. */
    async viewOne(key: string, lang: Language): Promise<Record<string, unknown>> {
      const shown = await stored.findShown(key);
      if (!shown) throw notFound();
      const isTranslated = localize(shown.texts, 'en').lang === 'en';
      return Object.assign(shown.facts, localize(shown.texts, lang), { isTranslated });
    },

    list: stored.list,

    /** One entry. Refuses with 404 when there is none. */
    async find(entryId: string): Promise<Entry> {
      const entry = await stored.find(entryId);
      if (!entry) throw notFound();
      return entry;
    },

    /** Adds an entry at the end. Refuses with 409 `key-taken` when there is one of this key. */
    create: (values: Record<string, unknown>, by: By, remember: Remember): Promise<Entry> =>
      change(async (trx) => {
        const entry = await createEntryRepository(trx, noun).insert(values);
        await note(trx, by, 'create', entry);
        await createRevisions(trx).record({
          ...itemOf(entry.entryId),
          event: 'create',
          author: by.actor,
          before: null,
          after: snapshotOf(noun, entry),
        });
        await remember(trx, entry);
        return entry;
      }),

    /** Changes an entry. Refuses with 409 `stale-edit` when it was changed after the version that the editor saw. */
    change: (entryId: string, version: number, changes: Record<string, unknown>, by: By): Promise<Entry> =>
      change((trx) => edit(trx, entryId, { version, changes, by, event: 'change' })),

    /**
     * Number of entries removed: 1, or 0 when there was none. Its history keeps it, and can bring it back. Refuses with 409
     * `stale-edit` when it was changed since `seenVersion`, where that is given.
     */
    remove: (entryId: string, seenVersion: number | undefined, by: By): Promise<number> =>
      change(async (trx) => {
        const entries = createEntryRepository(trx, noun);
        const entry = await entries.lock(entryId);
        if (entry) refuseUnseen(entry, seenVersion);
        const position = entry && (await entries.remove(entryId));
        if (!entry || position === undefined) return 0;
        await note(trx, by, 'remove', entry);
        await createRevisions(trx).record({
          ...itemOf(entryId),
          event: 'remove',
          author: by.actor,
          before: stateOf(entry),
          after: { ...snapshotOf(noun, entry), position, version: entry.version },
        });
        return 1;
      }),

    /** Brings an earlier state back, of a removed entry with `version: null`. Refuses as `change` does. */
    restore: (
      entryId: string,
      { snapshot, version }: { snapshot: Snapshot; version: number | null },
      by: By,
    ): Promise<Entry> =>
      change((trx) =>
        version === null
          ? bringBack(trx, entryId, snapshot, by)
          : edit(trx, entryId, { version, changes: changesOf(noun, snapshot), by, event: 'restore' }),
      ),

    /**
     * Puts all entries into this order. Refuses with 409 `stale-order` when entries were added or removed, or they are in another
     * order than the one that was seen, where that is given.
     */
    order: ({ entryIds, seenIds }: { entryIds: string[]; seenIds?: string[] }, by: By): Promise<Entry[]> =>
      change(async (trx) => {
        const entries = createEntryRepository(trx, noun);
        const keys = new Set(await entries.lockKeys());
        // Under the lock: no other order comes between
        const present = seenIds && (await entries.list()).map(({ entryId }) => entryId);
        if (present && !isDeepStrictEqual(present, seenIds)) throw problem.conflict('stale-order');
        if (keys.size !== entryIds.length || entryIds.some((id) => !keys.has(id)))
          throw problem.conflict('stale-order');
        await entries.setOrder(entryIds);
        await recordAudit(trx, { ...by, action: `${noun.name}.order`, details: { entryIds } });
        return entries.list();
      }),
  };
}
