import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../app/send-problem.ts';
import { downstreamHeaders, upstreamHeaders } from './forwarded-headers.ts';
import { BodyTooLarge, limitBody, maxBodyBytesOf } from './limit-body.ts';
import type { Services } from './services.ts';

/** Between the edge's 15 s and a service's own 5 s. */
const timeoutMs = 10_000;
const retryAfterSeconds = 5;
/** Below this, compressing costs more time than it saves. */
const compressFromBytes = 1_024;

export interface ApiProxyOptions {
  services: Services;
  isHttps: boolean;
}

/** Hands `/api/<base>/…` to the service of that base; bodies stream through in both directions. */
export async function apiProxy(app: FastifyInstance, { services, isHttps }: ApiProxyOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async (request, _reply, body) => {
    const limitBytes = maxBodyBytesOf(request.url);
    if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge();
    return limitBody(body, limitBytes);
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));

  for (const [base, upstream] of Object.entries(services.known)) {
    await app.register(httpProxy, { ...proxyOptions(base, isHttps), upstream });
  }
  await app.register(furtherCalls, { services, isHttps });
  await app.register(unknownCalls);
}

function proxyOptions(base: string, isHttps: boolean): FastifyHttpProxyOptions {
  return {
    prefix: `/api/${base}`,
    rewritePrefix: `/api/${base}`,
    upstream: '',
    disableRequestLogging: true,
    destroyAgent: true,
    undici: { connect: { timeout: 2_000 } },
    replyOptions: {
      timeout: timeoutMs,
      // The default asks a service that says 503 ten times more.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) =>
        upstreamHeaders({ ...headers, connection: request.headers.connection }, { requestId: request.id, address: request.ip, isHttps }),
      rewriteHeaders: (headers, request) => {
        if (request && !mayCompress(base, headers['content-length'])) request.headers['x-no-compression'] = '1';
        return downstreamHeaders(headers);
      },
      onError: (reply, { error }) => void answerFailure(error, reply.request as FastifyRequest, reply as FastifyReply),
    },
  };
}

/** Of services that sections brought along, which may come and go while the portal runs. */
async function furtherCalls(app: FastifyInstance, { services, isHttps }: ApiProxyOptions): Promise<void> {
  const originOf = ({ params }: { params: unknown }) => services.furtherOrigin((params as { base: string }).base);
  app.addHook('onRequest', async (request, reply) => {
    if (originOf(request) === undefined) return sendProblem(reply, { status: 404, code: 'unknown-call' });
    return undefined;
  });
  const options = proxyOptions(':base', isHttps);
  await app.register(httpProxy, { ...options, replyOptions: { ...options.replyOptions, getUpstream: (request) => originOf(request) ?? '' } });
}

/** In a scope of its own: the proxies bring their parsers along, these calls need one that takes anything. */
async function unknownCalls(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  for (const path of ['/api', '/api/*']) {
    app.all(path, async (_request, reply) => sendProblem(reply, { status: 404, code: 'unknown-call' }));
  }
}

/** Compressing tokens together with what a request sent would let its length tell them apart (BREACH). */
function mayCompress(base: string, contentLength: string | string[] | undefined): boolean {
  return base !== 'user' && !(Number(contentLength) < compressFromBytes);
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof BodyTooLarge) {
    return sendProblem(reply, { status: 413, code: 'body-too-large', detail: `at most ${maxBodyBytesOf(request.url)} bytes` });
  }
  if (isBadRequest(error)) return sendProblem(reply, { status: 400, code: 'bad-request' });
  request.log.warn({ reason: cause instanceof Error ? cause.message : String(cause) }, 'a service did not answer');
  return sendProblem(reply, { status: 503, code: 'service-unavailable', retryAfterSeconds });
}

function isBadRequest(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 400;
}
