import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idleDays } from './session-limits.ts';

const refreshCookie = 'refresh_token';
/**
 * On https: no other host of the domain can put a token of its own in its place (RFC 6265bis, 4.1.3). The prefix demands the
 * path `/`; the portal hands it to account's calls alone.
 */
const hostRefreshCookie = `__Host-${refreshCookie}`;
/** No secret: tells scripts that asking for a refresh makes sense. */
const companionCookie = 'signed_in';
/** Signed: this browser has signed up or in with a certain account before, and survives signing out. */
const deviceCookie = 'known_device';
const secureDeviceCookie = `__Secure-${deviceCookie}`;
const daySeconds = 24 * 60 * 60;
const maxAge = idleDays * daySeconds;
const deviceDays = 180;
const deviceBytes = 16;

const isOnHttps = (publicOrigin: string): boolean => publicOrigin.startsWith('https://');

/** The refresh token of a request, if it has one. On https only the name with the prefix counts: any host of the domain can set the plain one. */
export function refreshTokenOf({ cookies, server }: FastifyRequest): string | undefined {
  return cookies[isOnHttps(server.config.PUBLIC_ORIGIN) ? hostRefreshCookie : refreshCookie];
}

/** Sets and clears the cookies of a session; `Secure` and with prefixes where the site is on https. */
export function createSessionCookies(publicOrigin: string, secret: Buffer) {
  const isHttps = isOnHttps(publicOrigin);
  const shared: CookieSerializeOptions = { sameSite: 'strict', secure: isHttps };
  const hidden: CookieSerializeOptions = { ...shared, httpOnly: true, path: '/api/user' };
  const refresh = isHttps
    ? { name: hostRefreshCookie, options: { ...hidden, path: '/' } }
    : { name: refreshCookie, options: hidden };
  const deviceName = isHttps ? secureDeviceCookie : deviceCookie;
  const companion: CookieSerializeOptions = { ...shared, path: '/' };
  const signature = (deviceId: string, userId: string): Buffer =>
    createHmac('sha256', secret).update(`known-device:${userId}:${deviceId}`).digest();

  /** Names the browser when it has signed up or in with this account before. */
  function deviceOf(request: FastifyRequest, userId: string): string | undefined {
    const [deviceId = '', signed = ''] = (request.cookies[deviceName] ?? '').split('.');
    const given = Buffer.from(signed, 'base64url');
    const expected = signature(deviceId, userId);
    return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : undefined;
  }

  /** One from before the prefix, or of another host: it says nothing, and goes. */
  function clearFormer(reply: FastifyReply): void {
    if (isHttps && reply.request.cookies[refreshCookie] !== undefined) reply.clearCookie(refreshCookie, hidden);
  }

  return {
    deviceOf,
    set(reply: FastifyReply, token: string): void {
      reply.setCookie(refresh.name, token, { ...refresh.options, maxAge });
      clearFormer(reply);
      reply.setCookie(companionCookie, '1', { ...companion, maxAge });
    },
    /** After a sign-up or sign-in: from now on this browser counts as known to the account. */
    remember(request: FastifyRequest, reply: FastifyReply, userId: string): void {
      const deviceId = deviceOf(request, userId) ?? randomBytes(deviceBytes).toString('base64url');
      reply.setCookie(deviceName, `${deviceId}.${signature(deviceId, userId).toString('base64url')}`, {
        ...hidden,
        maxAge: deviceDays * daySeconds,
      });
    },
    clear(reply: FastifyReply): void {
      reply.clearCookie(refresh.name, refresh.options);
      clearFormer(reply);
      reply.clearCookie(companionCookie, companion);
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;
