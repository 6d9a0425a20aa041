import type { TestService } from '@portal/service-kit/testing';

/** Adds members, and as many entries of the audit log, of which each names one of them. */
export async function addMembers({ db, vacuum }: Pick<TestService, 'db' | 'vacuum'>, rows: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(`
      insert into users (email, password_hash, name, company, created_at)
      select 'm' || n || '@example.com', 'x', (array['김민수','이서연','박지훈','최유진','정하늘'])[1 + n % 5] || n, '회사' || n % 997, now() - n * interval '1 minute'
      from generate_series(1, ${rows}) n`);
    await trx.raw(`
      insert into audit.entries (actor_id, actor_label, action, subjects)
      select 'u' || n % 50, 'a' || n % 50 || '@example.com', (array['members.list','training.create','news.edit'])[1 + n % 3], array['m' || n || '@example.com']
      from generate_series(1, ${rows}) n`);
  });
  await vacuum();
}
