import { useLocation, useNavigate } from '@portal/kit';
import { useMemo, useState } from 'react';
import { listAddress, readListQuery, type ListQuery } from './list-query.ts';
import { defaultPageSize } from './page-sizes.ts';
import { useListMemory, type UsedListMemory } from './use-list-memory.ts';

/** What `useListQuery` gives: the state of a list, and the ways to another one. */
export interface ListState<Query extends ListQuery> {
  query: Query;
  /** Goes to another state of the list; to its first page, unless `page` is among the changes. */
  set(patch: Partial<Query>): void;
  reset(): void;
  hrefFor(patch: Partial<Query>): string;
  /** Something but the page and its size differs from the defaults. */
  isChanged: boolean;
  /** Page size, columns and saved views; empty for a list without a name. */
  memory: UsedListMemory;
  /** The search of the URL without the page, by which this state is found again. */
  search: string;
}

/** A list with a name also has the size of its pages, which the browser remembers. */
export function useListQuery<Query extends ListQuery>(
  defaults: Query,
  name: string,
): ListState<Query & { pageSize: number }>;
export function useListQuery<Query extends ListQuery>(defaults: Query): ListState<Query>;

/**
 * What a list shows, kept in the address, so that Back and a shared link bring it back. `defaults` names every
 * parameter; what equals its default is left out of the address.
 */
export function useListQuery(defaults: ListQuery, name?: string): ListState<ListQuery> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const memory = useListMemory(name);
  const [known] = useState<ListQuery>(() =>
    name === undefined ? defaults : { ...defaults, pageSize: memory.memory.pageSize ?? defaultPageSize },
  );
  const query = useMemo(() => readListQuery(search, known), [search, known]);
  const hrefFor = (patch: Partial<ListQuery>) =>
    listAddress({ pathname, search, defaults: known, query: { ...query, ...patch }, patch });
  const { pageSize: _size, ...narrowing } = known;
  const narrowed = new URLSearchParams(search);
  for (const key of ['page', 'pageSize']) narrowed.delete(key);
  return {
    query,
    set: (patch) => navigate(hrefFor(patch), { keepPlace: true }),
    reset: () => navigate(hrefFor(narrowing), { keepPlace: true }),
    hrefFor,
    isChanged: Object.keys(narrowing).some((key) => key !== 'page' && query[key] !== known[key]),
    memory,
    search: String(narrowed),
  };
}
