import type { MailPlaceholder } from '@portal/service-kit';
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

/** The first line of a mail. */
export const greetingPlaceholder: MailPlaceholder = {
  about: { ko: '인사말 (확인된 주소이면 이름 포함)', en: 'The greeting, with the name once the address is verified' },
  sample: { ko: '김하늘님, 안녕하세요.', en: 'Hello Haneul Kim,' },
};

/** A link of an account mail in previews, and what it is for. */
export function linkPlaceholder(path: string, about: MailPlaceholder['about'], isRequired = true): MailPlaceholder {
  const link = `https://www.selmatrix.example${path}`;
  return { about, sample: { ko: link, en: link }, isRequired };
}

/** The page on which a forgotten password is replaced. */
export const forgotPasswordPlaceholder = linkPlaceholder('/forgot-password', {
  ko: '비밀번호 재설정 화면 주소',
  en: 'Link to choose a new password',
});
