import { beforeAll, describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { addPasskey, addTotp, forgetProof, newPerson, recoveryCodes } from '../../testing/second-factor.ts';
import type { Person } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

const account = accountForFile();
let admin: Person;
const reset = (id: string, by: Person = admin) =>
  account().call('POST', `admin/members/${id}/reset-second-factor`, by.accessToken);

beforeAll(async () => {
  admin = await newPerson(account(), 'admin');
});

describe('an administrator resets the second factor of somebody who lost it', () => {
  test('all of it goes, the sessions end, the owner is told, and the password signs in alone', async () => {
    const person = await newPerson(account());
    await addPasskey(account(), person);
    await addTotp(account(), person);
    await recoveryCodes(account(), person);
    const sign = () => account().post('signin', { email: person.email, password: goodPassword });
    expect((await sign()).json()).toMatchObject({ status: 401, code: 'second-factor-required' });
    expect((await reset(person.id)).statusCode).toBe(204);
    expect((await account().get('account', person.accessToken)).json()).toMatchObject({ code: 'session-ended' });
    expect((await sign()).statusCode).toBe(200);
    const rows = await Promise.all(
      ['passkeys', 'totp_keys', 'recovery_codes', 'challenges'].map((table) =>
        account().service.db(table).where({ userId: person.id }),
      ),
    );
    expect(rows).toEqual([[], [], [], []]);
    const mails = (await account().mailsTo(person.email)).filter(({ text }) => text.includes('초기화'));
    expect(mails.map(({ subject }) => subject)).toEqual(['[셀매트릭스] 2단계 인증 정보가 변경되었습니다']);
    const entry = (await account().service.audit()).find(({ action }) => action === 'second-factor.reset');
    expect(entry).toMatchObject({ actor: { id: admin.id }, target: { id: person.id }, subjects: [person.id] });
  });

  test('their own is not, somebody who is not there is not, and no member may', async () => {
    expect((await reset(admin.id)).json()).toMatchObject({ status: 409, code: 'own-account' });
    expect((await reset('11111111-1111-4111-8111-111111111111')).json()).toMatchObject({
      status: 404,
      code: 'member-not-found',
    });
    const member = await newPerson(account());
    expect((await reset(admin.id, member)).json()).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('of somebody as the administrator saw them', async () => {
    const person = await newPerson(account());
    await account().service.db('users').where('id', person.id).update({ version: 7 });
    const seen = (version: number) =>
      account().call('POST', `admin/members/${person.id}/reset-second-factor?version=${version}`, admin.accessToken);
    expect((await seen(6)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect((await seen(7)).statusCode).toBe(204);
  });

  test('who has a second factor proves it first', async () => {
    const careful = await newPerson(account(), 'admin');
    const person = await newPerson(account());
    await addTotp(account(), careful);
    await forgetProof(account(), careful);
    expect((await reset(person.id, careful)).json()).toMatchObject({ status: 403, code: 'step-up-required' });
  });
});
