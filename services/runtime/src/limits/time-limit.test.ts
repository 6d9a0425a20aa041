import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { beginAnswering, timeLimit } from './time-limit.ts';

/** Far from each other: a busy machine may stop a process for a while. */
const answerMs = 500;
/** What a hasty service waits for anything: every body of the tests comes later. */
const hastyMs = 20;

function serviceWith(limits: { answerMs: number; uploadMs: number }): FastifyInstance {
  const app = fastify();
  void app.register(timeLimit, limits);
  app.get('/slow', async () => wait(2 * limits.answerMs, 'late'));
  app.get('/download', async (_request, reply) => {
    async function* parts() {
      yield 'first ';
      await wait(1.5 * limits.answerMs);
      yield 'last';
    }
    return reply.send(Readable.from(parts()));
  });
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.post('/upload', async (request) => {
    const content = await text(request.raw);
    beginAnswering(request);
    await wait(content === 'idle' ? 2 * limits.answerMs : 0);
    return content;
  });
  app.post('/form', async (request) => request.body);
  return app;
}

const patient = serviceWith({ answerMs, uploadMs: 40 * answerMs });
const hasty = serviceWith({ answerMs: hastyMs, uploadMs: hastyMs });

beforeAll(async () => {
  for (const app of [patient, hasty]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const app of [patient, hasty]) await app.close();
});

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a handler that does not begin to answer in time is a 503', async () => {
  const response = await fetch(`http://127.0.0.1:${portOf(patient)}/slow`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'time-limit' });
});

test('a download that a slow visitor is still reading is not cut', async () => {
  expect(await (await fetch(`http://127.0.0.1:${portOf(patient)}/download`)).text()).toBe('first last');
});

/** Sends the body letter by letter and returns the whole answer. */
async function slowly(app: FastifyInstance, url: string, type: string, body: string, pauseMs: number): Promise<string> {
  const socket = connect(portOf(app), '127.0.0.1');
  const answer = text(socket);
  socket.on('error', () => undefined);
  socket.write(
    `POST ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  for (const letter of body) {
    await wait(pauseMs);
    socket.write(letter);
  }
  return answer;
}

test('an upload may come slowly: the time for the answer begins after it', async () => {
  const type = 'multipart/form-data; boundary=b';
  expect(await slowly(patient, '/upload', type, 'slow', answerMs / 3)).toMatch(/^HTTP\/1.1 200 OK[^]*slow$/);
  expect(await slowly(patient, '/upload', type, 'idle', 0)).toMatch(/^HTTP\/1.1 503 [^]*time-limit/);
});

test.each([
  ['/upload', 'multipart/form-data; boundary=b', 'upload-too-slow'],
  ['/form', 'application/json', 'request-timeout'],
])('a body that %s waits for too long is a 408 and ends the connection', async (url, type, code) => {
  const answer = await slowly(hasty, url, type, '{"a":1}', 2 * hastyMs);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain(code);
  expect(answer.toLowerCase()).toContain('connection: close');
});
