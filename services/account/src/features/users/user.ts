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
  locale: Locale;
  emailVerifiedAt: Date | undefined;
  createdAt: Date;
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
