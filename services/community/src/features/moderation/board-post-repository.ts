import { seoulIso } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { PostKey } from '../boards/board.ts';
import { kindsWith } from '../boards/board.ts';
import { boards, groupOf } from '../boards/boards.ts';
import { imageAddress } from '../boards/post-images.ts';
import { answersSql, isAnsweredSql, viewsSql } from '../boards/post-rows-repository.ts';
import { inTrash, keptDays } from '../boards/post-write-repository.ts';
import { hasLeft } from '../boards/reader.ts';
import { correctionSql, waitingCorrectionsSql, withCorrections } from '../boards/correction-rows-repository.ts';
import type { CorrectionState } from '../boards/correction-rows-repository.ts';
import type { BoardPost, BoardPostDetail, PostState } from './board-post-schemas.ts';

interface Row {
  board: string;
  id: number;
  type: string;
  state: PostState;
  correction: CorrectionState | null;
  title: string;
  authorEmail: string;
  hasFile: boolean;
  hasImage: boolean;
  views: number;
  answers: number;
  version: number;
  startsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
}

interface DetailRow extends Row {
  titleKo: string;
  contentKo: string;
  titleEn: string | null;
  contentEn: string | null;
  imageAltKo: string | null;
  imageAltEn: string | null;
  originalPath: string | null;
  thumbnailPath: string | null;
  fileName: string | null;
  fileSize: number | null;
  submittedAt: Date | null;
  returnReason: string | null;
}

const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');
/** SQL: the board of a row has corrections, and a schedule. */
const isReviewed = `board in (${quoted(boards.filter(({ group }) => group.isReviewed).map(({ name }) => name))})`;
const asked = boards.filter(({ group }) => kindsWith(group, 'isQuestion').length > 0);
const questions = asked.flatMap(({ group }) => kindsWith(group, 'isQuestion'));
/** SQL: a row is a question. */
const isQuestion = `board in (${quoted(asked.map(({ name }) => name))}) and type in (${quoted(questions)})`;

/** SQL: the correction of a row waits for a decision. */
export const waitingSql = `(${isReviewed} and id in (${waitingCorrectionsSql}))`;

/** SQL: the rows that are in a state; what waits as a correction is public as well. */
export const statesSql: Record<PostState, string> = {
  'waiting-answer': `${isQuestion} and not ${isAnsweredSql}`,
  answered: `${isQuestion} and ${isAnsweredSql}`,
  visible: `status = 'visible' and starts_at <= now() and not (${isQuestion})`,
  scheduled: `status = 'visible' and starts_at > now()`,
  waiting: `status = 'hidden' and submitted_at is not null or ${waitingSql}`,
  returned: `status = 'hidden' and submitted_at is null and returned_at is not null`,
  hidden: `status = 'hidden' and submitted_at is null and returned_at is null`,
};

const stateSql = `case when ${isQuestion} then case when ${isAnsweredSql} then 'answered' else 'waiting-answer' end
  when status = 'visible' then case when starts_at <= now() then 'visible' else 'scheduled' end
  when submitted_at is not null then 'waiting' when returned_at is not null then 'returned' else 'hidden' end`;

const columns = `board, id, type, author_email, file_name is not null as has_file, version, created_at, updated_at, removed_at, title_ko as title,
  case when ${isReviewed} then starts_at end as starts_at, case when ${isReviewed} then ${correctionSql} end as correction,
  original_path is not null or coalesce(file_type like 'image/%', false) as has_image,
  case when ${isQuestion} then ${answersSql} else 0 end as answers, ${viewsSql} as views, ${stateSql} as state`;
const detailColumns = `${columns}, title_ko, content_ko, file_name, file_size, title_en, content_en, image_alt_ko, image_alt_en,
  original_path, thumbnail_path, submitted_at, return_reason`;

const dayMs = 24 * 60 * 60 * 1000;
const momentOf = (moment: Date | null): string | null => moment && seoulIso(moment);

