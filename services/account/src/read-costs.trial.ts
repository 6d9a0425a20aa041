import { beforeAll, test } from '@jest/globals';
import { expectCheapReads } from '@portal/service-kit/testing';
import { addMembers } from './testing/add-members.ts';
import { accountForFile } from './testing/account.ts';

/** More than a company like this one has after ten years. */
const rows = 10_000;
const account = accountForFile();

beforeAll(() => addMembers(account().service, rows), 120_000);

test('the worst input known for each read stays within its limits', async () => {
  const { accessToken } = await account().newAdmin();
  await expectCheapReads(account().service, ['user'], { token: accessToken });
}, 300_000);
