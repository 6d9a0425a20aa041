import { ApiError } from '@portal/kit';
import { useEffect, useEffectEvent, useState } from 'react';

export interface Remote<T> {
  /** The newest response; it stays while another of the same kind is on its way, or did not come. */
  data?: T;
  loading: boolean;
  error?: ApiError;
  reload(): void;
  /** Shows newer data, such as a change was answered with. */
  show(data: T): void;
}

interface Loaded<T> {
  kind: unknown;
  request: string;
  data?: T;
  error?: ApiError;
}

interface RemoteOptions {
  /** Told of each failure, e.g. for a toast. */
  onFailed?(error: ApiError): void;
}

/**
 * Data that a component loads in the browser. They are loaded again when the key changes, and the call is aborted when
 * it does or the component is left. The first part of the key is the kind of data: older data of the same kind stay in
 * sight meanwhile. Nothing is loaded without a key. Calls that fail for another reason than ApiError count as status 0.
 */
export function useRemote<T>(
  key: readonly [kind: string, ...parameters: unknown[]] | undefined,
  load: (signal: AbortSignal) => Promise<T>,
  { onFailed }: RemoteOptions = {},
): Remote<T> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T>>();
  const kind = key?.[0];
  const request = key && `${attempt} ${JSON.stringify(key)}`;
  const begin = useEffectEvent((controller: AbortController, wanted: string) => {
    load(controller.signal).then(
      (data) => controller.signal.aborted || setLoaded({ kind, request: wanted, data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const failure = error instanceof ApiError ? error : new ApiError(0);
        const keep = (before?: Loaded<T>) => (before?.kind === kind ? before?.data : undefined);
        setLoaded((before) => ({ kind, request: wanted, data: keep(before), error: failure }));
        onFailed?.(failure);
        if (failure !== error) throw error;
      },
    );
  });

  useEffect(() => {
    if (request === undefined) return undefined;
    const controller = new AbortController();
    begin(controller, request);
    return () => controller.abort();
  }, [request]);

  const isCurrent = loaded?.request === request;
  return {
    data: loaded && loaded.kind === kind ? loaded.data : undefined,
    loading: request !== undefined && !isCurrent,
    error: isCurrent ? loaded?.error : undefined,
    reload: () => setAttempt((count) => count + 1),
    show: (data) => setLoaded({ kind, request: request ?? '', data }),
  };
}
