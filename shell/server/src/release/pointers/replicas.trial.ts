import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { portalEntry, startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(60_000);

// Two portals that share the release files and Postgres, and no folder of state
const releases = publishProofSite();
let portals: RunningPortal[];

beforeAll(async () => {
  const start = (name: string) => startPortal(releases, { STATE_DIR: join(releases.dir, `.state-${name}`) });
  portals = await Promise.all([start('a'), start('b')]);
}, 60_000);
afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.stop()));
  await releases.remove();
});

let count = 0;
function store(body?: string): string {
  count += 1;
  const version = `r${count}`;
  const page = body ?? `return page('<h1>${version}</h1><a href="/news/7">x</a>');`;
  releases.store({ ...goodNews(version), server: newsServer({ pages: { '/news': page } }) });
  return version;
}

const team = () => ({ authorization: `Bearer ${releases.token('news')}` });
const move = (portal: RunningPortal, action: string, body: object) =>
  portal.post(`/api/portal/releases/news/${action}`, body, team());

interface Overview {
  live: string;
  history: { version: string; from?: string; action: string }[];
}

const overview = async (portal: RunningPortal) =>
  (await (await portal.get('/api/portal/releases/news', team())).json()) as Overview;
const document = (portal: RunningPortal, share: number) => portal.get('/news', { cookie: `release_share=${share}` });
const page = async (portal: RunningPortal, share: number) => (await document(portal, share)).text();

/** The limit of the whole: what one portal does is what the other does within a second. */
const within = (ask: () => Promise<boolean>) => eventually(ask, 1_000);

test('a pointer that one moves is where both have it within a second, and so is a canary', async () => {
  const [a, b] = portals as [RunningPortal, RunningPortal];
  const [first, second] = [store(), store()];
  expect((await move(a, 'live', { version: first })).status).toBe(200);
  expect(await within(async () => (await page(b, 1)).includes(`<h1>${first}</h1>`))).toBe(true);
  expect((await move(b, 'canary', { version: second, percent: 40 })).status).toBe(200);
  const shares = [1, 20_000, 40_000, 60_000, 80_000];
  const isCanary = (portal: RunningPortal) =>
    Promise.all(shares.map(async (share) => (await page(portal, share)).includes(`<h1>${second}</h1>`)));
  expect(await within(async () => String(await isCanary(a)) === String(await isCanary(b)))).toBe(true);
  expect((await isCanary(a)).filter(Boolean)).toHaveLength(2);
  expect((await move(a, 'promote', {})).status).toBe(200);
  expect(await within(async () => (await page(b, 1)).includes(`<h1>${second}</h1>`))).toBe(true);
  expect(await overview(b)).toEqual(await overview(a));
});

test('a token that is issued counts at both at once, and ends at both within a second when it is replaced', async () => {
  const env = { PATH: process.env['PATH'], DATABASE_URL: (await releases.database()).url };
  const issue = (...options: string[]) =>
    execFileSync(process.execPath, [portalEntry, 'token', 'home', ...options], { env, encoding: 'utf8' }).trim();
  const statuses = (token: string) =>
    Promise.all(
      portals.map(
        async (portal) => (await portal.get('/api/portal/releases/home', { authorization: `Bearer ${token}` })).status,
      ),
    );
  const token = issue();
  expect(await statuses(token)).toEqual([200, 200]);
  const next = issue('--replace');
  expect(await within(async () => String(await statuses(token)) === '401,401')).toBe(true);
  expect(await statuses(next)).toEqual([200, 200]);
  expect(JSON.stringify(await releases.query((db) => db('tokens').select()))).not.toContain(next);
});

test('a release that fails at both is taken back once, by what both have counted', async () => {
  const [a, b] = portals as [RunningPortal, RunningPortal];
  const healthy = store();
  const broken = store(
    `if (request.url.includes('fails')) throw new Error('a broken page'); return page('<h1>broken</h1><a href="/news/7">x</a>');`,
  );
  expect((await move(a, 'live', { version: healthy })).status).toBe(200);
  expect((await move(b, 'live', { version: broken })).status).toBe(200);
  expect(await within(async () => (await page(a, 1)).includes('<h1>broken</h1>'))).toBe(true);
  // Two of them are too few for either portal to decide by
  for (const [index, portal] of [a, b, a, b].entries()) await portal.get(`/news?fails=${index}`);
  expect(await eventually(async () => (await overview(a)).live === healthy, 15_000)).toBe(true);
  expect(await within(async () => (await page(b, 1)).includes(`<h1>${healthy}</h1>`))).toBe(true);
  await new Promise((resolve) => {
    setTimeout(resolve, 5_000);
  });
  const histories = (await Promise.all(portals.map(overview))).map(({ history }) => history);
  expect(histories[0]).toEqual(histories[1]);
  expect(histories[0]?.[0]).toMatchObject({ action: 'heal', version: healthy, from: broken });
  expect(histories[0]?.filter(({ action }) => action === 'heal')).toHaveLength(1);
  expect((await releases.audit()).filter(({ action }) => action === 'release.heal')).toHaveLength(1);
  expect(portals.map((portal) => portal.output()).join('')).not.toContain('could not be taken back');
});

test('moves of both at the same time happen one after the other, each seen by the next', async () => {
  const versions = Array.from({ length: 6 }, () => store());
  const before = await releases.query((db) => db('moves').where({ section: 'news' }).select());
  const answers = await Promise.all(versions.map((version, index) => move(portals[index % 2]!, 'live', { version })));
  expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 200));
  const { history, live } = await overview(portals[0]!);
  const made = history.slice(0, versions.length);
  expect(made.map(({ version }) => version).toSorted()).toEqual(versions.toSorted());
  expect(made[0]?.version).toBe(live);
  for (const [index, entry] of made.entries()) expect(entry.from).toBe(history[index + 1]?.version);
  expect(await releases.query((db) => db('moves').where({ section: 'news' }).select())).toHaveLength(
    before.length + versions.length,
  );
});

test('a version that is refused moves nothing, and what was said against it is kept', async () => {
  const version = store(`throw new Error('a broken page');`);
  const { live } = await overview(portals[0]!);
  expect((await move(portals[0]!, 'live', { version })).status).toBe(422);
  expect((await overview(portals[1]!)).live).toBe(live);
  expect(await releases.query((db) => db('refusals').where({ version }).select('section', 'findings'))).toEqual([
    { section: 'news', findings: expect.arrayContaining([expect.objectContaining({ code: 'path-does-not-render' })]) },
  ]);
});
