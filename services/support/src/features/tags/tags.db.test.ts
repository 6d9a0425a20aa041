import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { newAdmin, supportForFile } from '../../testing/support.ts';
import { createTags } from './tag-repository.ts';

const support = supportForFile();
const admin = newAdmin();
const tag = (name: string) => `${name}${randomUUID().slice(0, 6)}`;
const call = (path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', body?: object) =>
  support().ask(method, `/api/email/admin/${path}`, { as: admin, ...(body && { body }) });
const change = (number: string, body: object) => call(`inquiries/${number}`, 'PATCH', body);
const tagsOf = async (number: string) => (await call(`inquiries/${number}`)).json().tags as string[];
const numbers = async (query: Record<string, string>) =>
  (await call(`inquiries?${new URLSearchParams(query)}`)).json().data.map((row: { number: string }) => row.number);

test('are set as one line without doubles, written as the first one wrote them, and filter the list', async () => {
  const [one, other] = [await support().inquiry(), await support().inquiry()];
  const name = tag('Quote ');
  expect((await change(one, { version: 1, tags: [` ${name}\n`, name, '견적'] })).json().tags).toEqual(
    [name, '견적'].toSorted(),
  );
  await change(other, { version: 1, tags: [name.toUpperCase()] });
  expect(await tagsOf(other)).toEqual([name]);
  expect(await numbers({ tag: name })).toEqual([other, one]);
  expect((await call('tags')).json()).toEqual(expect.arrayContaining([name, '견적']));
  await change(one, { version: 2, tags: [] });
  expect(await numbers({ tag: name })).toEqual([other]);
});

test('are added to many and taken from many, beside those that each has', async () => {
  const [one, other] = [await support().inquiry(), await support().inquiry()];
  const [kept, added] = [tag('가'), tag('나')];
  await change(one, { version: 1, tags: [kept] });
  const items = [
    { number: one, version: 2 },
    { number: other, version: 1 },
  ];
  expect((await call('inquiries/bulk', 'POST', { items, addTags: [added] })).json().changed).toEqual([one, other]);
  expect([await tagsOf(one), await tagsOf(other)]).toEqual([[kept, added], [added]]);
  const again = items.map(({ number, version }) => ({ number, version: version + 1 }));
  await call('inquiries/bulk', 'POST', { items: again, removeTags: [added] });
  expect([await tagsOf(one), await tagsOf(other)]).toEqual([[kept], []]);
});

test('of an inquiry are ten at most', async () => {
  const number = await support().inquiry();
  const ten = Array.from({ length: 10 }, (_, index) => tag(`t${index}`));
  expect((await change(number, { version: 1, tags: [...ten, 'x'] })).statusCode).toBe(400);
  await change(number, { version: 1, tags: ten });
  const items = [{ number, version: 2 }];
  expect((await call('inquiries/bulk', 'POST', { items, addTags: ['x'] })).json()).toMatchObject({
    status: 409,
    code: 'too-many-tags',
  });
});

test('are in the audit log with what they were before, and in the export', async () => {
  const number = await support().inquiry();
  const [before, after] = [tag('전'), tag('후')];
  await change(number, { version: 1, tags: [before] });
  await change(number, { version: 2, tags: [after] });
  const entry = (await support().service.audit()).findLast(({ target }) => target?.id === number);
  expect(entry).toMatchObject({ action: 'inquiry.update', details: { tags: [after], before: { tags: [before] } } });
  expect((await call(`inquiries/export?tag=${encodeURIComponent(after)}`)).body).toContain(after);
});

test('that no inquiry has are forgotten after an hour', async () => {
  const [used, unused, fresh] = [tag('쓰임'), tag('안쓰임'), tag('방금')];
  const number = await support().inquiry();
  await change(number, { version: 1, tags: [used, unused, fresh] });
  await change(number, { version: 2, tags: [used] });
  await support().service.db.raw(`update tags set created_at = now() - interval '2 hours' where name <> ?`, [fresh]);
  await createTags(support().service.db).forgetUnused();
  const left = (await call('tags')).json() as string[];
  expect([used, unused, fresh].map((name) => left.includes(name))).toEqual([true, false, true]);
});

test('a due day is set and taken back; open inquiries past it are found', async () => {
  const [late, early, done] = [await support().inquiry(), await support().inquiry(), await support().inquiry()];
  await change(late, { version: 1, dueOn: '2026-01-05' });
  await change(early, { version: 1, dueOn: '2099-01-05' });
  await change(done, { version: 1, dueOn: '2026-01-05', state: 'answered' });
  const found = await numbers({ overdue: 'true' });
  expect([late, early, done].map((number) => found.includes(number))).toEqual([true, false, false]);
  expect((await change(late, { version: 2, dueOn: null })).json().dueOn).toBeNull();
  expect((await change(late, { version: 3, dueOn: '2026-02-30' })).statusCode).toBe(400);
});
