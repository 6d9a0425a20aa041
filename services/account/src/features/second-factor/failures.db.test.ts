import { describe, expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { addTotp, newPerson } from '../../testing/second-factor.ts';
import type { Person } from '../../testing/second-factor.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

const account = accountForFile();
const warnings = async ({ email }: Person) =>
  (await account().mailsTo(email)).filter(({ subject }) => subject.includes('2단계 인증이 여러 번 실패했습니다'));

/** Codes of the responses to wrong second factors of a sign-in with the right password. */
async function guess({ email }: Person, times: number): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const { challenge } = (await account().post('signin', { email, password: goodPassword })).json();
    codes.push((await account().post('signin/second-factor', { challenge, totp: 'abcdef' })).json()['code']);
  }
  return codes;
}
const stepUp = (person: Person, totp: string) => account().call('POST', 'step-up', person.accessToken, { totp });

describe('wrong second factors', () => {
  test('of a sign-in do not stop a session that is under way', async () => {
    const person = await newPerson(account(), 'admin');
    const app = await addTotp(account(), person);
    expect((await guess(person, 6)).at(-1)).toBe('too-many-attempts');
    expect((await stepUp(person, app.code())).statusCode).toBe(200);
  });

  test('of a session do not stop a sign-in', async () => {
    const person = await newPerson(account());
    const app = await addTotp(account(), person);
    for (let nth = 0; nth < 6; nth += 1) await stepUp(person, 'abcdef');
    expect((await stepUp(person, 'abcdef')).statusCode).toBe(429);
    const { challenge } = (await account().post('signin', { email: person.email, password: goodPassword })).json();
    const entered = await account().post('signin/second-factor', { challenge, totp: app.code() });
    expect(entered.statusCode).toBe(200);
  });

  test('are mailed to the owner at the third, once', async () => {
    const person = await newPerson(account());
    await addTotp(account(), person);
    await guess(person, 2);
    expect(await warnings(person)).toEqual([]);
    await guess(person, 1);
    expect(await warnings(person)).toHaveLength(1);
    await stepUp(person, 'abcdef');
    expect(await warnings(person)).toHaveLength(1);
  });
});
