import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newAdmin, newMember, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
type Method = Parameters<ReturnType<typeof support>['ask']>[0];
const call = (path: string, method: Method = 'GET', body?: object) =>
  support().ask(method, `/api/email/admin/${path}`, { as: admin, ...(body && { body }) });
const detail = async (number: string) => (await call(`inquiries/${number}`)).json();
async function reply(number: string, content = '답변드립니다.') {
  const { version } = await detail(number);
  return call(`inquiries/${number}/reply`, 'POST', { version, content });
}
const merge = (number: string, into: string, version = 1) =>
  call(`inquiries/${number}/merge`, 'POST', { version, into });
const separate = (number: string) => call(`inquiries/${number}/separate`, 'POST', {});
const targets = async (number: string) =>
  (await call(`inquiries/${number}/merge-targets`)).json().map((each: { number: string }) => each.number);
const texts = (thread: { messages: { content: string }[] }) => thread.messages.map(({ content }) => content);

test('one is taken out again as it was seen', async () => {
  const as = newMember();
  const [kept, merged] = [await support().inquiry({}, as), await support().inquiry({}, as)];
  const [{ version }] = (await merge(merged, kept)).json().merged;
  const take = (seen: number) => call(`inquiries/${merged}/separate`, 'POST', { version: seen });
  await support().service.db('inquiries').where({ number: merged }).increment('version', 1);
  expect((await take(version)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
  expect((await take(version + 1)).json()).toMatchObject({ number: kept, merged: [] });
});

describe('two inquiries of a member', () => {
  test('are one conversation in the order of time, with the notes of both, for agents and for the member', async () => {
    const as = newMember();
    const kept = await support().inquiry({ title: '첫 문의', content: '하나' }, as);
    const merged = await support().inquiry({ title: '둘째 문의', content: '둘' }, as);
    await call(`inquiries/${merged}/notes`, 'POST', { content: '메모' });
    await reply(kept, '답변 하나');
    await reply(merged, '답변 둘');
    expect(await targets(merged)).toEqual([kept]);
    const { version } = await detail(merged);
    const shown = (await merge(merged, kept, version)).json();
    expect(shown).toMatchObject({
      number: kept,
      merged: [{ number: merged, title: '둘째 문의' }],
      notes: [{ content: '메모' }],
    });
    expect(texts(shown)).toEqual(['둘째 문의\n\n둘', '답변 하나', '답변 둘']);
    expect(shown.messages.map((message: { fromInquiry: string | null }) => message.fromInquiry)).toEqual([
      merged,
      null,
      merged,
    ]);
    const mine = (number: string) => support().ask('GET', `/api/email/my-inquiries/${number}`, { as });
    expect(texts((await mine(kept)).json())).toEqual(texts(shown));
    expect((await mine(merged)).json()).toMatchObject({ number: kept });
    expect((await support().ask('GET', '/api/email/my-inquiries', { as })).json()).toMatchObject({
      total: 1,
      data: [{ number: kept, messageCount: 3 }],
    });
  });

  test('leave one in the lists; what is written to the number of the other is added to it', async () => {
    const [as, title] = [newMember(), randomUUID()];
    const [kept, merged] = [await support().inquiry({ title }, as), await support().inquiry({ title }, as)];
    await merge(merged, kept);
    const list = (await call(`inquiries?search=${title}`)).json();
    expect(list).toMatchObject({ total: 1, counts: { received: 1 }, data: [{ number: kept }] });
    expect(await detail(merged)).toMatchObject({ number: kept });
    await support().ask('POST', `/api/email/my-inquiries/${merged}/answer`, { as, body: { content: '덧붙입니다.' } });
    expect(texts(await detail(kept)).at(-1)).toBe('덧붙입니다.');
  });

  test('a merged one takes no changes, also of many at once', async () => {
    const as = newMember();
    const [kept, merged] = [await support().inquiry({}, as), await support().inquiry({}, as)];
    await merge(merged, kept);
    const version = 2;
    for (const [path, method, body] of [
      [`inquiries/${merged}`, 'PATCH', { version, state: 'spam' }],
      [`inquiries/${merged}/reply`, 'POST', { version, content: '답변' }],
      [`inquiries/${merged}/notes`, 'POST', { content: '메모' }],
    ] as const)
      expect((await call(path, method, body)).json()).toMatchObject({ status: 409, code: 'inquiry-merged' });
    const bulk = await call('inquiries/bulk', 'POST', { items: [{ number: merged, version }], state: 'spam' });
    expect(bulk.json()).toEqual({ changed: [], stale: [merged], missing: [] });
  });

  test('a merged one that waits opens the kept one again; it keeps the time since when it waits', async () => {
    const as = newMember();
    const kept = await support().inquiry({}, as);
    await reply(kept);
    const merged = await support().inquiry({}, as);
    const { createdAt } = await detail(merged);
    expect((await merge(merged, kept)).json()).toMatchObject({ state: 'received', newMessageAt: createdAt });
  });

  test('are two again, as they were; what came after the merge stays in the kept one', async () => {
    const as = newMember();
    const kept = await support().inquiry({ content: '하나' }, as);
    const merged = await support().inquiry({ content: '둘' }, as);
    await merge(merged, kept);
    await reply(kept, '두 문의의 답변');
    expect(texts((await separate(merged)).json())).toEqual(['두 문의의 답변']);
    expect(await detail(merged)).toMatchObject({ number: merged, state: 'received', content: '둘', messages: [] });
    expect((await separate(merged)).json()).toMatchObject({ status: 409, code: 'not-merged' });
    const actions = (await support().service.audit()).filter(({ target }) => target?.id === merged);
    expect(actions.map(({ action, details }) => [action, details])).toEqual(
      expect.arrayContaining([
        ['inquiry.merge', { into: kept }],
        ['inquiry.separate', { from: kept }],
      ]),
    );
  });

  test('those that were merged into one follow it into a third', async () => {
    const as = newMember();
    const [first, second, third] = [
      await support().inquiry({ title: '가' }, as),
      await support().inquiry({ title: '나' }, as),
      await support().inquiry({ title: '다' }, as),
    ];
    await merge(first, second);
    const { version } = await detail(second);
    const { merged } = (await merge(second, third, version)).json();
    expect(merged.map(({ number }: { number: string }) => number)).toEqual([first, second]);
    expect(await detail(first)).toMatchObject({ number: third });
  });

  test('merged into each other at once stay one conversation', async () => {
    const as = newMember();
    const [one, other] = [await support().inquiry({}, as), await support().inquiry({}, as)];
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await detail(one)).number).toBe((await detail(other)).number);
  });

  test('an export of the member holds each by itself', async () => {
    const as = newMember();
    const [kept, merged] = [await support().inquiry({}, as), await support().inquiry({}, as)];
    await merge(merged, kept);
    const { records } = (await support().ask('GET', '/api/file/my-data', { as })).json();
    expect(records.inquiries.map(({ number }: { number: string }) => number)).toEqual([merged, kept]);
  });
});

describe('merging is refused', () => {
  test('for inquiries of two people, into spam, into itself, and by an old version', async () => {
    const as = newMember();
    const [number, spam, others] = [
      await support().inquiry({}, as),
      await support().inquiry({ website: 'x' }, as),
      await support().inquiry(),
    ];
    for (const into of [others, spam, number, 'Q-2026-999999'])
      expect((await merge(number, into)).json()).toMatchObject({ status: 409, code: 'not-same-person' });
    const own = await support().inquiry({}, as);
    expect((await merge(number, own, 7)).json()).toMatchObject({ status: 409, code: 'stale-edit' });
    expect(await targets(number)).toEqual([own]);
  });

  test('while the merged one has a password that nobody has seen', async () => {
    const as = newMember();
    const [application, kept] = [await support().application({}, as), await support().inquiry({}, as)];
    expect((await merge(application, kept)).json()).toMatchObject({ status: 409, code: 'password-kept' });
  });
});
