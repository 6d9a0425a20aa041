import { describe, expect, test } from '@jest/globals';
import { admin, cookiesOf, educationForFile, inDays } from '../../testing/education.ts';
import type { CallOptions } from '../../testing/education.ts';

const education = educationForFile();
const kim = { id: 'kim', email: 'kim@example.com', role: 'member' } as const;
const requestId = { 'x-request-id': 'one-and-the-same' };
const sameForAll = { headers: requestId };

const search = (educationId: number, email: string, options: CallOptions = {}) =>
  education().call('GET', 'search-record', { ...sameForAll, ...options, query: { educationId, email } });
const cancel = (educationId: number, email: string, options: CallOptions = {}) =>
  education().call('PATCH', 'cancel-signup', { ...sameForAll, ...options, body: { educationId, email } });

/** Everything of an answer that its reader can tell apart. */
function seen({ statusCode, headers, rawPayload }: Awaited<ReturnType<typeof search>>) {
  const { date: _date, ...rest } = headers;
  return { statusCode, headers: rest, body: rawPayload.toString('hex') };
}

/** A training with an application of kim@example.com, sent by a visitor unless told otherwise. */
async function applied(change: object = {}, options: CallOptions = {}) {
  const educationId = await education().training();
  const answer = await education().apply(educationId, { email: 'kim@example.com', ...change }, options);
  return { educationId, record: answer.json<object>(), receipt: cookiesOf(answer) };
}

describe('looking up', () => {
  test.each<[string, CallOptions]>([
    ['a visitor', {}],
    ['a member who says that the address is theirs', { as: { ...kim, isEmailVerified: false } }],
    ['another member', { as: { id: 'lee', email: 'lee@example.com', isEmailVerified: true } }],
    ['a browser with a receipt of its own making', { cookie: 'education_receipt=receipt:1.c2lnbmVk' }],
  ])('%s gets the bytes of none for what is not theirs', async (_who, options) => {
    const { educationId } = await applied();
    const foreign = await search(educationId, 'kim@example.com', options);
    expect(seen(foreign)).toEqual(seen(await search(educationId, 'nobody@example.com', options)));
    expect(seen(foreign)).toEqual(seen(await search(educationId + 1_000, 'kim@example.com', options)));
    expect([foreign.statusCode, foreign.body]).toEqual([200, '']);
  });

  test('the member who applied gets the record, whatever address it names', async () => {
    const { educationId, record } = await applied({}, { as: { id: 'park' } });
    expect((await search(educationId, 'KIM@example.com', { as: { id: 'park' } })).json()).toEqual(record);
  });

  test('a member gets what was applied for with their verified address', async () => {
    const { educationId, record } = await applied();
    expect((await search(educationId, 'kim@example.com', { as: { ...kim, isEmailVerified: true } })).json()).toEqual(
      record,
    );
  });

  test('the browser that applied gets the record, and what it applied for before', async () => {
    const first = await applied();
    const answer = await education().apply(
      await education().training(),
      { email: 'lee@example.com' },
      { cookie: first.receipt },
    );
    for (const cookie of [first.receipt, cookiesOf(answer)])
      expect((await search(first.educationId, 'kim@example.com', { cookie })).json()).toEqual(first.record);
  });

  test('a receipt that was tampered with proves nothing', async () => {
    const { educationId, receipt } = await applied();
    const forged = receipt.replace(/receipt:(\d+)/, (_all, id: string) => `receipt:${Number(id) + 1}`);
    expect(forged).not.toBe(receipt);
    await education().apply(educationId, { email: 'lee@example.com' });
    expect((await search(educationId, 'lee@example.com', { cookie: forged })).body).toBe('');
  });

  test('a receipt does not pass for the proof of an address', async () => {
    const { educationId, receipt } = await applied();
    const swapped = receipt.replace('education_receipt', 'education_lookup');
    expect((await search(educationId, 'kim@example.com', { cookie: swapped })).body).toBe('');
  });

  test('an admin gets any record, and the look is written down', async () => {
    const { educationId, record } = await applied();
    expect((await search(educationId, 'kim@example.com', { as: admin })).json()).toEqual(record);
    expect((await education().service.audit()).at(-1)).toMatchObject({
      action: 'application.view',
      actor: { id: admin.id, email: admin.email },
      subjects: ['kim@example.com'],
      target: { type: 'application' },
      requestId: 'one-and-the-same',
    });
  });

  test('finds the cancelled application when none is active', async () => {
    const { educationId, receipt } = await applied();
    await cancel(educationId, 'kim@example.com', { cookie: receipt });
    expect((await search(educationId, 'kim@example.com', { cookie: receipt })).json()).toMatchObject({
      status: 'cancelled',
      cancellable: false,
      cancelledAt: expect.stringMatching(/Z$/),
    });
  });
});

