import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Method, PathOf, ResponseOf } from '../typed-api.ts';

/** A call as it arrived at the network. */
export interface ApiCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** JSON as a value, a form as FormData, nothing as undefined. */
  body: unknown;
}

type Fixture = object | string | number | boolean | null | undefined;

/** `GET /api/news/view`; the calls of a front end, when it says which paths it has. */
export type CallOf<Paths> = object extends Paths ? string : { [M in Method]: `${M} ${PathOf<Paths, M>}` }[Method];

/** The JSON of a response, as `Paths` has it. */
type FixtureOf<Paths, Call> = Call extends `${infer M extends Method} ${infer Path}`
  ? Path extends PathOf<Paths, M>
    ? ResponseOf<Paths, M, Path>
    : Fixture
  : Fixture;

/** `Paths`: those of the front end under test; any call without. */
export interface MockApi<Paths extends object = object> {
  /**
   * Answers `'GET /api/news/view'` (placeholders as in `/api/news/:id`) with JSON from now on, until the end of the test.
   * A function gets the call; what it returns is the JSON, `undefined` an empty body, or a whole `Response`.
   * The newest answer to a call wins.
   */
  answer<Call extends CallOf<Paths>>(
    call: Call,
    given: FixtureOf<Paths, Call> | Response | undefined | ((call: ApiCall) => unknown),
  ): void;
  /** The calls to a method and path that were made so far in this test, oldest first. */
  calls(call: CallOf<Paths>): ApiCall[];
}

interface ProblemMembers {
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The role that is missing, and the section it is needed in. */
  requiredRole?: string;
  section?: string;
}

/** A refusal as the services send it: `application/problem+json` with a stable code. */
export function problemResponse(
  status: number,
  code: string,
  { errors, retryAfterSeconds, requiredRole, section }: ProblemMembers = {},
): Response {
  const headers: Record<string, string> = { 'content-type': 'application/problem+json' };
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  const body = { type: 'about:blank', title: code, status, code, errors, requiredRole, section };
  return new Response(JSON.stringify(body), { status, headers });
}

/** Images of libraries, which pages load with the rights of the session: an empty one, in every test. */
const libraryImages = http.get(
  /\/api\/(?:[a-z]+\/media|content\/image)\/[^/]+\/[a-z-]+[.](?:avif|webp)/,
  () => new HttpResponse(null, { headers: { 'content-type': 'image/webp' } }),
);

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text !== '' && type.includes('json') ? (JSON.parse(text) as unknown) : text || undefined;
}

/**
 * The services of a test file, mocked at the network boundary: the real API client runs against them. Call it once, at
 * the top of the file. A call that no answer expects fails its test.
 */
export function mockApi<Paths extends object = object>(): MockApi<Paths> {
  const server = setupServer(libraryImages);
  let calls: ApiCall[] = [];
  let unexpected: string[] = [];

  beforeAll(() =>
    server.listen({
      onUnhandledRequest(request, print) {
        unexpected.push(`${request.method} ${request.url}`);
        print.error();
      },
    }),
  );
  afterEach(() => {
    const found = unexpected;
    server.resetHandlers();
    calls = [];
    unexpected = [];
    // Drafts and what lists remember are of one test
    localStorage.clear();
    sessionStorage.clear();
    if (found.length > 0) throw new Error(`calls that this test did not expect:\n${found.join('\n')}`);
  });
  afterAll(() => server.close());

  function answer(call: string, given: unknown): void {
    const [method = '', path = ''] = call.split(' ');
    const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    server.use(
      http[verb](`*${path}`, async ({ request }) => {
        const url = new URL(request.url);
        const made: ApiCall = {
          method,
          path: url.pathname,
          query: url.searchParams,
          headers: request.headers,
          body: await bodyOf(request.clone()),
        };
        calls.push(made);
        const result: unknown = typeof given === 'function' ? await (given as (made: ApiCall) => unknown)(made) : given;
        if (result instanceof Response) return result.clone();
        return result === undefined ? new HttpResponse(null) : HttpResponse.json(result as object);
      }),
    );
  }

  return {
    answer,
    calls(call) {
      const [method = '', path = ''] = call.split(' ');
      return calls.filter((made) => made.method === method && made.path === path);
    },
  };
}
