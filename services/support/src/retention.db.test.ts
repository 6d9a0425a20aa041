import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { endPeriods } from '@portal/service-kit';
import { expectRetentionOfAllTables, leave, placesOf } from '@portal/service-kit/testing';
import { clearDeletedAccounts } from './features/erasing/erasing-repository.ts';
import { supportRetention } from './retention.ts';
import { supportService } from './service.ts';
import { newAdmin, newMember, supportForFile } from './testing/support.ts';

const support = supportForFile();
const dayMs = 24 * 60 * 60 * 1000;
const endAt = (days: number) => endPeriods(support().service.db, supportRetention, new Date(Date.now() + days * dayMs));

async function inquirer() {
  const mark = randomUUID().slice(0, 8);
  const as = newMember({ id: randomUUID(), email: `account-${mark}@example.com` });
  const typed = {
    name: `김${mark}`,
    emailAddress: `typed-${mark}@example.com`,
    title: `제목${mark}`,
    content: `내용${mark}`,
  };
  const ask = () => support().inquiry(typed, as);
  return { as, ask, id: as.id ?? '', values: [...Object.values(typed), as.id ?? '', as.email ?? ''] };
}
const kept = async (values: string[]) =>
  (await placesOf(support().service, values)).filter((place) => !place.startsWith('outbox:'));
const set = (number: string, change: object) => support().service.db('inquiries').where({ number }).update(change);
const answer = (number: string) => set(number, { state: 'answered', answeredAt: new Date() });
const left = (numbers: string[]) => support().service.db('inquiries').whereIn('number', numbers).pluck('number');

test('each table says what becomes of its rows', () => expectRetentionOfAllTables(support().service, supportService));

test('of a member who left answered inquiries go at once, with those merged into them; open ones 30 days after the answer', async () => {
  const person = await inquirer();
  const all = [await person.ask(), await person.ask(), await person.ask()];
  const [answered = '', merged = '', open = ''] = all;
  await answer(answered);
  const shown = await support().service.db('inquiries').where({ number: answered }).first('id');
  await set(merged, { mergedInto: shown.id });
  await leave(support().service, person.id);
  expect(await clearDeletedAccounts(support().service.db)).toBe(1);
  expect(await left(all)).toEqual([open]);
  expect(await kept([person.id, person.as.email ?? ''])).toEqual([]);
  await endAt(1_000);
  expect(await left(all)).toEqual([open]);
  await answer(open);
  expect(await endAt(29)).toEqual({});
  expect(await endAt(31)).toEqual({ inquiries: 1 });
  expect(await kept(person.values)).toEqual([]);
});

test('answered inquiries are kept for three years, unwanted ones for 90 days, with what was written and sent there', async () => {
  const person = await inquirer();
  const all = [await person.ask(), await person.ask(), await person.ask()];
  const [answered = '', unwanted = '', open = ''] = all;
  await answer(answered);
  await set(unwanted, { state: 'spam', updatedAt: new Date() });
  const { id } = await support().service.db('inquiries').where({ number: answered }).first('id');
  await support()
    .service.db('notes')
    .insert({ inquiryId: id, authorId: 'a', authorName: '담당', content: `메모 ${person.values[0]}` });
  await endAt(89);
  expect(await left(all)).toHaveLength(3);
  await endAt(91);
  expect(new Set(await left(all))).toEqual(new Set([answered, open]));
  await endAt(3 * 365);
  expect(new Set(await left(all))).toEqual(new Set([answered, open]));
  await endAt(3 * 365 + 2);
  expect(await left(all)).toEqual([open]);
  expect((await kept([`메모 ${person.values[0]}`])).length).toBe(0);
});

test('a manager deletes an inquiry at the request of its sender, with those merged into it', async () => {
  const person = await inquirer();
  const all = [await person.ask(), await person.ask()];
  const [number = '', merged = ''] = all;
  const shown = await support().service.db('inquiries').where({ number }).first('id', 'version');
  await set(merged, { mergedInto: shown.id });
  const erase = (of: string, version: number) =>
    support().ask('DELETE', `/api/email/admin/inquiries/${of}?version=${version}`, { as: newAdmin() });
  expect((await erase(merged, 1)).json()).toMatchObject({ code: 'inquiry-merged' });
  expect((await erase(number, 99)).json()).toMatchObject({ code: 'stale-edit' });
  expect((await erase(number, shown.version)).statusCode).toBe(204);
  expect(await left(all)).toEqual([]);
  expect(await kept(person.values)).toEqual([]);
  expect((await support().service.audit()).at(-1)).toMatchObject({ action: 'inquiry.purge', target: { id: number } });
});

test('more rows than one statement takes are all ended', async () => {
  await support().service.db.raw(
    `insert into throttle (key, used_at, changed_at)
     select decode(lpad(to_hex(n), 8, '0'), 'hex'), '{}', now() - interval '2 days' from generate_series(1, 1200) n`,
  );
  expect(await endAt(0)).toMatchObject({ throttle: 1_200 });
});
