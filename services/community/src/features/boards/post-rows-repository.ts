import type { Knex } from 'knex';
import { correctionSql } from './correction-rows-repository.ts';
import type { CorrectionState } from './correction-rows-repository.ts';
import { kindsWith } from './board.ts';
import type { BoardGroup, Language } from './board.ts';
import { excerptSourceLength } from './excerpt.ts';
import type { Author } from './reader.ts';

export interface StoredPost extends Author {
  board: string;
  id: number;
  type: string;
  status: 'visible' | 'hidden';
  titleKo: string;
  titleEn: string | null;
  /** In lists only as much as an excerpt needs, and of boards without excerpts nothing. */
  contentKo: string;
  contentEn: string | null;
  startsAt: Date;
  hasStarted: boolean;
  submittedAt: Date | null;
  returnedAt: Date | null;
  /** Of one post; lists do without. */
  returnReason?: string | null;
  fileName: string | null;
  fileSize: number | null;
  fileType: string | null;
  /** Names in the store. */
  originalPath: string | null;
  thumbnailPath: string | null;
  thumbnailWidth: number | null;
  thumbnailHeight: number | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageAltKo: string | null;
  imageAltEn: string | null;
  /** Of a correction that waits beside what readers have; null without one. */
  correction?: CorrectionState | null;
  /** Of a question. */
  answers?: number;
  isAnswered?: boolean;
  version: number;
  views: number;
  createdAt: Date;
  updatedAt: Date;
}

/** SQL: readers have seen a post, also before a change that hides it. */
export const wasShownSql = `was_shown or (status = 'visible' and starts_at <= now())`;

/** SQL: how many readers a row of posts had. */
export const viewsSql =
  'coalesce((select views from post_views where post_views.board = posts.board and post_views.id = posts.id), 0)';
/** SQL, of boards with questions: answers of a row of posts, and whether an editor is among who answered. */
export const answersSql = '(select count(*)::int from classroom_answers where post_id = posts.id)';
export const isAnsweredSql = 'exists (select from classroom_answers where post_id = posts.id and by_admin)';

/** Everything of a group's posts but the contents. */
export function postColumns(db: Knex, group: BoardGroup): (string | Knex.Raw)[] {
  return [
    'board',
    'id',
    'type',
    'status',
    'titleKo',
    'titleEn',
    'startsAt',
    'submittedAt',
    'returnedAt',
    'authorId',
    'authorEmail',
    'fileName',
    'fileSize',
    'fileType',
    'originalPath',
    'thumbnailPath',
    'thumbnailWidth',
    'thumbnailHeight',
    'imageWidth',
    'imageHeight',
    'imageAltKo',
    'imageAltEn',
    'version',
    'createdAt',
    'updatedAt',
    db.raw('starts_at <= now() as has_started'),
    db.raw(`${viewsSql} as views`),
    ...(group.isReviewed ? [db.raw(`${correctionSql} as correction`)] : []),
    ...(kindsWith(group, 'isQuestion').length > 0
      ? [db.raw(`${answersSql} as answers`), db.raw(`${isAnsweredSql} as is_answered`)]
      : []),
  ];
}

/** Of lists with excerpts: the beginnings of the contents. */
export const excerptColumns = (db: Knex, { isBilingual }: BoardGroup): Knex.Raw[] =>
  isBilingual
    ? [
        db.raw('left(content_ko, ?) as content_ko, left(content_en, ?) as content_en', [
          excerptSourceLength,
          excerptSourceLength,
        ]),
      ]
    : [];

/** What a post is for its readers now. */
export function postState(
  row: Pick<StoredPost, 'status' | 'hasStarted' | 'submittedAt' | 'returnedAt'>,
): 'visible' | 'scheduled' | 'waiting' | 'returned' | 'hidden' {
  if (row.status === 'hidden' && row.submittedAt !== null) return 'waiting';
  if (row.status === 'hidden') return row.returnedAt === null ? 'hidden' : 'returned';
  return row.hasStarted ? 'visible' : 'scheduled';
}

/** The texts of a post in the language asked for where both title and content have it, Korean otherwise. */
export function inLanguage(
  { titleKo, titleEn, contentKo, contentEn }: Pick<StoredPost, 'titleKo' | 'titleEn' | 'contentKo' | 'contentEn'>,
  wanted: Language,
): { lang: Language; title: string; content: string } {
  return wanted === 'en' && titleEn !== null && contentEn !== null
    ? { lang: 'en', title: titleEn, content: contentEn }
    : { lang: 'ko', title: titleKo, content: contentKo };
}
