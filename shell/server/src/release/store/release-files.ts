import fastifyStatic from '@fastify/static';
import { pathOf, ProblemError, sendProblem } from '@portal/runtime';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { acceptedEncoding } from '../../http/accepted-encoding.ts';
import { FileMemory } from './file-memory.ts';

/** Only what a build made for browsers: the server bundle and section.json stay inside. */
const clientFile = /^\/([a-z][a-z0-9-]*)\/([a-z0-9][a-z0-9.-]*)\/client(\/[^/\\.][^/\\]*)+$/;
/** A release never changes. */
const forAYear = 'public, max-age=31536000, immutable';

async function addReleaseFiles(app: FastifyInstance): Promise<void> {
  const { mirror, settings } = app;
  const { releasesDir: dir } = settings;
  const memory = new FileMemory(dir);

  app.addHook('onRequest', async (_request, reply) => {
    // Integrity is checked on what CORS allows to be read, also when a CDN serves the files from another host.
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // The policy of a worker's file would be that of the worker
    reply.removeHeader('content-security-policy');
  });
  app.setNotFoundHandler((_request, reply) => sendMissing(reply));
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status === 416)
      return sendProblem(reply.header('cache-control', 'no-store'), { status, code: 'no-such-range' });
    // A name that can be none: too long for the file system, or none that it could be sure of
    if (status < 500) return sendMissing(reply);
    if (error instanceof ProblemError) {
      request.log.warn({ err: error }, error.code);
      return sendProblem(reply, error);
    }
    request.log.error({ err: error }, 'a release file could not be served');
    return sendProblem(reply, { status: 500, code: 'internal' });
  });
  await app.register(fastifyStatic, {
    root: dir,
    serve: false,
    immutable: true,
    maxAge: '365d',
    dotfiles: 'ignore',
    allowedPath: (path) => clientFile.test(path),
  });

  app.get('/*', { compress: false }, async (request, reply) => {
    const path = decodeURIComponent(pathOf(request).slice(app.prefix.length));
    const [, section, version] = clientFile.exec(path) ?? [];
    if (section === undefined || version === undefined) return sendMissing(reply);
    const isWhole = request.headers.range === undefined;
    let file = isWhole ? memory.kept(path) : undefined;
    if (!file) {
      await mirror.bring(section, version);
      if (isWhole) file = await memory.read(path);
    }
    if (!file) return reply.sendFile(path);

    const encoding = file.isText ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
    const etag = encoding === undefined ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
    reply.headers({ 'cache-control': forAYear, etag, 'accept-ranges': 'bytes' });
    if (file.isText) reply.header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.header('content-type', file.type).send(await file.body.bytes(encoding));
  });
}

/**
 * Serves `/r/<section>/<version>/client/…` of every release in the store, live or not: open tabs still need the old ones.
 * They come from memory; parts of files, and files too large for it, from the disk, to which the mirror brings them.
 */
export const releaseFiles = fp(addReleaseFiles, {
  name: 'release-files',
  dependencies: ['settings', 'mirror'],
  encapsulate: true,
});

/** A plain text, so that no loader ever takes the answer for a script. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('no such release file\n');
}
