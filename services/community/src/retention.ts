import { readDeletedAccounts, withOwner, type Retention } from '@portal/service-kit';
import type { Knex } from 'knex';

const post = {
  kept: 'posts of the boards, without their authors once these leave; removed ones 30 days, by their trash',
};

/** What becomes of the rows of the service. */
export const communityRetention: Retention = {
  classroom_posts: post,
  classroom_answers: post,
  removed_answers: post,
  news_items: post,
  news_corrections: withOwner,
  classroom_posts_counts: { kept: 'one row for each kind and day' },
  news_items_counts: { kept: 'one row for each kind and day' },
  classroom_views: withOwner,
  news_views: withOwner,
};

/** Tables with an author, which is empty afterwards. */
const authoredTables = [
  'classroom_posts',
  'news_items',
  'news_corrections',
  'classroom_answers',
  'removed_answers',
  'media',
  'removed_media',
];

/** Takes the id and the address of everybody who left out of the rows that they wrote; the texts stay. */
export const clearDeletedAccounts = (db: Knex): Promise<number> =>
  readDeletedAccounts(db, async (trx, ids) => {
    for (const table of authoredTables)
      await trx(table).whereRaw('author_id = any(?::text[])', [ids]).update({ authorId: null, authorEmail: '' });
  });
