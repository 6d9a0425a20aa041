import { orderedRoles } from '../roles/section-role-repository.ts';
import type { SectionRoles } from '../roles/section-role-repository.ts';
import type { Role } from '../users/user.ts';
import type { MemberAnswer } from './member-schemas.ts';

/** An account as admins see it in lists. */
export interface Member {
  id: string;
  email: string;
  name: string;
  phoneNumber: string;
  company: string;
  role: Role;
  /** By section. */
  roles: SectionRoles;
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  createdAt: Date;
  lastSignInAt: Date | null;
  /** A mail to their address failed. */
  mailFails: boolean;
  version: number;
}

/** All that `Member` needs of its own row, and no more: the hash of a password never leaves the database for a list. */
export const ownColumns = [
  'id',
  'email',
  'name',
  'phoneNumber',
  'company',
  'role',
  'emailVerifiedAt',
  'suspendedAt',
  'createdAt',
  'lastSignInAt',
  'version',
] as const;

/** A member as it is sent. */
export function toMemberAnswer({
  emailVerifiedAt,
  suspendedAt,
  createdAt,
  lastSignInAt,
  roles,
  ...member
}: Member): MemberAnswer {
  return {
    ...member,
    roles: orderedRoles(roles),
    status: suspendedAt ? 'suspended' : 'active',
    emailVerified: emailVerifiedAt !== null,
    createdAt: createdAt.toISOString(),
    ...(lastSignInAt ? { lastSignInAt: lastSignInAt.toISOString() } : {}),
  };
}
