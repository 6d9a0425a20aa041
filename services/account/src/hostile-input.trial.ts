import { expect, test } from '@jest/globals';
import { expectNoServerErrors } from '@portal/service-kit/testing';
import { accountForFile } from './testing/account.ts';

const account = accountForFile();

test('no value that cannot be stored is a fault of the service', async () => {
  const { accessToken, id } = await account().newAdmin();
  const member = await account().newMember();
  const options = { token: accessToken, values: { id: await account().idOf(member), email: member, userId: id } };
  expect(await expectNoServerErrors(account().service, 'user', options)).toBeGreaterThan(500);
}, 60_000);
