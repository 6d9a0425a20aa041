import { expect, test } from '@jest/globals';
import { admin, educationForFile } from '../../testing/education.ts';

const education = educationForFile();

test.each(['ko', 'en'])('nothing that was typed into an application is mailed to its address (%s)', async (lang) => {
  const educationId = await education().training({ capacity: 1 });
  const typed = {
    lang,
    name: '당첨 evil.kr/win',
    company: '경품 evil.kr',
    position: '클릭',
    application: 'http://evil.kr',
  };
  const [seated, waiting] = [education().address(), education().address()];
  await education().apply(educationId, { ...typed, email: seated });
  await education().apply(educationId, { ...typed, email: waiting });
  await education().call('PATCH', 'cancel-signup', { as: admin, body: { educationId, email: seated } });
  await education().call('POST', 'lookup-link', { body: { email: waiting } });
  await education().call('POST', 'admin/mail', {
    as: admin,
    body: { educationId, subject: '안내', text: '본문', subjectEn: 'News', textEn: 'Text' },
  });
  const training =
    (await education().call('GET', 'view', {}))
      .json<Record<string, unknown>[]>()
      .find((one) => one['educationId'] === educationId) ?? {};
  const { title, type, status, content, startTime, endTime, startDate } = training;
  const edited = {
    educationId,
    title,
    type,
    status,
    content,
    startDate,
    endDate: '2035-01-01',
    startTime,
    endTime,
    capacity: 1,
  };
  expect((await education().call('POST', 'edit', { as: admin, body: edited })).statusCode).toBe(200);
  await education().call('DELETE', 'remove', { as: admin, query: { educationId } });
  const mails = [...(await education().confirmationsTo(waiting)), ...(await education().mailsTo(waiting))];
  expect(mails.length).toBeGreaterThanOrEqual(6);
  for (const { subject, text } of mails) expect(`${subject}\n${text}`).not.toMatch(/evil|당첨|경품|클릭/);
});
