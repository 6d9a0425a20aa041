import { describe, expect, test } from '@jest/globals';
import { admin, educationForFile, inDays } from '../../testing/education.ts';
import { newTraining, trainingEdits } from '../../testing/training-edits.ts';

const education = educationForFile();
const { edit, stored, applicants, subjectsTo, calendarTo, lastEntry } = trainingEdits(education);

const remove = (educationId: number) => education().call('DELETE', 'remove', { as: admin, query: { educationId } });
const adminView = async (educationId: number) =>
  (await education().call('GET', 'admin/training', { as: admin, query: { educationId } })).json<
    Record<string, unknown>
  >();

describe('creating', () => {
  test('answers with the training, and the schedule shows it', async () => {
    const answer = await edit({ ...newTraining(), place: '본사', waitingList: false });
    expect(answer.statusCode).toBe(201);
    const { educationId } = answer.json<{ educationId: number }>();
    expect(answer.json()).toEqual({
      ...newTraining(),
      email: undefined,
      title: 'SMWP 화면 개발',
      id: educationId,
      educationId,
      lang: 'ko',
      contentLang: 'ko',
      typeKo: newTraining().type,
      place: '본사',
      waitingList: false,
      applied: 0,
      waiting: 0,
      derivedState: 'none',
      underWay: false,
      acceptsApplications: true,
      titleEn: '',
      typeEn: '',
      contentEn: '',
      placeEn: '',
      reminderDays: 1,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    const view = (await education().call('GET', 'view')).json<object[]>();
    expect(view).toContainEqual(expect.objectContaining({ educationId, title: 'SMWP 화면 개발', waitingList: false }));
    expect(await lastEntry()).toMatchObject({
      action: 'training.create',
      actor: { id: admin.id },
      target: { type: 'training', id: String(educationId), label: 'SMWP 화면 개발' },
    });
  });

  test('is done once for one key, and answered with the same bytes', async () => {
    const headers = { 'idempotency-key': 'one-new-training' };
    const send = () =>
      education().call('POST', 'edit', { as: admin, headers, body: { ...newTraining(), title: '한 번만' } });
    const [first, second] = [await send(), await send()];
    expect([second.statusCode, second.body]).toEqual([201, first.body]);
    expect(await education().service.db('trainings').where('titleKo', '한 번만')).toHaveLength(1);
  });

  test('recruits, with a waiting list, unless told otherwise', async () => {
    const { status: _status, ...body } = newTraining();
    expect((await edit(body)).json()).toMatchObject({ status: 'recruiting', waitingList: true });
  });

  test.each([
    [{ title: ' ' }, { title: 'required' }],
    [{ title: undefined }, { title: 'required' }],
    [{ title: '가'.repeat(201) }, { title: 'too-long' }],
    [{ type: '' }, { type: 'required' }],
    [{ content: '*a_'.repeat(6_000) }, { content: 'markdown-too-complex' }],
    [{ contentEn: '> '.repeat(100) }, { contentEn: 'markdown-too-complex' }],
    [{ status: 'full' }, { status: 'invalid' }],
    [{ startDate: '2026-02-30', endDate: '2026-03-01' }, { startDate: 'date' }],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, { endDate: 'end-before-start' }],
    [{ startTime: '24:00' }, { startTime: 'time' }],
    [{ startTime: '17:00' }, { endTime: 'end-before-start' }],
    [{ capacity: 0 }, { capacity: 'too-small' }],
    [{ capacity: 10_001 }, { capacity: 'too-large' }],
    [{ capacity: 'many' }, { capacity: 'wrong-type' }],
    [{ colour: 'red' }, { colour: 'unknown-field' }],
  ])('is refused with %j', async (change, errors) => {
    expect((await edit({ ...newTraining(), ...change })).json()).toMatchObject({
      status: 400,
      code: 'validation-failed',
      errors,
    });
  });
});

describe('editing', () => {
  test('changes what the body says, keeps what it leaves out, and counts the version up', async () => {
    const { educationId, body } = await stored({ place: '본사', titleEn: 'Screens', waitingList: false });
    const answer = await edit({
      ...body,
      place: undefined,
      titleEn: undefined,
      waitingList: undefined,
      capacity: 30,
      status: 'completed',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      capacity: 30,
      status: 'completed',
      place: '본사',
      titleEn: 'Screens',
      waitingList: false,
      reminderDays: 1,
      version: 2,
    });
    expect(await adminView(educationId)).toEqual(answer.json());
    expect(await lastEntry()).toMatchObject({
      action: 'training.update',
      details: { fields: ['status', 'capacity'], mailed: 0 },
    });
  });

  test('takes English away again when it is emptied', async () => {
    const { body } = await stored({ titleEn: 'Screens', typeEn: 'Regular', contentEn: 'Text' });
    expect((await edit({ ...body, titleEn: ' ', typeEn: '', contentEn: '' })).json()).toMatchObject({
      titleEn: '',
      typeEn: '',
      contentEn: '',
    });
  });

  test('is refused when somebody else has edited meanwhile', async () => {
    const { educationId, body } = await stored();
    expect((await edit({ ...body, title: '먼저' })).statusCode).toBe(200);
    expect((await edit({ ...body, title: '나중' })).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect(await adminView(educationId)).toMatchObject({ title: '먼저', version: 2 });
  });

  test.each([2_147_483_648, 1e300])('is refused with the version %d, which no training can have', async (version) => {
    const { educationId, body } = await stored();
    expect((await edit({ ...body, version, title: '나중' })).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect(await adminView(educationId)).toMatchObject({ version: 1 });
  });

  test('of one version by two admins at once succeeds for one', async () => {
    const { body } = await stored();
    const codes = await Promise.all(
      [1, 2, 3].map(async (n) => (await edit({ ...body, title: `제목 ${n}` })).statusCode),
    );
    expect(codes.sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('is refused for a training that is unknown or removed', async () => {
    const { educationId, body } = await stored();
    await remove(educationId);
    for (const id of [educationId, 2_147_483_647])
      expect((await edit({ ...body, educationId: id })).json()).toMatchObject({
        status: 404,
        code: 'education-not-found',
      });
  });

  test('that raises the capacity gives the seats to the first who wait and writes to each once; lowering it throws nobody out', async () => {
    const { educationId, body } = await stored({ capacity: 1 });
    const [first = '', second = '', third = '', fourth = ''] = await applicants(educationId, 4);
    expect((await edit({ ...body, capacity: 3 })).json()).toMatchObject({ applied: 3, waiting: 1 });
    expect((await edit({ ...body, version: 2, capacity: 1 })).json()).toMatchObject({
      applied: 3,
      waiting: 1,
      derivedState: 'full',
    });
    expect((await edit({ ...body, version: 3, capacity: 3 })).json()).toMatchObject({ applied: 3, waiting: 1 });
    const promoted = ['[셀매트릭스] 교육 신청이 확정되었습니다: SMWP 화면 개발'];
    const told = [];
    for (const email of [first, second, third, fourth]) told.push(await subjectsTo(email));
    expect(told).toEqual([[], promoted, promoted, []]);
  });

  test('moves nobody up once the training has begun', async () => {
    const { educationId, body } = await stored({ capacity: 1 });
    await applicants(educationId, 2);
    await education()
      .service.db('trainings')
      .where('id', educationId)
      .update({ startDate: inDays(-1) });
    expect((await edit({ ...body, startDate: inDays(-1), capacity: 5 })).json()).toMatchObject({
      applied: 1,
      waiting: 1,
    });
  });
});

describe('removing', () => {
  test('answers with the number removed, keeps the rows and strikes the training out of calendars', async () => {
    const { educationId } = await stored({ capacity: 1 });
    const [seated = '', waiting = ''] = await applicants(educationId, 2);
    expect((await remove(educationId)).body).toBe('1');
    expect((await remove(educationId)).body).toBe('0');
    expect(
      await education().service.db('applications').where('trainingId', educationId).orderBy('id').pluck('status'),
    ).toEqual(['signup', 'waiting']);
    expect((await education().call('GET', 'detail', { query: { educationId } })).statusCode).toBe(404);
    for (const email of [seated, waiting]) {
      expect(await subjectsTo(email)).toEqual(['[셀매트릭스] 교육이 취소되었습니다: SMWP 화면 개발']);
      expect((await calendarTo(email)).lines).toEqual(
        expect.arrayContaining([
          'METHOD:CANCEL',
          'STATUS:CANCELLED',
          `UID:training-${educationId}@localhost`,
          'SEQUENCE:1',
        ]),
      );
    }
    const entry = (await education().service.audit()).find(
      ({ action, target }) => action === 'training.remove' && target?.id === String(educationId),
    );
    expect(entry).toMatchObject({
      actor: { id: admin.id },
      subjects: [seated, waiting],
      details: { applicants: 2, mailed: 2 },
    });
  });

  test('of a training that is over writes to nobody', async () => {
    const { educationId } = await stored();
    const [email = ''] = await applicants(educationId, 1);
    await education()
      .service.db('trainings')
      .where('id', educationId)
      .update({ startDate: inDays(-9), endDate: inDays(-8) });
    await remove(educationId);
    expect(await subjectsTo(email)).toEqual([]);
  });

  test('of an unknown one removes none', async () => {
    expect((await remove(2_147_483_647)).body).toBe('0');
  });
});
