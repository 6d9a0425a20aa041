import { seoulDate } from '@portal/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { educationService } from '../../service.ts';
import type { Training } from './training-schemas.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => seoulDate(new Date(Date.now() + days * dayMs));

let service: Awaited<ReturnType<typeof createTestService>>;
beforeAll(async () => {
  service = await createTestService(educationService);
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db('applications').delete();
  await service.db('trainings').delete();
});

async function insertTraining(change: object = {}): Promise<number> {
  const [row] = await service
    .db('trainings')
    .insert({
      titleKo: '입문',
      titleEn: 'First steps',
      typeKo: '정기교육',
      typeEn: 'Regular training',
      contentKo: '내용',
      contentEn: 'Content',
      startDate: inDays(7),
      endDate: inDays(8),
      startTime: '09:05',
      endTime: '17:00',
      capacity: 2,
      ...change,
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

async function apply(trainingId: number, email: string, status = 'signup'): Promise<void> {
  await service.db('applications').insert({
    trainingId,
    email,
    status,
    name: '김하늘',
    phoneNumber: '010-0000-0001',
    company: '샘플',
    position: '대리',
    application: '신청',
    cancelledAt: status === 'cancelled' ? new Date() : null,
  });
}

async function view(query = '', role?: 'member' | 'admin'): Promise<Training[]> {
  const headers = role ? { authorization: `Bearer ${service.token({ role })}` } : {};
  const answer = await service.app.inject({ url: `/api/education/view${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/education/view', () => {
  test('gives every field of a training, the same to visitor, member and admin', async () => {
    const id = await insertTraining();
    const expected = [
      {
        educationId: id,
        id,
        lang: 'ko',
        title: '입문',
        type: '정기교육',
        typeKo: '정기교육',
        contentLang: 'ko',
        status: 'recruiting',
        content: '내용',
        startDate: inDays(7),
        endDate: inDays(8),
        startTime: '09:05',
        endTime: '17:00',
        capacity: 2,
        version: 1,
        waitingList: true,
        place: '',
        applied: 0,
        waiting: 0,
        derivedState: 'none',
        underWay: false,
        acceptsApplications: true,
      },
    ];
    expect(await view()).toEqual(expected);
    expect(await view('', 'member')).toEqual(expected);
    expect(await view('', 'admin')).toEqual(expected);
  });

  test('counts seats and waiting, not the cancelled', async () => {
    const id = await insertTraining({ capacity: 3 });
    const other = await insertTraining();
    await apply(id, 'a@example.com');
    await apply(id, 'b@example.com');
    await apply(id, 'c@example.com', 'waiting');
    await apply(id, 'd@example.com', 'cancelled');
    await apply(other, 'a@example.com');
    const counts = (await view()).map(({ educationId, applied, waiting }) => [educationId, applied, waiting]);
    expect(new Map(counts.map(([key, ...rest]) => [key, rest]))).toEqual(
      new Map([
        [id, [2, 1]],
        [other, [1, 0]],
      ]),
    );
  });

  test('a training whose seats are taken is full and still takes applications', async () => {
    const id = await insertTraining({ capacity: 1 });
    await apply(id, 'a@example.com');
    expect(await view()).toMatchObject([{ derivedState: 'full', acceptsApplications: true, status: 'recruiting' }]);
  });

  test('a training that is over is past, keeps its status and takes no application', async () => {
    await insertTraining({ startDate: inDays(-9), endDate: inDays(-8) });
    expect(await view()).toMatchObject([{ derivedState: 'past', status: 'recruiting', acceptsApplications: false }]);
  });

  test('says in Korean what has no English, title and type together, content and place together', async () => {
    await insertTraining({ startDate: inDays(5), endDate: inDays(5) });
    await insertTraining({ startDate: inDays(6), endDate: inDays(6), contentEn: null });
    await insertTraining({ startDate: inDays(7), endDate: inDays(7), typeEn: null });
    const shown = (await view('?lang=en')).map(({ lang, title, type, typeKo, contentLang }) => [
      [lang, title, type, typeKo],
      contentLang,
    ]);
    expect(shown).toEqual([
      [['en', 'First steps', 'Regular training', '정기교육'], 'en'],
      [['en', 'First steps', 'Regular training', '정기교육'], 'ko'],
      [['ko', '입문', '정기교육', '정기교육'], 'ko'],
    ]);
  });

  test('that has begun is under way until it is over', async () => {
    await insertTraining({ startDate: inDays(-1), endDate: inDays(1) });
    expect(await view()).toMatchObject([{ underWay: true, derivedState: 'none', acceptsApplications: false }]);
  });

  test('leaves removed trainings out', async () => {
    await insertTraining({ removedAt: new Date() });
    expect(await view()).toEqual([]);
  });
});

describe('GET /api/education/detail', () => {
  const detail = (id: string | number, lang = 'ko') =>
    service.app.inject({ url: `/api/education/detail?educationId=${id}&lang=${lang}` });

  test('gives one training with its counts', async () => {
    const id = await insertTraining({ capacity: 1 });
    await apply(id, 'a@example.com');
    expect((await detail(id, 'en')).json()).toMatchObject({
      educationId: id,
      lang: 'en',
      applied: 1,
      derivedState: 'full',
    });
  });

  test.each(['0', 'abc', '2147483647', '99999999999'])('is 404 for the id %s', async (id) => {
    const answer = await detail(id);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'education-not-found']);
  });

  test('is 404 for a removed training', async () => {
    expect((await detail(await insertTraining({ removedAt: new Date() }))).statusCode).toBe(404);
  });
});

describe('the tables', () => {
  test.each([
    ['a status that nobody knows', { status: 'open' }],
    ['no seats', { capacity: 0 }],
    ['an end before the start', { endDate: inDays(6) }],
    ['an evening before its morning', { endTime: '09:00' }],
  ])('refuse a training with %s', async (_what, change) => {
    await expect(insertTraining(change)).rejects.toMatchObject({ code: '23514' });
  });

  test('hold one active application a training and address, whatever its case', async () => {
    const id = await insertTraining();
    await apply(id, 'Kim@example.com');
    await expect(apply(id, 'kim@EXAMPLE.com', 'waiting')).rejects.toMatchObject({ code: '23505' });
    await apply(await insertTraining(), 'kim@example.com');
  });

  test('take another application after a cancelled one', async () => {
    const id = await insertTraining();
    await apply(id, 'kim@example.com', 'cancelled');
    await apply(id, 'kim@example.com');
    expect(await view()).toMatchObject([{ applied: 1 }]);
  });

  test('refuse an application with a status that nobody knows', async () => {
    await expect(apply(await insertTraining(), 'kim@example.com', 'done')).rejects.toMatchObject({ code: '23514' });
  });
});
