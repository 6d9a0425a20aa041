import type { Knex } from 'knex';
import { createCorrections } from '../../correction-repository.ts';
import { forgetPosts } from '../../post-history-repository.ts';
import { wasShownSql } from '../news/news-rows.ts';
import { inTrash } from '../trash/trash-repository.ts';
import type { Board } from './board-post-schemas.ts';
import { sourceOf } from './place-repository.ts';

/** What moderation needs to know of a post. */
export interface LockedPost {
  id: number;
  type: string;
  title: string;
  version: number;
  authorId: string | null;
  authorEmail: string;
  submittedAt: Date | null;
  /** Readers have it. */
  isShown: boolean;
  removedAt: Date | null;
  filePath: string | null;
  originalPath: string | null;
  thumbnailPath: string | null;
}

/** Out of the trash too; undefined when there is none. Nobody else changes it until the transaction ends. */
export async function lockPost(trx: Knex.Transaction, board: Board, id: number): Promise<LockedPost | undefined> {
  const isClassroom = board === 'classroom';
  const rows = trx(sourceOf(board)).where('id', id).whereRaw(`(removed_at is null or ${inTrash})`).forUpdate();
  if (!isClassroom) rows.where('type', board);
  const images = isClassroom
    ? 'null as original_path, null as thumbnail_path, null::timestamptz as submitted_at, title, true as is_shown'
    : "original_path, thumbnail_path, submitted_at, title_ko as title, status = 'visible' and starts_at <= now() as is_shown";
  return rows.first<LockedPost | undefined>(
    trx.raw(`id, type, version, author_id, author_email, removed_at, file_path, ${images}`),
  );
}

/** Hidden from now on, by an editor. */
export const withdrawn = (trx: Knex.Transaction) => ({
  status: 'hidden',
  submittedAt: null,
  returnedAt: null,
  returnReason: null,
  wasShown: trx.raw(wasShownSql),
});

/** Shown from now on; what readers have seen before keeps its date, what a member sent in is new today. */
export const shownNow = (trx: Knex.Transaction) => ({
  status: 'visible',
  submittedAt: null,
  returnedAt: null,
  returnReason: null,
  startsAt: trx.raw(
    'case when (submitted_at is not null and was_shown is not true) or starts_at > now() then now() else starts_at end',
  ),
});

/** The board of a news item; undefined for an unknown item. */
export async function boardOf(trx: Knex.Transaction, newsId: number): Promise<Board | undefined> {
  const row = await trx('news_items').where('id', newsId).first<{ type: Board } | undefined>('type');
  return row?.type;
}

export async function updatePost(
  trx: Knex.Transaction,
  board: Board,
  { id, version }: LockedPost,
  values: Record<string, unknown>,
): Promise<void> {
  await trx(sourceOf(board))
    .where('id', id)
    .update({ ...values, version: version + 1 });
}

/** For good; its files are somebody else's matter. */
export async function deletePost(trx: Knex.Transaction, board: Board, { id }: LockedPost): Promise<void> {
  if (board !== 'classroom') await createCorrections(trx).discard([id]);
  await forgetPosts(trx, sourceOf(board), [id]);
  await trx(sourceOf(board)).where('id', id).delete();
}
