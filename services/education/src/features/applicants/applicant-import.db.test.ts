import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile } from '../../testing/education.ts';
import type { ImportedApplicants } from './applicant-import-schemas.ts';

const education = educationForFile();

const row = (change: object = {}) => ({
  email: education().address(),
  name: '김하늘',
  phoneNumber: '010-0000-0001',
  company: '샘플정밀',
  position: '',
  application: '',
  ...change,
});
async function send(educationId: number, rows: object[], change: object = {}) {
  const body = { educationId, rows, locale: 'ko', notify: false, isTrial: false, ...change };
  const answer = await education().call('POST', 'admin/applicants/import', { as: admin, body });
  return answer.json<ImportedApplicants>();
}
const stored = (educationId: number) =>
  education()
    .service.db('applications')
    .where('trainingId', educationId)
    .orderBy('id')
    .select('email', 'status', 'name');

describe('applicants of a file', () => {
  test('get the free seats in the order of the rows, and the others wait behind those who do', async () => {
    const educationId = await education().training({ capacity: 2 });
    await education().apply(educationId);
    const rows = [row({ name: ' 김하나 ' }), row({ name: '이두리' }), row({ name: '박세찬' })];
    expect(await send(educationId, rows)).toEqual({
      stored: 3,
      rows: [
        { status: 'signup', place: null, errors: {} },
        { status: 'waiting', place: 1, errors: {} },
        { status: 'waiting', place: 2, errors: {} },
      ],
    });
    expect((await stored(educationId)).slice(1)).toMatchObject([
      { name: '김하나', status: 'signup' },
      { name: '이두리', status: 'waiting' },
      { name: '박세찬', status: 'waiting' },
    ]);
    const entry = (await education().service.audit()).findLast(({ action }) => action === 'applicants.import');
    expect(entry).toMatchObject({
      target: { type: 'training', id: String(educationId) },
      subjects: rows.map(({ email }) => email),
      details: { applications: 3, consent: 'staff', mailed: false },
    });
  });

  test('are mailed when they are to be', async () => {
    const educationId = await education().training({ capacity: 1 });
    const rows = [row(), row()];
    await send(educationId, rows, { notify: true });
    for (const { email } of rows) expect(await education().confirmationsTo(email)).toHaveLength(1);
  });

  test('are told by row what is wrong, and none is stored while one is', async () => {
    const educationId = await education().training();
    const taken = education().address();
    await education().apply(educationId, { email: taken });
    const rows = [
      row(),
      row({ email: 'x', name: ' ', phoneNumber: '1' }),
      row({ email: taken.toUpperCase() }),
      row({ company: 'x'.repeat(101), position: 'a\u0007' }),
    ];
    const { rows: outcomes, stored: number } = await send(educationId, [...rows, { ...rows[0] }]);
    expect(outcomes.map(({ errors }) => errors)).toEqual([
      {},
      { email: 'email', name: 'required', phoneNumber: 'phone' },
      { email: 'already-applied' },
      { company: 'too-long', position: 'invalid' },
      { email: 'twice' },
    ]);
    expect([number, (await stored(educationId)).length]).toEqual([0, 1]);
  });

  test('a trial stores nothing', async () => {
    const educationId = await education().training();
    expect(await send(educationId, [row()], { isTrial: true })).toMatchObject({
      stored: 0,
      rows: [{ status: 'signup', errors: {} }],
    });
    expect(await stored(educationId)).toEqual([]);
  });

  test('beyond the seats of a training without a waiting list are refused', async () => {
    const educationId = await education().training({ capacity: 1, waitingList: false });
    expect((await send(educationId, [row(), row()])).rows.map(({ errors }) => errors)).toEqual([
      {},
      { email: 'training-full' },
    ]);
  });

  test('of a file that is sent twice at once are stored once, and seats are never oversold', async () => {
    const educationId = await education().training({ capacity: 3 });
    const rows = [row(), row(), row(), row()];
    const answers = await Promise.all([send(educationId, rows), send(educationId, rows)]);
    expect(answers.map(({ stored: number }) => number).toSorted((one, other) => one - other)).toEqual([0, 4]);
    const statuses = (await stored(educationId)).map(({ status }) => status);
    expect(statuses).toEqual(['signup', 'signup', 'signup', 'waiting']);
  });

  test('are 500 at most, of a training that there is', async () => {
    const educationId = await education().training({ capacity: 600 });
    const rows = Array.from({ length: 501 }, () => row());
    const call = (body: object) =>
      education().call('POST', 'admin/applicants/import', {
        as: admin,
        body: { educationId, locale: 'en', notify: false, isTrial: false, ...body },
      });
    expect((await call({ rows })).statusCode).toBe(400);
    expect((await send(educationId, rows.slice(1))).stored).toBe(500);
    expect((await call({ rows: [row()], educationId: 999_999 })).json()).toMatchObject({ code: 'education-not-found' });
  });
});
