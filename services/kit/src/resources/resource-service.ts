import { isDeepStrictEqual } from 'node:util';
import { problem } from '@portal/runtime';
import type { Knex } from 'knex';
import { recordAudit } from '../audit/record-audit.ts';
import { refuseUnseen } from '../input/seen-version.ts';
import type { Snapshot } from '../revisions/revision-repository.ts';
import { createRevisions } from '../revisions/revisions.ts';
import { refuseFindings, tidyValues, withDefaults } from './check-values.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { Entry } from './field-values.ts';
import type { Fields } from './fields.ts';
import type { AnyResourceService, By, ResourceService } from './resource-calls.ts';
import { changesIn, recordChange, targetOf } from './resource-changes.ts';
import type { AnyHooks, EntryChange, ResourceHooks } from './resource-hooks.ts';
import { createReadLog } from './resource-reads.ts';
import { createResourcePageRepository } from './resource-page-repository.ts';
import { createResourceRepository } from './resource-repository.ts';
import { createResourceTrashRepository } from './resource-trash-repository.ts';
import type { AnyResource, Resource } from './resource.ts';
import { hooksOfAny, serviceOf } from './typed.ts';

interface Edit {
  seenVersion: number | undefined;
  changes: Record<string, unknown>;
  by: By;
  event: 'change' | 'restore';
}

/** What happens inside of a transaction. */
function changesOn(trx: Knex.Transaction, resource: AnyResource, hooks: AnyHooks) {
  const entries = createResourceRepository(trx, resource);
  const removed = createResourceTrashRepository(trx, resource);
  const revisions = createRevisions(trx);
  const itemOf = (entryId: string) => ({ kind: resource.name, itemId: entryId });
  const editor = (by: By) => (resource.hasUpdatedBy ? { updatedBy: by.actor?.name ?? '' } : {});
  const notFound = () => problem.notFound(`${resource.name}-not-found`);
  const record = async (change: EntryChange) =>
    recordChange(trx, resource, change, (await hooks.changed?.(trx, change)) ?? {});

  async function refuseTooMany(): Promise<void> {
    if (resource.most !== undefined && (await entries.count()) >= resource.most) throw problem.conflict('too-many');
  }

  return {
    entries,

    async create(typed: Record<string, unknown>, by: By): Promise<Entry> {
      const values = withDefaults(resource, tidyValues(resource, typed));
      refuseFindings(resource.rules(values));
      // A key that is chosen may be that of an entry in the trash
      const key = values[resource.key];
      if (resource.hasTrash && typeof key === 'string') await removed.free(key);
      await refuseTooMany();
      const entry = await entries.insert({ ...values, ...editor(by) });
      await record({ event: 'create', by, before: null, after: entry });
      return entry;
    },

    async edit(entryId: string, { seenVersion, changes: typed, by, event }: Edit): Promise<Entry> {
      const changes = tidyValues(resource, typed);
      const before = await entries.lock(entryId);
      if (!before) throw notFound();
      refuseUnseen(before, seenVersion);
      refuseFindings(resource.rules({ ...before, ...changes }));
      const entry = await entries.update(before, { ...changes, ...editor(by) });
      await record({ event, by, before, after: entry });
      return entry;
    },

    async remove(entryId: string, seenVersion: number | undefined, by: By): Promise<number> {
      const entry = await entries.lock(entryId);
      if (!entry) return 0;
      refuseUnseen(entry, seenVersion);
      if (resource.hasTrash) await removed.add(entryId);
      else await entries.delete(entryId);
      await record({ event: 'remove', by, before: entry, after: entry });
      return 1;
    },

    /** Puts an entry from the trash back, hidden as it was unless the values say otherwise. */
    async restore(
      entryId: string,
      { seenVersion, values, by }: { seenVersion?: number; values: Record<string, unknown>; by: By },
    ): Promise<Entry> {
      const entry = resource.hasTrash ? await removed.lock(entryId) : undefined;
      if (!entry) throw notFound();
      refuseUnseen(entry, seenVersion);
      await refuseTooMany();
      const { hidden } = await revisions.latest(itemOf(entryId));
      const restored = await removed.restore(entry, {
        ...(resource.isHideable && typeof hidden === 'boolean' ? { hidden } : {}),
        ...values,
        ...editor(by),
      });
      await record({ event: 'restore', by, before: null, after: restored });
      return restored;
    },

    async purge(): Promise<number> {
      const due = await removed.lockDue(hooks.mayPurge);
      const entryIds = due.map(({ entryId }) => entryId);
      const details = await hooks.purging?.(trx, entryIds);
      await removed.purge(entryIds);
      await revisions.forget(resource.name, entryIds);
      for (const { entryId, title } of due)
        await recordAudit(trx, {
          action: `${resource.name}.purge`,
          target: targetOf(resource, entryId, title),
          details: details?.get(entryId),
        });
      return due.length;
    },
  };
}

