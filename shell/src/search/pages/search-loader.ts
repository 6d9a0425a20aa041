import { settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../../api/client.ts';
import { searchSite, type SiteSearch } from '../../api/search.ts';

/** The server refuses longer ones. */
export const longestSearch = 100;
/** Hits of each kind on the page of all kinds, and on that of one. */
const hitsOfAll = 5;
const hitsOfOne = 50;
/** A page that is rendered on the server has 400 ms for its data. */
const serverLimitMs = 300;

export interface SearchData {
  /** What is searched for; empty for nothing. */
  q: string;
  /** Hits of this kind alone. */
  kind?: string;
  /** Missing where there is nothing to search for. */
  found?: Settled<SiteSearch>;
}

/** What was typed, in the form in which it is searched for. */
export const tidySearch = (typed: string): string => typed.normalize('NFC').trim().slice(0, longestSearch);

/** Symbols alone find nothing. */
export const isSearchable = (q: string): boolean => /[\p{L}\p{N}]/u.test(q);

/** Address of a search. */
export function searchAddress(q: string, kind?: string): string {
  return `/search?${new URLSearchParams({ q, ...(kind !== undefined && { kind }) })}`;
}

export async function loadSearch({ url, locale, api, signal }: LoadContext): Promise<SearchData> {
  const q = tidySearch(url.searchParams.get('q') ?? '');
  const asked = url.searchParams.get('kind');
  const kind = asked !== null && /^[a-z]+(?:-[a-z]+)*$/.test(asked) && asked.length <= 40 ? asked : undefined;
  if (!isSearchable(q)) return { q };
  const within = typeof document === 'undefined' ? serverLimitMs : undefined;
  const limit = kind === undefined ? hitsOfAll : hitsOfOne;
  return { q, kind, found: await settle(searchSite(api, { q, locale, kind, limit, within }, signal)) };
}
