import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Cause, HistoryEntry } from '@portal/contract';
import { connectDatabase, type Knex } from '@portal/service-kit/database';
import { createTestDatabase, type TestDatabase } from '@portal/service-kit/test-database';
import { migrations } from '../../../migrations/index.ts';
import { savePointer } from '../pointers/pointer-repository.ts';
import { movedBack } from '../pointers/pointer-moves.ts';
import type { PointerState } from '../pointers/pointer-state.ts';
import { StateStore } from '../pointers/state-store.ts';
import { evidenceOf, healRelease } from './heal-release.ts';
import { ReleaseWatch } from './release-watch.ts';
import { VisitBuffer } from './visit-buffer.ts';
import { addVisits, type Witness } from './visit-counts.ts';
import type { Verdict } from './watched-version.ts';

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
beforeEach(async () => {
  for (const table of ['visits', 'moves', 'pointers']) await db(table).delete();
});

const minute = 60_000;
const released = (action: HistoryEntry['action'] = 'live', ageMs = minute): HistoryEntry => ({
  version: 'new',
  from: 'old',
  at: new Date(Date.now() - ageMs).toISOString(),
  by: 'team:news',
  action,
});

const evidence = { by: 'browser', failed: 4, failedBefore: 0, renders: 4 } as const;
const seenToFail = { evidence, reason: 'seen by the portal' };
const down = {
  stay: { reason: 'its service is down', stays: { because: 'predecessor-fails', count: 6, renders: 6 } },
} as const;

/** A watch of one section, with what visitors saw: address and whether it failed. */
async function watchOf(pointer: PointerState, verdicts: Exclude<Verdict, 'later'>[] = []) {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const cacheFile = join(mkdtempSync(join(tmpdir(), 'watch-')), 'state.json');
  const state = new StateStore({ db, cacheFile, log });
  await savePointer(db, 'news', pointer, 0);
  await state.open();
  const buffer = new VisitBuffer({ key: Buffer.alloc(32, 7) });
  const taken: string[] = [];
  const causes: Cause[] = [];
  const control = {
    rollback: async (_section: string, why: { reason?: string; cause?: Cause; ifVersion?: string; by: string }) => {
      movedBack(pointer, { ...why, isThere: () => true });
      taken.push(`${why.ifVersion}: ${why.reason}`);
      if (why.cause) causes.push(why.cause);
    },
  };
  const watch = new ReleaseWatch({
    pointers: () => new Map([['news', pointer]]),
    prepare: async () => {
      await addVisits(db, buffer.take());
      return true;
    },
    evidenceOf: (watched) => evidenceOf(db, watched),
    decide: async () => verdicts.shift() ?? seenToFail,
    settle: (release, verdict) => healRelease({ state, control, eventDelivery: 'none', log }, release, verdict),
    log,
  });
  let tickets = 0;
  const see = (
    version: string,
    count: number,
    failed: boolean,
    { address = '', witness = 'browser' }: { address?: string; witness?: Witness } = {},
  ) => {
    for (let index = 0; index < count; index += 1) {
      tickets += 1;
      buffer.note({
        section: 'news',
        version,
        witness,
        address: address || `203.0.${tickets % 250}.7`,
        ticket: `${tickets}`,
        failed,
      });
    }
  };
  const stayed = async () =>
    (await db('moves').where({ action: 'stay' }).select('version', 'reason')).map(
      ({ version, reason }: { version: string; reason: string }) => `${version}: ${reason}`,
    );
  return { see, taken, stayed, causes, look: () => watch.look() };
}

const fresh: PointerState = { live: 'new', history: [released(), { ...released(), version: 'old', from: undefined }] };

test('a fresh release that fails for visitors is taken back, with the reason, in words and as data', async () => {
  const { see, taken, causes, look } = await watchOf(fresh);
  see('old', 60, false);
  see('new', 4, true);
  await look();
  expect(taken).toEqual(['new: 100 % of 4 visits failed for visitors, of old before 0 % of 60; seen by the portal']);
  expect(causes).toEqual([
    { witness: 'browser', rate: 1, visits: 4, predecessor: 'old', rateBefore: 0, visitsBefore: 60, evidence },
  ]);
});

test('a fresh release that fails on the server alone is taken back', async () => {
  const { see, taken, look } = await watchOf(fresh);
  see('old', 60, false, { witness: 'portal' });
  see('new', 5, true, { witness: 'portal' });
  see('new', 5, false);
  await look();
  expect(taken).toEqual([
    'new: 100 % of 5 visits failed to render on the server, of old before 0 % of 60; seen by the portal',
  ]);
});

test('a canary is compared with the live version, and taken back alone', async () => {
  const { see, taken, look } = await watchOf({
    live: 'old',
    canary: { version: 'new', percent: 10 },
    history: [released('canary')],
  });
  see('old', 90, false);
  see('new', 6, true);
  see('new', 4, false);
  await look();
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatch(/^new: 60 % of 10 visits/);
});

test('a healthy release stays', async () => {
  const { see, taken, look } = await watchOf(fresh);
  see('old', 100, false);
  see('new', 98, false);
  see('new', 2, true);
  await look();
  expect(taken).toEqual([]);
});

test('a release stays whose failures the portal had with its predecessor too', async () => {
  const { see, taken, look } = await watchOf(fresh);
  const witness = 'portal';
  see('old', 20, true, { witness });
  see('old', 10, false, { witness });
  see('new', 21, true, { witness });
  see('new', 9, false, { witness });
  await look();
  expect(taken).toEqual([]);
});

test('one address that forges reports takes nothing back', async () => {
  const { see, taken, look } = await watchOf(fresh);
  see('new', 500, true, { address: '198.51.100.1' });
  await look();
  expect(taken).toEqual([]);
  see('old', 60, false);
  see('new', 60, false);
  await look();
  expect(taken).toEqual([]);
});

test('one visitor whose IPv6 networks change is one network', async () => {
  const { see, taken, look } = await watchOf(fresh);
  see('old', 60, false);
  for (let device = 1; device <= 20; device += 1) see('new', 1, true, { address: `2001:db8:0:${device}::7` });
  await look();
  expect(taken).toEqual([]);
  see('new', 2, true, { address: '2001:db8:1:8::1' });
  await look();
  expect(taken).toHaveLength(1);
});

test('a release that a second check clears stays, its counts restart at zero, and it is rolled back once it is seen to fail', async () => {
  const { see, taken, stayed, look } = await watchOf(fresh, [down]);
  see('old', 60, false);
  see('new', 6, true);
  await look();
  expect(await stayed()).toEqual([
    'new: 100 % of 6 visits failed for visitors, of old before 0 % of 60; its service is down',
  ]);
  await look();
  expect(taken).toEqual([]);
  see('new', 6, true);
  await look();
  expect(taken).toHaveLength(1);
});

test.each([
  ['of a build at the start', released('build')],
  ['that a roll-back brought', released('rollback')],
  ['that was brought back by itself', released('heal')],
  ['that has been live for hours', released('live', 180 * minute)],
])('a version %s is not watched', async (_title, entry) => {
  const { see, taken, look } = await watchOf({ live: 'new', history: [entry] });
  see('old', 60, false);
  see('new', 60, true);
  await look();
  expect(taken).toEqual([]);
});
