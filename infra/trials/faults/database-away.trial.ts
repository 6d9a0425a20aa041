import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { prepareDataFolder, subfolder, temporaryDataFolder } from '../../local/data/data-folder.ts';
import { startEmbeddedServer } from '../../local/postgres/embedded-server.ts';
import type { EmbeddedOptions, EmbeddedServer } from '../../local/postgres/embedded-server.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { builtReleases } from '../built-releases.ts';
import { createMember, openTrainings, signIn, signInAdmin } from '../calls.ts';
import { startTraffic, type Traffic } from './writers.ts';

const awayMs = 60_000;
/** Before the portal is restarted, and after. */
const probeEveryMs = 2_000;
const restartAfterMs = 15_000;
const recoveryMs = 60_000;
const retryAfter = /^[1-9]\d*$/;

const withoutData = ['/login', '/join', '/service/product/web-eq', '/support/question'];
const ofData = ['/timeline', '/news', '/education/schedule'];
const calls = ['/api/news/view', '/api/education/view', '/api/content/timeline', '/api/classroom/view'];

let stack: Stack;
/** Not the stack's own, which would be brought back at once. */
let postgres: EmbeddedServer;
let options: EmbeddedOptions;
let traffic: Traffic | undefined;

beforeAll(async () => {
  const dataDir = temporaryDataFolder();
  prepareDataFolder(dataDir);
  const logFile = path.join(subfolder(dataDir, 'logs'), 'postgres.log');
  options = { folder: path.join(dataDir, 'outside-postgres'), password: 'of-this-trial', logFile, durable: true };
  postgres = await startEmbeddedServer(options);
  stack = await startStack({
    dataDir,
    databaseUrl: postgres.url,
    releasesDir: builtReleases(),
    serviceVariables: { SUPPORT_QUOTA_INQUIRIES_PER_ACCOUNT: '1000000/1m' },
    durable: true,
    env: { LOG_LEVEL: 'warn' },
  });
}, 120_000);

afterAll(async () => {
  await traffic?.stop();
  await stack.stop();
  await postgres.stop();
});

interface Seen {
  status: number;
  retryAfter: string | null;
}

async function ask(path: string, init: RequestInit = {}): Promise<Seen> {
  const response = await fetch(stack.origin + path, { ...init, signal: AbortSignal.timeout(15_000) });
  await response.arrayBuffer();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

const askAll = (paths: string[], init?: RequestInit): Promise<Seen[]> =>
  Promise.all(paths.map((path) => ask(path, init)));

/** What the portal keeps of its sections: the versions that visitors get, and all moves. */
async function portalState(): Promise<unknown> {
  const headers = { authorization: `Bearer ${await signInAdmin(stack)}` };
  const overview = await fetch(`${stack.origin}/api/portal/releases`, { headers });
  expect(overview.status).toBe(200);
  const { sections } = (await overview.json()) as {
    sections: { section: string; live: unknown; history: unknown }[];
  };
  return sections.map(({ section, live, history }) => ({ section, live, history }));
}

/** The marks of acknowledged writes that are missing from the database or in it more than once. */
async function lostOrDoubled({ acknowledged }: Traffic): Promise<string[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ mark: string; n: number }>(
    `select mark, count(*)::int as n from (
       select split_part(email, '@', 1) as mark from education.applications
       union all select title from support.inquiries union all select title from community.classroom_posts) as marks
     group by mark`,
  );
  await client.end();
  const counts = new Map(rows.map(({ mark, n }) => [mark, n]));
  return acknowledged.filter(({ mark }) => counts.get(mark) !== 1).map(({ mark }) => `${mark} × ${counts.get(mark)}`);
}

async function untilAllWell(): Promise<void> {
  const paths = [...withoutData, ...ofData, ...calls, '/health/ready'];
  for (const until = performance.now() + recoveryMs; performance.now() < until; await wait(500))
    if ((await askAll(paths)).every(({ status }) => status === 200)) return;
  throw new Error('not everything was well again');
}

test('Postgres away for a minute, and the portal restarted meanwhile', async () => {
  const token = await signIn(stack, await createMember(stack));
  const bearer = { authorization: `Bearer ${token}` };
  const educationIds = await openTrainings(stack, 4, 2_000);
  const before = await portalState();
  traffic = startTraffic({ origin: stack.origin, token: () => token, educationIds });
  await wait(3_000);

  const wrong: string[] = [];
  const expectEach = (paths: string[], seen: Seen[], when: string, isFine: (seen: Seen) => boolean): void => {
    for (const [index, one] of seen.entries())
      if (!isFine(one)) wrong.push(`${when}: ${paths[index]} ${one.status} ${one.retryAfter}`);
  };
  const isWhole = ({ status }: Seen): boolean => status === 200;
  const isRefused = (seen: Seen): boolean => seen.status === 503 && retryAfter.test(seen.retryAfter ?? '');
  const post = { method: 'POST', headers: { ...bearer, 'content-type': 'application/json' }, body: '{"newsId":1}' };

  expectEach(ofData, await askAll(ofData), 'before', isWhole);
  const stopping = postgres.stop();
  await wait(100);
  expectEach(ofData, await askAll(ofData), 'finished a moment ago', isWhole);
  await stopping;
  const began = performance.now();
  let isRestarted = false;
  try {
    // From here on no document of data is fresh
    await wait(2_000);
    while (performance.now() - began < awayMs) {
      if (!isRestarted && performance.now() - began > restartAfterMs) {
        await stack.portal.stop();
        await stack.portal.start();
        isRestarted = true;
      }
      const when = isRestarted ? 'restarted' : 'running';
      expectEach(withoutData, await askAll(withoutData), when, isWhole);
      expectEach([...ofData, ...calls], await askAll([...ofData, ...calls]), when, isRefused);
      expectEach(['/api/news/seen'], await askAll(['/api/news/seen'], post), when, isRefused);
      await wait(probeEveryMs);
    }
  } finally {
    postgres = await startEmbeddedServer({ ...options, port: postgres.port });
  }
  expect({ isRestarted, wrong }).toEqual({ isRestarted: true, wrong: [] });

  await untilAllWell();
  const written = traffic.acknowledged.length;
  await wait(3_000);
  await traffic.stop();
  expect(traffic.acknowledged.length).toBeGreaterThan(written);
  expect(await lostOrDoubled(traffic)).toEqual([]);
  expect(await portalState()).toEqual(before);
}, 300_000);
