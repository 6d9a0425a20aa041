import http from 'node:http';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Another path for each call, where `path` only names it. */
  address?: () => string;
  body?: () => object;
  /** The access token of who makes it. */
  bearer?: string;
}

export interface CallResult {
  call: string;
  /** When it was made, in the time of `performance.now()`. */
  at: number;
  ms: number;
  /** 0: no response. */
  status: number;
  /** Of a connection that failed: ECONNREFUSED, ECONNRESET … */
  code?: string;
  /** Of a document: who rendered its section. */
  rendered?: string;
}

export interface SteadyLoad {
  results: CallResult[];
  /** Stops asking and waits for what is under way. */
  stop(): Promise<void>;
}

const limitMs = 30_000;

/** A call on a connection of its own, as that of a new visitor. */
export function make(origin: string, { method, path, address, body, bearer }: Call): Promise<CallResult> {
  const at = performance.now();
  const text = body && JSON.stringify(body());
  const headers = {
    ...(text !== undefined && { 'content-type': 'application/json', origin }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
  return new Promise((resolve) => {
    const end = (status: number, code?: string, rendered?: string): void =>
      resolve({ call: `${method} ${path}`, at, ms: performance.now() - at, status, code, rendered });
    const request = http.request(
      origin + (address?.() ?? path),
      { method, headers, agent: false, timeout: limitMs },
      (response) => {
        response.on('error', (error: NodeJS.ErrnoException) => end(0, error.code));
        response.on('end', () =>
          end(response.statusCode ?? 0, undefined, response.headers['x-portal-rendered']?.toString()),
        );
        response.resume();
      },
    );
    request.on('timeout', () => request.destroy(Object.assign(new Error('no response in time'), { code: 'TIMEOUT' })));
    request.on('error', (error: NodeJS.ErrnoException) => end(0, error.code));
    request.end(text);
  });
}

const lookEveryMs = 5;

/** Makes calls in turn at a steady pace, whether or not those before have ended. What a busy moment held up is made after it. */
export function startLoad(origin: string, perSecond: number, calls: readonly Call[]): SteadyLoad {
  const results: CallResult[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  let round = 0;
  const begin = (call: Call): void => {
    const done = make(origin, call)
      .then((result) => void results.push(result))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    for (; round < due; round += 1) begin(calls[round % calls.length]!);
  }, lookEveryMs);
  return {
    results,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** Those that got no response, or one that says that something failed. */
export const failed = (results: readonly CallResult[]): CallResult[] =>
  results.filter(({ status }) => status === 0 || status >= 500);

/** A share of the times lies below the result, in milliseconds. */
export function percentile(results: readonly CallResult[], share: number): number {
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
