import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idleDays } from './session-limits.ts';

const refreshCookie = 'refresh_token';
/** No secret: tells scripts that asking for a refresh makes sense. */
const companionCookie = 'signed_in';
/** Signed: this browser has signed in to a certain account before, and survives signing out. */
const deviceCookie = 'known_device';
const daySeconds = 24 * 60 * 60;
const maxAge = idleDays * daySeconds;
const deviceDays = 180;
const deviceBytes = 16;

/** The refresh token of a request, if it has one. */
export function refreshTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[refreshCookie];
}

/** Sets and clears the cookies of a session; `Secure` where the site is on https. */
export function createSessionCookies(publicOrigin: string, secret: Buffer) {
  const shared: CookieSerializeOptions = { sameSite: 'strict', secure: publicOrigin.startsWith('https://') };
  const hidden: CookieSerializeOptions = { ...shared, httpOnly: true, path: '/api/user' };
  const companion: CookieSerializeOptions = { ...shared, path: '/' };
  const signature = (deviceId: string, userId: string): Buffer => createHmac('sha256', secret).update(`known-device:${userId}:${deviceId}`).digest();

  /** Names the browser when it has signed in to this account before. */
  function deviceOf(request: FastifyRequest, userId: string): string | undefined {
    const [deviceId = '', signed = ''] = (request.cookies[deviceCookie] ?? '').split('.');
    const given = Buffer.from(signed, 'base64url');
    const expected = signature(deviceId, userId);
    return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : undefined;
  }

  return {
    deviceOf,
    set(reply: FastifyReply, token: string): void {
      reply.setCookie(refreshCookie, token, { ...hidden, maxAge });
      reply.setCookie(companionCookie, '1', { ...companion, maxAge });
    },
    /** After a sign-in: from now on this browser counts as known to the account. */
    remember(request: FastifyRequest, reply: FastifyReply, userId: string): void {
      const deviceId = deviceOf(request, userId) ?? randomBytes(deviceBytes).toString('base64url');
      reply.setCookie(deviceCookie, `${deviceId}.${signature(deviceId, userId).toString('base64url')}`, { ...hidden, maxAge: deviceDays * daySeconds });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(refreshCookie, hidden);
      reply.clearCookie(companionCookie, companion);
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;
