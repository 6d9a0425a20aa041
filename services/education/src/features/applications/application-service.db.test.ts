import { describe, expect, test } from '@jest/globals';
import { admin, cookiesOf, educationForFile, inDays } from '../../testing/education.ts';
import type { CallOptions } from '../../testing/education.ts';
import type { MyApplication } from './application-schemas.ts';
import { promoteWaiting } from './promote-waiting.ts';

const education = educationForFile();
const agent = { id: 'agent', roles: { education: ['agent' as const] } };
const search = (educationId: number, email: string, options: CallOptions = { as: admin }) =>
  education().call('GET', 'search-record', { ...options, query: { educationId, email } });
const cancel = (educationId: number, email: string, options: CallOptions = { as: admin }) =>
  education().call('PATCH', 'cancel-signup', { ...options, body: { educationId, email } });
const auditOf = async (educationId: number) =>
  (await education().service.audit()).filter(({ target }) => target?.id === String(educationId));

/** A training with a seat for one, and these applicants in order. */
async function queue(count: number, change: object = {}) {
  const educationId = await education().training({ capacity: 1, ...change });
  const emails = Array.from({ length: count }, () => education().address());
  for (const email of emails) await education().apply(educationId, { email });
  return { educationId, emails };
}

const change = (educationId: number, values: object) =>
  education().service.db('trainings').where('id', educationId).update(values);

describe('a record', () => {
  test('is the active application, whatever was cancelled before it, else the one cancelled last', async () => {
    const educationId = await education().training();
    const email = education().address();
    const ids: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      ids.push((await education().apply(educationId, { email })).json<{ applicationId: number }>().applicationId);
      expect((await search(educationId, email)).json()).toMatchObject({ applicationId: ids[round], status: 'signup' });
      await cancel(educationId, email);
    }
    expect((await search(educationId, email)).json()).toMatchObject({ applicationId: ids[1], status: 'cancelled' });
  });

  test('from before addresses had a normal form is found by exactly its own', async () => {
    const educationId = await education().training();
    const answer = await education().apply(educationId, { email: education().address() });
    const { applicationId } = answer.json<{ applicationId: number }>();
    const email = '서연@example.com';
    await education().service.db('applications').where('id', applicationId).update({ email });
    expect((await search(educationId, ` ${email}`)).json()).toMatchObject({ applicationId });
    expect((await search(educationId, '지우@example.com')).body).toBe('');
  });

  test('is gone with its training', async () => {
    const { educationId, emails } = await queue(1);
    await education().call('DELETE', 'remove', { as: admin, query: { educationId } });
    const none = await search(educationId, emails[0] ?? '');
    expect([none.statusCode, none.body, none.headers['content-type']]).toEqual([
      200,
      '',
      'application/json; charset=utf-8',
    ]);
    expect((await cancel(educationId, emails[0] ?? '')).json()).toMatchObject({ code: 'application-not-found' });
  });

  test('is not in the audit log when its owner looks or cancels; the look of an agent or an admin names it', async () => {
    const educationId = await education().training();
    const email = education().address();
    const answer = await education().apply(educationId, { email });
    const cookie = cookiesOf(answer);
    const before = (await education().service.audit()).length;
    await search(educationId, email, { cookie });
    await cancel(educationId, email, { cookie });
    expect(await education().service.audit()).toHaveLength(before);
    for (const as of [agent, admin]) {
      await search(educationId, email, { as });
      expect((await education().service.audit()).at(-1)).toMatchObject({
        action: 'application.view',
        actor: { id: as.id },
        target: { type: 'application', id: String(answer.json<{ applicationId: number }>().applicationId) },
      });
    }
  });
});