describe('cancelling', () => {
  test('keeps the row, and repeating it does no harm', async () => {
    const { educationId, receipt } = await applied();
    const first = await cancel(educationId, 'KIM@example.com', { cookie: receipt });
    const second = await cancel(educationId, 'kim@example.com', { cookie: receipt });
    expect(first.json()).toMatchObject({ status: 'cancelled', email: 'kim@example.com' });
    expect(second.body).toBe(first.body);
    expect(await education().service.db('applications').where('trainingId', educationId).pluck('status')).toEqual([
      'cancelled',
    ]);
  });

  test.each<[string, CallOptions]>([
    ['a visitor', {}],
    ['a member whose address is not verified', { as: kim }],
    ['another member', { as: { id: 'lee', email: 'lee@example.com', isEmailVerified: true } }],
  ])('is refused to %s with the bytes of none', async (_who, options) => {
    const { educationId } = await applied();
    const foreign = await cancel(educationId, 'kim@example.com', options);
    expect(foreign.json()).toMatchObject({ status: 404, code: 'application-not-found' });
    expect(seen(foreign)).toEqual(seen(await cancel(educationId, 'nobody@example.com', options)));
    expect(seen(foreign)).toEqual(seen(await cancel(educationId + 1_000, 'kim@example.com', options)));
    expect(await education().service.db('applications').where('trainingId', educationId).pluck('status')).toEqual([
      'signup',
    ]);
  });

  test('works until the training begins, in Seoul', async () => {
    const { educationId, receipt } = await applied();
    const minute = (offset: number) => new Date(Date.now() + offset * 60_000 + 9 * 3_600_000).toISOString();
    const beginAt = async (offset: number) => {
      const moment = minute(offset);
      await education()
        .service.db('trainings')
        .where('id', educationId)
        .update({
          startDate: moment.slice(0, 10),
          endDate: inDays(2),
          startTime: moment.slice(11, 16),
          endTime: '23:59:59',
        });
    };
    await beginAt(-1);
    expect((await cancel(educationId, 'kim@example.com', { cookie: receipt })).json()).toMatchObject({
      status: 409,
      code: 'training-begun',
    });
    expect((await search(educationId, 'kim@example.com', { cookie: receipt })).json()).toMatchObject({
      status: 'signup',
      cancellable: false,
    });
    await beginAt(2);
    expect((await cancel(educationId, 'kim@example.com', { cookie: receipt })).statusCode).toBe(200);
  });

  test('what was cancelled before stays answered after the training has begun', async () => {
    const { educationId, receipt } = await applied();
    await cancel(educationId, 'kim@example.com', { cookie: receipt });
    await education()
      .service.db('trainings')
      .where('id', educationId)
      .update({ startDate: inDays(-2), endDate: inDays(-1) });
    expect((await cancel(educationId, 'kim@example.com', { cookie: receipt })).json()).toMatchObject({
      status: 'cancelled',
    });
  });

  test('by an admin is written down', async () => {
    const { educationId } = await applied();
    await cancel(educationId, 'kim@example.com', { as: admin });
    expect((await education().service.audit()).at(-1)).toMatchObject({
      action: 'application.cancel',
      actor: { id: admin.id },
      subjects: ['kim@example.com'],
    });
  });
});

