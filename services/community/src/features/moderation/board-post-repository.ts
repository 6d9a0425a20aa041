import { seoulIso } from '@portal/service-kit';
import type { Knex } from 'knex';
import { correctionSql, waitingCorrectionsSql, withCorrections } from '../news/correction-rows-repository.ts';
import type { CorrectionState } from '../news/correction-rows-repository.ts';
import { hasLeft } from '../../reader.ts';
import { inTrash, keptDays } from '../trash/trash-repository.ts';
import { imageAddress } from '../news/news-images.ts';
import { sourceOf } from './place-repository.ts';
import type { Place } from './place-repository.ts';
import type { Board, BoardPost, BoardPostDetail, PostState } from './board-post-schemas.ts';

interface Row {
  board: Board;
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

const shared = 'id, type, author_email, file_name is not null as has_file, version, created_at, updated_at, removed_at';

const columns: Record<Place['source'], string> = {
  classroom_posts: `${shared}, 'classroom' as board, title, null::timestamptz as starts_at, coalesce(file_type like 'image/%', false) as has_image,
    views + coalesce((select views from classroom_views where post_id = classroom_posts.id), 0) as views,
    (select count(*)::int from classroom_answers where post_id = classroom_posts.id) as answers, null as correction,
    case when type <> 'question' then 'visible'
      when exists (select from classroom_answers where post_id = classroom_posts.id and by_admin) then 'answered' else 'waiting-answer' end as state`,
  news_items: `${shared}, type as board, title_ko as title, starts_at, original_path is not null as has_image, 0 as answers, ${correctionSql} as correction,
    coalesce((select views from news_views where news_id = news_items.id), 0) as views,
    case when status = 'visible' then case when starts_at <= now() then 'visible' else 'scheduled' end
      when submitted_at is not null then 'waiting' when returned_at is not null then 'returned' else 'hidden' end as state`,
};

const detailColumns: Record<Place['source'], string> = {
  classroom_posts: `title as title_ko, content as content_ko, file_name, file_size, null as title_en, null as content_en, null as image_alt_ko, null as image_alt_en,
    null as original_path, null as thumbnail_path, null::timestamptz as submitted_at, null as return_reason`,
  news_items:
    'title_ko, content_ko, file_name, file_size, title_en, content_en, image_alt_ko, image_alt_en, original_path, thumbnail_path, submitted_at, return_reason',
};

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
    originalPath: imageAddress(row.id, row.originalPath),
    thumbnailPath: imageAddress(row.id, row.thumbnailPath),
    fileName: row.fileName,
    fileSize: row.fileSize,
    submittedAt: momentOf(row.submittedAt),
    returnReason: row.returnReason,
  };
}

/** Posts of all boards as admins see them. */
export function createBoardPostRepository(db: Knex) {
  return {
    /** In the order of the places; one that is gone is left out. */
    async read(places: Place[]): Promise<BoardPost[]> {
      const found = new Map<string, BoardPost>();
      for (const source of ['classroom_posts', 'news_items'] as const) {
        const ids = places.filter((place) => place.source === source).map(({ id }) => id);
        if (ids.length === 0) continue;
        const rows = await db(source).whereIn('id', ids).select<Row[]>(db.raw(columns[source]));
        for (const row of rows) found.set(`${source}/${row.id}`, toPost(row));
      }
      return places.flatMap(({ source, id }) => found.get(`${source}/${id}`) ?? []);
    },

    /** One post with its texts, out of the trash too; undefined when it is unknown. */
    async find(board: Board, id: number): Promise<BoardPostDetail | undefined> {
      const source = sourceOf(board);
      const row = await db(source)
        .where('id', id)
        .whereRaw(`(removed_at is null or ${inTrash})`)
        .modify((rows) => (board === 'classroom' ? undefined : void rows.where('type', board)))
        .first<DetailRow | undefined>(db.raw(`${columns[source]}, ${detailColumns[source]}`));
      if (!row || board === 'classroom') return row && toDetail(row);
      return (await withCorrections(db, [row], ({ id: newsId }) => newsId)).map(toDetail)[0];
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
        db('news_items')
          .whereNull('removedAt')
          .whereRaw(
            `id in (select id from news_items where submitted_at is not null and removed_at is null and status = 'hidden' union ${waitingCorrectionsSql})`,
          );
      const rows = await waiting()
        .orderByRaw(
          'coalesce((select submitted_at from news_corrections where news_id = news_items.id), submitted_at), id',
        )
        .limit(limit)
        .offset(offset)
        .select<DetailRow[]>(db.raw(`${columns.news_items}, ${detailColumns.news_items}`));
      const [row] = await waiting().count<{ n: string }[]>({ n: '*' });
      return { posts: (await withCorrections(db, rows, ({ id }) => id)).map(toDetail), total: Number(row?.n ?? 0) };
    },
  };
}

export type BoardPostRepository = ReturnType<typeof createBoardPostRepository>;
