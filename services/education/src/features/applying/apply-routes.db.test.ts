import { describe, expect, test } from '@jest/globals';
import { admin, cookiesOf, educationForFile, inDays } from '../../testing/education.ts';
import type { CallOptions } from '../../testing/education.ts';

const education = educationForFile();
const uuid = '6f1d2c3b-0000-4000-8000-000000000001';

describe('applying', () => {
  test('gives a visitor a seat, and a receipt that scripts cannot read', async () => {
    const educationId = await education().training();
    const body = {
      email: 'Kim@Example.com',
      name: ' 김하늘 ',
      phoneNumber: '+82 10-0000-0001',
      company: '샘플정밀',
      position: '대리',
      application: '',
    };
    const answer = await education().apply(educationId, body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      ...body,
      email: 'kim@example.com',
      applicationId: expect.any(Number),
      educationId,
      name: '김하늘',
      status: 'signup',
      createdAt: expect.stringMatching(/Z$/),
      cancellable: true,
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^education_receipt=\S+; Max-Age=\d+; Path=\/api\/education; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is stored without the spaces around its texts', async () => {
    const educationId = await education().training();
    const texts = {
      email: 'lee@example.com',
      name: '이도윤',
      phoneNumber: '010-0000-0002',
      company: '예시정밀',
      position: '과장',
      application: '실습이 궁금합니다.',
    };
    const spaced = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, ` ${text}  `]));
    expect((await education().apply(educationId, spaced)).json()).toMatchObject(texts);
  });

  test('belongs to the member who is signed in', async () => {
    const educationId = await education().training();
    await education().apply(educationId, {}, { as: { id: 'kim' } });
    expect(await education().service.db('applications').where('trainingId', educationId).select('userId')).toEqual([
      { userId: 'kim' },
    ]);
  });

  test('beyond the capacity waits, in order of arrival', async () => {
    const educationId = await education().training({ capacity: 1 });
    const outcomes = [];
    for (let index = 0; index < 3; index += 1) outcomes.push((await education().apply(educationId)).json());
    expect(outcomes.map(({ status, place }) => [status, place])).toEqual([
      ['signup', undefined],
      ['waiting', 1],
      ['waiting', 2],
    ]);
  });

  test('gives each seat once to those who arrive together, and the rest their places', async () => {
    const educationId = await education().training({ capacity: 3 });
    const outcomes = await Promise.all(
      Array.from({ length: 7 }, async () =>
        (await education().apply(educationId)).json<{ status: string; place?: number }>(),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'signup')).toHaveLength(3);
    expect(outcomes.flatMap(({ place }) => place ?? []).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test('does not pass those who wait, even where a seat is free', async () => {
    const educationId = await education().training({ capacity: 1 });
    await education().apply(educationId);
    await education().apply(educationId);
    await education().service.db('trainings').where('id', educationId).update({ capacity: 2 });
    expect((await education().apply(educationId)).json()).toMatchObject({ status: 'waiting', place: 2 });
  });

  test('keeps the language for later mails', async () => {
    const educationId = await education().training({ capacity: 9 });
    await education().apply(educationId, { lang: 'en' });
    await education().apply(educationId, {}, { cookie: 'locale=en' });
    await education().apply(educationId, {}, { headers: { 'accept-language': 'fr, en;q=0.8' } });
    await education().apply(educationId, { lang: 'ko' }, { cookie: 'locale=en' });
    const rows = await education()
      .service.db('applications')
      .where('trainingId', educationId)
      .orderBy('id')
      .pluck('locale');
    expect(rows).toEqual(['en', 'en', 'en', 'ko']);
  });

  test('is possible again after cancelling, at the end of the queue', async () => {
    const educationId = await education().training({ capacity: 1 });
    const email = education().address();
    await education().apply(educationId, { email });
    await education().apply(educationId);
    await education().call('PATCH', 'cancel-signup', { as: admin, body: { educationId, email } });
    expect((await education().apply(educationId, { email })).json()).toMatchObject({ status: 'waiting', place: 1 });
  });
});

describe('an application is refused', () => {
  test.each([
    ['that is over', { startDate: inDays(-3), endDate: inDays(-2) }, 'training-past'],
    ['that has begun', { startDate: inDays(-1), endDate: inDays(1) }, 'training-begun'],
    ['that does not recruit', { status: 'completed' }, 'not-recruiting'],
  ])('for a training %s', async (_what, change, code) => {
    const answer = await education().apply(await education().training(change));
    expect(answer.json()).toMatchObject({ status: 409, code });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('for a full training without a waiting list', async () => {
    const educationId = await education().training({ capacity: 1, waitingList: false });
    expect((await education().apply(educationId)).statusCode).toBe(201);
    expect((await education().apply(educationId)).json()).toMatchObject({ status: 409, code: 'training-full' });
  });

  test.each<[string, (first: string) => CallOptions]>([
    ['to the browser that applied', (cookie) => ({ cookie })],
    ['to the member whose verified address it is', () => ({ as: { email: 'lee@example.com', isEmailVerified: true } })],
    ['to an admin', () => ({ as: admin })],
  ])('while one of the same address is active, in whatever letters, as is told %s', async (_whom, options) => {
    const educationId = await education().training();
    const first = await education().apply(educationId, { email: 'lee@example.com' });
    const again = await education().apply(educationId, { email: 'LEE@example.COM' }, options(cookiesOf(first)));
    expect(again.json()).toMatchObject({ status: 409, code: 'already-applied' });
  });

  test('to a member who applied, whatever the address', async () => {
    const educationId = await education().training();
    const as = { id: 'lee' };
    await education().apply(educationId, { email: 'other@example.com' }, { as });
    const again = await education().apply(educationId, { email: 'other@example.com' }, { as });
    expect(again.json()).toMatchObject({ code: 'already-applied' });
  });

  test.each([
    ['unknown', () => 2_147_483_647],
    ['removed', () => education().training({ removedAt: new Date() })],
  ])('for a training that is %s', async (_what, idOf) => {
    expect((await education().apply(await idOf())).json()).toMatchObject({ status: 404, code: 'education-not-found' });
  });

  test.each([
    [{ email: ' ' }, { email: 'required' }],
    [{ email: 'kim@example' }, { email: 'email' }],
    [{ email: 'kim@example.com, lee@example.com' }, { email: 'email' }],
    [{ email: '김@example.com' }, { email: 'email' }],
    [
      { name: ' ', company: '', position: '\u3000' },
      { name: 'required', company: 'required', position: 'required' },
    ],
    [{ phoneNumber: '전화 없음' }, { phoneNumber: 'phone' }],
    [{ phoneNumber: '12345' }, { phoneNumber: 'phone' }],
    [{ name: undefined }, { name: 'required' }],
    [{ name: '가'.repeat(61) }, { name: 'too-long' }],
    [{ name: '김\n하늘' }, { name: 'invalid-format' }],
    [{ application: 'a\u0000b' }, { application: 'invalid-format' }],
    [{ educationId: 'x' }, { educationId: 'wrong-type' }],
    [{ status: 'signup' }, { status: 'unknown-field' }],
  ])('with %j', async (change, errors) => {
    const answer = await education().apply(await education().training(), change);
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation-failed', errors });
  });

  test('with a token that has run out, so that the browser refreshes it', async () => {
    const answer = await education().apply(
      await education().training(),
      {},
      { headers: { authorization: 'Bearer old' } },
    );
    expect(answer.statusCode).toBe(401);
  });
});

describe('the same key again', () => {
  test('gets the same bytes and the same receipt, and makes no second application', async () => {
    const educationId = await education().training();
    const send = () =>
      education().apply(educationId, { email: 'same@example.com' }, { headers: { 'idempotency-key': uuid } });
    const first = await send();
    const second = await send();
    expect([second.statusCode, second.body, second.headers['idempotency-replayed']]).toEqual([201, first.body, 'true']);
    expect(cookiesOf(second)).toBe(cookiesOf(first));
    expect(await education().service.db('applications').where('trainingId', educationId)).toHaveLength(1);
  });

  test('finds an answer that was stored together with the application, not after it', async () => {
    const educationId = await education().training();
    const { db } = education().service.app;
    const writes: { sql: string; transaction: unknown }[] = [];
    const note = ({ sql, __knexTxId: transaction }: { sql: string; __knexTxId?: unknown }) =>
      void writes.push({ sql, transaction });
    db.on('query', note);
    await education().apply(
      educationId,
      {},
      { headers: { 'idempotency-key': '6f1d2c3b-0000-4000-8000-000000000002' } },
    );
    db.removeListener('query', note);
    const application = writes.find(({ sql }) => sql.startsWith('insert into "applications"'));
    const answers = writes.filter(({ sql }) => /^\s*update idempotency_keys/.test(sql));
    expect(application?.transaction).toBeDefined();
    expect(answers.map(({ transaction }) => transaction)).toEqual([application?.transaction]);
  });
});