async function* oneBatch(entries: Promise<Entry[]>): AsyncGenerator<Entry[]> {
  yield await entries;
}

function createAnyService(db: Knex, resource: AnyResource, hooks: AnyHooks): AnyResourceService {
  const stored = createResourceRepository(db, resource);
  const pages = createResourcePageRepository(db, resource);
  const removed = createResourceTrashRepository(db, resource);
  const readLog = createReadLog(db, resource, hooks);
  const batches = resource.isOrdered ? () => oneBatch(stored.list()) : pages.batches;
  const inTransaction = <T>(
    work: (on: ReturnType<typeof changesOn>, trx: Knex.Transaction) => Promise<T>,
  ): Promise<T> =>
    db
      .transaction((trx) => work(changesOn(trx, resource, hooks), trx))
      .catch((error: unknown) => {
        throw explainRefusal(error, resource);
      });

  function restoreRevision(
    entryId: string,
    { snapshot, version }: { snapshot: Snapshot; version: number | null },
    by: By,
  ): Promise<Entry> {
    const changes = changesIn(resource, snapshot);
    return inTransaction(async (on) => {
      if (version !== null) return on.edit(entryId, { seenVersion: version, changes, by, event: 'restore' });
      if (await on.entries.find(entryId)) throw problem.conflict('stale-edit');
      return on.restore(entryId, { values: changes, by });
    });
  }

  return {
    resource,
    list: stored.list,
    batches,
    export: (query, by) => readLog.ofFile(batches(query), query, by),

    async page(query, by) {
      const found = await pages.page(query);
      if (by) await readLog.record({ event: 'view', entries: found.entries, query }, by);
      return found;
    },

    async find(entryId, by) {
      const entry = await stored.find(entryId);
      if (!entry) throw problem.notFound(`${resource.name}-not-found`);
      if (by) await readLog.record({ event: 'view', entries: [entry], query: {} }, by);
      return entry;
    },

    create: (values, by, remember) =>
      inTransaction(async (on, trx) => {
        const entry = await on.create(values, by);
        await remember(trx, entry);
        return entry;
      }),

    change: (entryId, seenVersion, changes, by) =>
      inTransaction((on) => on.edit(entryId, { seenVersion, changes, by, event: 'change' })),

    remove: (entryId, seenVersion, by) => inTransaction((on) => on.remove(entryId, seenVersion, by)),

    trash: removed.list,

    restore: (entryId, seenVersion, by) => inTransaction((on) => on.restore(entryId, { seenVersion, values: {}, by })),

    restoreRevision,

    order: ({ entryIds, seenIds }, by) =>
      inTransaction(async ({ entries }, trx) => {
        const ids = new Set(await entries.lockIds());
        // Under the lock: no other order comes between
        const present = seenIds && (await entries.list()).map(({ entryId }) => entryId);
        if (present && !isDeepStrictEqual(present, seenIds)) throw problem.conflict('stale-order');
        if (ids.size !== entryIds.length || entryIds.some((id) => !ids.has(id))) throw problem.conflict('stale-order');
        await entries.setOrder(entryIds);
        await recordAudit(trx, { ...by, action: `${resource.name}.order`, details: { entryIds } });
        return entries.list();
      }),

    purge: () => inTransaction((on) => on.purge()),
  };
}

/**
 * The admin side of a resource on a database. Routes serve it with `resourceRoutes`; other calls may use it as they are. On a
 * transaction its changes are parts of that.
 */
export function createResourceService<Of extends Fields>(
  db: Knex,
  resource: Resource<Of>,
  hooks: ResourceHooks<Of> = {},
): ResourceService<Of> {
  return serviceOf(resource, createAnyService(db, resource, hooksOfAny(hooks)));
}
