import { STATUS_CODES } from 'node:http';

/** Field of the request → message code, such as `{ email: 'invalid-format' }`. */
export type FieldErrors = Record<string, string>;

export interface ProblemOptions {
  detail?: string;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
}

/** A failure that the client is told about. Codes are kebab-case and stable; `detail` is English prose for developers. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly statusCode: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, code: string, options: ProblemOptions = {}) {
    super(options.detail ?? `${statusCode} ${code}`);
    this.statusCode = statusCode;
    this.code = code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Wire shape of `application/problem+json` (RFC 9457 with the portal's own members). */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  requestId: string;
  errors?: FieldErrors;
}

/** What is sent for a problem. */
export function problemBody(error: ProblemError, requestId: string): ProblemBody {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.statusCode] ?? 'Error',
    status: error.statusCode,
    code: error.code,
    ...(error.detail === undefined ? {} : { detail: error.detail }),
    requestId,
    ...(error.errors === undefined ? {} : { errors: error.errors }),
  };
}

/** One function a status; `throw problem.notFound('news-not-found')`. */
export const problem = {
  badRequest: (code: string, detail?: string, errors?: FieldErrors) => new ProblemError(400, code, { detail, errors }),
  unauthorized: (code = 'unauthorized', detail?: string) => new ProblemError(401, code, { detail }),
  forbidden: (code = 'forbidden', detail?: string) => new ProblemError(403, code, { detail }),
  notFound: (code = 'not-found', detail?: string) => new ProblemError(404, code, { detail }),
  conflict: (code: string, detail?: string, errors?: FieldErrors) => new ProblemError(409, code, { detail, errors }),
  tooLarge: (code = 'too-large', detail?: string, errors?: FieldErrors) =>
    new ProblemError(413, code, { detail, errors }),
  unsupportedType: (code = 'unsupported-type', detail?: string, errors?: FieldErrors) =>
    new ProblemError(415, code, { detail, errors }),
  tooManyRequests: (code: string, retryAfterSeconds: number, detail?: string) =>
    new ProblemError(429, code, { detail, retryAfterSeconds }),
  unavailable: (code: string, retryAfterSeconds: number, detail?: string) =>
    new ProblemError(503, code, { detail, retryAfterSeconds }),
};
