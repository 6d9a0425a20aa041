import { setTimeout as wait } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';
import type { Applicant } from '../applicants/applicant-schemas.ts';
import type { MyApplication } from '../applications/application-schemas.ts';
import type { TrainingCertificates } from './certificate-schemas.ts';

// Several PDFs one after another, each as late as `file` waits for
jest.setTimeout(60_000);

const education = educationForFile();
const kim = { id: 'kim', email: 'kim@example.com' };

/** A training that is over, or the one given, with a member's application. */
async function attended({ present = true, ended = true, at = 0, as = kim } = {}) {
  const educationId = at || (await education().training());
  const email = education().address();
  const body = { email, name: '김하늘' };
  const { applicationId } = (await education().apply(educationId, body, { as })).json<Applicant>();
  const mark = (isPresent: boolean) =>
    education().call('POST', 'admin/attendance', { as: admin, body: { applicationId, present: isPresent } });
  if (present) await mark(true);
  const past = { startDate: inDays(-2), endDate: inDays(-1) };
  if (ended) await education().service.db('trainings').where('id', educationId).update(past);
  return { educationId, applicationId, email, mark };
}

const issue = (educationId: number, applicationIds?: number[]) =>
  education().call('POST', 'admin/certificates', { as: admin, body: { educationId, applicationIds } });
const issuedIn = async (educationId: number) =>
  (await issue(educationId)).json<TrainingCertificates>().certificates[0]?.number ?? '';
const withdraw = (number: string, reason = '이름 정정') =>
  education().call('POST', 'admin/certificates/withdraw', { as: admin, body: { number, reason } });
const check = (number: string) => education().call('GET', 'certificate', { query: { number } });

/** Asks three times while certificates are busy, as the page does: on a busy machine the first one is late. */
async function file(number: string, as?: object, headers?: Record<string, string>) {
  for (let asked = 1; ; asked += 1) {
    const response = await education().call('GET', 'certificate-file', {
      as,
      query: { number, lang: 'en' },
      headers,
    });
    if (response.statusCode !== 503 || asked === 3) return response;
    expect(response.json()).toMatchObject({ code: 'certificates-busy' });
    await wait(Number(response.headers['retry-after']) * 1000);
  }
}

test('who was present gets one certificate, by My page and by the mailed link, which anybody verifies by a masked name', async () => {
  const { educationId, applicationId, email, mark } = await attended();
  const issued = (await issue(educationId)).json<TrainingCertificates>();
  const number = issued.certificates[0]?.number ?? '';
  expect(issued).toEqual({
    ended: true,
    missing: 0,
    state: expect.any(String),
    certificates: [{ applicationId, number, issuedAt: expect.stringMatching(/Z$/) }],
  });
  expect((await issue(educationId)).json()).toEqual(issued);
  const mails = await education().mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['[셀매트릭스] 수료증이 발급되었습니다: 비전 검사 입문']);
  const key = new RegExp(`/education/certificates/${number}#([\\w-]+)\n`).exec(mails[0]?.text ?? '')?.[1] ?? '';
  const mine = (await education().call('GET', 'my-applications', { as: kim })).json<MyApplication[]>();
  expect(mine.find((one) => one.applicationId === applicationId)?.certificateNumber).toBe(number);
  for (const response of [await file(number, kim), await file(number, undefined, { 'certificate-key': key })]) {
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(`filename="${number}.pdf"`);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await check(number.toLowerCase())).json()).toEqual({
    number,
    name: '김**',
    title: '비전 검사 입문',
    lang: 'ko',
    startDate: inDays(-2),
    endDate: inDays(-1),
    issuedOn: inDays(0),
  });
  expect((await mark(false)).json()).toMatchObject({ status: 409, code: 'certificate-issued' });
  const data = (await education().call('GET', 'my-data', { as: kim })).json<object>();
  expect(JSON.stringify(data)).toContain(number);
});

test('a withdrawn one says so and is not handed out; another can be issued, with the name as it is then', async () => {
  const { educationId, applicationId } = await attended();
  const number = await issuedIn(educationId);
  expect((await withdraw(number, ' ')).json()).toMatchObject({ status: 400, errors: { reason: 'required' } });
  const withdrawn = (await withdraw(number)).json<object>();
  expect(withdrawn).toMatchObject({ number, withdrawalReason: '이름 정정' });
  expect((await withdraw(number, '다른 이유')).json()).toEqual(withdrawn);
  const checked = await check(number);
  expect(checked.json()).toMatchObject({ name: '김**', withdrawnOn: inDays(0) });
  expect(checked.body).not.toContain('정정');
  expect((await file(number, kim)).json()).toMatchObject({ status: 409, code: 'certificate-withdrawn' });
  await education().service.db('applications').where('id', applicationId).update({ name: '이하늘' });
  const second = await issuedIn(educationId);
  expect(second).not.toBe(number);
  expect((await check(second)).json()).toMatchObject({ name: '이**' });
  expect((await check(number)).json()).toMatchObject({ name: '김**' });
  const actions = (await education().service.audit()).map(({ action }) => action);
  expect(actions.filter((action) => action.startsWith('certificate.'))).toEqual(
    expect.arrayContaining(['certificate.issue', 'certificate.withdraw', 'certificate.issue']),
  );
});

