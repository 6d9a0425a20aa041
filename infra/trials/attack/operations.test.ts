import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { readOperations } from './operations.ts';

const document = {
  paths: {
    '/api/sample/courses': {
      get: { parameters: [{ $ref: '#/components/parameters/state' }, { name: 'page', in: 'query' }] },
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CourseBody' } } } },
      },
    },
  },
  components: {
    parameters: { state: { name: 'state', in: 'query', schema: { $ref: '#/components/schemas/State' } } },
    schemas: {
      State: { enum: ['open'] },
      CourseBody: { properties: { state: { $ref: '#/components/schemas/State' } } },
    },
  },
};

test('the fuzzer gets the parameters and models that operations refer to', async () => {
  const server = createServer((_request, response) => response.end(JSON.stringify(document)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const operations = await readOperations(origin, ['sample']).finally(() => server.close());
  expect(operations).toMatchObject([
    { method: 'GET', parameters: [{ name: 'state', in: 'query', schema: { enum: ['open'] } }, { name: 'page' }] },
    { method: 'POST', body: { type: 'application/json', schema: { properties: { state: { enum: ['open'] } } } } },
  ]);
});
