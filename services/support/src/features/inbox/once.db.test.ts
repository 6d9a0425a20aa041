import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectRememberedWith } from '@portal/service-kit/testing';
import { newAdmin, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const admin = newAdmin();

test('a note and a reply are stored together with the response of their key', async () => {
  const number = await support().inquiry();
  const call = (path: string, body: object) =>
    support().ask('POST', `/api/email/admin/inquiries/${number}/${path}`, {
      as: admin,
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  expect((await call('notes', { content: '메모' })).statusCode).toBe(200);
  await expectRememberedWith(support().service.db, 'notes');
  const { version } = (await support().ask('GET', `/api/email/admin/inquiries/${number}`, { as: admin })).json<{
    version: number;
  }>();
  expect((await call('reply', { version, content: '답변' })).statusCode).toBe(200);
  await expectRememberedWith(support().service.db, 'messages');
});
