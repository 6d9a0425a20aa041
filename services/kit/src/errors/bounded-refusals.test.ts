import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Type } from '@portal/runtime/typebox';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { testEnvironment } from '../testing/test-environment.ts';

const Item = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const definition = defineService({
  name: 'sample',
  bases: {
    sample(app) {
      const body = Type.Object(
        { items: Type.Optional(Type.Array(Item)), any: Type.Optional(Type.Record(Type.String(), Type.Integer())) },
        { additionalProperties: false },
      );
      const querystring = Type.Object({ page: Type.Optional(Type.Integer()) }, { additionalProperties: false });
      app.post('/things', { config: { access: 'public' }, schema: { body, querystring } }, async () => ({}));
      app.get('/things/:id', { config: { access: 'public' }, schema: { params: Item } }, async () => ({}));
    },
  },
  migrations: {},
});

let service: Service;
beforeAll(async () => {
  service = await createService(definition, testEnvironment('/tmp/none', 'postgres://nobody:nothing@127.0.0.1:1/none'));
});
afterAll(() => service.close());

const manyKeys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 'x']));
const long = 'k'.repeat(200_000);
const deep = `${'{"any":'.repeat(20_000)}1${'}'.repeat(20_000)}`;

/** More than a hundred fields with 200 characters of their names never are. */
const mostBytes = 32 * 1024;

test.each<[string, string]>([
  ['many unknown keys', JSON.stringify(manyKeys)],
  ['a long unknown key', JSON.stringify({ [long]: 1 })],
  ['many long unknown keys', JSON.stringify(Object.fromEntries([...'abcdefgh'].map((k) => [k.repeat(25_000), 1])))],
  ['many invalid items', JSON.stringify({ items: Array.from({ length: 15_000 }, () => ({ id: 'x' })) })],
  ['many items of another kind', JSON.stringify({ items: Array.from({ length: 50_000 }, () => 1) })],
  ['many values of another kind', JSON.stringify({ any: manyKeys })],
  ['escapes in keys', JSON.stringify({ ['"\u0001~/\\'.repeat(20_000)]: 1 })],
  ['keys that objects have', '{"__proto__":{"a":1},"constructor":1,"toString":1}'],
  ['a deep value', deep],
  ['no JSON', long],
  ['half of JSON', `{"${long}`],
])('a refusal of %s is bounded', async (_what, payload) => {
  const headers = { 'content-type': 'application/json' };
  const reply = await service.app.inject({ method: 'POST', url: '/api/sample/things', payload, headers });
  expect(reply.statusCode).toBe(400);
  expect(Buffer.byteLength(reply.body)).toBeLessThan(mostBytes);
  expect(JSON.stringify(reply.headers).length).toBeLessThan(2_000);
});

test.each<[string, string, Record<string, string>]>([
  ['a long path', `/api/sample/${long.slice(0, 60_000)}`, {}],
  ['a long parameter', `/api/sample/things/${long.slice(0, 60_000)}`, {}],
  ['a long query', `/api/sample/things/1?${long.slice(0, 60_000)}=1`, {}],
  ['a long request id', '/api/sample/nothing', { 'x-request-id': long.slice(0, 10_000) }],
  ['a long token', '/api/sample/nothing', { authorization: `Bearer ${long.slice(0, 10_000)}` }],
])('a refusal of %s is bounded', async (_what, url, headers) => {
  const reply = await service.app.inject({ url, headers });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(reply.statusCode).toBeLessThan(500);
  expect(Buffer.byteLength(reply.body)).toBeLessThan(2_000);
  expect(JSON.stringify(reply.headers).length).toBeLessThan(2_000);
});
