import { expect, test } from '@jest/globals';
import { admin, educationForFile } from '../../testing/education.ts';
import type { Applicant } from '../applicants/applicant-schemas.ts';
import type { MyApplication } from '../applications/application-schemas.ts';

const education = educationForFile();
const mark = (applicationId: number, present = true) =>
  education().call('POST', 'admin/attendance', { as: admin, body: { applicationId, present } });

test('the code in a confirmation is the one on My page; an agent opens it and marks the applicant as present', async () => {
  const as = { id: 'kim', email: 'kim@example.com' };
  const educationId = await education().training({ capacity: 1 });
  await education().apply(educationId, { email: 'kim@example.com' }, { as });
  const mine = (await education().call('GET', 'my-applications', { as })).json<MyApplication[]>();
  const code = mine[0]?.checkInCode ?? '';
  const [mail] = await education().confirmationsTo('kim@example.com');
  expect(mail?.text).toContain(`/api/education/check-in-code?code=${code}\n`);
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual([
    expect.stringContaining('text/calendar'),
    'image/svg+xml',
  ]);
  const picture = await education().call('GET', 'check-in-code', { query: { code } });
  expect([picture.headers['content-type'], picture.body]).toEqual([
    'image/svg+xml; charset=utf-8',
    expect.stringMatching(/^<svg/),
  ]);
  const opened = (await education().call('GET', 'admin/check-in', { as: admin, query: { code } })).json<Applicant>();
  expect(opened).toMatchObject({ email: 'kim@example.com', status: 'signup', training: { educationId } });
  expect(opened).not.toHaveProperty('attendedAt');
  const first = (await mark(opened.applicationId)).json<Applicant>();
  expect(first.attendedAt).toMatch(/Z$/);
  expect((await mark(opened.applicationId)).json()).toMatchObject({ attendedAt: first.attendedAt });
  expect((await education().service.audit()).at(-1)).toMatchObject({
    action: 'application.attendance',
    details: { present: true },
  });
  const data = (await education().call('GET', 'my-data', { as })).json<{ records: { applications: object[] } }>();
  expect(data.records.applications).toMatchObject([{ attendedAt: first.attendedAt }]);
  expect((await mark(opened.applicationId, false)).json()).not.toHaveProperty('attendedAt');
});

test('nobody without a seat is present, and a code that was not made here opens nothing', async () => {
  const educationId = await education().training({ capacity: 1 });
  const email = education().address();
  await education().apply(educationId);
  const { applicationId } = (await education().apply(educationId, { email })).json<Applicant>();
  expect((await education().confirmationsTo(email))[0]?.text).not.toContain('check-in');
  expect((await mark(applicationId)).json()).toMatchObject({ status: 409, code: 'no-seat' });
  for (const path of ['check-in-code', 'admin/check-in'])
    expect(
      (
        await education().call('GET', path, { as: admin, query: { code: `${applicationId}-${'A'.repeat(22)}` } })
      ).json(),
    ).toMatchObject({ status: 404, code: 'application-not-found' });
});
