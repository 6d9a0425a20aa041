import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defineResource } from './define-resource.ts';
import { describeResource } from './describe-resource.ts';
import { checkbox, moment, number, text } from './fields.ts';
import { foldedListsMigration, letterPairsSql } from '../lists/text-search.ts';
import { defineService } from '../service/definition.ts';
import { createTestService } from '../testing/create-test-service.ts';
import type { TestService } from '../testing/create-test-service.ts';
import { exportColumnsOf } from './resource-export.ts';
import { matchingRows } from './resource-page-repository.ts';
import { serveResources } from './resource-routes.ts';
import { entrySchema } from './resource-schemas.ts';
import { createResourceService } from './resource-service.ts';

const labelled = (ko: string, en: string) => ({ label: { ko, en } });

/** People whose rows calls of the service write. */
const guestResource = defineResource({
  name: 'guest',
  path: 'guests',
  table: 'guests',
  words: { one: { ko: '손님', en: 'Guest' }, many: { ko: '손님', en: 'guests' } },
  title: 'name',
  rights: { read: 'agent', readStepUp: 'rows' },
  actions: { view: 'guests.view' },
  order: '-arrivedAt',
  where: 'not guests.erased',
  joined: 'left join rooms on rooms.id = guests.room_id',
  searchedText: `guests.name || E'\\n' || guests.email`,
  file: ['room', 'name', 'leftAt', 'arrivedAt'],
  fields: {
    name: text({ ...labelled('이름', 'Name'), required: true, sorted: true }),
    arrivedAt: moment({ ...labelled('온 때', 'Arrived'), required: true, sorted: true }),
    leftAt: moment({ ...labelled('간 때', 'Left'), sorted: true }),
  },
  computed: {
    roomId: {
      ...number({ ...labelled('방', 'Room'), minimum: 1, maximum: 99, filtered: true }),
      sql: 'guests.room_id',
    },
    room: { ...text({ ...labelled('방 이름', 'Room'), sorted: true }), sql: 'rooms.name' },
    isGone: { ...checkbox(labelled('감', 'Gone')), sql: 'guests.left_at is not null' },
    key: { ...text({ ...labelled('열쇠', 'Key'), required: false }), sql: 'guests.key_name' },
  },
});

// Both tables have a column `version`
const tables = `
  create table rooms (id integer primary key, name text not null, version integer not null default 1);
  insert into rooms values (1, '하늘'), (2, '바다');
  create table guests (
    id integer generated always as identity primary key, name text not null, email text not null, key_name text,
    room_id integer not null references rooms (id), arrived_at timestamptz not null, left_at timestamptz,
    erased boolean not null default false, version integer not null default 1
  )`;

const guestService = defineService({
  name: 'sample',
  bases: {
    sample: (app) =>
      serveResources(
        app,
        [],
        [
          createResourceService(app.db, guestResource, {
            seen: async (_db, { event, entries, query }) => ({
              subjects: entries.map(({ name }) => name),
              details: { event, guests: entries.length, roomId: query['roomId'] },
            }),
          }),
        ],
      ),
  },
  migrations: {
    '001-tables': { up: (db) => db.raw(`${tables}; ${letterPairsSql}`), down: async () => undefined },
    '002-lists': foldedListsMigration({
      guests_folded: { table: 'guests', text: `name || E'\\n' || email` },
    }),
  },
});

let service: TestService;
beforeAll(async () => {
  service = await createTestService(guestService);
}, 30_000);
afterAll(() => service.close());
beforeEach(async () => {
  await service.db('guests').delete();
  await service.db('guests').insert([
    {
      name: '김하나',
      email: 'one@example.com',
      roomId: 1,
      arrivedAt: '2030-01-01T00:00:00Z',
      leftAt: '2030-01-02T03:04:05Z',
    },
    { name: '이둘', email: 'two@example.com', roomId: 2, arrivedAt: '2030-01-02T00:00:00Z', keyName: 'B' },
    { name: '박셋', email: 'three@example.com', roomId: 2, arrivedAt: '2030-01-03T00:00:00Z' },
    { name: '', email: 'gone@example.com', roomId: 2, arrivedAt: '2030-01-04T00:00:00Z', erased: true },
  ]);
});

