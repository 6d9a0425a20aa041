import { usePortal, type PathOf, type QueryOf, type ResponseOf } from '@portal/kit';
import { useRemote, type Remote } from '@portal/kit/remote';

/** Parameters by name. They mostly come from the page's URL, where each is text; the service checks the values. */
export type QueryTexts = Record<string, string | number | boolean | undefined>;

/** `Given`, which may only have parameters that the call has too. */
export type KnownQuery<Known, Given> = Given & Record<Exclude<keyof Given, keyof Known>, never>;

/** `useAdminItem` and `useAdminList` for the paths of a front end. */
export type UseAdminData<Paths> = <Path extends PathOf<Paths, 'GET'>, Given extends QueryTexts>(
  path: Path | undefined,
  query?: KnownQuery<QueryOf<Paths, 'GET', Path>, Given>,
) => Remote<ResponseOf<Paths, 'GET', Path>>;

/**
 * Reads one thing of a service for a page of admins; without a path it waits. Empty parameters are not sent. A front
 * end gives it its paths once: `export const useAdminItem: UseAdminData<paths> = useItem`.
 */
export function useAdminItem<T>(path: string | undefined, query: QueryTexts = {}): Remote<T> {
  const { api } = usePortal();
  const sent = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
  return useRemote(path === undefined ? undefined : [path, sent], (signal) =>
    api.get<T>(path ?? '', { query: sent, signal }),
  );
}

/** Reads a page of a list. */
export const useAdminList = useAdminItem;
