import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { sectionOf } from '@portal/runtime/declarations';
import { accesses, sectionRoles } from '../auth/access.ts';
import type { Access } from '../auth/access.ts';
import { resolveReferences } from './resolve-references.ts';
import { makeRightsPeople, rightsPeople } from './rights-people.ts';
import type { RightsPerson } from './rights-people.ts';
import { sampleValue } from './sample-value.ts';
import type { JsonSchema } from './sample-value.ts';

interface Operation {
  operationId: string;
  'x-access'?: Access;
  'x-step-up'?: boolean;
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
  body: string;
}

export interface RightsTrial {
  app: {
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

interface Refusal {
  status: number;
  code: string;
  requiredRole?: string;
  section?: string;
}

/** What an operation declares, as a table of its own: it must not follow from the code that is tested. */
function expectedOf(
  person: RightsPerson,
  { 'x-access': access, 'x-step-up': stepUp }: Operation,
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
  return stepUp && person.isStepUpDue ? { status: 403, code: 'step-up-required' } : undefined;
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

/**
 * Makes every call of a service as everybody, and fails with a list of those whose refusal is not what the call declares
 * (`x-access`, `x-step-up`), and of operations that declare nothing. Prints and returns the number of calls.
 */
export async function expectRightsAsDeclared(
  { app, adminUrl }: RightsTrial,
  { service, documents, tokens, refusesItself = [] }: RightsTableOptions,
): Promise<number> {
  const section = sectionOf(service);
  const people = tokens ?? (await makeRightsPeople(adminUrl, section ?? service));
  const calls = (await Promise.all(documents.map(callsIn))).flat();
  const surprises = calls
    .filter(({ operation }) => !accesses.includes(operation['x-access'] as Access))
    .map(({ method, url }) => `${method} ${url} does not say who may call it`);
  let made = 0;
  for (const { operation, method, url, payload } of calls) {
    // Everybody asks at once: what is tested waits for the database most of the time
    const asked = [...people].map(async ([name, token]) => {
      const person = rightsPeople[name];
      if (!person) throw new Error(`nobody is called ${name}`);
      made += 1;
      const headers: Record<string, string> = {
        // Another sender each time: limits for one address are not what is tested
        'x-forwarded-for': `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const reply = await app.inject({ method, url, payload, headers });
      const refusal = refusesItself.includes(operation.operationId) ? undefined : refusalIn(reply);
      const expected = expectedOf(person, operation, section);
      if (reply.statusCode >= 500 || JSON.stringify(refusal) !== JSON.stringify(expected))
        surprises.push(
          `${method} ${url} (${operation['x-access']}) as ${name}: ${reply.statusCode} ${reply.body.slice(0, 200)}, expected ${JSON.stringify(expected) ?? 'no refusal'}`,
        );
    });
    await Promise.all(asked);
  }
  process.stdout.write(
    `rights of ${service}: ${calls.length} operations, ${people.size} people, ${made} calls, ${surprises.length} surprises\n`,
  );
  assert.deepEqual(surprises, []);
  return made;
}
