import { companyTypes, questionTypes } from './boards.ts';
import { isEditor, isAuthor } from './reader.ts';
import type { Reader } from './reader.ts';

/** What a stored row says of its owner. */
export interface Owned {
  type: string;
  authorId: string | null;
}

/** The author alone; editors edit what the company says, and what has no owner. */
export function mayEdit(reader: Reader, { type, authorId }: Owned): boolean {
  return isAuthor(reader, authorId) || (isEditor(reader) && (authorId === null || companyTypes.includes(type)));
}

export function mayRemove(reader: Reader, { authorId }: Pick<Owned, 'authorId'>): boolean {
  return isEditor(reader) || isAuthor(reader, authorId);
}

/** Questions are answered by editors, and by who asked. */
export function mayAnswer(reader: Reader, { type, authorId }: Owned): boolean {
  return questionTypes.includes(type) && (isEditor(reader) || isAuthor(reader, authorId));
}

/** A correction is its author's and the editors' until it is published; everybody else has the former form. */
export function maySeeCorrection(reader: Reader, { authorId }: Pick<Owned, 'authorId'>): boolean {
  return isEditor(reader) || isAuthor(reader, authorId);
}

/** Whether a post is public, or one's own. */
export function maySee(
  reader: Reader,
  { status, startsAt, authorId }: Pick<Owned, 'authorId'> & { status: string; startsAt: Date },
): boolean {
  return isEditor(reader) || isAuthor(reader, authorId) || (status === 'visible' && startsAt <= new Date());
}
