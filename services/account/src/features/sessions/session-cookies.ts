import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idleDays } from './session-limits.ts';

const refreshCookie = 'refresh_token';
/** No secret: tells scripts that asking for a refresh makes sense. */
const companionCookie = 'signed_in';
const maxAge = idleDays * 24 * 60 * 60;

/** The refresh token of a request, if it has one. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[refreshCookie];
}

/** Sets and clears the two cookies of a session; `Secure` where the site is on https. */
export function createSessionCookies(publicOrigin: string) {
  const shared: CookieSerializeOptions = { sameSite: 'strict', secure: publicOrigin.startsWith('https://') };
  const refresh: CookieSerializeOptions = { ...shared, httpOnly: true, path: '/api/user' };
  const companion: CookieSerializeOptions = { ...shared, path: '/' };
  return {
    set(reply: FastifyReply, token: string): void {
      reply.setCookie(refreshCookie, token, { ...refresh, maxAge });
      reply.setCookie(companionCookie, '1', { ...companion, maxAge });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(refreshCookie, refresh);
      reply.clearCookie(companionCookie, companion);
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;
