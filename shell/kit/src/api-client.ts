export interface RequestOptions {
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

export interface ApiClient {
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  /** Sends an object as JSON, FormData as it is. */
  send<T>(method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown, options?: RequestOptions): Promise<T>;
  download(path: string, options?: RequestOptions): Promise<{ blob: Blob; filename?: string }>;
}

interface Problem {
  code?: string;
  title?: string;
  detail?: string;
  errors?: Record<string, string>;
  requestId?: string;
}

/** An answer above 299, or no answer at all (`status` 0). `code` is the problem's stable code. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors?: Record<string, string>;
  readonly requestId?: string;
  readonly retryAfterSeconds?: number;

  constructor(status: number, problem: Problem = {}, retryAfterSeconds?: number) {
    super(problem.detail ?? problem.title ?? `request failed with status ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? (status === 0 ? 'network' : 'unknown');
    this.errors = problem.errors;
    this.requestId = problem.requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ApiClientOptions {
  /** Turns `/api/news/view` into the address to call. */
  resolve(path: string): string;
  /** The bearer token of the session, if there is one. */
  token?(): string | undefined;
  /** Renews the session after a 401; false when that is not possible. */
  refresh?(): Promise<boolean>;
  headers?: Record<string, string>;
}

function withQuery(path: string, query: RequestOptions['query']): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

async function toError(response: Response): Promise<ApiError> {
  const isProblem = response.headers.get('content-type')?.includes('json');
  const problem: Problem = isProblem ? await response.json().catch(() => ({})) : {};
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError(response.status, problem, retryAfter > 0 ? retryAfter : undefined);
}

/** The name that a download answer gives its file: RFC 5987 `filename*` before plain `filename`. */
function filenameOf(response: Response): string | undefined {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(header)?.[1];
}

/** The one way to call the services, in the browser and in a render worker. Throws ApiError for every failure. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  async function attempt(method: string, path: string, body: unknown, request: RequestOptions): Promise<Response> {
    const headers: Record<string, string> = { ...options.headers, ...request.headers };
    const token = options.token?.();
    if (token) headers['authorization'] = `Bearer ${token}`;
    const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
    const payload = body === undefined ? undefined : isForm ? body : JSON.stringify(body);
    try {
      return await fetch(options.resolve(withQuery(path, request.query)), { method, headers, body: payload, signal: request.signal });
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new ApiError(0);
    }
  }

  async function call(method: string, path: string, body: unknown, request: RequestOptions = {}): Promise<Response> {
    let response = await attempt(method, path, body, request);
    if (response.status === 401 && (await options.refresh?.())) response = await attempt(method, path, body, request);
    if (!response.ok) throw await toError(response);
    return response;
  }

  async function json<T>(response: Response): Promise<T> {
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  return {
    get: async (path, request) => json(await call('GET', path, undefined, request)),
    send: async (method, path, body, request) => json(await call(method, path, body, request)),
    async download(path, request) {
      const response = await call('GET', path, undefined, request);
      return { blob: await response.blob(), filename: filenameOf(response) };
    },
  };
}
