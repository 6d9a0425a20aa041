import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { addTimeLimit } from './time-limit.ts';

const app = fastify();
const limitMs = 40;

beforeAll(async () => {
  addTimeLimit(app, limitMs);
  app.get('/slow', async () => wait(10 * limitMs, 'late'));
  app.get('/download', async (_request, reply) => {
    async function* parts() {
      yield 'first ';
      await wait(3 * limitMs);
      yield 'last';
    }
    return reply.send(Readable.from(parts()));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function origin(): string {
  const address = app.server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

test('a handler that does not begin to answer in time is a 503', async () => {
  const response = await fetch(`${origin()}/slow`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'time-limit' });
});

test('a download that a slow visitor is still reading is not cut', async () => {
  expect(await (await fetch(`${origin()}/download`)).text()).toBe('first last');
});
