import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { newMember, questionBody, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const address = () => `guest-${randomUUID().slice(0, 8)}@example.com`;

beforeAll(async () => {
  await support().service.db('settings').update({ guestInquiries: true });
});

async function sentAsGuest(emailAddress: string): Promise<string> {
  const answer = await support().ask('POST', '/api/email/send', { body: questionBody({ emailAddress }) });
  return answer.json().number as string;
}
const numbersOf = async (email: string, isEmailVerified: boolean) =>
  (await support().ask('GET', '/api/email/my-inquiries', { as: newMember({ email, isEmailVerified }) }))
    .json()
    .data.map(({ number }: { number: string }) => number) as string[];

test('what a guest sent is shown to the member whose verified address it is, however it was written', async () => {
  const email = address();
  const numbers = [await sentAsGuest(email.toUpperCase()), await sentAsGuest(email.replace('example.com', '한국.kr'))];
  expect(await numbersOf(email, true)).toEqual([numbers[0]]);
  expect(await numbersOf(email, false)).toEqual([]);
  expect(await numbersOf(email.replace('e', '\u0435'), true)).toEqual([]);
});

test('what a member sent with the address of another is not theirs', async () => {
  const email = address();
  await support().inquiry({ emailAddress: email });
  expect(await numbersOf(email, true)).toEqual([]);
});
