import { afterEach, expect, test } from '@jest/globals';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { testToken } from '../testing/test-token.ts';
import type { PersonalData } from './personal-data.ts';

let service: Service | undefined;
afterEach(() => service?.close());

async function ask(personalData: PersonalData | 'none' | undefined, user: Parameters<typeof testToken>[0] = {}) {
  const definition = defineService({
    name: 'sample',
    bases: { sample: () => undefined, other: () => undefined },
    migrations: {},
    personalData,
  });
  service = await createService(definition, testEnvironment('/tmp/none', 'postgres://nobody:nothing@127.0.0.1:1/none'));
  const { app } = service;
  return (url: string, headers = { authorization: `Bearer ${testToken(user)}` }) => app.inject({ url, headers });
}

test('a service is told who asks, and their address in its normal form once it is verified', async () => {
  const told: PersonalData = {
    collect: async (_db, { id, address }) => ({ records: { id, address: address ?? null } }),
  };
  for (const [isEmailVerified, address] of [
    [true, 'kim@xn--3e0b707e.kr'],
    [false, null],
  ] as const) {
    const get = await ask(told, { id: 'kim', email: 'Kim@한국.kr', isEmailVerified });
    const response = await get('/api/sample/my-data');
    expect(response.json()).toMatchObject({ service: 'sample', records: { id: 'kim', address }, files: [] });
    expect(response.headers['cache-control']).toBe('no-store');
    await service?.close();
  }
});

test('nobody is told anything without a session', async () => {
  const get = await ask({ collect: async () => ({ records: { secret: 1 } }) });
  expect((await get('/api/sample/my-data', { authorization: '' })).statusCode).toBe(401);
});

test('a service that holds nothing says so; one that declares nothing does not', async () => {
  const none = await ask('none');
  expect((await none('/api/sample/my-data')).json()).toMatchObject({ records: {}, files: [] });
  expect((await none('/api/other/my-data')).statusCode).toBe(404);
  await service?.close();
  const undeclared = await ask(undefined);
  expect((await undeclared('/api/sample/my-data')).statusCode).toBe(404);
});

test('a file that is none of the person is 404', async () => {
  const get = await ask({ collect: async () => ({ records: {} }), file: async () => undefined });
  expect((await get('/api/sample/my-data/files/a-1')).json()).toMatchObject({ code: 'file-not-found' });
  expect((await get('/api/sample/my-data/files/..%2Fa')).statusCode).toBe(400);
});
