import type { User } from './features/users/user.ts';
import type { Locale } from './locale.ts';

/**
 * First line of a mail. A name stands there only once the owner of the address has confirmed it: anybody may sign up with the
 * address of somebody else, and what they call themselves must not reach that person.
 */
export function greeting(locale: Locale, user?: Pick<User, 'name' | 'emailVerifiedAt'>): string {
  const name = user?.emailVerifiedAt ? user.name : undefined;
  if (locale === 'en') return name === undefined ? 'Hello,' : `Hello ${name},`;
  return name === undefined ? '안녕하세요.' : `${name}님, 안녕하세요.`;
}
