import type { Knex } from 'knex';
import { groupOf } from '../boards/boards.ts';
import { wasShownSql } from '../boards/post-rows-repository.ts';
import { createPostWrites } from '../boards/post-write-repository.ts';
import type { LockedPost } from '../boards/post-write-repository.ts';
import { createCorrections } from '../corrections/correction-repository.ts';
import { forgetPosts } from '../history/post-history-repository.ts';

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

/** For good; its files are somebody else's matter. */
export async function deletePost(trx: Knex.Transaction, post: LockedPost): Promise<void> {
  const group = groupOf(post.board);
  if (group.isReviewed) await createCorrections(trx).discard([post.id]);
  await forgetPosts(trx, group, [post.id]);
  await createPostWrites(trx).delete(post);
}
