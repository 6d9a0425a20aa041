import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const isStrong = (etag: string): boolean => etag.startsWith('"');
/** A tag that names its encoding is of these bytes alone. */
const namesForm = (etag: string): boolean => /-(?:br|gzip)"$/.test(etag);

/** Whether a check by `If-None-Match` knows the response by a weak tag, and so has it in some encoding. */
function knowsWeakly({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim());
  return known?.includes(`W/${etag}`) ?? false;
}

async function weaken(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  // It has no body that could be encoded, and a cache takes its headers over
  if (reply.statusCode === 304) reply.removeHeader('content-encoding');
  const etag = String(reply.getHeader('etag') ?? '');
  if (!isStrong(etag) || namesForm(etag)) return payload;
  const encoding = String(reply.getHeader('content-encoding') ?? 'identity');
  const isEncoded = reply.statusCode === 304 ? knowsWeakly(request, etag) : encoding !== 'identity';
  if (isEncoded) reply.header('etag', `W/${etag}`);
  return payload;
}

/**
 * Compresses what services and the portal respond with, where a browser takes it. A strong ETag stands for bytes (RFC 9110, 8.8.1),
 * so that a part of one response may be joined to a part of another: what leaves compressed has other bytes than what was tagged,
 * and its tag is weak, or names the encoding.
 */
export const compression = fp(
  async (app) => {
    await app.register(fastifyCompress, {
      encodings: ['br', 'gzip', 'identity'],
      customTypes: /^text\/(?!event-stream)|[/+](json|xml|javascript)(;|$)/,
      brotliOptions: {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
      },
      // Bodies go to the services as they came.
      globalDecompression: false,
    });
    // After the hook of the plugin, which compresses
    app.addHook('onRoute', (route) => {
      const hooks = route.onSend === undefined ? [] : Array.isArray(route.onSend) ? route.onSend : [route.onSend];
      route.onSend = [...hooks, weaken];
    });
  },
  { name: 'compression' },
);
