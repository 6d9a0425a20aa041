import type { FastifyInstance } from 'fastify';
import { readPreview } from './preview-link.ts';
import { previewCookie } from './visitor-releases.ts';

export interface PreviewRoutesOptions {
  isHttps: boolean;
  previewKey(): Buffer;
}

interface PreviewCall {
  /** The token is in the query, which is never logged. */
  Querystring: { token?: string | string[]; to?: string };
}

/** A path of this site: another host, also one spelled `//host`, is none. */
const localPath = /^\/(?![/\\])[\x21-\x7e]*$/;

/** `/api/portal/preview/…`: the links by which one visitor sees one other version, and the way out. */
export async function previewRoutes(
  app: FastifyInstance,
  { isHttps, previewKey }: PreviewRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  });

  app.get<PreviewCall>('/end', async (request, reply) => {
    void reply.clearCookie(previewCookie, { path: '/' });
    return reply.redirect(targetOf(request.query.to));
  });

  /** A link that is no good leads to the same page as everybody sees it. */
  app.get<PreviewCall>('/', async (request, reply) => {
    const token = String(request.query.token ?? '');
    const preview = readPreview(token, previewKey());
    if (preview) {
      const expires = new Date(preview.until * 1_000);
      void reply.setCookie(previewCookie, token, {
        path: '/',
        expires,
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
      });
    } else {
      void reply.clearCookie(previewCookie, { path: '/' });
    }
    return reply.redirect(targetOf(request.query.to));
  });
}

function targetOf(to: unknown): string {
  return typeof to === 'string' && localPath.test(to) ? to : '/';
}
