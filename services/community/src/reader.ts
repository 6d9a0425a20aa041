/** Who reads: the session's user, or undefined for a visitor. */
export type Reader = { id: string; role: 'admin' | 'member' } | undefined;

/** The one who asks, as the hook `optionalMember` leaves it on a request. */
export function readerOf(request: object): Reader {
  return 'user' in request ? (request.user as Reader) : undefined;
}

export function isAdmin(reader: Reader): boolean {
  return reader?.role === 'admin';
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

/** The author's address as this reader may see it: whole for the author and for admins. */
export function emailFor(reader: Reader, author: { authorId: string | null; authorEmail: string }): string {
  return isAdmin(reader) || isAuthor(reader, author.authorId) ? author.authorEmail : maskEmail(author.authorEmail);
}
