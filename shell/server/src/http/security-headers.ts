import fp from 'fastify-plugin';

/** For what is no document: should a browser show it as a page all the same, that page loads, runs and may do nothing. */
const noDocumentPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Sent with every response; `isHttps` adds the promise that the host stays reachable by https. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    // Other sites may neither embed nor read anything but release files, which a CDN may serve from another host.
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': noDocumentPolicy,
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Sent with every document besides. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Puts the headers on every response before anything else is done; who knows better replaces one. */
export const sendSecurityHeaders = fp(
  async (app) => {
    const headers = securityHeaders(app.settings.isHttps);
    app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  },
  { name: 'security-headers', dependencies: ['settings'] },
);
