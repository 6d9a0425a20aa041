import { Worker } from 'node:worker_threads';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createApp } from './create-app.ts';

/** Connects, sends and resets while the thread of the server waits; the system has taken the connection by then. */
const visitor = `
  const { connect } = require('node:net');
  const { workerData: { port, gate } } = require('node:worker_threads');
  const done = () => { Atomics.store(gate, 0, 1); Atomics.notify(gate, 0); };
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /address HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n', () => { socket.resetAndDestroy(); setTimeout(done, 50); }));
`;
const addresses: unknown[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  app = createApp({
    name: 'sample',
    logLevel: 'silent',
    requestIdLabel: 'reqId',
    requestTimeout: 5_000,
    headersTimeoutMs: 5_000,
    checkConnectionsMs: 5_000,
  });
  app.get('/address', async (request) => {
    addresses.push(request.ip);
    return 'here';
  });
  const email = { type: 'object', properties: { email: { type: 'string', format: 'email' } } };
  app.post('/email', { schema: { body: email } }, async () => 'taken');
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

test('a request whose connection was reset before it was accepted does not come without an address', async () => {
  const { port } = app.server.address() as AddressInfo;
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(visitor, { eval: true, workerData: { port, gate } });
  expect(Atomics.wait(gate, 0, 0, 10_000)).toBe('ok');
  await wait(100);
  await worker.terminate();
  expect(addresses).not.toContain(undefined);
  expect(await (await fetch(`http://127.0.0.1:${port}/address`)).text()).toBe('here');
});

test.each([
  ['kim@example.kr', 200],
  ['kim@한국.kr', 200],
  ['Kim@Example.KR', 200],
  [' kim@example.kr ', 400],
  ['kim@localhost', 400],
  ['kim@한국 kr', 400],
  ['김@example.kr', 400],
])('an e-mail address is what every form takes for one: %j is %d', async (email, status) => {
  expect((await app.inject({ method: 'POST', url: '/email', payload: { email } })).statusCode).toBe(status);
});
