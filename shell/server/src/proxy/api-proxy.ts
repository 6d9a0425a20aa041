import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Readable } from 'node:stream';
import { sendProblem } from '@portal/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import { BodyMemory, BodyTooLarge, HeldBytes, readWholeBody } from './call-body.ts';
import { answerFailure } from './call-failures.ts';
import { downstreamHeaders, upstreamHeaders, withoutAccountCookie } from './forwarded-headers.ts';
import { ServiceQueues } from './service-queues.ts';
import { Upload } from './upload.ts';
import { Upstreams } from './upstreams.ts';

/** Between the edge's 15 s and a service's own 5 s. */
const timeoutMs = 10_000;
/** Below this, compressing costs more time than it saves. */
const compressFromBytes = 1_024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the service, and its version, that gets a call of this visitor. */
    serviceOrigin: string;
  }
}

/** `:base` of the route. */
const baseOf = ({ params }: { params: unknown }): string => (params as { base: string }).base;

interface Proxies {
  queues: ServiceQueues;
  upstreams: Upstreams;
}

/** Hands `/api/<base>/…` to the service of that base. Small bodies are read first; large ones and responses stream through. */
export const apiProxy = fp(
  async (app) => {
    const { services, measures: metrics } = app;
    const { limits } = app.settings;
    const upstreams = new Upstreams({
      connections: limits.callsPerService + limits.uploadsPerService,
      predecessorOf: (origin) => services.predecessorOf(origin),
      log: app.log,
    });
    const proxies = { upstreams, queues: new ServiceQueues(limits) };
    showQueues(app, proxies);
    app.addHook('onClose', () => upstreams.close());
    app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, { services, metrics }));
    readBodies(app);
    await app.register(serviceCalls, proxies);
    await app.register(unknownCalls);
  },
  // Services trust that these have looked at every call
  {
    name: 'api-proxy',
    dependencies: ['refuse-bad-paths', 'refuse-cross-site', 'settings', 'services', 'measures', 'visitor-releases'],
    encapsulate: true,
  },
);

/** How much work each service has, on the portal's side. */
function showQueues({ measures, services }: FastifyInstance, { queues }: Proxies): void {
  const gauge = new Gauge({
    name: 'portal_service_calls',
    help: 'Calls of services that are made now, or wait for a place',
    labelNames: ['service', 'state'],
    registers: [measures.registry],
    collect() {
      gauge.reset();
      for (const [origin, { active, waiting }] of queues.sizes) {
        const service = services.all.find((known) => known.origin === origin)?.name ?? 'former';
        gauge.set({ service, state: 'active' }, active);
        gauge.set({ service, state: 'waiting' }, waiting);
      }
    },
  });
}

/** A body arrives at the proxies as a Buffer, or as an Upload that has not begun. */
function readBodies(app: FastifyInstance): void {
  const { services } = app;
  const { bodyMemoryBytes, bodyMs, minUploadBytesPerSecond } = app.settings.limits;
  const memory = new BodyMemory(bodyMemoryBytes);
  const places = new WeakMap<FastifyRequest, HeldBytes>();
  app.removeAllContentTypeParsers();
  app.addHook('preParsing', async (request, reply) => {
    const { 'content-length': declared, 'transfer-encoding': coding } = request.headers;
    if (declared === undefined && coding === undefined) return;
    if (Number(declared ?? 0) > services.maxBodyBytesOf(request.url)) throw new BodyTooLarge();
    const held = new HeldBytes(memory, request.ip);
    places.set(request, held);
    reply.raw.once('close', () => held.release());
  });
  app.addContentTypeParser('*', async (request: FastifyRequest, body: FastifyRequest['raw']) => {
    const held = places.get(request) ?? new HeldBytes(memory, request.ip);
    const whole = await readWholeBody(body, { held, limitMs: bodyMs });
    return (
      whole ??
      new Upload(body, request.raw, {
        held,
        limitBytes: services.maxBodyBytesOf(request.url),
        minUploadBytesPerSecond,
      })
    );
  });
}

