import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { testEnvironment } from '../testing/test-environment.ts';

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      const querystring = Type.Object({ page: Type.Optional(Type.Integer()), title: Type.Optional(Type.String()) });
      app.get('/list/:id', { config: { access: 'public' }, schema: { querystring } }, async (request) => request.query);
      app.post(
        '/items',
        {
          config: { access: 'public' },
          schema: {
            body: Type.Object({ title: Type.Optional(Type.String()), version: Type.Optional(Type.Integer()) }),
          },
        },
        async (request) => request.body,
      );
    },
  },
  migrations: {},
});

let service: Service;

beforeAll(async () => {
  service = await createService(definition, testEnvironment('/tmp/none', 'postgres://nobody:nothing@127.0.0.1:1/none'));
});
afterAll(() => service.close());

test.each([
  ['/list/a%00b', { id: 'invalid-format' }],
  ['/list/1?title=a%00b', { title: 'invalid-format' }],
  ['/list/1?page=Infinity', { page: 'wrong-type' }],
  ['/list/1?page=-1e999', { page: 'wrong-type' }],
  ['/list/1?a%00b=1', { _: 'invalid-format' }],
])('%s is refused', async (url, errors) => {
  expect((await service.app.inject(`/api/sample${url}`)).json()).toMatchObject({
    status: 400,
    code: 'validation-failed',
    errors,
  });
});

test.each(['/list/1?title=%ED%A0%80', '/list/1?title=%FF', '/list/%ED%A0%80'])(
  'the URL %s, which is not UTF-8, is refused',
  async (url) => {
    expect((await service.app.inject(`/api/sample${url}`)).json()).toMatchObject({ status: 400, code: 'bad-request' });
  },
);

test.each(['/list/1?title=100%', '/list/1?title=%ED%95%9C%F0%9F%98%80'])('%s is taken', async (url) => {
  expect((await service.app.inject(`/api/sample${url}`)).statusCode).toBe(200);
});

const post = (payload: string | Buffer) =>
  service.app.inject({
    method: 'POST',
    url: '/api/sample/items',
    payload,
    headers: { 'content-type': 'application/json' },
  });

test.each([
  ['{"title":"a\\u0000b"}', 'validation-failed', { title: 'invalid-format' }],
  ['{"title":"\\ud800"}', 'validation-failed', { title: 'invalid-format' }],
  ['{"version":1e999}', 'validation-failed', { version: 'wrong-type' }],
  ['{"a\\u0000":1}', 'validation-failed', { _: 'invalid-format' }],
])('the body %s is refused', async (payload, code, errors) => {
  expect((await post(payload)).json()).toMatchObject({ status: 400, code, errors });
});

test('a body that is not UTF-8 is refused instead of being changed', async () => {
  expect((await post(Buffer.from('{"title":"\xff"}', 'latin1'))).json()).toMatchObject({
    status: 400,
    code: 'bad-request',
  });
  expect((await post('{"title":"한글 😀"}')).json()).toEqual({ title: '한글 😀' });
});
