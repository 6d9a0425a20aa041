import { isEditor, isAuthor } from './reader.ts';
import type { Reader } from './reader.ts';

/** What a stored row says of its owner. */
export interface Owned {
  type: string;
  authorId: string | null;
}

/** What the company itself says, whichever editor typed it. */
const companyTypes = ['notice', 'announcement'];

/** The author alone; editors edit what the company says, and what has no owner. */
export function mayEdit(reader: Reader, { type, authorId }: Owned): boolean {
  return isAuthor(reader, authorId) || (isEditor(reader) && (authorId === null || companyTypes.includes(type)));
}

export function mayRemove(reader: Reader, { authorId }: Owned): boolean {
  return isEditor(reader) || isAuthor(reader, authorId);
}
