import type { Locale } from '../../locale.ts';

export type Role = 'admin' | 'member';
export type Gender = 'male' | 'female';

/** A row of `users`. */
export interface User {
  id: string;
  email: string;
  /** The normal form of `email`; null for an account from before there was one whose address has none. */
  address: string | null;
  passwordHash: string;
  name: string;
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  gender: Gender | null;
  phoneNumber: string;
  company: string;
  role: Role;
  /** Language of mails. */
  locale: Locale;
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  createdAt: Date;
  version: number;
  /** Counts changes of what access tokens say; see 010-section-roles.ts. */
  rightsVersion: number;
}

export interface NewUser {
  /** In its normal form. */
  email: string;
  passwordHash: string;
  name: string;
  birthDate?: string;
  gender?: Gender;
  phoneNumber: string;
  company: string;
  role: Role;
  locale: Locale;
  isEmailVerified: boolean;
}

/** What people may change of themselves. */
export interface ProfileChange {
  name?: string;
  phoneNumber?: string;
  company?: string;
  locale?: Locale;
}
