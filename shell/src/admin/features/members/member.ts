/** A member as `/api/user/admin/members` answers. */
export interface Member {
  id: string;
  email: string;
  name: string;
  phoneNumber: string;
  company: string;
  role: 'admin' | 'member';
  status: 'active' | 'suspended';
  emailVerified: boolean;
  createdAt: string;
  lastSignInAt?: string;
  version: number;
}

export interface Consent {
  kind: 'terms' | 'privacy' | 'marketing';
  version: string;
  given: boolean;
  decidedAt: string;
}

export interface MemberDetail extends Member {
  birthDate?: string;
  gender?: 'male' | 'female';
  locale: 'ko' | 'en';
  marketing: boolean;
  consents: Consent[];
  /** How many devices are signed in. */
  sessions: number;
  /** `by` is missing once that admin has left. */
  suspension?: { reason: string; at: string; by?: string };
}

export type MemberCounts = Record<'all' | 'active' | 'suspended' | 'admin' | 'member' | 'verified' | 'unverified', number>;
