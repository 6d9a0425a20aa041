import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { addTimeLimit, beginAnswering } from './time-limit.ts';

const app = fastify();
const limitMs = 40;

beforeAll(async () => {
  addTimeLimit(app, { answerMs: limitMs, uploadMs: 4 * limitMs });
  app.get('/slow', async () => wait(10 * limitMs, 'late'));
  app.get('/download', async (_request, reply) => {
    async function* parts() {
      yield 'first ';
      await wait(3 * limitMs);
      yield 'last';
    }
    return reply.send(Readable.from(parts()));
  });
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.post('/upload', async (request) => {
    const content = await text(request.raw);
    beginAnswering(request);
    await wait(content === 'idle' ? 10 * limitMs : 0);
    return content;
  });
  app.post('/form', async (request) => request.body);
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

/** Sends the body letter by letter and returns the whole answer. */
async function slowly(url: string, type: string, body: string, pauseMs: number): Promise<string> {
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const answer = text(socket);
  socket.on('error', () => undefined);
  socket.write(`POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`);
  for (const letter of body) {
    await wait(pauseMs);
    socket.write(letter);
  }
  return answer;
}

test('an upload may come slowly: the time for the answer begins after it', async () => {
  expect(await slowly('/upload', 'multipart/form-data; boundary=b', 'slow', limitMs / 1.6)).toMatch(/^HTTP\/1.1 200 OK[^]*slow$/);
  expect(await slowly('/upload', 'multipart/form-data; boundary=b', 'idle', 0)).toMatch(/^HTTP\/1.1 503 [^]*time-limit/);
});

test.each([
  ['/upload', 'multipart/form-data; boundary=b', 'upload-too-slow', 2 * limitMs],
  ['/form', 'application/json', 'request-timeout', limitMs],
])('a body that %s waits for too long is a 408 and ends the connection', async (url, type, code, pauseMs) => {
  const answer = await slowly(url, type, '{"a":1}', pauseMs);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain(code);
  expect(answer.toLowerCase()).toContain('connection: close');
});
