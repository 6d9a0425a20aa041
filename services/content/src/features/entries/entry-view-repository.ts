import { preparedQuery } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Bilingual } from '../../language.ts';
import type { EntryView, PublicEntries } from './entry-view.ts';

/** What everybody may read of an entry. */
export interface ShownEntry {
  facts: Record<string, unknown>;
  texts: Record<string, Bilingual | null>;
}

/** The columns that a view reads, and its facts and texts in a row of them. */
function viewOf(db: Knex, { resource }: PublicEntries, { schema, read }: EntryView) {
  const bilingual = new Set(resource.inputs.flatMap(({ column, language }) => (language === 'ko' ? [column] : [])));
  const isText = (field: string) => bilingual.has(`${field}Ko`);
  // The service adds what is about languages
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

/** Entries as everybody reads them. What is in the trash is hidden too. */
export function createEntryViewRepository(db: Knex, entries: PublicEntries) {
  const { table, key, isSingle } = entries.resource;
  const list = viewOf(db, entries, entries.view);
  const detail = entries.detail && viewOf(db, entries, entries.detail);
  const allShown = preparedQuery<Record<string, unknown>, Record<string, undefined>, never>(db, () => {
    const rows = db(table).select(list.columns);
    // The only row has neither a place nor a state
    return isSingle ? rows : rows.where('hidden', false).orderBy(['position', key]);
  });
  return {
    /** The entries that are not hidden, in their order. */
    async list(): Promise<ShownEntry[]> {
      return (await allShown({}, {})).map(list.shown);
    },

    /** One entry that is not hidden, by its key or its name. */
    async find(name: string): Promise<ShownEntry | undefined> {
      if (!entries.detail || !detail) return undefined;
      const row = await db(table)
        .where('hidden', false)
        .whereRaw('(??::text = ? or ?? = ?)', [key, name, entries.detail.nameColumn, name])
        .first<Record<string, unknown> | undefined>(detail.columns);
      return row && detail.shown(row);
    },
  };
}
