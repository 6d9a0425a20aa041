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
  emailVerifiedAt: Date | undefined;
  suspendedAt: Date | undefined;
  createdAt: Date;
  lastSignInAt: Date | undefined;
  version: number;
}

export interface MemberRow {
  id: string;
  email: string;
  name: string;
  phone_number: string;
  company: string;
  role: Role;
  email_verified_at: Date | null;
  suspended_at: Date | null;
  suspension_reason: string | null;
  suspended_by: string | null;
  created_at: Date;
  last_sign_in_at: Date | null;
  version: number;
}

/** All that `Member` needs, and no more: the hash of a password never leaves the database for a list. */
export const memberColumns = [
  'id',
  'email',
  'name',
  'phone_number',
  'company',
  'role',
  'email_verified_at',
  'suspended_at',
  'created_at',
  'last_sign_in_at',
  'version',
] as const;

export function toMember(row: Omit<MemberRow, 'suspension_reason' | 'suspended_by'>): Member {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phoneNumber: row.phone_number,
    company: row.company,
    role: row.role,
    emailVerifiedAt: row.email_verified_at ?? undefined,
    suspendedAt: row.suspended_at ?? undefined,
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at ?? undefined,
    version: row.version,
  };
}

/** A member as it is sent. */
export function toMemberAnswer({
  emailVerifiedAt,
  suspendedAt,
  createdAt,
  lastSignInAt,
  ...member
}: Member): MemberAnswer {
  return {
    ...member,
    status: suspendedAt ? 'suspended' : 'active',
    emailVerified: emailVerifiedAt !== undefined,
    createdAt: createdAt.toISOString(),
    ...(lastSignInAt ? { lastSignInAt: lastSignInAt.toISOString() } : {}),
  };
}
