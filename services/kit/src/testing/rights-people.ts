import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sectionRoles } from '../auth/access.ts';
import type { SectionRole } from '../auth/access.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { testToken } from './test-token.ts';

/** Who asks, in a table of rights. */
export interface RightsPerson {
  /** `none`: a visitor. `over`: a good token that was revoked, because of `reason`. `expired`: one that has run out. */
  session: 'none' | 'good' | 'over' | 'expired';
  reason?: 'suspended' | 'left' | 'signed out';
  isVerified: boolean;
  role: 'member' | 'admin';
  /** What the person may do in one section: the service's own, or another. */
  sectionRole?: SectionRole;
  where?: 'own' | 'other';
  /** Has a role, and no second factor where one is demanded. */
  lacksSecondFactor?: boolean;
  /** Has a second factor, which the session used so many minutes ago; `never` where it has not used it. */
  factor?: number | 'never';
  /** Has read and mailed all that a session may without a recent second factor. */
  hasUsedAllowance?: boolean;
}

const member: RightsPerson = { session: 'good', isVerified: true, role: 'member' };
const admin: RightsPerson = { ...member, role: 'admin' };

function staff(where: 'own' | 'other', words: string): [string, RightsPerson][] {
  return sectionRoles.map((sectionRole) => [`${sectionRole} ${words}`, { ...member, sectionRole, where }]);
}

/** Everybody whose rights differ. */
export const rightsPeople: Record<string, RightsPerson> = {
  visitor: { ...member, session: 'none' },
  'unverified member': { ...member, isVerified: false },
  member,
  'other member': member,
  'suspended member': { ...member, session: 'over', reason: 'suspended' },
  'member who left': { ...member, session: 'over', reason: 'left' },
  ...Object.fromEntries(staff('own', 'of the section')),
  ...Object.fromEntries(staff('other', 'of another section')),
  administrator: admin,
  'member with an expired token': { ...member, session: 'expired' },
  'administrator with an expired token': { ...admin, session: 'expired' },
  'member with a revoked token': { ...member, session: 'over', reason: 'signed out' },
  'administrator with a revoked token': { ...admin, session: 'over', reason: 'signed out' },
  'suspended administrator': { ...admin, session: 'over', reason: 'suspended' },
  'administrator without a second factor': { ...member, lacksSecondFactor: true },
  'member with a second factor of 14 minutes ago': { ...member, factor: 14 },
  'member with a second factor of 16 minutes ago': { ...member, factor: 16 },
  'manager with a second factor of 16 minutes ago': { ...member, sectionRole: 'manager', where: 'own', factor: 16 },
  'administrator with a second factor of 14 minutes ago': { ...admin, factor: 14, hasUsedAllowance: true },
  'administrator with a second factor of 16 minutes ago': { ...admin, factor: 16 },
  'administrator with a second factor of 16 minutes ago who read much': {
    ...admin,
    factor: 16,
    hasUsedAllowance: true,
  },
  'administrator with a second factor that the session never used': { ...admin, factor: 'never' },
};

/** How old a second factor may be, as limits.md says; a table of its own must not take it from what is tested. */
const recentMinutes = 15;

/** Whether a call that asks for a recent second factor is to refuse somebody. */
export const isProofOld = ({ factor }: RightsPerson): boolean =>
  factor !== undefined && (factor === 'never' || factor > recentMinutes);

const otherSection = 'elsewhere';
const hourSeconds = 3_600;
const revokedWithinMs = 1_000;

/** The token of a person for a service of `section`; the user and session are made up. Undefined for a visitor. */
export function rightsToken(
  person: RightsPerson,
  section: string | undefined,
  user: Partial<SessionUser> = {},
): string | undefined {
  const { session, isVerified, role, sectionRole, where, lacksSecondFactor = false, factor } = person;
  if (session === 'none') return undefined;
  const now = Math.floor(Date.now() / 1_000);
  const roles =
    sectionRole === undefined ? {} : { [where === 'own' ? (section ?? otherSection) : otherSection]: [sectionRole] };
  return testToken(
    {
      sessionId: randomUUID(),
      role,
      roles,
      isEmailVerified: isVerified,
      isSecondFactorMissing: lacksSecondFactor,
      needsStepUp: factor !== undefined,
      ...(typeof factor === 'number' ? { secondFactorAt: now - factor * 60 } : {}),
      ...user,
    },
    session === 'expired' ? { claims: { iat: now - hourSeconds, exp: now - hourSeconds + 600 } } : {},
  );
}

/** Tokens of all people, revoked in the database where they should be. For every service but account, which has rows of them. */
export async function makeRightsPeople(adminUrl: string, section: string): Promise<Map<string, string | undefined>> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const tokens = new Map<string, string | undefined>();
    for (const [name, person] of Object.entries(rightsPeople)) {
      const [id, sessionId] = [randomUUID(), randomUUID()];
      tokens.set(name, rightsToken(person, section, { id, sessionId }));
      if (person.reason === 'signed out')
        await client.query('insert into revocations.entries (session_id) values ($1)', [sessionId]);
      else if (person.reason !== undefined)
        await client.query('insert into revocations.entries (user_id, rights_version) values ($1, $2)', [
          id,
          person.reason === 'left' ? 2_147_483_647 : 2,
        ]);
    }
    // A service that has just polled learns of it within a second
    await wait(revokedWithinMs);
    return tokens;
  } finally {
    await client.end();
  }
}
