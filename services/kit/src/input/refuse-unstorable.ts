import { isUtf8 } from 'node:buffer';
import { problem, unstorableFields } from '@portal/runtime';
import type { FastifyInstance } from 'fastify';

const escapedByte = /%([\da-f]{2})/gi;

/** Whether what a URL escapes is UTF-8. A `%` that escapes nothing is left to the parser, which takes it literally. */
function escapesUtf8(url: string): boolean {
  if (!url.includes('%')) return true;
  const bytes = url.replaceAll(escapedByte, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return isUtf8(Buffer.from(bytes, 'latin1'));
}

/**
 * Refuses what no service could store, before any handler: broken UTF-8 in a URL (400 `bad-request`), U+0000 and infinite
 * numbers in its path and query (400 `validation-failed` with their fields). Ajv turns the text `Infinity` into a number that
 * passes as an integer, so the values are looked at as the schema leaves them. The runtime's own step does the same for bodies.
 */
export function refuseUnstorableInput(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!escapesUtf8(request.url)) throw problem.badRequest('bad-request', 'the URL is not UTF-8');
  });
  app.addHook('preHandler', async ({ params, query }) => {
    const errors = unstorableFields([params, query]);
    const fields = Object.entries(errors).map(([path, code]) => [path.replace(/^\d\.?/, '') || '_', code]);
    if (fields.length > 0)
      throw problem.badRequest('validation-failed', undefined, Object.fromEntries(fields) as Record<string, string>);
  });
}
