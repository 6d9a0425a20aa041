import { normalEmail } from '@portal/service-kit';
import type { PageWindow } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { AuditEntryAnswer, AuditFilters } from './audit-schemas.ts';

interface EntryRow {
  id: string;
  at: Date;
  service: string;
  actorId: string | null;
  actorLabel: string | null;
  action: string;
  targetType: string | null;
  targetId: string | null;
  targetLabel: string | null;
  subjects: string[];
  /** Further ones that were not read. */
  moreSubjects: number;
  details: Record<string, unknown>;
  requestId: string | null;
}

type People = AuditEntryAnswer['people'];

const columns = [
  'id',
  'at',
  'service',
  'actorId',
  'actorLabel',
  'action',
  'targetType',
  'targetId',
  'targetLabel',
  'details',
  'requestId',
] as const;
const batchSize = 1_000;
/** People of an entry that a list names: one view of a long list is about a thousand. */
const listedSubjects = 8;
/** Beyond any entry. */
const allSubjects = 1_000_000;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What may be ids of people in an entry: who did it, what it was done to, whose data it was, and values that name somebody. */
function idsIn({ actorId, targetId, subjects, details }: EntryRow): string[] {
  const before = details['before'];
  const values = [details, typeof before === 'object' && before !== null ? before : {}].flatMap(Object.values);
  return [actorId, targetId, ...subjects, ...values].filter(
    (value): value is string => typeof value === 'string' && uuid.test(value),
  );
}

/** The names of those who still have an account. */
async function peopleIn(db: Knex, rows: EntryRow[]): Promise<Map<string, People[string]>> {
  const ids = [...new Set(rows.flatMap(idsIn))];
  if (ids.length === 0) return new Map();
  const users = await db<{ id: string; name: string; email: string }>('users')
    .whereRaw('id = any(?::uuid[])', [ids])
    .select('id', 'name', 'email');
  return new Map(users.map(({ id, name, email }) => [id, { name, email }]));
}

function toAnswer(row: EntryRow, people: Map<string, People[string]>): AuditEntryAnswer {
  const named = [...new Set(idsIn(row))].flatMap((id): [string, People[string]][] => {
    const person = people.get(id);
    return person ? [[id, person]] : [];
  });
  return {
    id: row.id,
    at: row.at.toISOString(),
    service: row.service,
    action: row.action,
    subjects: row.subjects,
    details: row.details,
    people: Object.fromEntries(named),
    ...(row.moreSubjects ? { moreSubjects: row.moreSubjects } : {}),
    ...(row.actorId === null
      ? {}
      : { actor: { id: row.actorId, ...(row.actorLabel === null ? {} : { email: row.actorLabel }) } }),
    ...(row.targetType === null || row.targetId === null
      ? {}
      : {
          target: {
            type: row.targetType,
            id: row.targetId,
            ...(row.targetLabel === null ? {} : { label: row.targetLabel }),
          },
        }),
    ...(row.requestId === null ? {} : { requestId: row.requestId }),
  };
}

/** Different names of one person, as entries may hold them: services know members by id, visitors by address. */
async function namesOf(db: Knex, person: string): Promise<string[]> {
  const text = normalEmail(person) ?? person.trim().toLowerCase();
  const rows = await db<{ id: string; email: string; address: string | null }>('users')
    .whereRaw('address = ? or id::text = ?', [text, text])
    .select('id', 'email', 'address');
  return [text, ...rows.flatMap(({ id, email, address }) => [id, address ?? email])];
}

interface KnownFilters extends AuditFilters {
  actorNames: string[];
  subjectNames: string[];
}

async function withNames(db: Knex, filters: AuditFilters): Promise<KnownFilters> {
  const { actor, subject } = filters;
  return {
    ...filters,
    actorNames: actor ? await namesOf(db, actor) : [],
    subjectNames: subject ? await namesOf(db, subject) : [],
  };
}

const startOfDay = `(?::date)::timestamp at time zone 'Asia/Seoul'`;

function filtered(
  db: Knex,
  { action, actorNames, subjectNames, target, service, from, to }: KnownFilters,
  mostSubjects = allSubjects,
): Knex.QueryBuilder<EntryRow, EntryRow[]> {
  const query = db
    .withSchema('audit')
    .table<EntryRow>('entries')
    .select(
      ...columns,
      db.raw('subjects[1:?] as subjects, greatest(0, cardinality(subjects) - ?) as more_subjects', [
        mostSubjects,
        mostSubjects,
      ]),
    ) as Knex.QueryBuilder<EntryRow, EntryRow[]>;
  if (action?.endsWith('*')) query.whereRaw('starts_with(action, ?)', [action.slice(0, -1)]);
  else if (action) query.where({ action });
  if (service) query.where({ service });
  if (actorNames.length > 0)
    query.whereRaw('(actor_id = any(?) or lower(actor_label) = any(?))', [actorNames, actorNames]);
  if (subjectNames.length > 0) query.whereRaw('subjects && ?::text[]', [subjectNames]);
  if (target) query.whereRaw('(target_id = ? or lower(target_label) = lower(?))', [target, target]);
  if (from) query.whereRaw(`at >= ${startOfDay}`, [from]);
  if (to) query.whereRaw(`at < ${startOfDay} + interval '1 day'`, [to]);
  return query;
}

/**
 * Newest first. One person or one target has few entries, which the planner does not know: it would read the log backwards
 * until it has met enough of them, and so all of it. An expression keeps it from that.
 */
function newestFirst({ actor, subject, target }: AuditFilters): string {
  return actor || subject || target ? 'id + 0 desc' : 'id desc';
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
    /** Newest first, with the first people of each entry. */
    async list(filters: AuditFilters, { limit, offset }: PageWindow): Promise<AuditEntryAnswer[]> {
      const known = await withNames(db, filters);
      const rows = await filtered(db, known, listedSubjects).orderByRaw(newestFirst(known)).limit(limit).offset(offset);
      const people = await peopleIn(db, rows);
      return rows.map((row) => toAnswer(row, people));
    },
    async count(filters: AuditFilters): Promise<number> {
      const known = await withNames(db, filters);
      const row = await filtered(db, known).clearSelect().count<{ n: string }>({ n: '*' }).first();
      return Number(row?.n ?? 0);
    },
    /** All that fit, newest first, a thousand at a time. */
    async *each(filters: AuditFilters): AsyncGenerator<AuditEntryAnswer> {
      const known = await withNames(db, filters);
      let before: string | undefined;
      for (;;) {
        const query = filtered(db, known).orderByRaw(newestFirst(known)).limit(batchSize);
        if (before !== undefined) query.where('id', '<', before);
        const rows = await query;
        const people = await peopleIn(db, rows);
        yield* rows.map((row) => toAnswer(row, people));
        before = rows.at(-1)?.id;
        if (rows.length < batchSize) return;
      }
    },
    /** Which actions and services occur. */
    async options(): Promise<{ actions: string[]; services: string[] }> {
      const valuesOf = async (column: 'action' | 'service') =>
        (await db.raw<{ rows: { value: string }[] }>(distinctSql(column))).rows.map(({ value }) => value);
      return { actions: await valuesOf('action'), services: await valuesOf('service') };
    },
  };
}
