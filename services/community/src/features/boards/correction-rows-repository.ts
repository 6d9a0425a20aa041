import type { Knex } from 'knex';
import type { Author } from './reader.ts';
import { fileColumns } from './post-columns.ts';

const textNames = ['titleKo', 'titleEn', 'contentKo', 'contentEn', 'imageAltKo', 'imageAltEn'] as const;
const fileNames = Object.keys(fileColumns(null));

/** What a correction waits for: a decision, its author, or its moment. */
export type CorrectionState = 'waiting' | 'returned' | 'scheduled';

/** SQL: the state of the correction of a row of posts, of a board whose posts are reviewed; null without one. */
export const correctionSql = `(select case when starts_at is not null then 'scheduled' when returned_at is not null then 'returned' else 'waiting' end
  from news_corrections where news_id = posts.id)`;

/** SQL: ids of the items whose correction waits for a decision. */
export const waitingCorrectionsSql = 'select news_id from news_corrections where submitted_at is not null';

export interface CorrectionRow extends Author {
  newsId: number;
  changesFile: boolean;
  filePath: string | null;
  originalPath: string | null;
  thumbnailPath: string | null;
  [column: string]: unknown;
}

/** The columns of its item that a correction changes. */
export function correctedColumns(correction: CorrectionRow): Record<string, unknown> {
  const names = correction.changesFile ? [...textNames, ...fileNames] : textNames;
  return Object.fromEntries(names.map((name) => [name, correction[name]]));
}

/** Rows of posts as their corrections would have them; those without one as they are. */
export async function withCorrections<Row extends object>(
  db: Knex,
  rows: Row[],
  idOf: (row: Row) => number,
): Promise<Row[]> {
  const found = await db<CorrectionRow>('news_corrections').whereIn('newsId', rows.map(idOf));
  const byId = new Map(found.map((correction) => [correction.newsId, correction]));
  return rows.map((row) => {
    const correction = byId.get(idOf(row));
    if (!correction) return row;
    const { startsAt, submittedAt, returnReason } = correction;
    return {
      ...row,
      ...Object.fromEntries(Object.entries(correctedColumns(correction)).filter(([column]) => column in row)),
      submittedAt,
      returnReason,
      ...(startsAt === null ? {} : { startsAt }),
    };
  });
}
