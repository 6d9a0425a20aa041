import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pathOf } from '../logging/request-log.ts';
import { tracer, type Span } from './tracer.ts';

const unwatched = new Set(['/health/live', '/health/ready', '/metrics']);

/** A span for each request, below the one that its `traceparent` names. Without a tracer it adds nothing. */
export const traceRequests = fp(
  async (app) => {
    const spans = new WeakMap<FastifyRequest, Span>();
    const tracing = tracer();
    if (!tracing) return;
    app.addHook('onRequest', (request, _reply, done) => {
      const path = pathOf(request);
      if (unwatched.has(path)) return done();
      const attributes = { 'http.request.method': request.method, 'url.path': path, 'request.id': request.id };
      const span = tracing.begin('server', request.method, attributes, request.headers);
      spans.set(request, span);
      span.within(done);
    });
    // A body arrives on events of the socket, which know of no span
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request);
      if (span) span.within(done);
      else done();
    });
    const end = (request: FastifyRequest, outcome: Parameters<Span['end']>[0]): void => {
      spans.get(request)?.end(outcome);
      spans.delete(request);
    };
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const status = reply.statusCode;
      end(request, {
        name: `${request.method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': status },
        ...(status >= 500 ? { error: { name: String(status) } } : {}),
      });
    });
    // Who asked has left, such as a render that took too long: no response follows
    app.addHook('onRequestAbort', async (request) => {
      const route = request.routeOptions.url ?? 'none';
      end(request, { name: `${request.method} ${route}`, error: { name: 'aborted' } });
    });
    app.addHook('onClose', () => tracing.close());
  },
  { name: 'trace-requests' },
);
