import { afterAll, expect, test } from '@jest/globals';
import { createApp } from './create-app.ts';

const app = createApp({
  name: 'test',
  logLevel: 'silent',
  requestIdLabel: 'requestId',
  requestTimeout: 1000,
  headersTimeoutMs: 1000,
  checkConnectionsMs: 1000,
});
const count = { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } };
app.post('/count', { schema: { body: count, response: { 200: count } } }, ({ body }) => ({
  ...(body as object),
  secret: 1,
}));
app.post('/number', { schema: { body: { type: 'integer' } } }, ({ body }) => ({ type: typeof body }));
app.get('/broken', { schema: { querystring: { type: 'none' } } }, () => ({}));
afterAll(() => app.close());

const post = (url: string, payload: unknown) =>
  app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });

app.get('/page', { schema: { querystring: count } }, ({ query }) => query);

test('validates and serializes every request like the compilers of Fastify', async () => {
  for (const value of [1, 2]) {
    expect((await post('/count', { count: value })).json()).toEqual({ count: value });
    const refused = await post('/count', { count: 'many' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message: 'body/count must be integer' });
  }
});

test('coerces a query, and no body', async () => {
  expect((await app.inject('/page?count=5')).json()).toEqual({ count: 5 });
  for (const count of ['5', null, [5], true]) expect((await post('/count', { count })).statusCode).toBe(400);
  expect((await post('/number', '5')).statusCode).toBe(400);
});

test('a schema that cannot be compiled fails its own requests only', async () => {
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect((await post('/count', { count: 1 })).statusCode).toBe(200);
});
