import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** What belongs to one connection alone. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'strict-transport-security',
]);

function handedOn(headers: IncomingMessage['headers'], changed: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !ofTheConnection.has(name));
  return { ...Object.fromEntries(kept), ...changed };
}

/**
 * Proxies a call to a portal elsewhere as if it had been made there. For the browser, a page that is loaded through
 * this proxy is on this machine. Pages of other hosts may reach a dev server only over https and with a permission.
 */
export function proxyToPortal(
  portalOrigin: string,
  ownOrigin: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  const { protocol, host } = new URL(portalOrigin);
  const { origin, referer } = incoming.headers;
  const call = (protocol === 'https:' ? httpsRequest : httpRequest)(`${portalOrigin}${incoming.url}`, {
    method: incoming.method,
    headers: handedOn(incoming.headers, {
      host,
      // Any other origin stays what it is: the portal refuses what it would refuse there.
      ...(origin === ownOrigin && { origin: portalOrigin }),
      ...(referer?.startsWith(`${ownOrigin}/`) && { referer: portalOrigin + referer.slice(ownOrigin.length) }),
    }),
  });
  call.on('response', (answer) => {
    const { location, 'set-cookie': cookies } = answer.headers;
    response.writeHead(
      answer.statusCode ?? 502,
      handedOn(answer.headers, {
        ...(location?.startsWith(`${portalOrigin}/`) && { location: location.slice(portalOrigin.length) }),
        // From here to the browser it is http, on one machine.
        ...(cookies && { 'set-cookie': cookies.map((cookie) => cookie.replace(/; *Secure/i, '')) }),
      }),
    );
    answer.pipe(response);
  });
  call.on('error', (error) => {
    if (response.headersSent) response.destroy(error);
    else
      response
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${portalOrigin} does not answer: ${error.message}\n`);
  });
  response.on('close', () => call.destroy());
  incoming.pipe(call);
}
