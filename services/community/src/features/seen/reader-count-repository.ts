import type { Knex } from 'knex';
import { isPublic } from '../boards/board-count-repository.ts';
import { namesOf } from '../boards/board.ts';
import type { BoardGroup } from '../boards/board.ts';
import type { Reader } from '../boards/reader.ts';

/** Counts one reader of a post that everybody may see; its author is no reader, and an unknown post counts nothing. */
export async function countReader(db: Knex, group: BoardGroup, id: number, reader: Reader): Promise<void> {
  await db.raw(
    `insert into post_views as known (board, id, views)
     select board, id, 1 from posts where board = any(:boards) and id = :id and removed_at is null and ${isPublic}
       and (:readerId::text is null or author_id is distinct from :readerId)
     on conflict (board, id) do update set views = known.views + 1`,
    { boards: namesOf(group), id, readerId: reader?.id ?? null },
  );
}
