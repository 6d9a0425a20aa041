import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startAccount } from '../../testing/account.ts';
import type { Account } from '../../testing/account.ts';
import { addPasskey, addTotp, newPerson, tokenIn } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

let account: Account;
beforeAll(async () => {
  account = await startAccount({ REQUIRE_SECOND_FACTOR: 'true' });
}, 30_000);
afterAll(() => account.service.close());

const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('where a role needs a second factor', () => {
  test('an administrator without one is a member, and is told why', async () => {
    const admin = await newPerson(account, 'admin');
    expect(claims(admin.accessToken)).toMatchObject({ role: 'member', sfm: true });
    const answer = await account.post('signin', { email: admin.email, password: goodPassword });
    expect(answer.json()).toMatchObject({ role: 'member', secondFactorMissing: true });
    expect((await account.get('admin/members', admin.accessToken)).json()).toMatchObject({
      status: 403,
      code: 'second-factor-required',
    });
    expect((await account.get('account', admin.accessToken)).statusCode).toBe(200);
    expect((await account.get('second-factor', admin.accessToken)).json()).toMatchObject({ required: true });
  });

  test('with the first one set up the role is back, at the next token and at once in this service', async () => {
    const email = await account.newMember();
    await account.service.db('users').where({ email }).update({ role: 'admin' });
    const tokens = await account.signIn(email);
    const admin = { email, id: await account.idOf(email), accessToken: tokens.accessToken };
    await addTotp(account, admin);
    expect((await account.get('admin/members/counts', admin.accessToken)).statusCode).toBe(200);
    const refreshed = await account.refresh(tokens.refreshToken);
    expect(refreshed.json()).toMatchObject({ role: 'admin', secondFactorMissing: false });
    expect(claims(tokenIn(refreshed))).toMatchObject({ role: 'admin', sfr: true });
    expect(claims(tokenIn(refreshed))).not.toHaveProperty('sfm');
  });

  test('a role in a section waits as well', async () => {
    const email = await account.newMember();
    const id = await account.idOf(email);
    await account.service.db('section_roles').insert({ userId: id, section: 'support', role: 'agent' });
    const signedIn = (await account.post('signin', { email, password: goodPassword })).json();
    expect(signedIn).toMatchObject({ roles: {}, secondFactorMissing: true });
    const accessToken = String(signedIn['accessToken']);
    expect(claims(accessToken)).toMatchObject({ sfm: true });
    expect(claims(accessToken)).not.toHaveProperty('roles');
    const app = await addTotp(account, { email, id, accessToken });
    const again = (await account.post('signin', { email, password: goodPassword })).json();
    const entered = await account.post('signin/second-factor', { challenge: again['challenge'], totp: app.code() });
    expect(entered.json()).toMatchObject({ roles: { support: ['agent'] }, secondFactorMissing: false });
  });

  test('the last one stays', async () => {
    const admin = await newPerson(account, 'admin');
    await addTotp(account, admin);
    const remove = (path: string) => account.call('DELETE', `second-factor/${path}`, admin.accessToken);
    expect((await remove('totp')).json()).toMatchObject({ status: 409, code: 'last-second-factor' });
    const { rowId } = await addPasskey(account, admin);
    expect((await remove('totp')).statusCode).toBe(204);
    expect((await remove(`passkeys/${rowId}`)).json()).toMatchObject({ status: 409, code: 'last-second-factor' });
    expect((await account.get('second-factor', admin.accessToken)).json()).toMatchObject({ passkeys: [{ id: rowId }] });
  });

  test('what asks for a recent one is refused until there is one, but setting it up is not', async () => {
    const admin = await newPerson(account, 'admin');
    const reset = () => account.call('POST', `admin/members/${admin.id}/reset-second-factor`, admin.accessToken);
    expect((await reset()).json()).toMatchObject({ status: 403, code: 'second-factor-required' });
    await addPasskey(account, admin);
    expect((await reset()).json()).toMatchObject({ status: 409, code: 'own-account' });
  });

  test('nothing is asked of a member', async () => {
    const member = await newPerson(account);
    expect(claims(member.accessToken)).not.toHaveProperty('sfm');
    expect(claims(member.accessToken)).not.toHaveProperty('sfr');
    expect((await account.get('second-factor', member.accessToken)).json()).toMatchObject({ required: false });
  });
});
