/** As long as one document takes; documents themselves are kept for a second. */
const keptMs = 50;
const mostKept = 200;
/** Longer than any render waits. */
const limitMs = 2_000;
/** They tell who asks, and nothing of what is asked for. */
const ofTheCaller = new Set(['x-request-id']);

interface Read {
  response: Response;
  text: string;
}

/** What a call asks for; undefined where it may change something, or where its trace is recorded. */
function keyOf(input: string | URL | Request, { method = 'GET', headers = {} }: RequestInit = {}): string | undefined {
  if (typeof input !== 'string' || method !== 'GET' || headers instanceof Headers || Array.isArray(headers))
    return undefined;
  if ('traceparent' in headers) return undefined;
  return [input, ...Object.entries(headers).filter(([name]) => !ofTheCaller.has(name))].join('\n');
}

/** Rejects when the signal of a caller is aborted; others wait on. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/**
 * `fetch` for documents: who asks a service for the same as another a moment ago gets the same response. Many documents of a
 * page differ in what its loader does not read, such as the query of an advertisement. Responses hold nothing personal, since
 * documents are rendered for anybody; those that are no success serve only who has waited for them.
 */
export function sharedReads(ask: typeof fetch, now = () => performance.now()): typeof fetch {
  const reads = new Map<string, { until: number; read: Promise<Read> }>();

  async function read(input: string, init: RequestInit | undefined): Promise<Read> {
    const response = await ask(input, { ...init, signal: AbortSignal.timeout(limitMs) });
    return { response, text: await response.text() };
  }

  function find(key: string, input: string, init: RequestInit | undefined): Promise<Read> {
    const known = reads.get(key);
    if (known && now() < known.until) return known.read;
    const made = read(input, init);
    reads.delete(key);
    reads.set(key, { until: now() + keptMs, read: made });
    if (reads.size > mostKept) reads.delete(reads.keys().next().value!);
    const forget = () => reads.get(key)?.read === made && reads.delete(key);
    made.then(({ response }) => response.status === 200 || forget(), forget);
    return made;
  }

  return async (input, init) => {
    const key = keyOf(input, init);
    if (key === undefined) return ask(input, init);
    const { response, text } = await untilAborted(find(key, input as string, init), init?.signal);
    const { status, statusText, headers } = response;
    return new Response(text === '' ? null : text, { status, statusText, headers });
  };
}
