import { ApiError, usePortal, type PathOf, type QueryOf, type ResponseOf } from '@portal/kit';
import { useEffect, useState } from 'react';

export interface Remote<T> {
  /** The newest answer of this path; it stays while another one is on its way, or did not come. */
  data?: T;
  loading: boolean;
  error?: ApiError;
  reload(): void;
}

/** Parameters by name. They mostly come from the page's URL, where each is text; the service checks the values. */
export type QueryTexts = Record<string, string | number | boolean | undefined>;

/** `Given`, which may only have parameters that the call has too. */
export type KnownQuery<Known, Given> = Given & Record<Exclude<keyof Given, keyof Known>, never>;

/** `useAdminItem` and `useAdminList` for the paths of a front end. */
export type UseAdminData<Paths> = <Path extends PathOf<Paths, 'GET'>, Given extends QueryTexts>(
  path: Path | undefined,
  query?: KnownQuery<QueryOf<Paths, 'GET', Path>, Given>,
) => Remote<ResponseOf<Paths, 'GET', Path>>;

interface Answer<T> {
  path: string;
  request: string;
  data?: T;
  error?: ApiError;
}

/**
 * Reads one thing of a service for a page of admins; without a path it waits. Empty parameters are not sent. A front
 * end gives it its paths once: `export const useAdminItem: UseAdminData<paths> = useItem`.
 */
export function useAdminItem<T>(path: string | undefined, query: QueryTexts = {}): Remote<T> {
  const { api } = usePortal();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>();
  const sent = JSON.stringify(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));
  const request = `${attempt} ${path} ${sent}`;

  useEffect(() => {
    if (!path) return;
    const controller = new AbortController();
    api
      .get<T>(path, { query: Object.fromEntries(JSON.parse(sent) as [string, string][]), signal: controller.signal })
      .then(
        (data) => setAnswer({ path, request, data }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setAnswer((before) => ({
            path,
            request,
            data: before?.path === path ? before.data : undefined,
            error: error instanceof ApiError ? error : new ApiError(0),
          }));
        },
      );
    return () => controller.abort();
  }, [api, path, request, sent]);

  const isCurrent = answer?.request === request;
  return {
    data: answer?.path === path ? answer?.data : undefined,
    loading: path !== undefined && !isCurrent,
    error: isCurrent ? answer.error : undefined,
    reload: () => setAttempt((count) => count + 1),
  };
}

/** Reads a page of a list. */
export const useAdminList = useAdminItem;