function proxyOptions(app: FastifyInstance, { queues, upstreams }: Proxies): FastifyHttpProxyOptions {
  const { services, measures: metrics } = app;
  const { isHttps } = app.settings;
  return {
    prefix: '/api/:base',
    rewritePrefix: '/api/:base',
    upstream: '',
    disableRequestLogging: true,
    proxyPayloads: false,
    undici: upstreams,
    handler: async (request, reply, destination, options) => {
      const { body } = request;
      const left = new AbortController();
      const leaving = (): void => left.abort();
      reply.raw.once('close', leaving);
      if (reply.raw.destroyed) leaving();
      const upload = body instanceof Upload ? body : undefined;
      const turn = queues.enter(request.serviceOrigin, {
        address: request.ip,
        isUpload: upload !== undefined,
        signal: left.signal,
      });
      turn.catch(() => upload?.drop());
      const leave = await turn;
      // Nobody waits any more. Aborting makes an error with a stack, which would be a part of every call's time
      reply.raw.off('close', leaving);
      if (upload) request.body = upload.start();
      // The type is put right again below
      const whole = Buffer.isBuffer(body) && { body, contentType: 'application/octet-stream' };
      try {
        return reply.from(destination, { ...options, ...whole, retryDelay: onceAnswered(leave) });
      } catch (error) {
        leave();
        throw error;
      }
    },
    replyOptions: {
      getUpstream: (request) => (request as unknown as FastifyRequest).serviceOrigin,
      timeout: timeoutMs,
      rewriteRequestHeaders: (request, headers) => {
        const own = { 'content-type': request.headers['content-type'], connection: request.headers.connection };
        return upstreamHeaders(
          { ...headers, ...(services.isOfAccounts(baseOf(request)) ? {} : withoutSession(headers.cookie)), ...own },
          { requestId: request.id, address: request.ip, isHttps, hasBody: Boolean(request.body) },
        );
      },
      rewriteHeaders: (headers, request) => {
        if (request && !mayCompress(services.isOfAccounts(baseOf(request)), headers['content-length']))
          request.headers['x-no-compression'] = '1';
        return downstreamHeaders(headers);
      },
      onResponse: (_request, reply, { stream }) => {
        // Set when a service answered before it had the whole body; the rest is read and dropped, and the connection stays good
        reply.removeHeader('connection');
        void reply.send(stream);
      },
      onError: (reply, { error }) =>
        void answerFailure(error, reply.request as FastifyRequest, reply as FastifyReply, { services, metrics }),
    },
  };
}

/**
 * Told how each call ended, also when the visitor left before, and asks for no second try: the default asks a service that
 * says 503 ten times more. A call keeps its place until its service is done with it, or who comes and goes would get round
 * the limit.
 */
function onceAnswered(
  leave: () => void,
): NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['retryDelay']> {
  return ({ res }) => {
    // It is what undici answered with; there is none when the call failed
    const answer = res as unknown as { stream: Readable } | undefined;
    if (answer) answer.stream.once('close', leave);
    else leave();
    return null;
  };
}

/** One route for all services, which may come and go while the portal runs. */
async function serviceCalls(app: FastifyInstance, proxies: Proxies): Promise<void> {
  const { services, visitorShare } = app;
  app.decorateRequest('serviceOrigin', '');
  app.addHook('onRequest', async (request, reply) => {
    const origin = services.originFor(baseOf(request), () => visitorShare.of(request, reply));
    if (origin === undefined) return sendProblem(reply, { status: 404, code: 'unknown-call' });
    request.serviceOrigin = origin;
    return undefined;
  });
  await app.register(httpProxy, proxyOptions(app, proxies));
}

/** Refused before anything of a body is read. */
async function unknownCalls(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => sendProblem(reply, { status: 404, code: 'unknown-call' }));
  for (const path of ['/api', '/api/*']) {
    app.all(path, async (_request, reply) => reply);
  }
}

function withoutSession(cookie: string | undefined): { cookie?: string | undefined } {
  return cookie === undefined ? {} : { cookie: withoutAccountCookie(cookie) };
}

/** Compressing tokens together with what a request sent would let its length tell them apart (BREACH). */
function mayCompress(holdsTokens: boolean, contentLength: string | string[] | undefined): boolean {
  return !holdsTokens && !(Number(contentLength) < compressFromBytes);
}
