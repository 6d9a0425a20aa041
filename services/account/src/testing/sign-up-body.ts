import { randomBytes } from 'node:crypto';
import type { SignUpBody } from '../features/sign-up/sign-up-schemas.ts';

export const goodPassword = 'correct horse battery';

/** An address that no other test has. */
export function newEmail(): string {
  return `kim-${randomBytes(6).toString('hex')}@example.com`;
}

/** A sign-up that is accepted, but for what a test changes. */
export function signUpBody(changes: Partial<SignUpBody> = {}): SignUpBody {
  return {
    email: newEmail(),
    password: goodPassword,
    name: '김철수',
    birthDate: '1990-01-01',
    gender: 'male',
    phoneNumber: '010-1234-5678',
    company: '한빛정밀',
    consents: { terms: true, privacy: true, marketing: false },
    ...changes,
  };
}
