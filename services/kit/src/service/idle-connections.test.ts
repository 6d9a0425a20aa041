import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testEnvironment } from '../testing/test-environment.ts';
import { createService } from './create-service.ts';
import type { Service } from './create-service.ts';
import { defineService } from './definition.ts';

/** Less than the 3 s of a drain in production. */
const idleMs = 2_500;

let service: Service;
let origin: string;

beforeAll(async () => {
  const definition = defineService({ name: 'sample', bases: { sample: async () => undefined }, migrations: {} });
  service = await createService(definition, testEnvironment(tmpdir(), 'postgres://nobody:nothing@127.0.0.1:1/none'));
  origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

const connections = () =>
  new Promise<number>((resolve, reject) =>
    service.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a client is told to close an idle connection before a service that stops would', async () => {
  await (await fetch(`${origin}/health/live`)).text();
  expect(await connections()).toBe(1);
  await wait(idleMs);
  expect(await connections()).toBe(0);
});
