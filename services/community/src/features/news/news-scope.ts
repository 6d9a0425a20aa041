import { isEditor } from '../../reader.ts';
import type { Reader } from '../../reader.ts';
import type { NewsListQuery } from './news-schemas.ts';

/**
 * Which items a list or a detail may take from. `public` are the visible ones whose start date has come. `Id` is how the author
 * is given: in a query that is compiled once, a placeholder.
 */
export type NewsScope<Id = string> =
  | { kind: 'public' }
  | { kind: 'public-and-own'; authorId: Id }
  | { kind: 'everything' }
  | { kind: 'hidden' }
  | { kind: 'scheduled' };

/** What this reader may see of what the query asks for. Only an editor's query chooses beyond the public. */
export function newsScope(reader: Reader, status: NewsListQuery['status']): NewsScope {
  if (reader === undefined || status === 'visible') return { kind: 'public' };
  if (!isEditor(reader)) return { kind: 'public-and-own', authorId: reader.id };
  if (status === 'hidden' || status === 'scheduled') return { kind: status };
  return { kind: 'everything' };
}
