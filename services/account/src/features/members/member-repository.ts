import { mailFailsSql, nearerEnd, readBatches, sortOf, whereHolds, wordsOf } from '@portal/service-kit';
import type { PageWindow } from '@portal/service-kit';
import type { Knex } from 'knex';
import { createSectionRoleRepository, sectionRolesSql } from '../roles/section-role-repository.ts';
import type { SectionRoles } from '../roles/section-role-repository.ts';
import type { Role } from '../users/user.ts';
import { ownColumns } from './member.ts';
import type { Member } from './member.ts';
import type { MemberFilters } from './member-schemas.ts';

/** Names of the API → SQL; each has an index that ends with the id. */
const sortColumns = {
  name: 'name',
  email: 'email',
  company: 'company',
  createdAt: 'created_at',
  lastSignInAt: `coalesce(last_sign_in_at, '-infinity')`,
};
const newestFirst = '-createdAt';

/** The columns of a `Member`, with the roles and whether mails reach them, for a statement on `users`. */
function memberColumns(db: Knex): (string | Knex.Raw)[] {
  return [
    ...ownColumns,
    db.raw(`${sectionRolesSql('users.id')} as roles`),
    db.raw(`${mailFailsSql('users.email')} as mail_fails`),
  ];
}

function filtered(
  db: Knex,
  { search, role, section, status, verified }: MemberFilters,
): Knex.QueryBuilder<Member, Member[]> {
  const query = db('users').select<Member[]>(...memberColumns(db));
  void whereHolds(query, 'search_text', wordsOf(search));
  if (role === 'admin' || role === 'member') query.where({ role });
  const sectionRole = role === 'admin' || role === 'member' ? undefined : role;
  if (sectionRole !== undefined || section !== undefined) {
    const held = db('section_roles').whereRaw('user_id = users.id');
    if (sectionRole !== undefined) held.where({ role: sectionRole });
    if (section !== undefined) held.where({ section });
    query.whereExists(held);
  }
  if (status === 'suspended') query.whereNotNull('suspendedAt');
  if (status === 'active') query.whereNull('suspendedAt');
  if (verified === true) query.whereNotNull('emailVerifiedAt');
  if (verified === false) query.whereNull('emailVerifiedAt');
  return query;
}

interface Suspension {
  id: string;
  suspensionReason: string | null;
  suspendedAt: Date | null;
  suspendedBy: string | null;
}

export interface MemberCounts {
  all: number;
  active: number;
  suspended: number;
  admin: number;
  member: number;
  verified: number;
  unverified: number;
}

const countsSql = `
  select count(*)::int as "all", count(suspended_at)::int as suspended, count(*) filter (where role = 'admin')::int as admin, count(email_verified_at)::int as verified
  from users`;

/** Accounts as admins see them. */
export function createMemberRepository(db: Knex) {
  return {
    /** One page of `total` members: first which ones, so that nothing is read of those before them. */
    async list(filters: MemberFilters, sort: string | undefined, window: PageWindow, total: number): Promise<Member[]> {
      const reading = nearerEnd(window, total, sort, newestFirst);
      const ids = filtered(db, filters)
        .clearSelect()
        .select('users.id')
        .orderByRaw(sortOf(reading.sort, sortColumns, newestFirst))
        .limit(reading.limit)
        .offset(reading.offset);
      return db('users')
        .select<Member[]>(...memberColumns(db))
        .whereIn('users.id', ids)
        .orderByRaw(sortOf(sort, sortColumns, newestFirst))
        .then((rows) => rows);
    },
    async count(filters: MemberFilters): Promise<number> {
      const row = await filtered(db, filters).clearSelect().count<{ n: string }>({ n: '*' }).first();
      return Number(row?.n ?? 0);
    },
    async counts(): Promise<MemberCounts> {
      const { rows } = await db.raw<{ rows: Pick<MemberCounts, 'all' | 'suspended' | 'admin' | 'verified'>[] }>(
        countsSql,
      );
      const { all, suspended, admin, verified } = rows[0] ?? { all: 0, suspended: 0, admin: 0, verified: 0 };
      return {
        all,
        active: all - suspended,
        suspended,
        admin,
        member: all - admin,
        verified,
        unverified: all - verified,
      };
    },
    /** All matching members, a thousand at a time. */
    async *each(filters: MemberFilters, sort: string | undefined): AsyncGenerator<Member> {
      const order = { sort, columns: sortColumns, fallback: newestFirst } as const;
      for await (const batch of readBatches<Member, keyof typeof sortColumns>(db, () => filtered(db, filters), order))
        yield* batch;
    },
    async suspensionOf(id: string): Promise<{ reason: string; at: Date; byId: string | undefined } | undefined> {
      const row = await db<Suspension>('users').where({ id }).first('suspensionReason', 'suspendedAt', 'suspendedBy');
      if (!row?.suspendedAt || row.suspensionReason === null) return undefined;
      return { reason: row.suspensionReason, at: row.suspendedAt, byId: row.suspendedBy ?? undefined };
    },
    async byId(id: string): Promise<Member | undefined> {
      const row = await db<Member>('users')
        .where({ id })
        .first<Member | undefined>(...memberColumns(db));
      return row;
    },
    /** Undefined when the account was changed since `version`, or is gone. */
    setRole: (id: string, version: number, role: Role) => update(db, id, version, { role }),
    /** The same with the roles in sections, which are all replaced. */
    async setRoles(id: string, version: number, role: Role, roles: SectionRoles): Promise<Member | undefined> {
      const rightsVersion = db.raw('rights_version + 1');
      if (!(await update(db, id, version, { role, rightsVersion }))) return undefined;
      await createSectionRoleRepository(db).replace(id, roles);
      return this.byId(id);
    },
    suspend: (id: string, version: number, reason: string, byId: string) =>
      update(db, id, version, {
        suspendedAt: db.raw('coalesce(suspended_at, now())'),
        suspensionReason: reason,
        suspendedBy: byId,
      }),
    unsuspend: (id: string, version: number) =>
      update(db, id, version, { suspendedAt: null, suspensionReason: null, suspendedBy: null }),
  };
}

async function update(
  db: Knex,
  id: string,
  version: number,
  change: Record<string, string | null | Knex.Raw>,
): Promise<Member | undefined> {
  const values = { ...change, version: version + 1, updatedAt: db.fn.now() };
  const [row] = await db('users')
    .where({ id, version })
    .update(values)
    .returning<Member[]>(memberColumns(db) as string[]);
  return row;
}
