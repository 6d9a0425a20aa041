import type { Knex } from 'knex';

interface Departure {
  sequence: string;
  userId: string;
}

/** Tables with an author, who is nobody there afterwards. */
const authoredTables = [
  'classroom_posts',
  'news_items',
  'news_corrections',
  'classroom_answers',
  'removed_answers',
  'media',
  'removed_media',
];

/**
 * Takes the id and the address of everybody who left out of the rows that they wrote; the texts stay. Says how many people it was told of.
 * Reads the feed of departures from where it stopped; several copies take turns, and one that dies has forgotten nobody and lost nobody.
 */
export async function forgetPeople(db: Knex): Promise<number> {
  return db.transaction(async (trx) => {
    const progress = await trx<{ sequence: string }>('erasure_progress').forUpdate().first('sequence');
    const { rows } = await trx.raw<{ rows: Departure[] }>('select sequence, user_id from departures.since(?)', [
      progress?.sequence ?? 0,
    ]);
    const last = rows.at(-1);
    if (!last) return 0;
    const ids = rows.map((departure) => departure.userId);
    for (const table of authoredTables)
      await trx(table).whereRaw('author_id = any(?::text[])', [ids]).update({ authorId: null, authorEmail: '' });
    await trx('erasure_progress').update({ sequence: trx.raw('greatest(sequence, ?::bigint)', [last.sequence]) });
    return rows.length;
  });
}
