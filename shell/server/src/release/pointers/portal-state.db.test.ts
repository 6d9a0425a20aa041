import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { ReleaseFolder } from '../../../testing/release-folder.ts';

const releases = new ReleaseFolder();
let portal: pg.Client;

beforeAll(async () => {
  portal = new pg.Client({ connectionString: (await releases.database()).url });
  await portal.connect();
}, 60_000);
afterAll(async () => {
  await portal.end();
  await releases.remove();
});

describe("the portal's role", () => {
  test('writes into the audit log under its own name', async () => {
    await portal.query(`insert into audit.entries (action) values ('release.live')`);
    expect((await releases.audit()).at(-1)).toMatchObject({ service: 'portal', action: 'release.live' });
  });

  test.each([
    `update audit.entries set action = 'a.b'`,
    'delete from audit.entries',
    'truncate audit.entries',
    'select * from audit.entries',
    `insert into audit.entries (action, service) values ('release.live', 'account')`,
    `insert into audit.entries (action, at) values ('release.live', now())`,
    'create table public.mine (id int)',
    'create schema mine',
  ])('may not %s', async (sql) => {
    await expect(portal.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the tables', () => {
  test.each([
    ['a section that leads elsewhere', `insert into pointers (section, live, revision) values ('../etc', 'v1', 1)`],
    ['a version that leads elsewhere', `insert into pointers (section, live, revision) values ('news', '../x', 1)`],
    [
      'a canary without a share',
      `insert into pointers (section, live, canary, revision) values ('news', 'v1', 'v2', 1)`,
    ],
    [
      'a share of nobody',
      `insert into pointers (section, live, canary, share, revision) values ('news', 'v1', 'v2', 0, 1)`,
    ],
    [
      'a canary that is live',
      `insert into pointers (section, live, canary, share, revision) values ('news', 'v1', 'v1', 5, 1)`,
    ],
    ['an unknown move', `insert into moves (section, version, moved_by, action) values ('news', 'v1', 'x', 'guess')`],
    ['a token that is not hashed', `insert into tokens (hash, section) values ('release_secret', 'news')`],
    ['a second state', `insert into state (only_row) values (false)`],
  ])('hold no %s', async (_what, sql) => {
    await expect(portal.query(sql)).rejects.toMatchObject({ code: '23514' });
  });
});
