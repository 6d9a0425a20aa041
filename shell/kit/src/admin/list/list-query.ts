import { withQuery } from '../../url/url.ts';

/** Parameters of a list by name; a number is a whole one from 1 on. */
export type ListQuery = Record<string, string | number | undefined>;

/** Reads the parameters that `defaults` names out of an address; what is missing or wrong is the default. */
export function readListQuery<Query extends ListQuery>(search: string, defaults: Query): Query {
  const params = new URLSearchParams(search);
  const read = Object.entries(defaults).map(([key, fallback]) => {
    const text = params.get(key);
    if (text === null) return [key, fallback];
    if (typeof fallback === 'string') return [key, text];
    return [key, /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback];
  });
  return Object.fromEntries(read) as Query;
}

interface ListAddressInput {
  pathname: string;
  /** Other parameters of it stay. */
  search: string;
  defaults: ListQuery;
  query: ListQuery;
  /** What has just changed in the query. */
  patch: Partial<ListQuery>;
}

/** The address of a state of the list. Whatever changes it begins at the first page again. */
export function listAddress({ pathname, search, defaults, query, patch }: ListAddressInput): string {
  const params = new URLSearchParams(search);
  for (const [key, fallback] of Object.entries(defaults)) {
    const value = key === 'page' && patch['page'] === undefined ? fallback : query[key];
    if (value === undefined || value === fallback) params.delete(key);
    else params.set(key, String(value));
  }
  return withQuery(pathname, params);
}
