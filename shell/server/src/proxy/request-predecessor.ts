/** Origin of the version that a fresh version of a service replaces, by the origin of that one; undefined when none runs. */
export type PredecessorOf = (origin: string) => string | undefined;

interface RepeatableCall<Response> {
  origin: string;
  method: string | undefined;
  request(origin: string): Promise<Response>;
  statusOf(response: Response): number;
  /** Takes what is left of a response that is not passed on, so that its connection can be used again. */
  drop(response: Response): void;
}

const readsOnly = (method = 'GET'): boolean => method === 'GET' || method === 'HEAD';

/**
 * What a former version says may take the place of a failure only when it says it of the caller: its 404 may mean that it does not
 * know the call, and its 400 that it does not know a parameter.
 */
const mayReplaceFailure = (status: number): boolean => status < 400 || status === 401 || status === 403;

/**
 * Calls a service. What a fresh version fails to read is requested from its predecessor: reading twice changes nothing, and the
 * failure counts against the fresh version all the same.
 */
export async function requestWithPredecessor<Response>(
  call: RepeatableCall<Response>,
  predecessorOf: PredecessorOf,
): Promise<Response> {
  const { origin, method, request, statusOf, drop } = call;
  const predecessor = readsOnly(method) ? predecessorOf(origin) : undefined;
  if (predecessor === undefined) return request(origin);
  const [own] = await Promise.allSettled([request(origin)]);
  if (own.status === 'fulfilled' && statusOf(own.value) < 500) return own.value;
  const [former] = await Promise.allSettled([requestWithPredecessor({ ...call, origin: predecessor }, predecessorOf)]);
  if (former.status === 'fulfilled') {
    if (mayReplaceFailure(statusOf(former.value))) {
      if (own.status === 'fulfilled') drop(own.value);
      return former.value;
    }
    drop(former.value);
  }
  if (own.status === 'fulfilled') return own.value;
  throw own.reason;
}

/** `fetch` by which the portal's own rendering calls services. */
export function fetchWithPredecessor(predecessorOf: PredecessorOf): typeof fetch {
  const plain = fetch;
  return (input, init) => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const request = (at: string) =>
      at === origin
        ? plain(input, init)
        : plain(input instanceof Request ? new Request(at + pathname + search, input) : at + pathname + search, init);
    return requestWithPredecessor(
      {
        origin,
        method: init?.method ?? (input instanceof Request ? input.method : undefined),
        request,
        statusOf: ({ status }) => status,
        drop: ({ body }) => void body?.cancel(),
      },
      predecessorOf,
    );
  };
}
