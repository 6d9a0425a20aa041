import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { problem } from '@portal/runtime';
import { Type } from 'typebox';
import { testEnvironment } from '../testing/test-environment.ts';
import { testToken } from '../testing/test-token.ts';
import { createService } from './create-service.ts';
import type { Service } from './create-service.ts';
import { defineService } from './definition.ts';

const Body = Type.Object(
  { title: Type.String({ minLength: 2 }), sub: Type.Optional(Type.Object({ day: Type.String({ format: 'date' }) })) },
  { additionalProperties: false },
);
const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.post('/items', { config: { access: 'public' }, schema: { body: Body } }, async () => ({ ok: true }));
      app.get('/broken', { config: { access: 'public' } }, async () => {
        throw new Error('secret detail');
      });
      app.get('/conflict', { config: { access: 'public' } }, async () => {
        throw problem.conflict('stale', 'Somebody was faster', { title: 'stale' });
      });
      app.get('/busy', { config: { access: 'public' } }, async () => {
        throw problem.tooManyRequests('slow-down', 61.2);
      });
      app.get('/address', { config: { access: 'public' } }, async (request) => ({ ip: request.ip }));
      app.get('/member', { config: { access: 'member' } }, async (request) => request.user);
      app.get('/admin', { config: { access: 'administrator' } }, async (request) => request.user);
      app.get('/anyone', { config: { access: 'optional' } }, async (request) => ({
        user: request.user?.id ?? 'nobody',
      }));
    },
    other: (app) => {
      app.get('/view', { config: { access: 'public' } }, async () => []);
    },
  },
  migrations: {},
});

let service: Service;

beforeAll(async () => {
  service = await createService(definition, testEnvironment('/tmp/none', 'postgres://nobody:nothing@127.0.0.1:1/none'));
});
afterAll(() => service.close());

const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('failures', () => {
  test('are problems with the request id of the portal', async () => {
    const response = await get('/api/sample/conflict', { 'x-request-id': 'abcd-1234' });
    expect(response.statusCode).toBe(409);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'stale',
      detail: 'Somebody was faster',
      requestId: 'abcd-1234',
      errors: { title: 'stale' },
    });
  });

  test('of validation list a bounded number of fields, each with a bounded name', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1]));
    const send = (payload: object) => service.app.inject({ method: 'POST', url: '/api/sample/items', payload });
    const response = await send(many);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toHaveLength(100);
    expect(response.body.length).toBeLessThan(4_000);
    const long = await send({ title: 'ab', ['x'.repeat(100_000)]: 1 });
    expect([long.statusCode, long.body.length < 1_000]).toEqual([400, true]);
  });

  test('of ours say nothing of their cause', async () => {
    const response = await get('/api/sample/broken');
    expect(response.json()).toMatchObject({ status: 500, code: 'internal' });
    expect(response.body).not.toContain('secret detail');
  });

  test('that ask to wait say how long, in whole seconds', async () => {
    expect((await get('/api/sample/busy')).headers['retry-after']).toBe('62');
  });

  test('of validation name every field, unknown ones too', async () => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/sample/items',
      payload: { title: 'x', role: 'admin', sub: { day: 'soon' } },
    });
    expect(response.json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
      errors: { title: 'too-short', role: 'unknown-field', 'sub.day': 'invalid-format' },
    });
  });

  test.each([
    ['/nowhere', {}, 404, 'route-not-found'],
    ['/%E0%A4%A', {}, 400, 'bad-request'],
  ])('of the framework are problems too: %s', async (url, headers, status, code) => {
    expect((await get(url, headers)).json()).toMatchObject({ status, code });
  });

  test.each([
    ['{"title":', 'application/json', 400],
    ['title=x', 'text/html', 415],
    [JSON.stringify({ title: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('of a body: %.10j as %s', async (payload, type, status) => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/sample/items',
      payload,
      headers: { 'content-type': type },
    });
    expect(response.json()).toMatchObject({ status });
  });

  test('of the database are 503 with a wait', async () => {
    const response = await get('/health/ready');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect((await get('/health/live')).statusCode).toBe(200);
  });
});

