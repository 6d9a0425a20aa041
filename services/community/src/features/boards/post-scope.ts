import type { BoardGroup } from './board.ts';
import { isEditor } from './reader.ts';
import type { Reader } from './reader.ts';

/** What an editor's query may choose. */
export const scopeStatuses = ['visible', 'hidden', 'scheduled', 'all'] as const;
type Status = (typeof scopeStatuses)[number] | undefined;

/**
 * Which posts a list or a detail may take from. `public` are the visible ones whose start date has come. `Id` is how the author
 * is given: in a query that is compiled once, a placeholder.
 */
export type PostScope<Id = string> =
  | { kind: 'public' }
  | { kind: 'public-and-own'; authorId: Id }
  | { kind: 'everything' }
  | { kind: 'hidden' }
  | { kind: 'scheduled' };

/** What a list takes from: boards of one group, a scope of rights and, if given, one kind or all but one, and a search. */
export interface PostFilter<Id = string> {
  boards: readonly string[];
  scope: PostScope<Id>;
  type?: string | undefined;
  butType?: string | undefined;
  title?: string | undefined;
}

/** What this reader may see of what the query asks for. Only an editor's query chooses beyond the public. */
export function postScope({ isReviewed }: Pick<BoardGroup, 'isReviewed'>, reader: Reader, status: Status): PostScope {
  // Nothing is hidden there
  if (!isReviewed) return { kind: 'everything' };
  if (reader === undefined || status === 'visible') return { kind: 'public' };
  if (!isEditor(reader)) return { kind: 'public-and-own', authorId: reader.id };
  if (status === 'hidden' || status === 'scheduled') return { kind: status };
  return { kind: 'everything' };
}
