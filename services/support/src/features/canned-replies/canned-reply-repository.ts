import type { Knex } from 'knex';

/** A text that agents put into their answers. */
export interface CannedReply {
  id: string;
  title: string;
  ko: string;
  en: string | null;
  version: number;
  updatedAt: Date;
  /** Name of who wrote it last. */
  updatedBy: string;
}

export type CannedReplyTexts = Pick<CannedReply, 'title' | 'ko' | 'en'>;

const columns = ['id', 'title', 'ko', 'en', 'version', 'updatedAt', 'updatedBy'] as const;
/** More than anybody finds their way in. */
export const mostCannedReplies = 200;

/** By title. */
export function listCannedReplies(db: Knex): Promise<CannedReply[]> {
  return db<CannedReply>('canned_replies').orderBy(['title', 'id']).limit(mostCannedReplies).select(columns);
}

export async function countCannedReplies(trx: Knex): Promise<number> {
  const { count } = (await trx('canned_replies').first(trx.raw('count(*)::int as count'))) as { count: number };
  return count;
}

/** Undefined when another one has the title. */
export async function insertCannedReply(
  trx: Knex,
  texts: CannedReplyTexts,
  updatedBy: string,
): Promise<CannedReply | undefined> {
  const [row] = await trx<CannedReply>('canned_replies')
    .insert({ ...texts, updatedBy })
    .onConflict('title')
    .ignore()
    .returning(columns);
  return row;
}

export async function hasOtherOfTitle(trx: Knex, id: string, title: string): Promise<boolean> {
  return (await trx<CannedReply>('canned_replies').where({ title }).whereNot({ id }).first('id')) !== undefined;
}

/** Undefined when it is not there, or `version` is no longer the newest. */
export async function updateCannedReply(
  trx: Knex,
  { id, version }: Pick<CannedReply, 'id' | 'version'>,
  texts: CannedReplyTexts,
  updatedBy: string,
): Promise<CannedReply | undefined> {
  const [row] = await trx<CannedReply>('canned_replies')
    .where({ id, version })
    .update({ ...texts, updatedBy, version: version + 1, updatedAt: trx.fn.now() as unknown as Date })
    .returning(columns);
  return row;
}

export async function deleteCannedReply(trx: Knex, id: string): Promise<CannedReply | undefined> {
  const [row] = await trx<CannedReply>('canned_replies').where({ id }).delete().returning(columns);
  return row;
}
