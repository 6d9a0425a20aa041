import { createHash, randomUUID } from 'node:crypto';
import { isOverdue, problem, serviceLimitMs, uploadLimitMs } from '@portal/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Knex } from 'knex';
import { createIdempotencyStore } from './idempotency-store.ts';
import type { Claim } from './idempotency-store.ts';
import { openAnswer, sealAnswer } from './stored-answer.ts';
import type { StoredAnswer } from './stored-answer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False: the route ignores `Idempotency-Key`, because its answer is a secret or repeating it does no harm. */
    idempotency?: boolean;
  }
}

const keyHeader = 'idempotency-key';
const acceptableKey = /^[\x21-\x7e]{8,200}$/;
/**
 * As long as the request itself may take: a client that repeats the call of a killed process waits no longer than for a
 * response. A handler past its time that still commits is stopped by rememberAnswer, in its own transaction.
 */
const leaseSeconds = serviceLimitMs / 1_000;
const uploadLeaseSeconds = (uploadLimitMs + serviceLimitMs) / 1_000;
const retryAfterSeconds = 1;
const repeatedHeaders = ['content-type', 'location', 'set-cookie'];

interface HeldClaim extends Claim {
  key: string;
  /** The handler has kept its answer itself. */
  isRemembered: boolean;
  /** Writes an answer as the route will send it. */
  serialize(status: number, body: unknown): string;
}

const claims = new WeakMap<FastifyRequest, HeldClaim>();

function sha256(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function isUpload(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('multipart/') ?? false;
}

function claimOf(request: FastifyRequest, reply: FastifyReply, key: string): HeldClaim {
  return {
    key,
    keyHash: sha256(request.method, request.url, request.user?.id ?? '', key),
    // A browser writes the same form with another boundary each time, and the handler alone reads it. With the key, which
    // nobody stores, because a bare hash of a form would let a guessed password be tried on it
    fingerprint: isUpload(request) ? sha256('multipart') : sha256(key, JSON.stringify(request.body ?? null)),
    attempt: randomUUID(),
    isRemembered: false,
    serialize: (status, body) => (reply.getSerializationFunction(String(status)) ?? JSON.stringify)(body),
    leaseSeconds: isUpload(request) ? uploadLeaseSeconds : leaseSeconds,
  };
}

async function begin(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const key = request.headers[keyHeader];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !acceptableKey.test(key)) throw problem.badRequest('idempotency-key-invalid');
  const claim = claimOf(request, reply, key);
  const store = createIdempotencyStore(app.db);
  const outcome = await store.claim(claim);
  // Answered for its time while Postgres kept it waiting: its handler does not run any more
  if (reply.sent) {
    if (outcome.state === 'mine') await store.release(claim);
    return undefined;
  }
  if (outcome.state === 'other') throw problem.conflict('idempotency-key-reused');
  if (outcome.state === 'running') {
    reply.header('retry-after', retryAfterSeconds);
    throw problem.conflict('idempotency-in-progress');
  }
  if (outcome.state === 'mine') {
    claims.set(request, claim);
    return undefined;
  }
  const { status, headers, body } = openAnswer(outcome.answer, key, claim.keyHash);
  return reply
    .code(status)
    .headers(headers)
    .header('idempotency-replayed', 'true')
    .serializer((text: unknown) => String(text))
    .send(body ?? undefined);
}

function answerOf(reply: FastifyReply, body: string | null): StoredAnswer {
  const headers = repeatedHeaders.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value] as const];
  });
  return { status: reply.statusCode, headers: Object.fromEntries(headers), body };
}

/** Keeps a success before it is sent. A failure frees the key: the person mends the form and sends it with the same one. */
async function finish(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const claim = claims.get(request);
  // A handler beyond its time may still commit: its claim lasts until the lease is over
  if (!claim || isOverdue(request)) return;
  const store = createIdempotencyStore(app.db);
  const isRepeatable = payload === null || payload === undefined || typeof payload === 'string';
  try {
    if (reply.statusCode >= 400 || !isRepeatable) await store.release(claim);
    else if (!claim.isRemembered)
      await store.keepAll([
        { ...claim, answer: sealAnswer(answerOf(reply, payload ?? null), claim.key, claim.keyHash) },
      ]);
  } catch (error) {
    // The work is done; that it cannot be remembered is no reason to say that it failed
    request.log.warn({ err: error }, 'an answer was not remembered');
  }
}

/**
 * Makes every POST route of the app repeatable: the same key, method, path, caller and body within 24 hours gets the stored
 * answer with `idempotency-replayed: true`. 409 `idempotency-key-reused` for another body, 409 `idempotency-in-progress`
 * while the first is running, 400 `idempotency-key-invalid` unless it is 8 to 200 printable ASCII characters.
 */
export const idempotency = fp(
  async (app) => {
    app.addHook('onRoute', (route: RouteOptions) => {
      if (route.method !== 'POST' || route.config?.idempotency === false) return;
      // Last of each kind: behind the guards, and after cookies were written
      route.preHandler = [
        route.preHandler ?? [],
        async (request: FastifyRequest, reply: FastifyReply) => begin(app, request, reply),
      ].flat();
      route.onSend = [
        route.onSend ?? [],
        async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
          await finish(app, request, reply, payload);
          return payload;
        },
      ].flat();
    });
  },
  { name: 'idempotency', dependencies: ['time-limit'], decorators: { fastify: ['db'] } },
);

/** What a handler answers a request with. */
export interface RememberedAnswer {
  request: FastifyRequest;
  status: number;
  body: unknown;
  headers?: Record<string, string | string[]>;
}

/** rememberAnswer for requests that one transaction serves together, in one statement; those without a key are passed over. */
export async function rememberAnswers(trx: Knex, answers: readonly RememberedAnswer[]): Promise<void> {
  const kept = answers.flatMap(({ request, status, body, headers }) => {
    const claim = claims.get(request);
    if (!claim) return [];
    const isEmpty = body === undefined || body === null;
    const answer: StoredAnswer = {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body: isEmpty ? null : claim.serialize(status, body),
    };
    return [{ claim, sealed: sealAnswer(answer, claim.key, claim.keyHash) }];
  });
  if (kept.length === 0) return;
  const isWhole = await createIdempotencyStore(trx).keepAll(
    kept.map(({ claim, sealed }) => ({ ...claim, answer: sealed })),
  );
  if (!isWhole) throw problem.conflict('idempotency-in-progress');
  for (const { claim } of kept) claim.isRemembered = true;
}

/**
 * Keeps the answer in the handler's own transaction, so that even a process killed right after the commit has answered
 * exactly once. Does nothing for requests without `Idempotency-Key`. 409 `idempotency-in-progress` when another attempt
 * has taken over; the transaction must then fail.
 */
export function rememberAnswer(
  trx: Knex,
  request: FastifyRequest,
  answer: Omit<RememberedAnswer, 'request'>,
): Promise<void> {
  return rememberAnswers(trx, [{ request, ...answer }]);
}

/** Keeps the body of a response, in the transaction that it tells of; given to a service by its route. */
export type Remember = (trx: Knex, body: unknown) => Promise<void>;

/** rememberAnswer for a route whose service makes the body in its transaction. Every POST that must not be done twice needs it. */
export function rememberAs(request: FastifyRequest, status: number): Remember {
  return (trx, body) => rememberAnswer(trx, request, { status, body });
}