describe('tokens', () => {
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${testToken().split('.')[1]}.`;
  const bad: [string, string][] = [
    ['nothing like one', 'abc'],
    ['unsigned', unsigned],
    ['of another key', testToken({}, { privateKey: foreign })],
    ['of an unknown key id', testToken({}, { header: { kid: 'unknown' } })],
    ['that claims another algorithm', testToken({}, { header: { alg: 'HS256' } })],
    ['that has run out', testToken({}, { claims: { iat: now - 700, exp: now - 100 } })],
    ['that would live for an hour', testToken({}, { claims: { iat: now - 700, exp: now + 3_000 } })],
    ['without an end', testToken({}, { claims: { exp: undefined } })],
    ['of an unknown role', testToken({}, { claims: { role: 'root' } })],
  ];

  test.each(bad)('%s are 401 on every guarded call', async (_kind, token) => {
    for (const url of ['/api/sample/member', '/api/sample/admin', '/api/sample/anyone']) {
      const response = await get(url, bearer(token));
      expect(response.json()).toMatchObject({ status: 401, code: 'unauthorized' });
    }
  });

  test('tell who asks', async () => {
    const token = testToken({ id: 'u1', email: 'kim@example.com', name: '김', role: 'member' });
    expect((await get('/api/sample/member', bearer(token))).json()).toEqual({
      id: 'u1',
      email: 'kim@example.com',
      name: '김',
      role: 'member',
      roles: {},
      isEmailVerified: false,
      rightsVersion: 1,
      needsStepUp: false,
      isSecondFactorMissing: false,
    });
  });

  test.each([
    ['/api/sample/member', undefined, 401],
    ['/api/sample/admin', undefined, 401],
    ['/api/sample/anyone', undefined, 200],
    ['/api/sample/member', 'member', 200],
    // Nobody knows without the database whether a token was revoked: rights-table.ts has the rest
    ['/api/sample/admin', 'admin', 503],
  ] as const)('%s for %s is %i', async (url, role, status) => {
    expect((await get(url, role ? bearer(testToken({ role })) : {})).statusCode).toBe(status);
  });
});

describe('a service', () => {
  test('takes the address of the visitor from the portal alone, not from what came before it', async () => {
    expect((await get('/api/sample/address', { 'x-forwarded-for': '9.9.9.9, 203.0.113.7' })).json()).toEqual({
      ip: '203.0.113.7',
    });
  });

  test('in local use believes X-Forwarded-For from this machine alone', async () => {
    const env = testEnvironment('/tmp/none', 'postgres://nobody:nothing@127.0.0.1:1/none');
    const local = await createService(definition, { ...env, PORTAL_ENV: 'local' });
    const ipFor = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const response = await local.app.inject({ url: '/api/sample/address', remoteAddress, headers });
      return response.json<{ ip: string }>().ip;
    };
    const got = [await ipFor('127.0.0.1'), await ipFor('::1'), await ipFor('192.168.1.9')];
    await local.close();
    expect(got).toEqual(['203.0.113.7', '203.0.113.7', '192.168.1.9']);
  });

  test('says that a response with optional rights depends on the caller', async () => {
    expect((await get('/api/sample/anyone')).headers['vary']).toBe('Authorization');
    expect((await get('/api/sample/anyone', bearer('none'))).headers['vary']).toBe('Authorization');
    expect((await get('/api/other/view')).headers['vary']).toBeUndefined();
  });

  test('has limits for slow senders, inside those of the portal', () => {
    const { requestTimeout, headersTimeout } = service.app.server;
    expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 59_000, headersTimeout: 5_000 });
  });

  test('documents each base apart, with its failures', async () => {
    const document = (await get('/api/sample/openapi.json')).json<{
      paths: Record<string, { post?: { responses: object } }>;
    }>();
    expect(Object.keys(document.paths)).toContain('/api/sample/items');
    expect(Object.keys(document.paths)).not.toContain('/api/other/view');
    expect(document.paths['/api/sample/items']?.post?.responses).toMatchObject({
      default: { $ref: '#/components/responses/Problem' },
    });
  });

  test('measures requests by route, never by path', async () => {
    await get('/api/sample/address?x=1');
    const { body } = await get('/metrics');
    const counted = body
      .split('\n')
      .filter((line) => line.includes('_count') && line.includes('route="/api/sample/address"'));
    expect(counted).toHaveLength(1);
    expect(body).not.toContain('x=1');
  });

  test('is not ready once it is asked to stop', async () => {
    service.app.readiness.stopping = true;
    expect((await get('/health/ready')).json()).toMatchObject({ status: 503, code: 'stopping' });
    service.app.readiness.stopping = false;
  });
});
