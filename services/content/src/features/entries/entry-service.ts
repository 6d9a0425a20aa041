import { problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, Remember } from '@portal/service-kit';
import type { Knex } from 'knex';
import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import type { Entry, EntryNoun } from './entry-noun.ts';
import { createEntryRepository } from './entry-repository.ts';

/** Who changes something, as the audit log wants it. */
type By = Pick<AuditEntry, 'actor' | 'requestId'>;

const uniqueViolation = '23505';
const checkViolation = '23514';

/** A refusal of the database as one that the editor understands. */
function explain(error: unknown, noun: EntryNoun): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === uniqueViolation) return problem.conflict('key-taken');
  const field = 'constraint' in error ? noun.constraints?.[String(error.constraint)] : undefined;
  return error.code === checkViolation && field
    ? problem.badRequest('validation-failed', undefined, { [field]: 'incomplete' })
    : error;
}

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

  return {
    /** What everybody reads, in the language asked for where an entry has all its texts in it. */
    async view(lang: Language): Promise<Record<string, unknown>[]> {
      const shown = await stored.listShown();
      return shown.map(({ facts, texts }) => Object.assign(facts, localize(texts, lang)));
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
        await remember(trx, entry);
        return entry;
      }),

    /** Changes an entry. Refuses with 409 `stale-edit` when it was changed after the version that the editor saw. */
    change: (entryId: string, version: number, changes: Record<string, unknown>, by: By): Promise<Entry> =>
      change(async (trx) => {
        const entries = createEntryRepository(trx, noun);
        const entry = await entries.update(entryId, version, changes);
        if (!entry) throw (await entries.find(entryId)) ? problem.conflict('stale-edit') : notFound();
        await note(trx, by, 'change', entry, { fields: Object.keys(changes) });
        return entry;
      }),

    /** Number of entries removed: 1, or 0 when there was none. */
    remove: (entryId: string, by: By): Promise<number> =>
      change(async (trx) => {
        const entries = createEntryRepository(trx, noun);
        const entry = await entries.find(entryId);
        const removed = entry ? await entries.remove(entryId) : 0;
        if (entry && removed > 0) await note(trx, by, 'remove', entry);
        return removed;
      }),

    /** Puts all entries into this order. Refuses with 409 `stale-order` when entries were added or removed. */
    order: (entryIds: string[], by: By): Promise<Entry[]> =>
      change(async (trx) => {
        const entries = createEntryRepository(trx, noun);
        const keys = new Set(await entries.lockKeys());
        if (keys.size !== entryIds.length || entryIds.some((id) => !keys.has(id)))
          throw problem.conflict('stale-order');
        await entries.setOrder(entryIds);
        await recordAudit(trx, { ...by, action: `${noun.name}.order`, details: { entryIds } });
        return entries.list();
      }),
  };
}
