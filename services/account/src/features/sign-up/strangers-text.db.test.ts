import { expect, test } from '@jest/globals';
import { accountForFile } from '../../testing/account.ts';
import { goodPassword, signUpBody } from '../../testing/sign-up-body.ts';

const account = accountForFile();
const typed = { name: '당첨 evil.kr/win 클릭', company: '경품 evil.kr' };

test.each(['ko', 'en'])(
  'nothing that was typed at sign-up is mailed to an address that nobody has confirmed (%s)',
  async (language) => {
    const body = signUpBody(typed);
    const headers = { 'accept-language': language };
    await account().post('signup', body, headers);
    await account().post('signup', { ...body, name: '또 evil.kr' }, headers);
    const { accessToken } = await account().signIn(body.email);
    await account().call('POST', 'verify-email/send', accessToken);
    await account().post('password/forgot', { email: body.email }, headers);
    await account().call('POST', 'password/change', accessToken, {
      currentPassword: goodPassword,
      newPassword: `${goodPassword} 2`,
    });
    await account().call('DELETE', 'account', (await account().signIn(body.email, `${goodPassword} 2`)).accessToken, {
      password: `${goodPassword} 2`,
    });
    const mails = await account().mailsTo(body.email);
    expect(mails.length).toBeGreaterThanOrEqual(6);
    for (const { subject, text } of mails) expect(`${subject}\n${text}`).not.toMatch(/evil|당첨|경품/);
  },
);

test('who has confirmed the address is called by name', async () => {
  const email = await account().newMember();
  await account().service.db('users').where({ email }).update({ emailVerifiedAt: new Date() });
  await account().post('password/forgot', { email });
  expect((await account().mailsTo(email)).at(-1)?.text).toContain('김철수님, 안녕하세요.');
});
