import { describe, expect, test } from '@jest/globals';
import { admin, cookiesOf, educationForFile } from '../../testing/education.ts';
import type { CallOptions } from '../../testing/education.ts';

const education = educationForFile();
const search = async (educationId: number, email: string, options: CallOptions) =>
  education().call('GET', 'search-record', { ...options, query: { educationId, email } });
const cancel = async (educationId: number, email: string, options: CallOptions) =>
  education().call('PATCH', 'cancel-signup', { ...options, body: { educationId, email } });
const records = async (educationId: number) =>
  (await education().call('GET', 'signup-records', { as: admin, query: { educationId } })).json<object[]>();

/** What a response says, but for what differs from one application to the next. */
function shapeOf(answer: Awaited<ReturnType<typeof search>>) {
  const varying = { applicationId: 'id', email: 'email', createdAt: 'moment', cancelledAt: 'moment' };
  const body = Object.fromEntries(
    Object.entries(answer.json<object>()).map(([name, value]) => [
      name,
      name in varying ? varying[name as 'email'] : value,
    ]),
  );
  return { status: answer.statusCode, headers: Object.keys(answer.headers).toSorted(), body };
}

const strangers: [string, CallOptions][] = [
  ['a visitor', {}],
  ['a member', { as: { id: 'stranger' } }],
  ['a member who only says that the address is theirs', { as: { id: 'liar', email: 'lee@example.com' } }],
  [
    'a member whose address only looks like it',
    { as: { email: 'lee@example.com'.replace('e', '\u0435'), isEmailVerified: true } },
  ],
];

describe.each([
  ['with seats left', { capacity: 5 }],
  ['that is full', { capacity: 1 }],
])('for a training %s', (_what, change) => {
  test.each(strangers)('%s learns nothing of an address that has applied', async (_who, options) => {
    const [known, other] = [await education().training(change), await education().training(change)];
    await education().apply(known, { email: 'lee@example.com' });
    await education().apply(other, { email: 'park@example.com' });

    const again = await education().apply(known, { email: 'LEE@example.com' }, options);
    const fresh = await education().apply(other, { email: 'LEE@example.com' }, options);
    expect(shapeOf(again)).toEqual({ ...shapeOf(fresh), body: { ...shapeOf(fresh).body, educationId: known } });

    const twice = async (educationId: number, answer: typeof again) =>
      education().apply(educationId, { email: 'lee@example.com' }, { ...options, cookie: cookiesOf(answer) });
    expect((await twice(known, again)).json()).toMatchObject({ code: 'already-applied' });
    expect((await twice(other, fresh)).json()).toMatchObject({ code: 'already-applied' });

    const mine = (answer: typeof again) => ({ ...options, cookie: cookiesOf(answer) });
    for (const ask of [search, cancel, search]) {
      const [one, two] = [
        await ask(known, 'lee@example.com', mine(again)),
        await ask(other, 'lee@example.com', mine(fresh)),
      ];
      expect(shapeOf(one)).toEqual({ ...shapeOf(two), body: { ...shapeOf(two).body, educationId: known } });
    }
  });
});

test('the application that was there stays, takes the one seat, and is the only one that admins see', async () => {
  const educationId = await education().training({ capacity: 2 });
  const first = await education().apply(educationId, { email: 'han@example.com', name: '한먼저' });
  const again = await education().apply(educationId, { email: 'han@example.com', name: '모르는이' });
  expect((await cancel(educationId, 'han@example.com', { cookie: cookiesOf(again) })).json()).toMatchObject({
    status: 'cancelled',
  });
  expect((await search(educationId, 'han@example.com', { cookie: cookiesOf(first) })).json()).toMatchObject({
    name: '한먼저',
    status: 'signup',
  });
  expect(await records(educationId)).toMatchObject([{ name: '한먼저', status: 'signup' }]);
  expect((await education().apply(educationId)).json()).toMatchObject({ status: 'signup' });
  expect((await education().apply(educationId)).json()).toMatchObject({ status: 'waiting', place: 1 });
});

test('the owner of the address is told by mail, once a day, in their language and in no word of the stranger', async () => {
  const educationId = await education().training();
  await education().apply(educationId, { email: 'moon@example.com', lang: 'en' });
  for (const name of ['evil.kr/win', 'again'])
    await education().apply(educationId, { email: 'moon@example.com', name, lang: 'ko' });
  const mails = await education().mailsTo('moon@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual(['[Selmatrix] You have already applied: Vision inspection']);
  expect(mails[0]?.text).not.toMatch(/evil|again,/);
});

test('two at once with one address make one application', async () => {
  const educationId = await education().training();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => education().apply(educationId, { email: 'at-once@example.com' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(await records(educationId)).toHaveLength(1);
});
