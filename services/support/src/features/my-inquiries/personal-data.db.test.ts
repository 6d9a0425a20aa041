import { expect, test } from '@jest/globals';
import { newAdmin, newMember, questionBody, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const collect = async (as: object) => (await support().ask('GET', '/api/file/my-data', { as })).json();

test("holds a member's inquiries and applications with the answers, without the company's notes and the password", async () => {
  const as = newMember();
  const number = await support().inquiry({ title: '내보낼 문의' }, as);
  const application = await support().application({ smwpId: 'mine1', smwpPassword: 'Gongjang!secret' }, as);
  const admin = newAdmin();
  await support().ask('POST', `/api/email/admin/inquiries/${number}/notes`, {
    as: admin,
    body: { content: '내부 메모' },
  });
  const reply = { version: 1, content: '답변드립니다.' };
  await support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, { as: admin, body: reply });
  await support().ask('POST', `/api/email/my-inquiries/${number}/answer`, { as, body: { content: '감사합니다.' } });
  await support().inquiry();
  const data = await collect(as);
  expect(data).toMatchObject({
    service: 'support',
    records: {
      inquiries: [
        { number: application, form: 'smwp', smwpId: 'mine1', smwpPassword: 'kept' },
        {
          number,
          title: '내보낼 문의',
          messages: [
            { writtenBy: 'agent', content: '답변드립니다.' },
            { writtenBy: 'sender', content: '감사합니다.' },
          ],
        },
      ],
    },
    files: [],
  });
  expect(JSON.stringify(data)).not.toMatch(/내부 메모|Gongjang/);
});

test('holds what a guest sent only once the address is verified', async () => {
  await support().service.db('settings').update({ guestInquiries: true });
  const as = newMember();
  const { number } = (
    await support().ask('POST', '/api/email/send', { body: questionBody({ emailAddress: as.email }) })
  ).json();
  expect((await collect(as)).records.inquiries).toEqual([]);
  expect((await collect({ ...as, isEmailVerified: true })).records.inquiries).toMatchObject([{ number }]);
});
