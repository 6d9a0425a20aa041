import { hasRole, Type } from '@portal/service-kit';
import type { MediaLibrary } from '@portal/service-kit';
import { boards } from '../boards/boards.ts';
import { withinScope } from '../posts/board-repository.ts';
import { postScope } from '../boards/post-scope.ts';
import { isEditor } from '../boards/reader.ts';
import { BoardSchema } from './board-post-schemas.ts';
import { mediaBase } from '../media/media-use-repository.ts';

/** SQL: the source of a row of posts. */
const sourceSql = `case board ${boards.map(({ name, group }) => `when '${name}' then '${group.source}'`).join(' ')} end`;
const reviewed = boards.filter(({ group }) => group.isReviewed).map(({ name }) => name);

/** The library of the boards: editors have all of it, members what they added themselves. */
export const boardMedia: MediaLibrary = {
  base: mediaBase,
  access: 'member',
  mayEditAll: (user) => hasRole(user, 'editor', 'community'),
  namesAuthors: true,
  useFields: { board: BoardSchema, id: Type.Integer() },
  async uses(db, mediaIds) {
    const { rows } = await db.raw<{ rows: { mediaId: string; board: string; id: number; title: string }[] }>(
      `select media_id, board, posts.id, title_ko as title from media_uses
         join posts on posts.id = item_id and (source = ${sourceSql} or source = 'news_corrections' and board = any(:reviewed))
         where media_id = any(:ids::uuid[])
       union select media_id, board, posts.id, title_ko from media_uses
         join (select id, post_id from classroom_answers union all select id, post_id from removed_answers) answers
           on source = 'classroom_answers' and answers.id = item_id
         join posts on board = 'classroom' and posts.id = post_id where media_id = any(:ids::uuid[])
       order by 2, 3`,
      { ids: mediaIds, reviewed },
    );
    return rows.map((use) => ({ ...use, path: `/admin/community/posts/${use.board}/${use.id}` }));
  },
  async isShown(db, mediaId, reader) {
    const items = (source: string) => db('media_uses').where({ mediaId, source }).select('itemId');
    const posts = (names: string[]) => db('posts').whereNull('removedAt').whereIn('board', names);
    for (const { name, group } of boards) {
      const shown = posts([name]).whereIn('id', items(group.source));
      if (await shown.modify(withinScope, postScope(group, reader, undefined)).first('id')) return true;
    }
    const answered = db('classroom_answers').whereIn('id', items('classroom_answers')).select('postId');
    const corrected = posts(reviewed).whereIn('id', items('news_corrections'));
    if (!isEditor(reader)) corrected.where('authorId', reader?.id ?? null);
    const shown = (await posts(['classroom']).whereIn('id', answered).first('id')) ?? (await corrected.first('id'));
    return shown !== undefined;
  },
};