const agent = (more: object = {}) => service.token({ roles: { sample: ['agent'] }, ...more });
const call = (path: string, token = agent(), method: 'GET' | 'PATCH' | 'DELETE' = 'GET') =>
  service.app.inject({
    method,
    url: `/api/sample/admin/guests${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
const names = async (query: string) =>
  (await call(`?${query}`)).json<{ data: { name: string }[] }>().data.map(({ name }) => name);

test('rows that are no entries are in no list, in no file, and not found', async () => {
  expect((await call('')).json()).toMatchObject({ total: 3 });
  expect(await names('')).toEqual(['박셋', '이둘', '김하나']);
  expect((await call('/export')).body).not.toContain('gone');
  const { id } = await service.db('guests').where({ erased: true }).first<{ id: number }>('id');
  expect((await call(`/${id}`)).json()).toMatchObject({ status: 404, code: 'guest-not-found' });
});

test('values of joined tables are shown, sorted and filtered', async () => {
  expect(await names('sort=room')).toEqual(['이둘', '박셋', '김하나']);
  expect(await names('roomId=2&sort=name')).toEqual(['박셋', '이둘']);
  for (const roomId of ['x', '0', '100', '99999999999'])
    expect([roomId, (await call(`?roomId=${roomId}`)).statusCode]).toEqual([roomId, 400]);
});

test('a moment is ISO 8601, and sorted with what has none first', async () => {
  const [last] = (await call('?sort=-leftAt')).json<{ data: object[] }>().data;
  expect(last).toEqual({
    entryId: expect.any(String),
    version: 1,
    name: '김하나',
    arrivedAt: '2030-01-01T00:00:00.000Z',
    leftAt: '2030-01-02T03:04:05.000Z',
    roomId: 1,
    room: '하늘',
    isGone: true,
    key: null,
  });
  expect((await names('sort=leftAt')).at(-1)).toBe('김하나');
});

test('a file has its columns in the order that the description names, and moments as moments', async () => {
  const columns = exportColumnsOf<object>(guestResource, 'en');
  expect(columns.map(({ header }) => header)).toEqual(['Room', 'Name', 'Left', 'Arrived']);
  const row = { room: '하늘', name: '김하나', leftAt: null, arrivedAt: '2030-01-01T00:00:00.000Z' };
  expect(columns.map(({ value }) => value(row))).toEqual(['하늘', '김하나', null, new Date('2030-01-01T00:00:00Z')]);
});

test('a search reads the text that the description names, by its index', async () => {
  expect(await names('search=TWO')).toEqual(['이둘']);
  expect(await names('search=two%20%EC%9D%B4')).toEqual(['이둘']);
  const { sql } = matchingRows(service.db, guestResource, { search: 'two' }).toSQL();
  expect(sql).toContain('letter_pairs(');
});

test('queries of the service read the same rows, by several values of a filter', async () => {
  const rows = matchingRows(service.db, guestResource, { roomId: [1, 2], search: 'example' });
  expect(await rows.clone().orderBy('guests.email').pluck('guests.email')).toEqual([
    'one@example.com',
    'three@example.com',
    'two@example.com',
  ]);
  expect(await matchingRows(service.db, guestResource, { roomId: [] }).pluck('guests.email')).toEqual([]);
});

test('the audit log has what was read: a page, an entry, and each batch of a file', async () => {
  const before = (await service.audit()).length;
  await call('?roomId=2&sort=name');
  const [entry] = (await call('?sort=name')).json<{ data: { entryId: string }[] }>().data;
  await call(`/${entry?.entryId}`);
  await call('/export?sort=name&roomId=1');
  const reads = (await service.audit())
    .slice(before)
    .map(({ action, subjects, details }) => [action, subjects, details]);
  expect(reads).toEqual([
    ['guests.view', ['박셋', '이둘'], { event: 'view', guests: 2, roomId: 2 }],
    ['guests.view', ['김하나', '박셋', '이둘'], { event: 'view', guests: 3 }],
    ['guests.view', ['김하나'], { event: 'view', guests: 1 }],
    ['guest.export', ['김하나'], { event: 'export', guests: 1, roomId: 1 }],
  ]);
});

test('reading asks for a recent second factor as the rights say, a file always', async () => {
  const { paths } = (await service.app.inject('/api/sample/openapi.json')).json<{
    paths: Record<string, { get?: { 'x-step-up'?: string } }>;
  }>();
  const below = '/api/sample/admin/guests';
  const asked = ['', '/{entryId}', '/export'].map((path) => paths[`${below}${path}`]?.get?.['x-step-up']);
  expect(asked).toEqual(['rows', 'rows', 'data']);
});

test('a resource that no call writes has none that does, nor a time of its last change', async () => {
  const methods = service.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .filter((line) => line.includes('guests'));
  expect(methods.join('\n')).not.toMatch(/POST|PATCH|PUT|DELETE/);
  expect((await call('/1', agent(), 'PATCH')).statusCode).toBe(404);
  expect(entrySchema(guestResource)).not.toMatchObject({ properties: { updatedAt: {} } });
  expect(describeResource(guestResource, false)).toMatchObject({
    mayWrite: false,
    hasSearch: true,
    hasExport: true,
    rights: { read: 'agent', write: '' },
  });
});
