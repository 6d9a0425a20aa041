import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { observatoryScore, requireObservatory } from './observatory.ts';

const good: OutgoingHttpHeaders = {
  'content-type': 'text/html',
  'content-security-policy':
    "default-src 'none'; script-src 'nonce-a' 'strict-dynamic'; style-src 'self' 'nonce-a'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
let headers = good;
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(
    (_request, response) =>
      void response
        .writeHead(200, headers)
        .end('<script nonce="a"></script><template><script src="/a.js" integrity="x"></script></template>'),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("the Observatory's score", () => {
  test('is 130 for a site with everything in place, and 135 on the preload list', async () => {
    headers = good;
    expect((await requireObservatory(origin)).score).toBe(130);
    expect((await requireObservatory(origin, { isPreloaded: true })).score).toBe(135);
  });

  test.each([
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
    ['content-security-policy', "default-src 'none'; default-src 'none'", 55],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 120],
    ['cross-origin-resource-policy', 'cross-origin', 120],
    ['strict-transport-security', 'max-age=100', 120],
    ['referrer-policy', 'unsafe-url', 120],
    ['x-content-type-options', 'sniff', 125],
    ['set-cookie', 'a=b; Secure; SameSite=Lax', 135],
    ['set-cookie', 'a=b', 125],
  ])('with %s: %s is %i', async (name, value, score) => {
    headers = { ...good, [name]: value };
    expect((await observatoryScore(origin)).score).toBe(score);
  });

  test('below what the portal can reach says what cost it', async () => {
    headers = { ...good, 'cross-origin-resource-policy': 'cross-origin' };
    await expect(requireObservatory(origin)).rejects.toThrow(
      /would give 120 of 130 points:[^]*cross-origin-resource-policy: 0 \(cross-origin\)/,
    );
  });
});
