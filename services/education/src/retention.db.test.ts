import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { endPeriods } from '@portal/service-kit';
import { expectRetentionOfAllTables, leave, placesOf } from '@portal/service-kit/testing';
import type { Applicant } from './features/applicants/applicant-schemas.ts';
import type { TrainingCertificates } from './features/certificates/certificate-schemas.ts';
import { clearDeletedAccounts } from './features/erasing/erasing-repository.ts';
import { educationRetention } from './retention.ts';
import { educationService } from './service.ts';
import { admin, educationForFile, inDays } from './testing/education.ts';

const education = educationForFile();
const dayMs = 24 * 60 * 60 * 1000;
const endAt = (days: number) =>
  endPeriods(education().service.db, educationRetention, new Date(Date.now() + days * dayMs));

/** Somebody with values that are nowhere else, and their application for a training. */
async function applicant(educationId: number, isMember = true) {
  const mark = randomUUID().slice(0, 8);
  const person = {
    name: `김${mark}`,
    email: `${mark}@example.com`,
    phoneNumber: `010-7${mark.slice(0, 3)}-1`,
    company: `회사${mark}`,
    position: `직위${mark}`,
    application: `동기${mark}`,
  };
  const as = { id: randomUUID(), email: person.email, isEmailVerified: true };
  const { phoneNumber: _typed, ...body } = person;
  const options = isMember ? { as } : {};
  const { applicationId } = (await education().apply(educationId, body, options)).json<Applicant>();
  return { id: as.id, applicationId, values: [...Object.values(body), as.id], as };
}
/** Outbox and history of mails are looked at apart: they have a period of their own. */
const kept = async (values: string[]) =>
  (await placesOf(education().service, values)).filter((place) => !place.startsWith('outbox:'));
const end = (educationId: number, days: number) =>
  education()
    .service.db('trainings')
    .where('id', educationId)
    .update({ startDate: inDays(days), endDate: inDays(days) });
const rowOf = (id: number) => education().service.db('applications').where({ id }).first();

test('each table says what becomes of its rows', () =>
  expectRetentionOfAllTables(education().service, educationService));

test('of a member who left nothing is kept once their training is over; the seat still counts', async () => {
  const [past, ahead] = [await education().training(), await education().training()];
  const [before, after] = [await applicant(past), await applicant(ahead)];
  await end(past, -1);
  await leave(education().service, before.id);
  await leave(education().service, after.id);
  expect(await clearDeletedAccounts(education().service.db)).toBe(2);
  expect(await placesOf(education().service, [before.id, after.id])).toEqual([]);
  expect(await endAt(0)).toMatchObject({ applications: 1 });
  expect(await kept(before.values)).toEqual([]);
  expect(await rowOf(before.applicationId)).toMatchObject({ status: 'signup', name: '—', erasedAt: expect.any(Date) });
  const applicants = await education().call('GET', 'admin/applications', { as: admin, query: { educationId: past } });
  expect(applicants.json()).toMatchObject({ total: 0 });
  // They may still come
  expect(await kept([after.values[1] ?? ''])).not.toEqual([]);
  expect(await endAt(9)).toMatchObject({ applications: 1 });
  expect(await kept(after.values)).toEqual([]);
  expect(await endAt(9)).toEqual({});
});

test('of members and guests who stay it is kept for a year after the training, or after they cancelled', async () => {
  const at = await education().training({ capacity: 5 });
  const [guest, cancelled] = [await applicant(at, false), await applicant(at)];
  await education().call('PATCH', 'cancel-signup', {
    as: cancelled.as,
    body: { educationId: at, email: cancelled.values[1] },
  });
  await end(at, -364);
  await endAt(0);
  expect(await kept(guest.values.slice(0, 5))).toHaveLength(5);
  await endAt(3);
  expect(await kept(guest.values)).toEqual([]);
  expect(await kept([cancelled.id])).not.toEqual([]);
  await endAt(366);
  expect(await kept(cancelled.values)).toEqual([]);
});

test('a certificate keeps who it is for, and its holder still downloads it; contact and motive go', async () => {
  const at = await education().training();
  const holder = await applicant(at);
  const { applicationId } = holder;
  await education().call('POST', 'admin/attendance', { as: admin, body: { applicationId, present: true } });
  await end(at, -400);
  const issued = await education().call('POST', 'admin/certificates', { as: admin, body: { educationId: at } });
  const number = issued.json<TrainingCertificates>().certificates[0]?.number ?? '';
  await endAt(0);
  expect(await rowOf(applicationId)).toMatchObject({ erasedAt: null, phoneNumber: '', position: '', application: '' });
  const mine = await education().call('GET', 'my-applications', { as: holder.as });
  expect(mine.json()).toMatchObject([{ certificateNumber: number }]);
  await leave(education().service, holder.id);
  await clearDeletedAccounts(education().service.db);
  await endAt(0);
  const [name = ''] = holder.values;
  expect((await kept(holder.values)).sort()).toEqual(
    [`certificates: ${name}`, `certificates: ${holder.values[2]}`].sort(),
  );
  expect((await education().call('GET', 'certificate', { query: { number } })).statusCode).toBe(200);
  const body = { number, reason: '정정' };
  await education().call('POST', 'admin/certificates/withdraw', { as: admin, body });
  await endAt(366);
  expect(await kept(holder.values)).toEqual([]);
});

test('a manager takes a person out at their request, once they have no seat, and the log does not name them', async () => {
  const at = await education().training();
  const guest = await applicant(at, false);
  const { applicationId } = guest;
  const erase = (version: number) =>
    education().call('POST', 'admin/applicants/erase', { as: admin, body: { applicationId, version } });
  expect((await erase(1)).json()).toMatchObject({ status: 409, code: 'application-active' });
  await education().call('POST', 'admin/applicants/cancel', { as: admin, body: { applicationId, notify: false } });
  expect((await erase(1)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await erase(2)).statusCode).toBe(204);
  expect(await kept(guest.values)).toEqual([]);
  const entry = (await education().service.audit()).at(-1);
  expect(entry).toMatchObject({ action: 'application.purge', subjects: [], target: { id: String(applicationId) } });
});