test('many for one network hold up none for another', async () => {
  const number = await issuedIn((await attended()).educationId);
  await file(number, kim);
  const done: string[] = [];
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    await education().call('GET', 'certificate-file', { as: kim, query: { number }, headers });
    done.push(address);
  };
  const many = Array.from({ length: 6 }, (_, host) => ask(`198.51.100.${host}`));
  await wait(100);
  const before = done.length;
  await ask('203.0.113.7');
  await Promise.all(many);
  expect(done.indexOf('203.0.113.7') - before).toBeLessThan(3);
});

test('there is none for the absent and before the end, nor for others or by another key', async () => {
  const absent = await attended({ present: false });
  expect((await issue(absent.educationId)).json()).toMatchObject({ missing: 0, certificates: [] });
  const coming = await attended({ ended: false });
  expect((await issue(coming.educationId)).json()).toMatchObject({ status: 409, code: 'training-not-ended' });
  const { educationId } = await attended();
  const number = await issuedIn(educationId);
  const lee = { id: 'lee', email: 'lee@example.com', isEmailVerified: true };
  for (const refused of [
    await file(number),
    await file(number, lee),
    await file(number, undefined, { 'certificate-key': 'A'.repeat(22) }),
    await check('SE-2026-0000000000'),
  ])
    expect(refused.json()).toMatchObject({ status: 404, code: 'certificate-not-found' });
});

test('none is issued or mailed with letters that its font has not; others are not held up, and a corrected name gets one', async () => {
  const { educationId, applicationId, email } = await attended();
  const rename = (name: string) => education().service.db('applications').where('id', applicationId).update({ name });
  for (const name of ['\u{20000}지원', 'محمد', '김e\u0302\u0323\u0301']) {
    await rename(name);
    for (const ids of [undefined, [applicationId]])
      expect((await issue(educationId, ids)).json()).toMatchObject({ status: 409, code: 'certificate-letters' });
  }
  const lee = { id: 'lee', email: 'lee@example.com' };
  await education()
    .service.db('trainings')
    .where('id', educationId)
    .update({ startDate: inDays(3), endDate: inDays(3) });
  const other = await attended({ at: educationId, as: lee });
  const issued = (await issue(educationId)).json<TrainingCertificates>();
  expect(issued).toMatchObject({ missing: 1, certificates: [{ applicationId: other.applicationId }] });
  expect(await education().mailsTo(email)).toEqual([]);
  await rename('金知源');
  expect((await issue(educationId, [applicationId])).json()).toMatchObject({ missing: 0 });
  expect(await education().mailsTo(email)).toHaveLength(1);
});

test('one of several is named, a name of somebody absent issues none, and both files can be had at once', async () => {
  const first = await attended({ ended: false });
  const at = first.educationId;
  const second = await attended({ at, ended: false, as: { id: 'lee', email: 'lee@example.com' } });
  const past = { startDate: inDays(-2), endDate: inDays(-1) };
  await education().service.db('trainings').where('id', at).update(past);
  const issued = (await issue(at, [second.applicationId])).json<TrainingCertificates>();
  expect(issued.missing).toBe(1);
  expect(issued.certificates.map(({ applicationId }) => applicationId)).toEqual([second.applicationId]);
  const elsewhere = await attended();
  const refused = await issue(at, [first.applicationId, elsewhere.applicationId]);
  expect(refused.json()).toMatchObject({ status: 409, code: 'not-present' });
  const { certificates } = (await issue(at)).json<TrainingCertificates>();
  expect(new Set(certificates.map(({ applicationId }) => applicationId))).toEqual(
    new Set([first.applicationId, second.applicationId]),
  );
  const files = await Promise.all(certificates.map(({ number }) => file(number, admin)));
  for (const [index, { rawPayload }] of files.entries())
    expect(rawPayload.toString('latin1')).toContain(`Certificate of Completion ${certificates[index]?.number}`);
});

test("an agent's download is in the audit log, and a removed training stays while a certificate is valid", async () => {
  const { educationId } = await attended();
  const number = await issuedIn(educationId);
  expect((await file(number, admin)).statusCode).toBe(200);
  expect((await education().service.audit()).at(-1)).toMatchObject({
    action: 'certificate.download',
    actor: { id: admin.id },
    subjects: ['kim'],
  });
  const { db } = education().service;
  await education().call('DELETE', 'remove', { as: admin, query: { educationId } });
  await db('trainings')
    .where('id', educationId)
    .update({ purgeAt: new Date(0) });
  await education().purgeTrash();
  expect((await check(number)).statusCode).toBe(200);
  await withdraw(number);
  await education().purgeTrash();
  expect((await check(number)).statusCode).toBe(404);
});
