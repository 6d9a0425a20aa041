import type { Locale } from '../../locale.ts';

export type Role = 'admin' | 'member';
export type Gender = 'male' | 'female';

export interface User {
  id: string;
  email: string;
  passwordHash: string;
  name: string;
  /** `YYYY-MM-DD` */
  birthDate: string | undefined;
  gender: Gender | undefined;
  phoneNumber: string;
  company: string;
  role: Role;
  /** Language of mails. */
  locale: Locale;
  emailVerifiedAt: Date | undefined;
  suspendedAt: Date | undefined;
  createdAt: Date;
  version: number;
}

export interface NewUser {
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
