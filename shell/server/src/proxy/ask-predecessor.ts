/** Origin of the version that a fresh version of a service replaces, by the origin of that one; undefined when none runs. */
export type PredecessorOf = (origin: string) => string | undefined;

interface RepeatableCall<Response> {
  origin: string;
  method: string | undefined;
  ask(origin: string): Promise<Response>;
  statusOf(response: Response): number;
  /** Takes what is left of a response that nobody gets, so that its connection can be used again. */
  drop(response: Response): void;
}

const readsOnly = (method = 'GET'): boolean => method === 'GET' || method === 'HEAD';

/**
 * Calls a service. What a fresh version fails to read, its predecessor is asked for: reading twice changes nothing, and the
 * failure counts against the fresh version all the same.
 */
export async function askWithPredecessor<Response>(
  call: RepeatableCall<Response>,
  predecessorOf: PredecessorOf,
): Promise<Response> {
  const { origin, method, ask, statusOf, drop } = call;
  const predecessor = readsOnly(method) ? predecessorOf(origin) : undefined;
  if (predecessor === undefined) return ask(origin);
  const repeat = () => askWithPredecessor({ ...call, origin: predecessor }, predecessorOf);
  const response = await ask(origin).catch(() => undefined);
  if (response === undefined) return repeat();
  if (statusOf(response) < 500) return response;
  drop(response);
  return repeat();
}

/** `fetch` by which the portal's own rendering calls services. */
export function fetchWithPredecessor(predecessorOf: PredecessorOf): typeof fetch {
  const plain = fetch;
  return (input, init) => {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const ask = (at: string) =>
      at === origin
        ? plain(input, init)
        : plain(input instanceof Request ? new Request(at + pathname + search, input) : at + pathname + search, init);
    return askWithPredecessor(
      {
        origin,
        method: init?.method ?? (input instanceof Request ? input.method : undefined),
        ask,
        statusOf: ({ status }) => status,
        drop: ({ body }) => void body?.cancel(),
      },
      predecessorOf,
    );
  };
}
