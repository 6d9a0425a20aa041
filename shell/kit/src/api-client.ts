export interface RequestOptions {
  /** Strings, numbers and booleans by name; undefined is left out. */
  query?: object;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Makes repeating a POST harmless: one key (`crypto.randomUUID()`) for each thing to be done, kept until it is done. */
  idempotencyKey?: string;
  /** The one status of a success; any other response is then a failure. */
  status?: number;
  /** How long until the response has to be there, in ms; then the call fails as one without a response. */
  limitMs?: number;
}

export interface DownloadOptions extends RequestOptions {
  /** Called as bytes arrive; `total` is undefined when the answer does not tell it. */
  onProgress?(loaded: number, total: number | undefined): void;
}

/** The client as the portal holds it: any call, with a response of any type. Front ends see it as their ApiClient. */
export interface AnyApiClient {
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  send<T>(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  download(path: string, options?: DownloadOptions): Promise<{ blob: Blob; filename?: string }>;
}

interface Problem {
  code?: string;
  title?: string;
  detail?: string;
  errors?: Record<string, string>;
  requestId?: string;
  /** With 403: the role that is missing, and the section it is needed in; an administrator needs none. */
  requiredRole?: string;
  section?: string;
  /** What else a service says, such as the challenge of a sign-in that waits for a second factor. */
  [member: string]: unknown;
}

/** An answer above 299, or no answer at all (`status` 0). `code` is the problem's stable code. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors?: Record<string, string>;
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;
  /** All that the service said. */
  readonly problem: Readonly<Problem>;

  constructor(status: number, problem: Problem = {}, retryAfterSeconds?: number) {
    super(problem.detail ?? problem.title ?? `request failed with status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? (status === 0 ? 'network' : 'unknown');
    this.errors = problem.errors;
    this.requestId = problem.requestId;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ApiClientOptions {
  /** Turns `/api/news/view` into the address to call. */
  resolve(path: string): string;
  /** The bearer token of the session, if there is one. */
  token?(): string | undefined;
  /** Renews the session after a 401 to a call with that token; false when that is not possible. */
  refresh?(refused: string | undefined): Promise<boolean>;
  /** Asks the visitor for the second factor, or the password, after a 403 `step-up-required`; false when they would not. */
  stepUp?(): Promise<boolean>;
  headers?: Record<string, string>;
}

function withQuery(path: string, query: RequestOptions['query']): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]: [string, unknown]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

function toError({ response, text = '' }: Reply): ApiError {
  const isProblem = response.headers.get('content-type')?.includes('json');
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(response.status, isProblem ? problemIn(text) : {}, retryAfter > 0 ? retryAfter : undefined);
}

function problemIn(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return {};
  }
}

/** The name that a download answer gives its file: RFC 5987 `filename*` before plain `filename`. */
function filenameOf(response: Response): string | undefined {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(header)?.[1];
}

/** Reads a body piece by piece, telling how far it is. A length of encoded bytes says nothing about these. */
async function readInPieces(response: Response, onProgress: NonNullable<DownloadOptions['onProgress']>): Promise<Blob> {
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'));
  const pieces: BlobPart[] = [];
  let loaded = 0;
  const reader = response.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    pieces.push(read.value);
    loaded += read.value.length;
    onProgress(loaded, length > 0 ? length : undefined);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

/** A connection that breaks in the middle of a body is no answer either. */
async function bodyOf(response: Response, { onProgress, signal }: DownloadOptions): Promise<Blob> {
  try {
    return onProgress ? await readInPieces(response, onProgress) : await response.blob();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0);
  }
}

/** How long a call may take. Files, which take as long as the connection needs, have no such limit. */
const defaultLimitMs = 30_000;

interface CallOptions extends RequestOptions {
  isFile?: boolean;
}

/** A response; with its text, unless it is a file. */
interface Reply {
  response: Response;
  text?: string;
}

/** Aborts `work` with the caller's signal, or when the time is up. */
async function withinLimit<Result>(
  { signal, limitMs = defaultLimitMs }: RequestOptions,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, limitMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

let writes = 0;

/** How often this page has asked a service to change anything, counted before and after each call. */
export const writeCount = (): number => writes;

/** The one way to call the services, in the browser and in a render worker. Throws ApiError for every failure. */
export function createApiClient(options: ApiClientOptions): AnyApiClient {
  async function attempt(method: string, path: string, body: unknown, request: CallOptions): Promise<Reply> {
    const headers: Record<string, string> = { ...options.headers, ...request.headers };
    const token = options.token?.();
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
    const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const payload = body === undefined ? undefined : isForm ? body : JSON.stringify(body);
    const url = options.resolve(withQuery(path, request.query));
    const ask = async (signal?: AbortSignal): Promise<Reply> => {
      const response = await fetch(url, { method, headers, body: payload, signal });
      return request.isFile && response.ok ? { response } : { response, text: await response.text() };
    };
    try {
      return await (isForm || request.isFile ? ask(request.signal) : withinLimit(request, ask));
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new ApiError(0);
    }
  }

  async function call(method: string, path: string, body: unknown, request: CallOptions = {}): Promise<Reply> {
    const isSuccess = ({ response: { ok, status } }: Reply) => ok && (request.status ?? status) === status;
    const token = options.token?.();
    let reply = await attempt(method, path, body, request);
    if (reply.response.status === 401 && (await options.refresh?.(token)))
      reply = await attempt(method, path, body, request);
    if (isSuccess(reply)) return reply;
    const error = toError(reply);
    if (error.code !== 'step-up-required' || !(await options.stepUp?.())) throw error;
    reply = await attempt(method, path, body, request);
    if (!isSuccess(reply)) throw toError(reply);
    return reply;
  }

  const json = <T>({ text = '' }: Reply): T => (text === '' ? undefined : JSON.parse(text)) as T;

  return {
    get: async (path, request) => json(await call('GET', path, undefined, request)),
    async send(method, path, body, request) {
      writes += 1;
      try {
        return json(await call(method, path, body, request));
      } finally {
        writes += 1;
      }
    },
    async download(path, request = {}) {
      const { response } = await call('GET', path, undefined, { ...request, isFile: true });
      return { blob: await bodyOf(response, request), filename: filenameOf(response) };
    },
  };
}
