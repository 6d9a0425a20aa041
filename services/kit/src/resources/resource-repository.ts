import type { Knex } from 'knex';
import type { Entry } from './field-values.ts';
import { columnsOf, entryColumns, orderSql } from './resource-columns.ts';
import type { AnyResource } from './resource.ts';

/** The rows of a resource that are not in its trash. */
export function entryRows(db: Knex, { table, joined, where, hasTrash }: AnyResource): Knex.QueryBuilder {
  const rows = db(table);
  if (joined !== undefined) void rows.joinRaw(joined);
  if (where !== undefined) void rows.whereRaw(where);
  return hasTrash ? rows.whereNull(`${table}.removedAt`) : rows;
}

/** Entries of a resource that are not in the trash. */
export function createResourceRepository(db: Knex, resource: AnyResource) {
  const { table, key, isOrdered } = resource;
  const columns = entryColumns(db, resource);
  const rows = () => entryRows(db, resource);
  const named = (entryId: string) => rows().whereRaw('??::text = ?', [`${table}.${key}`, entryId]);
  return {
    /** All entries, hidden ones too, in their order. */
    list: (): Promise<Entry[]> => rows().select<Entry[]>(columns).orderByRaw(orderSql(resource)),

    async count(): Promise<number> {
      const [counted] = await rows().count<{ n: string }[]>({ n: '*' });
      return Number(counted?.n ?? 0);
    },

    find: (entryId: string): Promise<Entry | undefined> => named(entryId).first<Entry | undefined>(columns),

    /** The same, under a lock that lasts as long as the transaction. Rows of other tables may refer to it meanwhile. */
    lock: (entryId: string): Promise<Entry | undefined> =>
      named(entryId).forNoKeyUpdate().first<Entry | undefined>(columns),

    /** Adds an entry, behind the others of an order. Fails with Postgres code 23505 when its key is taken. */
    async insert(values: Record<string, unknown>): Promise<Entry> {
      const position = isOrdered ? { position: db(table).select(db.raw('coalesce(max(position), 0) + 1')) } : {};
      const [entry] = await db(table)
        .insert({ ...columnsOf(resource, values), ...position })
        .returning<Entry[]>(columns);
      if (!entry) throw new Error(`a new ${resource.name} was not stored`);
      return entry;
    },

    /** Changes an entry whose lock is held. */
    async update({ entryId, version }: Entry, changes: Record<string, unknown>): Promise<Entry> {
      const [entry] = await named(entryId)
        .update({ ...columnsOf(resource, changes), version: version + 1, updatedAt: db.fn.now() })
        .returning<Entry[]>(columns);
      if (!entry) throw new Error(`a locked ${resource.name} is gone`);
      return entry;
    },

    /** Deletes an entry for good. */
    async delete(entryId: string): Promise<void> {
      await named(entryId).delete();
    },

    /** Ids of all entries, locked until the transaction ends. */
    async lockIds(): Promise<string[]> {
      const found = await rows()
        .select<{ id: string }[]>(db.raw('??::text as id', [key]))
        .forUpdate();
      return found.map(({ id }) => id);
    },

    async setOrder(entryIds: string[]): Promise<void> {
      await db.raw(
        'update ?? set position = wanted.position from unnest(?::text[]) with ordinality as wanted(key, position) where ??::text = wanted.key',
        [table, entryIds, `${table}.${key}`],
      );
    },
  };
}
