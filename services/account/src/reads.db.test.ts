import { test } from '@jest/globals';
import { expectReadsWithoutEffect } from '@portal/service-kit/testing';
import { accountForFile } from './testing/account.ts';

const account = accountForFile();

test('no GET changes anything but the log of reads', async () => {
  const [admin, email] = [await account().newAdmin(), await account().newMember()];
  const member = await account().signIn(email);
  await expectReadsWithoutEffect(account().service, {
    service: 'account',
    documents: [new URL('../openapi.json', import.meta.url)],
    readers: { administrator: admin.accessToken, member: member.accessToken, visitor: undefined },
    values: { user: [admin.id] },
    // No text of a mail was edited yet
    nothingToRead: ['readMailTemplateRevision'],
  });
}, 60_000);
