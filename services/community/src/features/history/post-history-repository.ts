import { createRevisions } from '@portal/service-kit';
import type { RevisionItem, Snapshot } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { BoardGroup, PostKey } from '../boards/board.ts';
import { deleteMediaUses, noteMediaUses } from '../media/media-use-repository.ts';

/** Field of a post's history → column. */
const columnsOf = ({ kinds, isBilingual }: BoardGroup): Record<string, string> => ({
  ...(kinds ? { type: 'type' } : {}),
  title: 'titleKo',
  content: 'contentKo',
  ...(isBilingual
    ? { titleEn: 'titleEn', contentEn: 'contentEn', imageAlt: 'imageAltKo', imageAltEn: 'imageAltEn' }
    : {}),
});

/** What people edit of a post, and since when it is so. */
export interface PostState {
  snapshot: Snapshot;
  at: Date;
}

/** The history of a post. */
export const historyOf = ({ base }: BoardGroup, id: number | string): RevisionItem => ({
  kind: base,
  itemId: String(id),
});

/** The columns of a state, for an update of the row. */
export function columnsOfState(group: BoardGroup, snapshot: Snapshot): Record<string, unknown> {
  const known = Object.entries(columnsOf(group)).filter(([field]) => field in snapshot);
  return Object.fromEntries(known.map(([field, column]) => [column, snapshot[field]]));
}

/** The state of a post as its row says it, which the transaction should have locked. */
export async function postState(trx: Knex, group: BoardGroup, { board, id }: PostKey): Promise<PostState> {
  const aliases = Object.entries(columnsOf(group)).map(([field, column]) => trx.raw('?? as ??', [column, field]));
  const row = await trx('posts')
    .where({ board, id })
    .first<({ updatedAt: Date } & Snapshot) | undefined>('updatedAt', ...aliases);
  if (!row) throw new Error('a locked post has no row');
  const { updatedAt, ...snapshot } = row;
  return { snapshot, at: updatedAt };
}

/** Records what the transaction made of a post, and which images of the library it shows; `before` is null for a new one. */
export async function recordPost(
  trx: Knex,
  group: BoardGroup,
  post: PostKey,
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
  const { snapshot } = await postState(trx, group, post);
  const use = { source: group.source, itemId: post.id, ownerId: isEditor ? undefined : change.author?.id };
  await noteMediaUses(trx, use, [snapshot['content'], snapshot['contentEn']]);
  await createRevisions(trx).record({ ...historyOf(group, post.id), ...change, after: snapshot });
}

/** Removes what is noted of posts that are gone for good. */
export async function forgetPosts(trx: Knex, { source, base }: BoardGroup, ids: number[]): Promise<void> {
  await deleteMediaUses(trx, source, ids);
  await createRevisions(trx).forget(base, ids);
}
