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
const withIntegrity = '<script nonce="a"></script><script async src="/a.js" integrity="x"></script>';
let headers = good;
let body = withIntegrity;
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((_request, response) => void response.writeHead(200, headers).end(body));
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
  test('is 135 for a site with everything in place, and 140 on the preload list', async () => {
    headers = good;
    expect((await requireObservatory(origin)).score).toBe(135);
    expect((await requireObservatory(origin, { isPreloaded: true })).score).toBe(140);
  });

  test.each([
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 130],
    ['content-security-policy', "default-src 'none'; default-src 'none'", 55],
    ['content-security-policy', "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 125],
    ['cross-origin-resource-policy', 'cross-origin', 125],
    ['strict-transport-security', 'max-age=100', 125],
    ['referrer-policy', 'unsafe-url', 125],
    ['x-content-type-options', 'sniff', 130],
    ['set-cookie', 'a=b; Secure; SameSite=Lax', 140],
    ['set-cookie', 'a=b', 130],
  ])('with %s: %s is %i', async (name, value, score) => {
    headers = { ...good, [name]: value };
    expect((await observatoryScore(origin)).score).toBe(score);
  });

  test('does not count scripts inside a template, which its parser does not run', async () => {
    headers = good;
    body = `<template>${withIntegrity}</template>`;
    expect((await observatoryScore(origin)).score).toBe(130);
    body = withIntegrity;
  });

  test('below what the portal can reach says what cost it', async () => {
    headers = { ...good, 'cross-origin-resource-policy': 'cross-origin' };
    await expect(requireObservatory(origin)).rejects.toThrow(
      /would give 125 of 135 points:[^]*cross-origin-resource-policy: 0 \(cross-origin\)/,
    );
  });
});
