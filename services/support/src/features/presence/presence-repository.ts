import type { SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Pages renew their presence every 10 s; two may be lost. */
const presenceSeconds = 30;

/** SQL: the row of `presence` is of somebody who has the inquiry open now. */
export const isPresentSql = `seen_at > now() - interval '${presenceSeconds} seconds'`;

/** A colleague who has the same inquiry open. */
export interface Viewer {
  id: string;
  name: string;
  /** Is typing a reply. */
  writing: boolean;
  since: Date;
}

/** Says that somebody has an inquiry open, until half a minute from now. */
export async function announce(
  db: Knex,
  inquiryId: string,
  { id, name }: SessionUser,
  writing: boolean,
): Promise<void> {
  await db.raw(
    `insert into presence (inquiry_id, agent_id, name, writing) values (:inquiryId, :id, :name, :writing)
     on conflict (inquiry_id, agent_id) do update set name = excluded.name, writing = excluded.writing, seen_at = now(),
       since = case when presence.${isPresentSql} then presence.since else now() end`,
    { inquiryId, id, name, writing },
  );
}

/** Colleagues who have the inquiry open now, the first to come first. */
export async function viewersOf(db: Knex, inquiryId: string, except: string): Promise<Viewer[]> {
  return db('presence')
    .where({ inquiryId })
    .whereNot({ agentId: except })
    .whereRaw(isPresentSql)
    .orderBy(['since', 'agentId'])
    .select<Viewer[]>({ id: 'agentId' }, 'name', 'writing', 'since');
}

export async function leave(db: Knex, inquiryId: string, agentId: string): Promise<void> {
  await db('presence').where({ inquiryId, agentId }).delete();
}
