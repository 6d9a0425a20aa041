import { problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, Static } from '@portal/service-kit';
import type { Knex } from 'knex';
import { listConsents } from '../consents/consent-repository.ts';
import { toConsentAnswers } from '../consents/consent-schemas.ts';
import { createSecondFactorRepository, hasSecondFactor } from '../users/second-factor-repository.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';
import { orderedRoles } from '../roles/section-role-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { Role } from '../users/user.ts';
import { toMemberAnswer } from './member.ts';
import type { Member } from './member.ts';
import { createMemberRepository } from './member-repository.ts';
import type { MemberAnswer, MemberDetailAnswer, RolesBody } from './member-schemas.ts';

/** The admin who acts, as the guard found them. */
export interface Acting {
  id: string;
  origin: Pick<AuditEntry, 'actor' | 'requestId'>;
}

interface Change {
  id: string;
  acting: Acting;
  /** Takes an administrator away, if the account is one. */
  removesAdmin: boolean;
  action: string;
  /** What the audit log tells of the new state and of the one before. */
  told(member: MemberAnswer): Record<string, unknown>;
  /** Undefined when the version does not fit any more. */
  apply(trx: Knex): Promise<Member | undefined>;
}

/** What the audit log tells of somebody's rights: the account's role, and roles in sections as `support agent`. */
function rightsOf({ role, roles }: MemberAnswer): Record<string, unknown> {
  const sections = Object.entries(roles).flatMap(([section, held]) => held.map((name) => `${section} ${name}`));
  return { role, sections };
}

/** What admins do with accounts. */
export function createMemberService(db: Knex) {
  /** One admin at a time decides who is admin, so that two who take each other's role cannot both succeed. */
  async function change({ id, acting, removesAdmin, action, told, apply }: Change): Promise<MemberAnswer> {
    return db.transaction(async (trx) => {
      const admins = await createUserRepository(trx).lockActiveAdmins();
      if (!admins.includes(acting.id)) throw problem.forbidden();
      if (removesAdmin && admins.length === 1 && admins[0] === id) throw problem.conflict('last-admin');
      const before = await createMemberRepository(trx).byId(id);
      if (!before) throw problem.notFound('member-not-found');
      const member = await apply(trx);
      if (!member) throw problem.conflict('stale-edit');
      await recordAudit(trx, {
        ...acting.origin,
        action,
        target: { type: 'user', id, label: member.email },
        subjects: [id],
        details: { ...told(toMemberAnswer(member)), before: told(toMemberAnswer(before)) },
      });
      return toMemberAnswer(member);
    });
  }

  return {
    /** One account with its consents and suspension; the look is in the audit log. 404 `member-not-found`. */
    async view(id: string, { origin }: Acting): Promise<MemberDetailAnswer> {
      const members = createMemberRepository(db);
      const users = createUserRepository(db);
      const [member, user] = await Promise.all([members.byId(id), users.findById(id)]);
      if (!member || !user) throw problem.notFound('member-not-found');
      await recordAudit(db, {
        ...origin,
        action: 'member.view',
        target: { type: 'user', id, label: user.email },
        subjects: [id],
      });
      const consents = await listConsents(db, id);
      const suspension = await members.suspensionOf(id);
      const by = suspension?.byId === undefined ? undefined : await users.findById(suspension.byId);
      const { birthDate, gender, locale } = user;
      return {
        ...toMemberAnswer(member),
        birthDate: birthDate ?? undefined,
        gender: gender ?? undefined,
        locale,
        marketing: consents.find(({ kind }) => kind === 'marketing')?.given ?? false,
        consents: toConsentAnswers(consents),
        sessions: (await createSessionRepository(db).list(id)).length,
        secondFactor: hasSecondFactor(await createSecondFactorRepository(db).stateOf(id)),
        ...(suspension
          ? {
              suspension: {
                reason: suspension.reason,
                at: suspension.at.toISOString(),
                ...(by ? { by: by.email } : {}),
              },
            }
          : {}),
      };
    },

    /** 404 `member-not-found`; 409 `stale-edit`, or `last-admin` when nobody would be left to administer. */
    setRole: (id: string, version: number, role: Role, acting: Acting) =>
      change({
        id,
        acting,
        removesAdmin: role !== 'admin',
        action: 'member.role',
        told: rightsOf,
        apply: (trx) => createMemberRepository(trx).setRole(id, version, role),
      }),

    /**
     * The role of the account and the roles in sections, all of them. 404 `member-not-found`; 409 `stale-edit`, or `last-admin` when
     * nobody would be left to administer.
     */
    setRoles: (id: string, version: number, { role, sections }: Static<typeof RolesBody>, acting: Acting) =>
      change({
        id,
        acting,
        removesAdmin: role !== 'admin',
        action: 'member.role',
        told: rightsOf,
        apply: (trx) => createMemberRepository(trx).setRoles(id, version, role, orderedRoles(sections)),
      }),

    /** Ends every session and refuses sign-in from now on. 409 `own-account`, `last-admin`, `stale-edit`; 404 `member-not-found`. */
    async suspend(id: string, version: number, reason: string, acting: Acting): Promise<MemberAnswer> {
      const text = reason.trim();
      if (text === '') throw problem.badRequest('validation-failed', undefined, { reason: 'required' });
      if (id === acting.id) throw problem.conflict('own-account');
      return change({
        id,
        acting,
        removesAdmin: true,
        action: 'member.suspend',
        told: ({ status }) => ({ status }),
        apply: async (trx) => {
          const member = await createMemberRepository(trx).suspend(id, version, text, acting.id);
          if (member) await createSessionRepository(trx).endAll(id, 'suspended');
          return member;
        },
      });
    },

    /** 404 `member-not-found`; 409 `stale-edit`. */
    unsuspend: (id: string, version: number, acting: Acting) =>
      change({
        id,
        acting,
        removesAdmin: false,
        action: 'member.unsuspend',
        told: ({ status }) => ({ status }),
        apply: (trx) => createMemberRepository(trx).unsuspend(id, version),
      }),
  };
}