describe('my applications', () => {
  test('are in Korean unless told otherwise, each with its own training', async () => {
    const as = { id: 'jung' };
    const first = await education().training({ titleKo: '첫째', titleEn: 'First' });
    const second = await education().training({ titleKo: '둘째', titleEn: 'Second' });
    for (const educationId of [first, second]) await education().apply(educationId, {}, { as });
    const mine = await education().call('GET', 'my-applications', { as });
    expect(mine.json<{ training: object }[]>().map(({ training }) => training)).toMatchObject([
      { educationId: second, lang: 'ko', title: '둘째' },
      { educationId: first, lang: 'ko', title: '첫째' },
    ]);
  });

  test('have a code to check in with while they hold a seat in a training that is still to come', async () => {
    const as = { id: 'yoon' };
    const [seat, queued, cancelled, ended, removed] = await Promise.all([
      education().training({ titleKo: '자리 있음' }),
      queue(1).then(({ educationId }) => educationId),
      education().training(),
      education().training(),
      education().training(),
    ]);
    for (const educationId of [seat, queued, cancelled, ended, removed])
      await education().apply(educationId, { email: 'yoon@example.com' }, { as });
    await cancel(cancelled, 'yoon@example.com', { as });
    await change(ended, { startDate: inDays(-2), endDate: inDays(-1) });
    await change(removed, { removedAt: new Date() });
    const mine = (await education().call('GET', 'my-applications', { as })).json<MyApplication[]>();
    expect(mine.map(({ training }) => training.educationId)).toEqual([removed, ended, cancelled, queued, seat]);
    expect(mine.filter(({ checkInCode }) => checkInCode).map(({ training }) => training.educationId)).toEqual([seat]);
  });

  test('are none for who never applied, and refused to visitors', async () => {
    expect((await education().call('GET', 'my-applications', { as: { id: 'nobody' } })).json()).toEqual([]);
    expect((await education().call('GET', 'my-applications')).statusCode).toBe(401);
  });
});

describe('free seats', () => {
  const promote = async (educationId: number) => {
    const told: string[] = [];
    const promoted = async (_trx: unknown, _training: unknown, next: readonly { email: string }[]) =>
      void told.push(...next.map(({ email }) => email));
    const ids = await education().service.db.transaction((trx) =>
      promoteWaiting(trx, educationId, { promoted }, new Date()),
    );
    return { count: ids.length, told };
  };

  test('go to those who wait in order of arrival, as many as there are', async () => {
    const { educationId, emails } = await queue(4);
    await change(educationId, { capacity: 3 });
    expect(await promote(educationId)).toEqual({ count: 2, told: emails.slice(1, 3) });
    const rows = await education()
      .service.db('applications')
      .where('trainingId', educationId)
      .orderBy('id')
      .select<{ status: string; promotedAt: Date | null }[]>('status', 'promotedAt');
    expect(rows.map(({ status, promotedAt }) => [status, promotedAt !== null])).toEqual([
      ['signup', false],
      ['signup', true],
      ['signup', true],
      ['waiting', false],
    ]);
    expect((await auditOf(educationId)).at(-1)).toMatchObject({
      action: 'applicants.promote',
      target: { type: 'training', id: String(educationId), label: '비전 검사 입문' },
      subjects: emails.slice(1, 3),
    });
  });

  test.each<[string, number, object]>([
    ['there are none', 2, { capacity: 1 }],
    ['the capacity was lowered below the applications', 4, { capacity: 1 }],
    ['nobody waits', 1, { capacity: 5 }],
    ['the training has begun', 2, { capacity: 5, startDate: inDays(-1) }],
    ['the training was removed', 2, { capacity: 5, removedAt: new Date() }],
  ])('go to nobody while %s', async (_what, count, values) => {
    const { educationId } = await queue(count, { capacity: count > 2 ? 2 : 1 });
    const statuses = () => education().service.db('applications').where('trainingId', educationId).pluck('status');
    await change(educationId, values);
    const [before, audited] = [await statuses(), await auditOf(educationId)];
    expect(await promote(educationId)).toEqual({ count: 0, told: [] });
    expect(await statuses()).toEqual(before);
    expect(await auditOf(educationId)).toEqual(audited);
  });

  test('stay free in the trainings of others', async () => {
    const [one, other] = [await queue(2), await queue(2)];
    await change(one.educationId, { capacity: 2 });
    await promote(one.educationId);
    expect((await search(other.educationId, other.emails[1] ?? '')).json()).toMatchObject({ status: 'waiting' });
  });
});
