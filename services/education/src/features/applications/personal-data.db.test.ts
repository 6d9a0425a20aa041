import { expect, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';

const education = educationForFile();
const collect = async (as: object) =>
  (await education().call('GET', 'my-data', { as })).json<{ service: string; records: { applications: object[] } }>();

test("holds a member's applications, cancelled ones too, each with its training", async () => {
  const as = { id: 'kim', email: 'kim@example.com' };
  const educationId = await education().training({ titleKo: '내보낼 교육' });
  await education().apply(educationId, { email: 'work@example.com', application: '지원 동기' }, { as });
  await education().apply(await education().training(), {}, { as: { id: 'lee' } });
  await education().call('PATCH', 'cancel-signup', { as, body: { educationId, email: 'work@example.com' } });
  expect(await collect(as)).toMatchObject({
    service: 'education',
    records: {
      applications: [
        {
          email: 'work@example.com',
          application: '지원 동기',
          status: 'cancelled',
          cancelledAt: expect.any(String),
          training: { educationId, title: '내보낼 교육' },
        },
      ],
    },
    files: [],
  });
});

test('holds with each application its own certificates', async () => {
  const as = { id: 'jang', email: 'jang@example.com' };
  const first = await education().training();
  const second = await education().training();
  for (const educationId of [first, second]) {
    const answer = await education().apply(educationId, { email: 'jang@example.com' }, { as });
    const { applicationId } = answer.json<{ applicationId: number }>();
    await education().call('POST', 'admin/attendance', { as: admin, body: { applicationId, present: true } });
  }
  await education()
    .service.db('trainings')
    .whereIn('id', [first, second])
    .update({ startDate: inDays(-2), endDate: inDays(-1) });
  const issue = (educationId: number) =>
    education().call('POST', 'admin/certificates', { as: admin, body: { educationId } });
  const numbers = [];
  for (const educationId of [second, first])
    numbers.push((await issue(educationId)).json<{ certificates: { number: string }[] }>().certificates[0]?.number);
  expect((await collect(as)).records.applications).toMatchObject([
    { locale: 'ko', enteredByStaff: false, certificates: [{ number: numbers[0] }] },
    { locale: 'ko', enteredByStaff: false, certificates: [{ number: numbers[1] }] },
  ]);
});

test('holds what a visitor applied for with an address only once that is verified', async () => {
  await education().apply(await education().training(), { email: 'Guest@example.com' });
  const as = { id: 'guest', email: 'guest@example.com' };
  expect((await collect(as)).records.applications).toEqual([]);
  expect((await collect({ ...as, isEmailVerified: true })).records.applications).toMatchObject([
    { email: 'guest@example.com' },
  ]);
});

test('is kept by no cache, and nothing for a visitor', async () => {
  expect((await education().call('GET', 'my-data')).statusCode).toBe(401);
  expect((await education().call('GET', 'my-data', { as: { id: 'x' } })).headers['cache-control']).toBe('no-store');
});
