import { preparedQuery } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Bilingual } from '../../language.ts';
import type { Entry, EntryNoun, EntryView } from './entry-noun.ts';

/** What everybody may read of an entry. */
export interface ShownEntry {
  facts: Record<string, unknown>;
  texts: Record<string, Bilingual | null>;
}

/** The columns that a view reads, and its facts and texts in a row of them. */
function viewOf(db: Knex, noun: EntryNoun, { schema, read }: EntryView) {
  const isText = (field: string) => `${field}Ko` in noun.fields.properties;
  // The service tells of languages
  const fields = Object.keys(schema.properties).filter((field) => field !== 'lang' && field !== 'isTranslated');
  const columns = fields.flatMap((field) => {
    if (isText(field)) return [`${field}Ko`, `${field}En`];
    const sql = read?.[field];
    return sql === undefined ? field : db.raw(`${sql} as ??`, [field]);
  });
  const shown = (row: Record<string, unknown>): ShownEntry => {
    const facts: [string, unknown][] = [];
    const texts: [string, Bilingual | null][] = [];
    for (const field of fields) {
      const ko = row[`${field}Ko`] as string | null;
      if (!isText(field)) facts.push([field, row[field]]);
      else texts.push([field, ko === null ? null : { ko, en: row[`${field}En`] as string | null }]);
    }
    return { facts: Object.fromEntries(facts), texts: Object.fromEntries(texts) };
  };
  return { columns, shown };
}

export function createEntryRepository(db: Knex, noun: EntryNoun) {
  const { table, keyColumn } = noun;
  const fields = Object.keys(noun.fields.properties).map((field) => {
    const read = noun.read?.[field];
    return read === undefined ? field : db.raw(`${read} as ??`, [field]);
  });
  const columns = [
    db.raw('??::text as "entryId"', [keyColumn]),
    db.raw(`${noun.read?.['hidden'] ?? 'hidden'} as hidden`),
    'version',
    db.raw(`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`),
    ...fields,
  ];
  const list = viewOf(db, noun, noun.view);
  const detail = noun.detail && viewOf(db, noun, noun.detail);
  const allShown = preparedQuery<Record<string, unknown>, Record<string, undefined>, never>(db, () => {
    const rows = db(table).select(list.columns);
    // The only row of a noun has neither a place nor a state
    return keyColumn === 'only_row' ? rows : rows.where('hidden', false).orderBy(['position', keyColumn]);
  });
  const named = (entryId: string) => db(table).whereRaw('??::text = ?', [keyColumn, entryId]);
  return {
    /** The entries that are not hidden, in their order. */
    async listShown(): Promise<ShownEntry[]> {
      return (await allShown({}, {})).map(list.shown);
    },

    /** One entry that is not hidden, by its key or its name. */
    async findShown(key: string): Promise<ShownEntry | undefined> {
      if (!noun.detail || !detail) return undefined;
      const row = await db(table)
        .where('hidden', false)
        .whereRaw('(??::text = ? or ?? = ?)', [keyColumn, key, noun.detail.nameColumn, key])
        .first<Record<string, unknown> | undefined>(detail.columns);
      return row && detail.shown(row);
    },

    /** All entries, hidden ones too, in their order. */
    list: (): Promise<Entry[]> => db(table).select<Entry[]>(columns).orderBy(['position', keyColumn]),

    find: (entryId: string): Promise<Entry | undefined> => named(entryId).first<Entry | undefined>(columns),

    /** The same; nobody else changes it until the transaction ends. */
    lock: (entryId: string): Promise<Entry | undefined> => named(entryId).forUpdate().first<Entry | undefined>(columns),

    /** Adds an entry behind the others. Fails with Postgres code 23505 when its key is taken. */
    async insert(values: Record<string, unknown>): Promise<Entry> {
      const position = db(table).select(db.raw('coalesce(max(position), 0) + 1'));
      const [entry] = await db(table)
        .insert({ ...values, position })
        .returning<Entry[]>(columns);
      return entry as Entry;
    },

    /** Changes an entry that still has this version; undefined when it has another one, or is gone. */
    async update(entryId: string, version: number, changes: Record<string, unknown>): Promise<Entry | undefined> {
      const [entry] = await named(entryId)
        .where({ version })
        .update({ ...changes, version: version + 1, updatedAt: db.fn.now() })
        .returning<Entry[]>(columns);
      return entry;
    },

    /** The place that a removed entry had; undefined when there was none. */
    async remove(entryId: string): Promise<number | undefined> {
      const [row] = await named(entryId).delete().returning<{ position: number }[]>('position');
      return row?.position;
    },

    /** Puts a removed entry back under its former key. Fails with Postgres code 23505 when that is taken. */
    async insertAgain(entryId: string, values: Record<string, unknown>): Promise<void> {
      const row: Record<string, unknown> = { ...values, [keyColumn]: entryId };
      const names = Object.keys(row);
      await db.raw(
        `insert into ?? (${names.map(() => '??').join(', ')}) overriding system value values (${names.map(() => '?').join(', ')})`,
        // The driver tells an array from a list of values by itself
        [table, ...names, ...names.map((name) => row[name] as string)],
      );
    },

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