describe('the waiting list', () => {
  const statuses = async (educationId: number) =>
    education().service.db('applications').where('trainingId', educationId).orderBy('id').pluck('status');

  test('moves up in order when somebody cancels, and the one who moved up hears of it once, with a calendar file', async () => {
    const educationId = await education().training({ capacity: 1, placeKo: '본사 3층' });
    const emails = [1, 2, 3].map(() => education().address());
    for (const email of emails) await education().apply(educationId, { email });
    const [first = '', second = '', third = ''] = emails;
    await cancel(educationId, first, { as: admin });
    await cancel(educationId, first, { as: admin });
    expect(await statuses(educationId)).toEqual(['cancelled', 'signup', 'waiting']);
    expect((await search(educationId, third, { as: admin })).json()).toMatchObject({ status: 'waiting', place: 1 });
    const [mail, ...more] = await education().mailsTo(second);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('[셀매트릭스] 교육 신청이 확정되었습니다: 비전 검사 입문');
    expect(mail?.text).toMatch(
      /^안녕하세요\.[^]*교육명: 비전 검사 입문\n일시: \d{4}\.\d\d\.\d\d \(.\) - .* 09:00 - 17:00\n장소: 본사 3층/,
    );
    expect(mail?.headers['content-type']).toMatch(/^multipart\/mixed/);
    expect(await education().mailsTo(third)).toEqual([]);
    expect(
      (await education().service.audit()).find(
        ({ action, subjects }) => action === 'applicants.promote' && subjects.includes(second),
      ),
    ).not.toHaveProperty('actor');
  });

  test('stays as it is when somebody who waits cancels', async () => {
    const educationId = await education().training({ capacity: 1 });
    const emails = [1, 2, 3].map(() => education().address());
    for (const email of emails) await education().apply(educationId, { email });
    await cancel(educationId, emails[1] ?? '', { as: admin });
    expect(await statuses(educationId)).toEqual(['signup', 'cancelled', 'waiting']);
  });

  test("is written to in each one's language", async () => {
    const educationId = await education().training({ capacity: 1 });
    const email = education().address();
    const first = education().address();
    await education().apply(educationId, { email: first });
    await education().apply(educationId, { email, lang: 'en' });
    await cancel(educationId, first, { as: admin });
    expect((await education().mailsTo(email)).map(({ subject }) => subject)).toEqual([
      '[Selmatrix] A seat is yours: Vision inspection',
    ]);
  });
});

describe('my applications', () => {
  const mine = async (as: CallOptions['as'], lang = 'ko') => {
    const answer = await education().call('GET', 'my-applications', { as, query: { lang } });
    return answer.json<{ email: string; status: string; training: object }[]>();
  };

  test('are those of the account and, once it is verified, of its address; newest first', async () => {
    const choi = { id: 'choi', email: 'choi@example.com' };
    const [one, two] = [await education().training(), await education().training({ titleKo: '둘째' })];
    await education().apply(one, { email: 'other@example.com' }, { as: choi });
    await education().apply(two, { email: 'Choi@example.com' });
    await education().apply(two, { email: 'unrelated@example.com' });
    expect((await mine(choi)).map(({ email }) => email)).toEqual(['other@example.com']);
    expect((await mine({ ...choi, isEmailVerified: true })).map(({ email }) => email)).toEqual([
      'choi@example.com',
      'other@example.com',
    ]);
  });

  test('say what they are for, also when the training was removed', async () => {
    const yoon = { id: 'yoon' };
    const educationId = await education().training({ placeKo: '본사', placeEn: 'Head office' });
    await education().apply(educationId, {}, { as: yoon });
    expect((await mine(yoon, 'en'))[0]?.training).toEqual({
      educationId,
      lang: 'en',
      contentLang: 'en',
      typeKo: '정기교육',
      title: 'Vision inspection',
      type: 'Regular training',
      place: 'Head office',
      startDate: inDays(7),
      endDate: inDays(8),
      startTime: '09:00',
      endTime: '17:00',
      derivedState: 'none',
      removed: false,
    });
    await education().call('DELETE', 'remove', { as: admin, query: { educationId } });
    expect((await mine(yoon))[0]).toMatchObject({ cancellable: false, training: { removed: true } });
  });
});