function toPost(row: Row): BoardPost {
  return {
    board: row.board,
    id: row.id,
    type: row.type,
    state: row.state,
    correction: row.correction,
    title: row.title,
    email: row.authorEmail,
    formerMember: hasLeft({ authorId: null, authorEmail: row.authorEmail }),
    hasFile: row.hasFile,
    hasImage: row.hasImage,
    views: row.views,
    answers: row.answers,
    version: row.version,
    // Of an item that waits the column holds when it was written
    startDate: row.state === 'waiting' && row.correction === null ? null : momentOf(row.startsAt),
    createdAt: seoulIso(row.createdAt),
    updatedAt: seoulIso(row.updatedAt),
    removedAt: momentOf(row.removedAt),
    purgedAt: row.removedAt && seoulIso(new Date(row.removedAt.getTime() + keptDays * dayMs)),
  };
}

/** A post that has a correction as that would have it: what is to be decided. */
function toDetail(row: DetailRow): BoardPostDetail {
  const post = toPost(row.correction === null ? row : { ...row, title: row.titleKo, state: row.correction });
  return {
    ...post,
    content: row.contentKo,
    titleEn: row.titleEn,
    contentEn: row.contentEn,
    imageAlt: row.imageAltKo,
    imageAltEn: row.imageAltEn,
    originalPath: imageAddress(groupOf(row.board), row.id, row.originalPath),
    thumbnailPath: imageAddress(groupOf(row.board), row.id, row.thumbnailPath),
    fileName: row.fileName,
    fileSize: row.fileSize,
    submittedAt: momentOf(row.submittedAt),
    returnReason: row.returnReason,
  };
}

/** Posts of all boards as admins see them. */
export function createBoardPostRepository(db: Knex) {
  return {
    /** In the order of the keys; one that is gone is left out. */
    async read(keys: PostKey[]): Promise<BoardPost[]> {
      if (keys.length === 0) return [];
      const pairs = keys.map(({ board, id }) => [board, id]);
      const rows = await db('posts').whereIn(['board', 'id'], pairs).select<Row[]>(db.raw(columns));
      const found = new Map(rows.map((row) => [`${row.board}/${row.id}`, toPost(row)]));
      return keys.flatMap(({ board, id }) => found.get(`${board}/${id}`) ?? []);
    },

    /** One post with its texts, out of the trash too; undefined when it is unknown. */
    async find({ board, id }: PostKey): Promise<BoardPostDetail | undefined> {
      const row = await db('posts')
        .where({ board, id })
        .whereRaw(`(removed_at is null or ${inTrash})`)
        .first<DetailRow | undefined>(db.raw(detailColumns));
      if (!row || !groupOf(board).isReviewed) return row && toDetail(row);
      return (await withCorrections(db, [row], (post) => post.id)).map(toDetail)[0];
    },

    /** What waits for a decision, the longest first, and how many there are. */
    async queue({
      limit,
      offset,
    }: {
      limit: number;
      offset: number;
    }): Promise<{ posts: BoardPostDetail[]; total: number }> {
      const waiting = () =>
        db('posts')
          .whereRaw(`removed_at is null and ${isReviewed}`)
          .whereRaw(
            `id in (select id from posts where submitted_at is not null and removed_at is null and status = 'hidden' and ${isReviewed} union ${waitingCorrectionsSql})`,
          );
      const rows = await waiting()
        .orderByRaw('coalesce((select submitted_at from news_corrections where news_id = posts.id), submitted_at), id')
        .limit(limit)
        .offset(offset)
        .select<DetailRow[]>(db.raw(detailColumns));
      const [row] = await waiting().count<{ n: string }[]>({ n: '*' });
      return { posts: (await withCorrections(db, rows, ({ id }) => id)).map(toDetail), total: Number(row?.n ?? 0) };
    },
  };
}

export type BoardPostRepository = ReturnType<typeof createBoardPostRepository>;
