/** Field of the request → message code, such as `{ email: 'invalid-format' }`. */
export type FieldErrors = Record<string, string>;

export interface ProblemOptions {
  detail?: string;
  errors?: FieldErrors;
  retryAfterSeconds?: number;
  /** What else the client needs to go on, such as the challenge of a sign-in that needs a second factor. */
  members?: Record<string, unknown>;
}

/** What a client is told of a failure. `sendProblem` makes the response of it. */
export interface Problem extends ProblemOptions {
  status: number;
  /** Stable, for programs, in kebab-case: `service-unavailable`. */
  code: string;
  /** Why a release was refused, one by one. */
  findings?: readonly object[];
}

/** A failure that the client is told about. Codes are kebab-case and stable; `detail` is English prose for developers. */
export class ProblemError extends Error implements Problem {
  override name = 'ProblemError';
  readonly status: number;
  /** The same for Fastify. */
  readonly statusCode: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly members: Record<string, unknown> | undefined;

  constructor(status: number, code: string, options: ProblemOptions = {}) {
    super(options.detail ?? `${status} ${code}`);
    this.status = status;
    this.statusCode = status;
    this.code = code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.members = options.members;
  }
}

/** One function a status; `throw problem.notFound('news-not-found')`. */
export const problem = {
  badRequest: (code: string, detail?: string, errors?: FieldErrors) => new ProblemError(400, code, { detail, errors }),
  unauthorized: (code = 'unauthorized', detail?: string) => new ProblemError(401, code, { detail }),
  forbidden: (code = 'forbidden', detail?: string) => new ProblemError(403, code, { detail }),
  /** 403 `forbidden` that names the missing role, and the section unless it is the administrator's, so that a page can say it. */
  missingRole: (requiredRole: string, section?: string) =>
    new ProblemError(403, 'forbidden', { members: { requiredRole, section } }),
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
