import type { Knex } from 'knex';
import type { Entry, EntryNoun } from './entry-noun.ts';

const snake = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function toRow(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [snake(field), value]));
}

export function createEntryRepository(db: Knex, noun: EntryNoun) {
  const { table, keyColumn } = noun;
  const fields = Object.keys(noun.fields.properties).map((field) =>
    db.raw(`${noun.read?.[field] ?? snake(field)} as ??`, [field]),
  );
  const columns = [
    db.raw('??::text as "entryId"', [keyColumn]),
    db.raw(`${noun.read?.['hidden'] ?? 'hidden'} as hidden`),
    'version',
    db.raw(`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`),
    ...fields,
  ];
  const named = (entryId: string) => db(table).whereRaw('??::text = ?', [keyColumn, entryId]);
  return {
    /** All entries, hidden ones too, in their order. */
    list: (): Promise<Entry[]> => db(table).select<Entry[]>(columns).orderBy(['position', keyColumn]),

    find: (entryId: string): Promise<Entry | undefined> => named(entryId).first<Entry | undefined>(columns),

    /** Adds an entry behind the others. Fails with Postgres code 23505 when its key is taken. */
    async insert(values: Record<string, unknown>): Promise<Entry> {
      const position = db(table).select(db.raw('coalesce(max(position), 0) + 1'));
      const [entry] = await db(table)
        .insert({ ...toRow(values), position })
        .returning<Entry[]>(columns);
      return entry as Entry;
    },

    /** Changes an entry that still has this version; undefined when it has another one, or is gone. */
    async update(entryId: string, version: number, changes: Record<string, unknown>): Promise<Entry | undefined> {
      const [entry] = await named(entryId)
        .where({ version })
        .update({ ...toRow(changes), version: version + 1, updated_at: db.fn.now() })
        .returning<Entry[]>(columns);
      return entry;
    },

    /** Number of entries removed. */
    remove: (entryId: string): Promise<number> => named(entryId).delete(),

    /** Keys of all entries, locked until the transaction ends. */
    async lockKeys(): Promise<string[]> {
      const rows = await db(table)
        .select<{ key: string }[]>(db.raw('??::text as key', [keyColumn]))
        .forUpdate();
      return rows.map(({ key }) => key);
    },

    async setOrder(entryIds: string[]): Promise<void> {
      await db.raw(
        'update ?? set position = wanted.position from unnest(?::text[]) with ordinality as wanted(key, position) where ??::text = wanted.key',
        [table, entryIds, `${table}.${keyColumn}`],
      );
    },
  };
}
