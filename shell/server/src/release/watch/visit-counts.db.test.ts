import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { connectDatabase, type Knex } from '@portal/service-kit/database';
import { createTestDatabase, type TestDatabase } from '@portal/service-kit/test-database';
import { migrations } from '../../../migrations/index.ts';
import { VisitBuffer, type Visit } from './visit-buffer.ts';
import { addVisits, clearVisits, readEvidence, removeOldVisits, type Witness } from './visit-counts.ts';

const key = Buffer.alloc(32, 7);
const visit: Visit = {
  section: 'news',
  version: 'v2',
  witness: 'browser',
  address: '203.0.113.7',
  ticket: 'one',
  failed: false,
};
let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await createTestDatabase('portal', migrations);
  db = connectDatabase({
    url: database.url,
    schema: 'portal',
    poolSize: 4,
    statementTimeoutMs: 0,
    columns: 'camelCase',
  });
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => db('visits').delete());

async function seen(buffer: VisitBuffer, version = 'v2', witness: Witness = 'browser') {
  await addVisits(db, buffer.take());
  return (await readEvidence(db, 'news'))(version, witness);
}

test('a visit is counted once, and as failed once a part of it fails', async () => {
  const buffer = new VisitBuffer({ key });
  buffer.note(visit);
  buffer.note(visit);
  expect(await seen(buffer)).toMatchObject({ visits: 1, failed: 0 });
  buffer.note({ ...visit, failed: true });
  buffer.note({ ...visit, failed: true });
  buffer.note(visit);
  expect(await seen(buffer)).toMatchObject({ visits: 1, failed: 1, failingAddresses: 1 });
  expect(await seen(buffer, 'v1')).toMatchObject({ visits: 0, failed: 0 });
  expect(await seen(buffer, 'v2', 'portal')).toMatchObject({ visits: 0, failed: 0 });
});

test.each([
  ['an IPv4 /24', ['203.0.113.7', '203.0.113.200', '::ffff:203.0.113.9']],
  ['an IPv6 /48', ['2001:db8:1:2::3', '2001:db8:1:ffff::3', '2001:db8:1::9']],
])('%s is one network', async (_title, addresses) => {
  const buffer = new VisitBuffer({ key });
  for (const [index, address] of addresses.entries())
    buffer.note({ ...visit, address, ticket: `${index}`, failed: true });
  expect(await seen(buffer)).toMatchObject({ visits: 3, failingAddresses: 1 });
});

test('one public network weighs no more than five visits, however many it reports', async () => {
  const buffer = new VisitBuffer({ key });
  for (let count = 0; count < 500; count += 1) buffer.note({ ...visit, ticket: `forged ${count}`, failed: true });
  for (let count = 0; count < 95; count += 1)
    buffer.note({ ...visit, ticket: `honest ${count}`, address: `198.51.${count}.7` });
  const { visits, failed, failingAddresses, hasPrivateFailures } = await seen(buffer);
  expect([Math.round(visits), Math.round(failed), failingAddresses, hasPrivateFailures]).toEqual([100, 5, 1, false]);
});

test('on the internet a private address is a proxy that hides its visitors, and counts as one network', async () => {
  const buffer = new VisitBuffer({ key });
  for (let count = 0; count < 30; count += 1)
    buffer.note({ ...visit, address: '10.0.0.9', ticket: `${count}`, failed: true });
  expect(await seen(buffer)).toEqual({ visits: 5, failed: 5, failingAddresses: 1, hasPrivateFailures: false });
});

test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.20', '172.20.0.5', 'fd00::12'])(
  '%s may be many visitors of a site that is not public',
  async (address) => {
    const buffer = new VisitBuffer({ key, isPublic: false });
    for (let count = 0; count < 30; count += 1)
      buffer.note({ ...visit, address, ticket: `${count}`, failed: count < 10 });
    expect(await seen(buffer)).toEqual({ visits: 30, failed: 10, failingAddresses: 0, hasPrivateFailures: true });
  },
);

test('what is older than an hour does not count, and is removed later', async () => {
  const at = (minutes: number) => new VisitBuffer({ key, now: () => Date.now() - minutes * 60_000 });
  const [old, recent] = [at(70), at(50)];
  old.note({ ...visit, failed: true });
  recent.note({ ...visit, ticket: 'two' });
  await addVisits(db, old.take());
  expect(await seen(recent)).toMatchObject({ visits: 1, failed: 0 });
  const ancient = at(150);
  ancient.note(visit);
  await addVisits(db, ancient.take());
  await removeOldVisits(db);
  expect(await db('visits').select('visits')).toHaveLength(2);
});

test('a version that is offered again begins anew', async () => {
  const buffer = new VisitBuffer({ key });
  buffer.note({ ...visit, failed: true });
  await addVisits(db, buffer.take());
  await clearVisits(db, 'news', 'v2');
  expect(await seen(buffer)).toMatchObject({ visits: 0, failed: 0 });
});

test('what several portals count at once is added up, network by network', async () => {
  const portals = [1, 2, 3].map(() => new VisitBuffer({ key }));
  for (const buffer of portals) {
    for (let count = 0; count < 200; count += 1)
      buffer.note({ ...visit, ticket: `${count}`, address: `198.51.${count}.7`, failed: count < 20 });
  }
  await Promise.all(portals.map((buffer) => db.transaction((trx) => addVisits(trx, buffer.take()))));
  expect(await seen(portals[0]!)).toMatchObject({ visits: 600, failed: 60, failingAddresses: 20 });
});

test('what could not be added is not lost', async () => {
  const buffer = new VisitBuffer({ key });
  buffer.note(visit);
  const taken = buffer.take();
  buffer.note({ ...visit, ticket: 'two', failed: true });
  buffer.giveBack(taken);
  expect(await seen(buffer)).toMatchObject({ visits: 2, failed: 1 });
});
