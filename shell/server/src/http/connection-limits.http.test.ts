import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { readLimits, type Limits } from '../config/limits.ts';
import { portalMetrics } from './portal-metrics.ts';
import { connectionLimits } from './connection-limits.ts';

const large = Buffer.alloc(32 * 1024 * 1024, 'a');
let metrics: ReturnType<typeof portalMetrics>;
let app: FastifyInstance;
let visitor: Socket;

async function limitConnections(limited: FastifyInstance, some: Partial<Limits>): Promise<void> {
  const settings = { limits: { ...readLimits({}), ...some }, trustedProxies: [] } as unknown as typeof app.settings;
  await limited.register(fp(async (bare) => void bare.decorate('settings', settings), { name: 'settings' }));
  await limited.register(fp(async (bare) => void bare.decorate('measures', metrics), { name: 'measures' }));
  await limited.register(connectionLimits);
}

beforeEach(async () => {
  metrics = portalMetrics();
  app = Fastify({ forceCloseConnections: true });
  app.get('/large', async () => large);
  // The clock of the limits alone: the sockets run in real time
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'Date'],
  });
  await limitConnections(app, {});
  await app.listen({ port: 0, host: '127.0.0.1' });
  visitor = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.on('error', () => undefined);
  await once(visitor, 'connect');
  visitor.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
});

afterEach(async () => {
  visitor.destroy();
  jest.useRealTimers();
  await app.close();
});

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const isCounted = async () => /limit="download"\} 1/.test(await metrics.registry.metrics());

test('a visitor who does not take the response is cut off and counted after half a minute, not before', async () => {
  await once(visitor, 'readable');
  await wait(200);
  jest.advanceTimersByTime(30_000);
  await wait(50);
  expect([await connections(), await isCounted()]).toEqual([1, false]);
  jest.advanceTimersByTime(5_000);
  await wait(50);
  expect([await connections(), await isCounted()]).toEqual([0, true]);
});

test('the connections of one network leave room for those of another', async () => {
  const few = Fastify({ forceCloseConnections: true });
  await limitConnections(few, { connections: 8 });
  await few.listen({ port: 0, host: '127.0.0.1' });
  const { port } = few.server.address() as AddressInfo;
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const end = once(socket, 'close').then(() => true);
    const isClosed = await Promise.race([end, wait(300, false)]);
    return { socket, isClosed };
  };
  const ofOne = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((host) => open(`127.0.1.${host}`)));
  const other = await open('127.0.2.1');
  expect(ofOne.filter(({ isClosed }) => !isClosed).length).toBe(4);
  expect(other.isClosed).toBe(false);
  for (const { socket } of [...ofOne, other]) socket.destroy();
  await few.close();
});
