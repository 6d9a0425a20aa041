import fastifyStatic from '@fastify/static';
import { sendProblem } from '@portal/runtime';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Only what a build made for browsers: the server bundle and section.json stay inside. */
const clientFile = /^\/[a-z][a-z0-9-]*\/[a-z0-9][a-z0-9.-]*\/client\/.+/;

/** Serves `/r/<section>/<version>/client/…` of every release in the store, live or not: open tabs still need the old ones. */
export async function releaseFiles(app: FastifyInstance, options: { dir: string }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // Integrity is checked on what CORS allows to be read, also when a CDN serves the files from another host.
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // The policy of a worker's file would be that of the worker
    reply.removeHeader('content-security-policy');
  });
  app.setNotFoundHandler((_request, reply) => sendMissing(reply));
  app.setErrorHandler((error, request, reply) => {
    // A name that can be none: too long for the file system, or none that it could be sure of
    if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500) return sendMissing(reply);
    request.log.error({ err: error }, 'a release file could not be served');
    return sendProblem(reply, { status: 500, code: 'internal' });
  });
  await app.register(fastifyStatic, {
    root: options.dir,
    prefix: '/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    allowedPath: (path) => clientFile.test(path),
  });
}

/** A plain text, so that no loader ever takes the answer for a script. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('no such release file\n');
}
