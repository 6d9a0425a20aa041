import { beforeEach, describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

const account = accountForFile();
let admin: { email: string; id: string; accessToken: string };

beforeEach(async () => {
  // Those of other tests are no admins any more
  await account().service.db('users').update({ role: 'member' });
  admin = await account().newAdmin();
});

const act = (what: string, body: object, target: string, accessToken: string) =>
  account().call('POST', `admin/members/${target}/${what}`, accessToken, { version: 1, ...body });
const activeAdmins = async () =>
  Number(
    (await account().service.db('users').where({ role: 'admin' }).whereNull('suspendedAt').count({ n: '*' }).first())?.[
      'n'
    ],
  );

describe('the last active admin', () => {
  test('cannot step down', async () => {
    expect((await act('role', { role: 'member' }, admin.id, admin.accessToken)).json()).toMatchObject({
      status: 409,
      code: 'last-admin',
    });
  });

  test('cannot leave', async () => {
    const answer = await account().call('DELETE', 'account', admin.accessToken, { password: goodPassword });
    expect(answer.json()).toMatchObject({ status: 409, code: 'last-admin' });
    expect((await account().get('account', admin.accessToken)).statusCode).toBe(200);
  });

  test('may do both when there is another, who must not be suspended', async () => {
    const other = await account().newAdmin();
    await act('suspend', { reason: 'x' }, other.id, admin.accessToken);
    expect((await act('role', { role: 'member' }, admin.id, admin.accessToken)).json()).toMatchObject({
      code: 'last-admin',
    });
    await act('unsuspend', { version: 2 }, other.id, admin.accessToken);
    expect((await act('role', { role: 'member' }, admin.id, admin.accessToken)).statusCode).toBe(200);
    expect(await activeAdmins()).toBe(1);
  });

  test.each([
    ["take each other's role", 'role', { role: 'member' }],
    ['suspend each other', 'suspend', { reason: 'x' }],
  ])('is still there when two %s at once', async (_what, call, body) => {
    const other = await account().newAdmin();
    const answers = await Promise.all([
      act(call, body, other.id, admin.accessToken),
      act(call, body, admin.id, other.accessToken),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await activeAdmins()).toBe(1);
  });

  test('is still there when all leave at once', async () => {
    const admins = [admin, await account().newAdmin(), await account().newAdmin()];
    const answers = await Promise.all(
      admins.map(({ accessToken }) => account().call('DELETE', 'account', accessToken, { password: goodPassword })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(2);
    expect(await activeAdmins()).toBe(1);
  });

  test('is still there when one leaves while the other steps down', async () => {
    const other = await account().newAdmin();
    await Promise.all([
      account().call('DELETE', 'account', admin.accessToken, { password: goodPassword }),
      act('role', { role: 'member' }, other.id, other.accessToken),
    ]);
    expect(await activeAdmins()).toBe(1);
  });
});
