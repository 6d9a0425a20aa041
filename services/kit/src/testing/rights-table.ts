import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sectionOf } from '@portal/runtime/declarations';
import pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { accesses, sectionRoles, stepUps } from '../auth/access.ts';
import type { Access, StepUp } from '../auth/access.ts';
import { takeAllowance } from '../quotas/step-up-allowance.ts';
import { resolveReferences } from './resolve-references.ts';
import { isProofOld, makeRightsPeople, rightsPeople } from './rights-people.ts';
import type { RightsPerson } from './rights-people.ts';
import { sampleValue } from './sample-value.ts';
import type { JsonSchema } from './sample-value.ts';
import { testMember } from './test-token.ts';

interface Operation {
  operationId: string;
  'x-access'?: Access;
  'x-step-up'?: StepUp;
  /** What account asks for beside the session. */
  'x-proof'?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
}

interface Call {
  operation: Operation;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  payload?: string;
}

interface Reply {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

export interface RightsTrial {
  app: Pick<FastifyInstance, 'quotas'> & {
    inject(message: Pick<Call, 'method' | 'url' | 'payload'> & { headers: Record<string, string> }): PromiseLike<Reply>;
  };
  /** Administrator's address of its database. */
  adminUrl: string;
}

export interface RightsTableOptions {
  /** Name of the service. */
  service: string;
  /** Its committed OpenAPI documents. */
  documents: URL[];
  /** Token of each of `rightsPeople`, for a service that looks at rows of its own; those that are left out do not ask. */
  tokens?: Map<string, string | undefined>;
  /** Public operations that answer 401 themselves, because of what they are sent. */
  refusesItself?: string[];
}

interface TokenClaims {
  sub: string;
  sid: string;
}

interface Refusal {
  status: number;
  code: string;
  requiredRole?: string;
  section?: string;
}

/** What an operation declares, as a table of its own: it must not follow from the code that is tested. */
function expectedOf(
  person: RightsPerson,
  { 'x-access': access, 'x-step-up': stepUp, 'x-proof': proof }: Operation,
  section?: string,
): Refusal | undefined {
  if (access === 'public' || access === undefined) return undefined;
  if (person.session === 'none') return access === 'optional' ? undefined : { status: 401, code: 'unauthorized' };
  if (person.session === 'expired') return { status: 401, code: 'unauthorized' };
  if (person.session === 'over') return { status: 401, code: 'session-ended' };
  if (access === 'verified' && !person.isVerified) return { status: 403, code: 'email-unverified' };
  const isRole = (sectionRoles as readonly string[]).includes(access);
  if (isRole || access === 'administrator') {
    const held = person.where === 'own' && section !== undefined ? person.sectionRole : undefined;
    const isEnough = person.role === 'admin' || (isRole && (held === access || held === 'manager'));
    if (!isEnough && person.lacksSecondFactor) return { status: 403, code: 'second-factor-required' };
    if (!isEnough)
      return isRole
        ? { status: 403, code: 'forbidden', requiredRole: access, section }
        : { status: 403, code: 'forbidden', requiredRole: 'administrator', section: undefined };
  }
  if (!isProofOld(person)) return undefined;
  const isAsked =
    stepUp === 'rows' || stepUp === 'mails'
      ? person.hasUsedAllowance
      : stepUp !== undefined || proof === 'recent' || proof === 'recent-for-others';
  return isAsked ? { status: 403, code: 'step-up-required' } : undefined;
}

const refusalCodes = new Set([
  'unauthorized',
  'session-ended',
  'email-unverified',
  'second-factor-required',
  'step-up-required',
]);

/** The refusal for want of rights that a response is; what a handler refuses has codes of its own. */
function refusalIn({ statusCode: status, body }: Reply): Refusal | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const { code, requiredRole, section } = JSON.parse(body) as Refusal;
  if (!refusalCodes.has(code) && requiredRole === undefined) return undefined;
  return requiredRole === undefined ? { status, code } : { status, code, requiredRole, section };
}

function callOf(path: string, method: Call['method'], operation: Operation): Call {
  const { parameters = [], requestBody } = operation;
  const values = (where: string) =>
    parameters
      .filter((parameter) => parameter.in === where && (where === 'path' || parameter.required))
      .map(({ name, schema }): [string, string] => [name, encodeURIComponent(String(sampleValue(schema)))]);
  const filled = values('path').reduce((url, [name, value]) => url.replace(`{${name}}`, value), path);
  const query = values('query').map(([name, value]) => `${name}=${value}`);
  const json = requestBody?.content['application/json']?.schema;
  return {
    operation,
    method,
    url: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    ...(json ? { payload: JSON.stringify(sampleValue(json)) } : {}),
  };
}

async function callsIn(document: URL): Promise<Call[]> {
  const { paths } = resolveReferences(
    JSON.parse(await readFile(document, 'utf8')) as { paths: Record<string, Record<string, Operation>> },
  );
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      callOf(path, method.toUpperCase() as Call['method'], operation),
    ),
  );
}

const askedAtOnce = 6;
/** How often a client tries again when the service is busy, before the service counts as broken. */
const mostTries = 10;

