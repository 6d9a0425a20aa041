import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectRememberedWith } from '@portal/service-kit/testing';
import { accountForFile } from '../../testing/account.ts';
import { signUpBody } from '../../testing/sign-up-body.ts';

const account = accountForFile();

test('a new account is stored together with the response of its key', async () => {
  const body = signUpBody();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await account().post('signup', body, headers);
  await expectRememberedWith(account().service.db, 'users');
  const again = await account().post('signup', body, headers);
  expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([201, first.body, 'true']);
  expect(await account().mailsTo(body.email)).toHaveLength(1);
});
