import { readDeletedAccounts } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Tables with an author, which is empty afterwards. */
const authoredTables = ['posts', 'news_corrections', 'classroom_answers', 'removed_answers', 'media', 'removed_media'];

/** Takes the id and the address of everybody who left out of the rows that they wrote; the texts stay. */
export const clearDeletedAccounts = (db: Knex): Promise<number> =>
  readDeletedAccounts(db, async (trx, ids) => {
    for (const table of authoredTables)
      await trx(table).whereRaw('author_id = any(?::text[])', [ids]).update({ authorId: null, authorEmail: '' });
  });
