import { hasRole } from '@portal/service-kit';
import type { Rights } from '@portal/service-kit';

/** Who reads: the session's user, or undefined for a visitor. */
export type Reader = (Rights & { id: string }) | undefined;

/** Whose a row is. Both are gone once the author has left: the id is null and the address empty. */
export interface Author {
  authorId: string | null;
  authorEmail: string;
}

/** The one who asks, as the guard of a route leaves it on a request. */
export function readerOf(request: object): Reader {
  return 'user' in request ? (request.user as Reader) : undefined;
}

/** Whether somebody writes for the company here, and moderates what members write. */
export function isEditor(reader: Reader): boolean {
  return hasRole(reader, 'editor', 'community');
}

/** Posts belong to user ids; an e-mail address in a request says nothing. */
export function isAuthor(reader: Reader, authorId: string | null): boolean {
  return reader !== undefined && reader.id === authorId;
}

/**
 * Hides an address as `ab***@domain`. At least one letter is always hidden,
 * so a local part of one or two letters shows fewer.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '***';
  const letters = Array.from(email.slice(0, at));
  return `${letters.slice(0, Math.min(2, letters.length - 1)).join('')}***${email.slice(at)}`;
}

export function hasLeft({ authorEmail }: Author): boolean {
  return authorEmail === '';
}

/** The author's address as this reader may see it: whole for the author and for editors, nothing of somebody who left. */
export function emailFor(reader: Reader, author: Author): string {
  if (hasLeft(author)) return '';
  return isEditor(reader) || isAuthor(reader, author.authorId) ? author.authorEmail : maskEmail(author.authorEmail);
}

/** Who wrote a row, as an answer says it to this reader. */
export function authorFor(reader: Reader, author: Author): { email: string; formerMember: boolean; mine: boolean } {
  return { email: emailFor(reader, author), formerMember: hasLeft(author), mine: isAuthor(reader, author.authorId) };
}