/** Lets the session of a token have done all that it may without a recent second factor. */
async function spendAllowance({ app }: RightsTrial, token: string): Promise<void> {
  const { sub, sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as TokenClaims;
  const user = { ...testMember, id: sub, sessionId: sid, needsStepUp: true };
  for (const allowance of ['rows', 'mails'] as const)
    await assert.rejects(takeAllowance(app, user, allowance, 1_000), { code: 'step-up-required' });
}

/** What a response says of itself to caches that may give it to somebody else; undefined when they may not, or may rightly. */
function cacheFault(access: Access | undefined, { headers }: Reply): string | undefined {
  const [cacheControl, vary] = [String(headers['cache-control'] ?? ''), String(headers['vary'] ?? '')];
  if (access === 'public' || /no-store|private/.test(cacheControl) || /authorization/i.test(vary)) return undefined;
  // Without a word of it, no shared cache stores the response to a call with a token (RFC 9111, 3.5)
  if (access !== 'optional' && !/public|s-maxage|must-revalidate/.test(cacheControl)) return undefined;
  return `may be cached for others: cache-control "${cacheControl}", vary "${vary}"`;
}

/**
 * Makes every call of a service as everybody, and fails with a list of those whose refusal is not what the call declares
 * (`x-access`, `x-step-up`, `x-proof`), of operations that declare nothing, of responses that caches may give to others, and of
 * entries that refused anonymous clients leave in the audit log. Prints and returns the number of calls.
 */
export async function expectRightsAsDeclared(
  trial: RightsTrial,
  { service, documents, tokens, refusesItself = [] }: RightsTableOptions,
): Promise<number> {
  const section = sectionOf(service);
  const people = tokens ?? (await makeRightsPeople(trial.adminUrl, section ?? service));
  const calls = (await Promise.all(documents.map(callsIn))).flat();
  const surprises = calls
    .filter(
      ({ operation: { 'x-access': access, 'x-step-up': stepUp = 'data' } }) =>
        !access || !accesses.includes(access) || !stepUps.includes(stepUp),
    )
    .map(({ method, url }) => `${method} ${url} does not say who may call it`);
  let made = 0;

  async function ask(
    { operation, method, url, payload }: Call,
    name: string,
    token: string | undefined,
  ): Promise<Reply> {
    const person = rightsPeople[name];
    if (!person) throw new Error(`nobody is called ${name}`);
    const { 'x-access': access, 'x-step-up': stepUp } = operation;
    const isAllowance = stepUp === 'rows' || stepUp === 'mails';
    const spender = isAllowance && person.hasUsedAllowance ? token : undefined;
    made += 1;
    const headers: Record<string, string> = {
      // Another sender each time: limits for one address are not what is tested
      'x-forwarded-for': `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const send = async (): Promise<Reply> => {
      if (spender !== undefined) await spendAllowance(trial, spender);
      return trial.app.inject({ method, url, payload, headers });
    };
    let reply = await send();
    // A service that is busy says nothing of rights, but when to come again
    for (let tries = 1; reply.statusCode === 503 && reply.headers['retry-after'] && tries < mostTries; tries += 1) {
      await wait(100 * tries);
      reply = await send();
    }
    // An allowance of so many an hour grows by one every few seconds, maybe between the two; then not again for as long
    if (spender !== undefined && isProofOld(person) && reply.statusCode < 400) reply = await send();
    const refusal = refusesItself.includes(operation.operationId) ? undefined : refusalIn(reply);
    // Rows are counted as they go out: where there are none, the call says so
    const isWithoutRows = stepUp === 'rows' && reply.statusCode >= 400 && refusal === undefined;
    const expected = isWithoutRows ? undefined : expectedOf(person, operation, section);
    const said = `${method} ${url} (${access}) as ${name}: ${reply.statusCode} ${reply.body.slice(0, 200)}`;
    if (reply.statusCode >= 500 || JSON.stringify(refusal) !== JSON.stringify(expected))
      surprises.push(`${said}, expected ${JSON.stringify(expected) ?? 'no refusal'}`);
    const fault = method === 'GET' ? cacheFault(access, reply) : undefined;
    if (fault !== undefined) surprises.push(`${said} ${fault}`);
    return reply;
  }

  const isAnonymous = (name: string) => ['none', 'expired'].includes(rightsPeople[name]?.session ?? '');
  const anonymous = [...people].filter(([name]) => isAnonymous(name));
  const others = [...people].filter(([name]) => !isAnonymous(name));
  const log = new pg.Client({ connectionString: trial.adminUrl });
  await log.connect();
  const entries = async () => (await log.query<{ n: string }>('select count(*) as n from audit.entries')).rows[0]?.n;
  // Anonymous clients by themselves: what they are refused must be no entry of a log that cannot be deleted from
  for (const call of calls)
    for (const [name, token] of anonymous) {
      const before = await entries();
      const { statusCode } = await ask(call, name, token);
      if (statusCode >= 400 && (await entries()) !== before)
        surprises.push(`${call.method} ${call.url} as ${name}: ${statusCode} and an entry in the audit log`);
    }
  await log.end();
  // Several ask at once, since most of the time is the database's; not all, which would be a load test
  for (const call of calls)
    for (let first = 0; first < others.length; first += askedAtOnce)
      await Promise.all(others.slice(first, first + askedAtOnce).map(([name, token]) => ask(call, name, token)));
  process.stdout.write(
    `rights of ${service}: ${calls.length} operations, ${people.size} people, ${made} calls, ${surprises.length} surprises\n`,
  );
  assert.deepEqual(surprises, []);
  return made;
}
