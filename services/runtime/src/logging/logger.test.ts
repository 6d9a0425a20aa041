import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from './logger.ts';
import { requestIdOf, requestLog } from './request-log.ts';

function recorder() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, log: createLogger('sample', 'info', destination) };
}

test('personal data and secrets are redacted wherever a line carries them', () => {
  const { lines, log } = recorder();
  log.info(
    { email: 'kim@example.com', user: { name: '김철수', password: 'p4ss' }, deep: { request: { token: 't0k' } } },
    'x',
  );
  expect(lines.join()).not.toMatch(/kim@example|김철수|p4ss|t0k/);
});

test('what a driver adds to an error, which quotes stored values, is left out', () => {
  const { lines, log } = recorder();
  log.error(
    {
      err: Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(kim@example.com) exists' }),
    },
    'x',
  );
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ err: { code: '23505', message: 'duplicate key' } });
  expect(lines.join()).not.toContain('kim@example');
});

test('a request is one line with its id and path, without its query and headers', async () => {
  const { lines, log } = recorder();
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({ loggerInstance, genReqId: requestIdOf });
  app.log.level = 'info';
  await app.register(requestLog);
  app.get('/items/:id', async () => 'ok');
  const response = await app.inject({
    url: '/items/7?email=kim@example.com',
    headers: { 'x-request-id': 'from-the-portal', authorization: 'Bearer s3cret' },
  });
  await app.close();
  expect(response.headers['x-request-id']).toBe('from-the-portal');
  const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>).find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({
    reqId: 'from-the-portal',
    method: 'GET',
    path: '/items/7',
    route: '/items/:id',
    statusCode: 200,
  });
  expect(JSON.stringify(line)).not.toMatch(/kim@example|s3cret/);
});

test.each([undefined, 'short', 'with space in it', 'x'.repeat(200), 'new\nline-in-it'])(
  'a request id such as %j is replaced',
  (given) => {
    expect(requestIdOf({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('an error and a list keep their shape beside other fields', () => {
  const { lines, log } = recorder();
  log.warn({ err: new Error('broken'), list: [{ name: '김철수' }, { id: 1 }], service: 'sample' }, 'x');
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    err: { type: 'Error', message: 'broken' },
    list: [{ name: '[redacted]' }, { id: 1 }],
    service: 'sample',
  });
});
