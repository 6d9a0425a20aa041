import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { newAdmin, newMember, questionBody, supportForFile } from '../../testing/support.ts';

const support = supportForFile();

test.each(['ko', 'en'])(
  'receipt and reply repeat nothing that was typed: the address may be somebody else’s (%s)',
  async (language) => {
    const emailAddress = `${randomUUID()}@example.com`;
    const body = questionBody({
      emailAddress,
      name: '당첨 evil.kr',
      title: '경품 evil.kr/win',
      content: '클릭 http://evil.kr',
    });
    const { number } = (
      await support().ask('POST', '/api/email/send', {
        as: newMember(),
        body,
        headers: { 'accept-language': language },
      })
    ).json();
    await support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, {
      as: newAdmin(),
      body: { version: 1, content: 'We will call you.' },
    });
    const mails = await support().mailsTo(emailAddress);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('We will call you.');
    for (const { subject, text } of mails) expect(`${subject}\n${text}`).not.toMatch(/evil|당첨|경품|클릭/);
  },
);
