import type { PageWindow } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { AuditEntryAnswer, AuditFilters } from './audit-schemas.ts';

interface EntryRow {
  id: string;
  at: Date;
  service: string;
  actor_id: string | null;
  actor_label: string | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  target_label: string | null;
  subjects: string[];
  details: Record<string, unknown>;
  request_id: string | null;
}

const batchSize = 1_000;

function toAnswer(row: EntryRow): AuditEntryAnswer {
  return {
    id: row.id, at: row.at.toISOString(), service: row.service, action: row.action, subjects: row.subjects, details: row.details,
    ...(row.actor_id === null ? {} : { actor: { id: row.actor_id, ...(row.actor_label === null ? {} : { email: row.actor_label }) } }),
    ...(row.target_type === null || row.target_id === null ? {} : { target: { type: row.target_type, id: row.target_id, ...(row.target_label === null ? {} : { label: row.target_label }) } }),
    ...(row.request_id === null ? {} : { requestId: row.request_id }),
  };
}

/** Different names of one person, as entries may hold them: services know members by id, visitors by address. */
async function namesOf(db: Knex, person: string): Promise<string[]> {
  const text = person.trim().toLowerCase();
  const rows = await db<{ id: string; email: string }>('users').whereRaw('lower(email) = ? or id::text = ?', [text, text]).select('id', 'email');
  return [text, ...rows.flatMap(({ id, email }) => [id, email.toLowerCase()])];
}

const matchesActor = `(actor_id = any(?) or lower(actor_label) = any(?))`;
const startOfDay = `(?::date)::timestamp at time zone 'Asia/Seoul'`;

async function filtered(db: Knex, { action, actor, subject, target, service, from, to }: AuditFilters): Promise<Knex.QueryBuilder<EntryRow>> {
  const query = db.withSchema('audit').table('entries') as Knex.QueryBuilder<EntryRow>;
  if (action?.endsWith('*')) void query.whereRaw('action like ?', [`${action.slice(0, -1)}%`]);
  else if (action) void query.where({ action });
  if (service) void query.where({ service });
  if (actor) {
    const names = await namesOf(db, actor);
    void query.whereRaw(matchesActor, [names, names]);
  }
  if (subject) void query.whereRaw('subjects && ?::text[]', [await namesOf(db, subject)]);
  if (target) void query.whereRaw('(target_id = ? or lower(target_label) = lower(?))', [target, target]);
  if (from) void query.whereRaw(`at >= ${startOfDay}`, [from]);
  if (to) void query.whereRaw(`at < ${startOfDay} + interval '1 day'`, [to]);
  return query;
}

/** The values of a column that has few, by its index: as many steps as values, however long the log is. */
function distinctSql(column: 'action' | 'service'): string {
  return `
    with recursive found as (
      (select ${column} as value from audit.entries order by ${column} limit 1)
      union all
      select (select ${column} from audit.entries where ${column} > found.value order by ${column} limit 1) from found where found.value is not null
    )
    select value from found where value is not null`;
}

/** The audit log, which this service alone may read. */
export function createAuditLogRepository(db: Knex) {
  return {
    /** Newest first. */
    async list(filters: AuditFilters, { limit, offset }: PageWindow): Promise<AuditEntryAnswer[]> {
      const rows: EntryRow[] = await (await filtered(db, filters)).orderBy('id', 'desc').limit(limit).offset(offset).select('*');
      return rows.map(toAnswer);
    },
    async count(filters: AuditFilters): Promise<number> {
      const [row] = (await (await filtered(db, filters)).count({ n: '*' })) as { n: string }[];
      return Number(row?.n ?? 0);
    },
    /** All that fit, newest first, a thousand at a time. */
    async *each(filters: AuditFilters): AsyncGenerator<AuditEntryAnswer> {
      let before: string | undefined;
      for (;;) {
        const query = await filtered(db, filters);
        if (before !== undefined) void query.where('id', '<', before);
        const rows: EntryRow[] = await query.orderBy('id', 'desc').limit(batchSize).select('*');
        yield* rows.map(toAnswer);
        before = rows.at(-1)?.id;
        if (rows.length < batchSize) return;
      }
    },
    /** Which actions and services occur. */
    async options(): Promise<{ actions: string[]; services: string[] }> {
      const valuesOf = async (column: 'action' | 'service') => (await db.raw<{ rows: { value: string }[] }>(distinctSql(column))).rows.map(({ value }) => value);
      return { actions: await valuesOf('action'), services: await valuesOf('service') };
    },
  };
}
