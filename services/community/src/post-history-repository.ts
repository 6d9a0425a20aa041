import { createRevisions } from '@portal/service-kit';
import type { RevisionItem, Snapshot } from '@portal/service-kit';
import type { Knex } from 'knex';
import { forgetMediaUses, noteMediaUses } from './features/media/board-media-repository.ts';
import type { Board } from './features/moderation/board-post-schemas.ts';

type Table = 'classroom_posts' | 'news_items';

/** Field of a post's history → column. */
const columnsOf = {
  classroom_posts: { type: 'type', title: 'title', content: 'content' },
  news_items: {
    title: 'titleKo',
    content: 'contentKo',
    titleEn: 'titleEn',
    contentEn: 'contentEn',
    imageAlt: 'imageAltKo',
    imageAltEn: 'imageAltEn',
  },
} satisfies Record<Table, Record<string, string>>;

const kindOf: Record<Table, string> = { classroom_posts: 'classroom', news_items: 'news' };

/** What people edit of a post, and since when it is so. */
export interface PostState {
  snapshot: Snapshot;
  at: Date;
}

/** The history of a post of any board. */
export const historyOf = (board: Board, id: number | string): RevisionItem => ({
  kind: board === 'classroom' ? 'classroom' : 'news',
  itemId: String(id),
});

/** The columns of a state, for an update of the row. */
export function columnsOfState(table: Table, snapshot: Snapshot): Record<string, unknown> {
  const known = Object.entries(columnsOf[table]).filter(([field]) => field in snapshot);
  return Object.fromEntries(known.map(([field, column]) => [column, snapshot[field]]));
}

/** The state of a post as its row says it, which the transaction should have locked. */
export async function postState(trx: Knex, table: Table, id: number): Promise<PostState> {
  const aliases = Object.entries(columnsOf[table]).map(([field, column]) => trx.raw('?? as ??', [column, field]));
  const row = await trx(table)
    .where({ id })
    .first<({ updatedAt: Date } & Snapshot) | undefined>('updatedAt', ...aliases);
  if (!row) throw new Error('a locked post has no row');
  const { updatedAt, ...snapshot } = row;
  return { snapshot, at: updatedAt };
}

/** Records what the transaction made of a post, and which images of the library it shows; `before` is null for a new one. */
export async function recordPost(
  trx: Knex,
  table: Table,
  id: number,
  {
    isEditor,
    ...change
  }: {
    event: 'create' | 'change' | 'restore';
    author: { id: string; email: string } | undefined;
    /** Whether the author writes for the company: such a text may show every image of the library. */
    isEditor: boolean;
    before: PostState | null;
  },
): Promise<void> {
  const { snapshot } = await postState(trx, table, id);
  const use = { source: table, itemId: id, ownerId: isEditor ? undefined : change.author?.id };
  await noteMediaUses(trx, use, [snapshot['content'], snapshot['contentEn']]);
  await createRevisions(trx).record({ kind: kindOf[table], itemId: String(id), ...change, after: snapshot });
}

/** Removes what is noted of posts that are gone for good. */
export async function forgetPosts(trx: Knex, table: Table, ids: number[]): Promise<void> {
  await forgetMediaUses(trx, table, ids);
  await createRevisions(trx).forget(kindOf[table], ids);
}
