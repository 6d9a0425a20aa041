import { useLocation, useNavigate } from '@portal/kit';
import { useMemo, useState } from 'react';
import { listAddress, readListQuery, type ListQuery } from './list-query.ts';

/**
 * What a list shows, kept in the address, so that Back and a shared link bring it back. `defaults` names every
 * parameter; what equals its default is left out of the address.
 */
export function useListQuery<Query extends ListQuery>(defaults: Query) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [known] = useState(defaults);
  const query = useMemo(() => readListQuery(search, known), [search, known]);
  const hrefFor = (patch: Partial<Query>) =>
    listAddress({ pathname, search, defaults: known, query: { ...query, ...patch }, patch });
  return {
    query,
    /** Goes to another state of the list; to its first page, unless `page` is among the changes. */
    set: (patch: Partial<Query>) => navigate(hrefFor(patch), { keepPlace: true }),
    reset: () => navigate(hrefFor(known), { keepPlace: true }),
    hrefFor,
    /** Something but the page differs from the defaults. */
    isChanged: Object.keys(known).some((key) => key !== 'page' && query[key] !== known[key]),
  };
}
