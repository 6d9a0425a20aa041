import type { Knex } from 'knex';
import type { Entry } from './field-values.ts';
import type { RemovedEntry } from './resource-calls.ts';
import { columnSql, columnsOf, entryColumns, idColumn, isoColumn, valueColumns } from './resource-columns.ts';
import type { AnyResource } from './resource.ts';

/** So long can a removed entry be restored. */
const keptDays = 30;
const mostShown = 500;
const purgedAtOnce = 100;

/** Rows of a resource that are in its trash. They are hidden too, where a resource can be hidden, for code that knows no trash. */
export function createResourceTrashRepository(db: Knex, resource: AnyResource) {
  const { name, table, key, title, isHideable, inputs, computed, trashed } = resource;
  const columns = entryColumns(db, resource);
  const titled = inputs.find((input) => input.name === title)?.column ?? title;
  const titleColumn = db.raw('??::text as title', [`${table}.${titled}`]);
  const named = (entryId: string) =>
    db(table).whereNotNull('removedAt').whereRaw('purge_at > now()').whereRaw('??::text = ?', [key, entryId]);
  const removedBy = db.raw(
    `(select nullif(author_email, '') from revisions where kind = ? and item_id = ${columnSql(resource, key)}::text
      order by number desc limit 1) as removed_by`,
    [name],
  );
  return {
    /** What can still be restored, the latest removed first. */
    list: (): Promise<RemovedEntry[]> =>
      db(table)
        .whereRaw('purge_at > now()')
        .orderBy('removedAt', 'desc')
        .limit(mostShown)
        .select<RemovedEntry[]>(
          idColumn(db, resource),
          titleColumn,
          'version',
          isoColumn(db, resource, 'removedAt'),
          isoColumn(db, resource, 'purgeAt'),
          removedBy,
          ...valueColumns(
            db,
            resource,
            [...inputs, ...computed].filter((input) => trashed.includes(input.name)),
          ),
        ),

    /** One entry, under a lock that lasts as long as the transaction; undefined when it cannot be restored. */
    lock: (entryId: string): Promise<Entry | undefined> =>
      named(entryId).forNoKeyUpdate().first<Entry | undefined>(columns),

    /** Moves an entry whose lock is held into the trash. It keeps its version: nothing can be done to it but to restore that one. */
    async add(entryId: string): Promise<void> {
      await db(table)
        .whereRaw('??::text = ?', [key, entryId])
        .update({
          removedAt: db.fn.now(),
          purgeAt: db.raw('now() + make_interval(days => ?)', [keptDays]),
          ...(isHideable ? { hidden: true } : {}),
        });
    },

    /** Takes an entry whose lock is held out of the trash, with these values. */
    async restore({ entryId, version }: Entry, values: Record<string, unknown>): Promise<Entry> {
      const [entry] = await named(entryId)
        .update({
          ...columnsOf(resource, values),
          removedAt: null,
          purgeAt: null,
          version: version + 1,
          updatedAt: db.fn.now(),
        })
        .returning<Entry[]>(columns);
      if (!entry) throw new Error(`a locked ${name} is gone`);
      return entry;
    },

    /** Deletes a removed entry, so that another one can have its key. */
    async free(entryId: string): Promise<void> {
      await db(table).whereNotNull('removedAt').whereRaw('??::text = ?', [key, entryId]).delete();
    },

    /** What has been there for its time, a hundred at most, locked until the transaction ends; `narrow` leaves some out. */
    async lockDue(narrow?: (due: Knex.QueryBuilder) => void): Promise<{ entryId: string; title: string }[]> {
      const due = db(table).whereRaw('purge_at <= now()');
      narrow?.(due);
      return due
        .orderBy('purgeAt')
        .limit(purgedAtOnce)
        .forUpdate()
        .skipLocked()
        .select<{ entryId: string; title: string }[]>(idColumn(db, resource), titleColumn);
    },

    /** Deletes for good what `lockDue` found. */
    async purge(entryIds: string[]): Promise<void> {
      await db(table).whereNotNull('removedAt').whereRaw('??::text = any(?)', [key, entryIds]).delete();
    },
  };
}
