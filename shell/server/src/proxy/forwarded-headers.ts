import type { IncomingHttpHeaders } from 'node:http';

/** What only the portal may say to a service. */
const reserved = /^(x-forwarded-|x-user-|forwarded$|x-real-ip$|x-request-id$)/;
/** They speak of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]);
/** The portal has answered it already: it took the body. */
const answered = new Set(['expect']);
const ofBody = new Set(['content-length', 'content-type', 'transfer-encoding']);

/** Its path must be `/` on https, so browsers send it with every call; only account may see it. */
const accountCookie = /(?:^|;\s*)__Host-refresh_token=[^;]*/g;

/** The cookies that a service other than account gets; undefined for none. */
export function withoutAccountCookie(cookie: string | undefined): string | undefined {
  return cookie?.replace(accountCookie, '').replace(/^;\s*/, '') || undefined;
}

export interface Peer {
  requestId: string;
  /** Address of the client that connected to the portal. */
  address: string;
  isHttps: boolean;
  /** False: what the headers say of a body is dropped with it, as of a GET. */
  hasBody: boolean;
}

/** The headers a service gets: the visitor's without any claim about who or where they are, plus the portal's own. */
export function upstreamHeaders(headers: IncomingHttpHeaders, peer: Peer): IncomingHttpHeaders {
  const named = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const isDropped = (name: string): boolean =>
    reserved.test(name) ||
    hopByHop.has(name) ||
    answered.has(name) ||
    named.includes(name) ||
    (!peer.hasBody && ofBody.has(name));
  const kept = Object.entries(headers).filter(([name]) => !isDropped(name));
  return {
    ...Object.fromEntries(kept),
    'x-request-id': peer.requestId,
    'x-forwarded-for': peer.address,
    'x-forwarded-proto': peer.isHttps ? 'https' : 'http',
  };
}

/** The headers a visitor gets of a service's answer. The request id is the portal's own. */
export function downstreamHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && name !== 'x-request-id' && name !== 'server'),
  );
}
