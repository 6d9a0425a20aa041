import { beforeEach, describe, expect, test } from '@jest/globals';
import { createService } from '@portal/service-kit';
import { accountService } from '../../service.ts';
import { accountForFile } from '../../testing/account.ts';
import type { Answer } from '../../testing/account.ts';
import { goodPassword } from '../../testing/sign-up-body.ts';

const account = accountForFile();
let email: string;

beforeEach(async () => {
  email = await account().newMember();
});

const signIn = (password = goodPassword, headers = {}) => account().post('signin', { email, password }, headers);
const wrong = 'not the password';
const deviceOf = (answer: Answer) => answer.cookies.find(({ name }) => name === 'known_device')?.value ?? '';
const useUp = async (headers = {}) => {
  for (let index = 0; index < 5; index += 1) await signIn(wrong, headers);
};

describe('while strangers guess from the same address', () => {
  test('a browser that has signed in before still gets in with the right password', async () => {
    const cookie = `known_device=${deviceOf(await signIn())}`;
    await useUp();
    expect((await signIn()).statusCode).toBe(429);
    expect((await signIn(goodPassword, { cookie })).statusCode).toBe(200);
  });

  test('a known browser may guess no more often than anybody else', async () => {
    const cookie = `known_device=${deviceOf(await signIn())}`;
    await useUp({ cookie });
    expect((await signIn(goodPassword, { cookie })).statusCode).toBe(429);
    expect((await signIn()).statusCode).toBe(200);
  });

  test.each([
    [
      'of another account',
      async () =>
        deviceOf(await account().post('signin', { email: await account().newMember(), password: goodPassword })),
    ],
    ['that somebody made up', async () => `${'A'.repeat(22)}.${'A'.repeat(43)}`],
    ['that is nonsense', async () => '.'],
  ])('a device cookie %s does not help', async (_what, cookieOf) => {
    const cookie = `known_device=${await cookieOf()}`;
    await useUp({ cookie });
    expect((await signIn(goodPassword, { cookie })).statusCode).toBe(429);
  });
});

test('guesses count together, whichever copy of the service they reach', async () => {
  const copy = await createService(accountService, account().service.env);
  try {
    const there = (password: string) =>
      copy.app.inject({ method: 'POST', url: '/api/user/signin', payload: { email, password } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? there(wrong) : signIn(wrong))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect([(await signIn()).statusCode, (await there(goodPassword)).statusCode]).toEqual([429, 429]);
  } finally {
    await copy.close();
  }
});
