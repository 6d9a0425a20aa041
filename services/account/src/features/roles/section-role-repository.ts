import { sectionRoles } from '@portal/service-kit';
import type { SectionRole } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Section → what somebody may do there; only sections with a role. */
export type SectionRoles = Record<string, SectionRole[]>;

/** An expression for the roles of a user, whose id `userId` names in the statement around it. */
export function sectionRolesSql(userId: string): string {
  return `coalesce((select jsonb_object_agg(held.section, held.roles) from (
    select section, jsonb_agg(role order by role) as roles from section_roles where user_id = ${userId} group by section
  ) held), '{}')`;
}

/** Each section once, without those that are empty, its roles in a fixed order. */
export function orderedRoles(roles: SectionRoles): SectionRoles {
  return Object.fromEntries(
    Object.entries(roles)
      .map(([section, held]): [string, SectionRole[]] => [section, sectionRoles.filter((role) => held.includes(role))])
      .filter(([, held]) => held.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Roles of members in sections. */
export function createSectionRoleRepository(db: Knex) {
  return {
    async of(userId: string): Promise<SectionRoles> {
      const { rows } = await db.raw<{ rows: { roles: SectionRoles }[] }>(
        `select ${sectionRolesSql('u.id')} as roles from users u where u.id = ?`,
        [userId],
      );
      return orderedRoles(rows[0]?.roles ?? {});
    },
    /** Takes all roles of a member and gives these. */
    async replace(userId: string, roles: SectionRoles): Promise<void> {
      await db('section_roles').where({ userId }).delete();
      const rows = Object.entries(roles).flatMap(([section, held]) => held.map((role) => ({ userId, section, role })));
      if (rows.length > 0) await db('section_roles').insert(rows);
    },
  };
}
