import { describe, expect, test } from '@jest/globals';
import { accountForFile, startAccount } from '../../testing/account.ts';

const account = accountForFile();

interface Mailbox {
  folder: string;
  mails: { to: string; subject: string; sentAt: string; text: string }[];
}

describe('the local mailbox', () => {
  test('shows admins the kept mails, the newest first, and the log says that it was looked at', async () => {
    const { accessToken } = await account().newAdmin();
    const email = await account().newMember();
    await account().service.mails();
    const answer = await account().get('admin/mailbox', accessToken);
    const { folder, mails } = answer.json() as unknown as Mailbox;
    expect(answer.statusCode).toBe(200);
    expect(folder).toMatch(/\/mailbox$/);
    const mail = mails.find(({ to }) => to === email);
    expect(mail?.text).toContain('/verify-email?token=');
    expect(mails.map(({ sentAt }) => sentAt)).toEqual(
      mails
        .map(({ sentAt }) => sentAt)
        .toSorted()
        .toReversed(),
    );
    expect((await account().service.audit()).map(({ action }) => action)).toContain('mailbox.view');
  });

  test('is not for members', async () => {
    const { accessToken } = await account().signIn(await account().newMember());
    expect((await account().get('admin/mailbox', accessToken)).statusCode).toBe(403);
    expect((await account().get('admin/mailbox')).statusCode).toBe(401);
  });

  test.each([
    ['a mail server sends them', { SMTP_URL: 'smtp://127.0.0.1:9' }],
    [
      'it is production',
      { PORTAL_ENV: 'production', PUBLIC_ORIGIN: 'https://portal.example', REQUIRE_SECOND_FACTOR: 'false' },
    ],
  ])(
    'holds nothing where %s',
    async (_case, env) => {
      const other = await startAccount(env);
      try {
        const { accessToken } = await other.newAdmin();
        const answer = await other.get('admin/mailbox', accessToken);
        expect([answer.statusCode, answer.json()]).toEqual([200, { mails: [] }]);
      } finally {
        await other.service.close();
      }
    },
    30_000,
  );
});
