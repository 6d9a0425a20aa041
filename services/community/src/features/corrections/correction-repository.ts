import { claimFiles, giveUpFiles } from '@portal/service-kit';
import type { FileLedger } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { PostKey } from '../boards/board.ts';
import { boards, groupOf } from '../boards/boards.ts';
import { fileColumns, pathsOf, withoutUndefined } from '../boards/post-columns.ts';
import type { FileChange, TextChange } from '../boards/post-columns.ts';
import { filesOf } from '../boards/post-write-repository.ts';
import { postState, recordPost } from '../history/post-history-repository.ts';
import { deleteMediaUses, noteMediaUses } from '../media/media-use-repository.ts';
import { correctedColumns } from '../boards/correction-rows-repository.ts';
import type { CorrectionRow } from '../boards/correction-rows-repository.ts';

/** Boards whose posts may have a correction; they share their numbers. */
const reviewed = boards.filter(({ group }) => group.isReviewed).map(({ name }) => name);

interface Waiting {
  submittedAt: Date | Knex.Raw | null;
  returnedAt: Date | Knex.Raw | null;
  returnReason: string | null;
  startsAt: Date | null;
}

/** It waits for a decision from now on. */
export const submitted = (db: Knex): Waiting => ({
  submittedAt: db.fn.now(),
  returnedAt: null,
  returnReason: null,
  startsAt: null,
});

/** It is published at a moment. */
export const scheduledAt = (startsAt: Date): Waiting => ({
  submittedAt: null,
  returnedAt: null,
  returnReason: null,
  startsAt,
});

/** Its author should change it first. */
export const returned = (db: Knex, returnReason: string): Waiting => ({
  submittedAt: null,
  returnedAt: db.fn.now(),
  returnReason,
  startsAt: null,
});

/** Corrections of items that readers have, inside a transaction that has locked the item. */
export function createCorrections(trx: Knex.Transaction) {
  const find = (newsId: number) => trx<CorrectionRow>('news_corrections').where({ newsId }).first();
  return {
    find,
    /** Writes the correction of an item, or changes the one that it has. `waiting` left out: as it was. */
    async write(
      newsId: number,
      {
        texts: change,
        file,
        waiting,
        author,
        isEditor,
      }: {
        texts: Partial<TextChange>;
        file?: FileChange;
        waiting?: Waiting;
        author: { id: string; email: string };
        /** Whether the author writes for the company: such a text may show every image of the library. */
        isEditor: boolean;
      },
    ): Promise<void> {
      await trx.raw(
        `insert into news_corrections (news_id, title_ko, title_en, content_ko, content_en, image_alt_ko, image_alt_en, author_email, submitted_at)
         select id, title_ko, title_en, content_ko, content_en, image_alt_ko, image_alt_en, '', now() from posts where id = ? and board = any(?)
         on conflict do nothing`,
        [newsId, reviewed],
      );
      const former = await find(newsId);
      await claimFiles(trx, pathsOf(file));
      if (former && file !== undefined) await giveUpFiles(trx, filesOf(former));
      const [written] = await trx('news_corrections')
        .where({ newsId })
        .update({
          ...withoutUndefined(change),
          ...fileColumns(file),
          ...(file === undefined ? {} : { changesFile: true }),
          ...waiting,
          authorId: author.id,
          authorEmail: author.email,
        })
        .returning<{ contentKo: string; contentEn: string | null }[]>(['contentKo', 'contentEn']);
      const use = { source: 'news_corrections', itemId: newsId, ownerId: isEditor ? undefined : author.id } as const;
      await noteMediaUses(trx, use, [written?.contentKo, written?.contentEn]);
    },

    /** Changes what it waits for. */
    wait: (newsId: number, waiting: Waiting) => trx('news_corrections').where({ newsId }).update(waiting),

    /** An editor's change of the texts; the number of corrections changed. */
    change: (newsId: number, columns: object) => trx('news_corrections').where({ newsId }).update(columns),

    /** Takes corrections away with their files; the items stay as readers have them. The number taken away. */
    async discard(newsIds: number[]): Promise<number> {
      const gone = await trx<CorrectionRow>('news_corrections').whereIn('newsId', newsIds).delete().returning('*');
      await giveUpFiles(trx, gone.flatMap(filesOf));
      await deleteMediaUses(trx, 'news_corrections', newsIds);
      return gone.length;
    },
  };
}

/** Moves the correction of a post onto it, whose number and dates stay, in a transaction that has locked it. Nothing happens without one. */
export async function publishCorrection(trx: Knex.Transaction, { board, id }: PostKey): Promise<void> {
  const correction = await createCorrections(trx).find(id);
  if (!correction) return;
  const group = groupOf(board);
  const before = await postState(trx, group, { board, id });
  const post = () => trx<CorrectionRow & PostKey>('posts').where({ board, id });
  if (correction.changesFile) {
    const former = await post().first();
    if (former) await giveUpFiles(trx, filesOf(former));
  }
  await post().update({ ...correctedColumns(correction), updatedAt: trx.fn.now() });
  await trx('news_corrections').where({ newsId: id }).delete();
  await deleteMediaUses(trx, 'news_corrections', [id]);
  const { authorId, authorEmail } = correction;
  const author = authorId === null ? undefined : { id: authorId, email: authorEmail };
  await recordPost(trx, group, { board, id }, { event: 'change', author, isEditor: true, before });
}

const publishedAtOnce = 100;

/** Publishes corrections whose moment has come; says how many. Readers have the former form until then. */
export async function publishDueCorrections(db: Knex, ledger: FileLedger): Promise<number> {
  const published = await db.transaction(async (trx) => {
    const due = await trx('posts')
      .whereIn('board', reviewed)
      .whereRaw(
        `status = 'visible' and removed_at is null and id in (select news_id from news_corrections where starts_at <= now()) and held_post(board, id)`,
      )
      .limit(publishedAtOnce)
      .forUpdate()
      .skipLocked()
      .select<PostKey[]>('board', 'id');
    for (const { board, id } of due) {
      await publishCorrection(trx, { board, id });
      await trx('posts').where({ board, id }).increment('version', 1);
    }
    return due.length;
  });
  await ledger.sweep();
  return published;
}
