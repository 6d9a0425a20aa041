import type { SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';

/** An admin who has worked with an inquiry, and so can be given one. */
export interface Agent {
  id: string;
  name: string;
  email: string;
}

/** Remembers who works with inquiries; writes at most once an hour unless the name has changed. */
export async function rememberAgent(db: Knex, { id, name, email }: SessionUser): Promise<void> {
  await db.raw(
    `insert into agents (id, name, email) values (:id, :name, :email)
     on conflict (id) do update set name = excluded.name, email = excluded.email, seen_at = now()
     where (agents.name, agents.email) is distinct from (excluded.name, excluded.email) or agents.seen_at < now() - interval '1 hour'`,
    { id, name, email },
  );
}

/** Everybody who can be given an inquiry, by name; the caller can take one, before they are remembered too. */
export async function listAgents(db: Knex, { id, name, email }: SessionUser): Promise<Agent[]> {
  const others = await db<Agent>('agents').select('id', 'name', 'email').whereNot({ id });
  return [...others, { id, name, email }].toSorted((a, b) => a.name.localeCompare(b.name, 'ko'));
}

export async function isAgent(db: Knex, id: string): Promise<boolean> {
  return (await db('agents').where({ id }).first('id')) !== undefined;
}
