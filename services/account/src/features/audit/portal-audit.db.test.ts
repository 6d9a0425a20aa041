import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import { accountService } from '../../service.ts';

const key = randomBytes(32).toString('base64');
const entry = {
  action: 'release.heal',
  target: { type: 'section', id: 'education' },
  details: { version: 'ab12' },
  requestId: 'r1',
};
let service: TestService;
let keyless: TestService;

beforeAll(async () => {
  [service, keyless] = await Promise.all([
    createTestService(accountService, { PORTAL_AUDIT_KEY: key }),
    createTestService(accountService),
  ]);
}, 60_000);
afterAll(() => Promise.all([service.close(), keyless.close()]));

const send = (payload: object, headers: Record<string, string> = { authorization: `Bearer ${key}` }, to = service) =>
  to.app.inject({ method: 'POST', url: '/internal/audit', payload, headers });

describe('the portal process', () => {
  test('has an entry written, with the actor that it names', async () => {
    expect((await send({ ...entry, actor: { id: 'u1', email: 'admin@example.com' } })).statusCode).toBe(204);
    expect((await service.audit()).at(-1)).toMatchObject({
      ...entry,
      service: 'account',
      actor: { id: 'u1', email: 'admin@example.com' },
    });
  });

  test('has an entry written once that it sends twice', async () => {
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': '2026-01-01-entry-1.json' };
    const before = (await service.audit()).length;
    expect([(await send(entry, headers)).statusCode, (await send(entry, headers)).statusCode]).toEqual([204, 204]);
    expect((await service.audit()).length).toBe(before + 1);
  });

  test.each([
    ['of something else than releases', { ...entry, action: 'member.suspend' }],
    ['with a service of its choice', { ...entry, service: 'content' }],
    ['with a time of its choice', { ...entry, at: '2020-01-01T00:00:00Z' }],
  ])('has no entry written %s', async (_what, body) => {
    expect((await send(body)).statusCode).toBe(400);
  });
});

test.each([
  ['nobody', {}],
  ['somebody with another key', { authorization: `Bearer ${randomBytes(32).toString('base64')}` }],
])('%s cannot write into the log that way', async (_who, headers) => {
  const before = (await service.audit()).length;
  expect((await send(entry, headers)).statusCode).toBe(401);
  expect((await service.audit()).length).toBe(before);
});

test('without a key there is no such call, whatever key is shown', async () => {
  expect((await send(entry, { authorization: 'Bearer undefined' }, keyless)).statusCode).toBe(404);
});
