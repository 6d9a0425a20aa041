import type { User } from './features/users/user.ts';
import type { Locale } from './locale.ts';

/**
 * First line of a mail. It contains the name only once the owner of the address has confirmed it: anybody can sign up
 * with somebody else's address, and the name they type must not reach that person.
 */
export function greeting(locale: Locale, user?: Pick<User, 'name' | 'emailVerifiedAt'>): string {
  const name = user?.emailVerifiedAt ? user.name : undefined;
  if (locale === 'en') return name === undefined ? 'Hello,' : `Hello ${name},`;
  return name === undefined ? '안녕하세요.' : `${name}님, 안녕하세요.`;
}
