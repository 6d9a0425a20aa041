import { localeOf } from '@portal/runtime';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { readPreview } from './preview-link.ts';
import { endPreviewHtml, openPreviewHtml, previewPagePolicy } from './preview-page.ts';
import { previewCookie } from './visitor-releases.ts';

interface PageCall {
  /** The token is in the query, which is never logged. */
  Querystring: { token?: string | string[]; to?: string | string[] };
}

interface PressCall {
  Body: URLSearchParams | undefined;
}

const maxFormBytes = 8_192;

/** A path of this site: another host, also one spelled `//host`, is none. */
const localPath = /^\/(?![/\\])[\x21-\x7e]*$/;

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('content-security-policy', previewPagePolicy).type('text/html; charset=utf-8').send(html);

async function addPreviewRoutes(app: FastifyInstance): Promise<void> {
  const { isHttps } = app.settings;
  const { previewKey } = app.state.current;
  app.addHook('onRequest', async (_request, reply) => {
    // `same-origin`: with `no-referrer` the form would name no origin
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' });
  });
  // The page sends a form; anything else is 415
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  /** A link that is no good leads to the page as everybody sees it. */
  app.get<PageCall>('/', async (request, reply) => {
    const to = targetOf(request.query.to);
    const token = String(request.query.token ?? '');
    const preview = readPreview(token, previewKey);
    return preview
      ? sendPage(reply, openPreviewHtml(localeOf(request), preview, { token, to }))
      : reply.redirect(to, 303);
  });

  app.post<PressCall>('/', async (request, reply) => {
    const token = request.body?.get('token') ?? '';
    const preview = readPreview(token, previewKey);
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
    return reply.redirect(targetOf(request.body?.get('to')), 303);
  });

  app.get<PageCall>('/end', async (request, reply) =>
    sendPage(reply, endPreviewHtml(localeOf(request), targetOf(request.query.to))),
  );

  app.post<PressCall>('/end', async (request, reply) => {
    void reply.clearCookie(previewCookie, { path: '/' });
    return reply.redirect(targetOf(request.body?.get('to')), 303);
  });
}

function targetOf(to: unknown): string {
  return typeof to === 'string' && localPath.test(to) ? to : '/';
}

/**
 * `/api/portal/preview/…`: the links by which one visitor sees one other version, and the way out. Following one changes
 * nothing: an image in a text can do that too. The button of the page does, by a POST, which no other site can send.
 */
export const previewRoutes = fp(addPreviewRoutes, {
  name: 'preview-routes',
  dependencies: ['settings', 'state'],
  encapsulate: true,
});
