import { ApiError, useApi } from '@portal/kit';
import { useEffect, useState } from 'react';

export interface Remote<T> {
  /** The newest answer of this path; it stays while another one is on its way, or did not come. */
  data?: T;
  loading: boolean;
  error?: ApiError;
  reload(): void;
}

/** One page of a list, as the services answer. */
export interface Page<Row> {
  data: Row[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

type Query = Record<string, string | number | boolean | undefined>;

interface Answer<T> {
  path: string;
  request: string;
  data?: T;
  error?: ApiError;
}

/** Reads one thing of a service for a page of admins; without a path it waits. Empty parameters are not sent. */
export function useAdminItem<T>(path: string | undefined, query: Query = {}): Remote<T> {
  const api = useApi();
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
export function useAdminList<Row>(path: string, query: Query): Remote<Page<Row>> {
  return useAdminItem<Page<Row>>(path, query);
}
