import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';

const education = educationForFile();

const remove = (educationId: number, query: object = {}) =>
  education().call('DELETE', 'remove', { as: admin, query: { educationId, ...query } });
const restore = (educationId: number, notify = true) =>
  education().call('POST', 'admin/trainings/restore', { as: admin, body: { educationId, notify } });
const trash = async () =>
  (await education().call('GET', 'admin/trainings/trash', { as: admin })).json<
    { educationId: number; removedAt: string; purgeAt: string }[]
  >();
const subjectsTo = async (email: string) => (await education().mailsTo(email)).map(({ subject }) => subject);
const rows = (table: string, column: string, educationId: number) =>
  education().service.db(table).where(column, educationId);

/** A training that somebody has applied for. */
async function training(change: Record<string, unknown> = {}) {
  const educationId = await education().training(change);
  const email = education().address();
  await education().apply(educationId, { email });
  return { educationId, email };
}

describe('a removed training', () => {
  test('is in the trash for 30 days and comes back with its applications, of which they are told', async () => {
    const { educationId, email } = await training();
    await remove(educationId);
    const entry = (await trash()).find((one) => one.educationId === educationId);
    expect(entry).toMatchObject({ title: '비전 검사 입문', applicants: 1 });
    const keptMs = Date.parse(entry?.purgeAt ?? '') - Date.parse(entry?.removedAt ?? '');
    expect(keptMs).toBe(30 * 24 * 60 * 60 * 1000);
    expect((await restore(educationId)).statusCode).toBe(200);
    expect((await education().call('GET', 'detail', { query: { educationId } })).json()).toMatchObject({ educationId });
    expect(await rows('applications', 'trainingId', educationId)).toMatchObject([{ email, status: 'signup' }]);
    expect(await trash()).not.toContainEqual(expect.objectContaining({ educationId }));
    expect(await subjectsTo(email)).toEqual([
      '[셀매트릭스] 교육이 취소되었습니다: 비전 검사 입문',
      '[셀매트릭스] 교육이 예정대로 진행됩니다: 비전 검사 입문',
    ]);
    const mails = await education().mailsTo(email);
    expect(mails.map(({ attachments }) => /SEQUENCE:\d/.exec(attachments[0]?.content ?? '')?.[0])).toEqual([
      'SEQUENCE:1',
      'SEQUENCE:2',
    ]);
    expect((await education().service.audit()).at(-1)).toMatchObject({
      action: 'training.restore',
      details: { applicants: 1, mailed: 1 },
    });
  });

  test('is restored as the section of the release before does, which counts a removal as a version', async () => {
    const { educationId } = await training();
    await remove(educationId, { version: 1 });
    const send = (version: number) =>
      education().call('POST', 'admin/trainings/restore', { as: admin, body: { educationId, version, notify: false } });
    expect((await send(3)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect((await send(2)).json()).toMatchObject({ educationId, version: 2 });
  });

  test('is restored by the call of the resource, and its applicants are mailed', async () => {
    const { educationId, email } = await training();
    await remove(educationId);
    const path = `admin/trainings/${educationId}/restore`;
    expect((await education().call('POST', path, { as: admin, body: { version: 1 } })).json()).toMatchObject({
      entryId: String(educationId),
      applied: 1,
    });
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  test('is told of again when it is removed again', async () => {
    const { educationId, email } = await training();
    await remove(educationId);
    await restore(educationId, false);
    await remove(educationId);
    expect(await subjectsTo(email)).toHaveLength(2);
  });

  test('is removed and restored without mail, if wanted', async () => {
    const { educationId, email } = await training();
    await remove(educationId, { notify: 'false' });
    await restore(educationId, false);
    expect(await subjectsTo(email)).toEqual([]);
  });

  test('is deleted for good with its applications once its time is over, and cannot be restored then', async () => {
    const [due, kept] = [await training(), await training()];
    for (const { educationId } of [due, kept]) await remove(educationId);
    const { db } = education().service;
    await db('trainings')
      .where('id', due.educationId)
      .update({ purgeAt: new Date(Date.now() - 1000) });
    expect((await restore(due.educationId)).json()).toMatchObject({ status: 404, code: 'training-not-found' });
    expect(await Promise.all([education().purgeTrash(), education().purgeTrash()])).toEqual(
      expect.arrayContaining([1, 0]),
    );
    expect(await rows('trainings', 'id', due.educationId)).toEqual([]);
    expect(await rows('applications', 'trainingId', due.educationId)).toEqual([]);
    expect(await rows('applications', 'trainingId', kept.educationId)).toHaveLength(1);
  });

  test('from before there was a trash keeps its rows', async () => {
    const educationId = await education().training({ removedAt: new Date('2020-01-01') });
    await education().purgeTrash();
    expect(await rows('trainings', 'id', educationId)).toHaveLength(1);
    expect((await restore(educationId)).statusCode).toBe(404);
  });
});

describe('a series', () => {
  const series = (body: object) => education().call('POST', 'admin/trainings/series', { as: admin, body });

  test('copies a training to further days for as long, open and without its applicants', async () => {
    const { educationId } = await training({ status: 'completed', placeKo: '본사' });
    const answer = await series({ educationId, startDates: [inDays(21), inDays(14)] });
    expect(answer.statusCode).toBe(201);
    const common = {
      title: '비전 검사 입문',
      titleEn: 'Vision inspection',
      place: '본사',
      status: 'recruiting',
      applied: 0,
    };
    expect(answer.json()).toMatchObject([
      { ...common, startDate: inDays(14), endDate: inDays(15), startTime: '09:00', capacity: 2, version: 1 },
      { ...common, startDate: inDays(21), endDate: inDays(22) },
    ]);
  });

  test('is stored whole or not at all', async () => {
    const educationId = await education().training({ titleKo: '모두 또는 없음' });
    const answer = await series({ educationId, startDates: [inDays(14), '2026-02-30'] });
    expect(answer.json()).toMatchObject({ status: 400, errors: { startDates: 'date' } });
    expect(await education().service.db('trainings').where('titleKo', '모두 또는 없음')).toHaveLength(1);
    expect((await series({ educationId: 2_147_483_647, startDates: [inDays(14)] })).statusCode).toBe(404);
  });
});
