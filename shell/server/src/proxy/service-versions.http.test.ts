import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { sectionBundle } from '../../testing/fake-bundles.ts';
import { startFakeService, type FakeService } from '../../testing/fake-service.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';
import type { ServiceVersions } from './service-versions.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const asking = (method: string) =>
  `const answer = await fetch(request.upstreams.jobs + '/api/jobs/broken', { method: '${method}' }); return page('<h1>' + answer.status + '</h1>');`;
const releases = publishSite();
releases.add({ name: 'jobs', server: sectionBundle({ '/jobs': asking('GET'), '/jobs/sent': asking('POST') }) });
void releases.publish();
let before: FakeService;
let fresh: FakeService;
let portal: RunningPortal;

const version = (name: string, status: number) => (_request: unknown, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ version: name }));

beforeAll(async () => {
  before = await startFakeService({
    '/api/jobs/view': version('before', 200),
    '/api/jobs/broken': version('before', 200),
  });
  fresh = await startFakeService({
    '/api/jobs/view': version('fresh', 200),
    '/api/jobs/broken': version('fresh', 500),
    '/api/jobs/new': version('fresh', 500),
    '/api/jobs/cut': (_request, response) => void response.destroy(),
  });
  portal = await startPortal(releases);
});
afterAll(async () => {
  await portal.stop();
  before.close();
  fresh.close();
  await releases.remove();
});

/** As the supervisor says it; the portal acts upon it a moment later. */
async function tell(live: string, versions: Partial<ServiceVersions>): Promise<void> {
  const known = (portal.output().match(/the services are others now/g) ?? []).length;
  portal.process.send({
    furtherServices: `jobs=${live}/jobs`,
    versions: { canaries: [], predecessors: {}, ...versions },
  });
  expect(await eventually(() => (portal.output().match(/the services are others now/g) ?? []).length > known)).toBe(
    true,
  );
}

const versionOf = async (path: string, headers?: Record<string, string>) =>
  ((await (await portal.get(path, headers)).json()) as { version: string }).version;

test('what a fresh version fails to read, its predecessor is asked for, as long as it runs', async () => {
  await tell(fresh.origin, { predecessors: { [fresh.origin]: before.origin } });
  expect(await versionOf('/api/jobs/view')).toBe('fresh');
  expect(await versionOf('/api/jobs/broken')).toBe('before');
  // The former version does not know them, which says nothing of them
  expect((await portal.get('/api/jobs/cut')).status).toBe(503);
  expect((await portal.get('/api/jobs/new')).status).toBe(500);
  await tell(fresh.origin, {});
  expect((await portal.get('/api/jobs/broken')).status).toBe(500);
});

test("so is what the portal's own rendering reads, and nothing else", async () => {
  await tell(fresh.origin, { predecessors: { [fresh.origin]: before.origin } });
  const shown = async (path: string) => /<h1>(\d+)/.exec(await (await portal.get(path)).text())?.[1];
  expect([await shown('/jobs?first'), await shown('/jobs/sent')]).toEqual(['200', '500']);
  await tell(fresh.origin, {});
  expect(await shown('/jobs?second')).toBe('500');
});

test('what changes something is asked of the fresh version alone', async () => {
  await tell(fresh.origin, { predecessors: { [fresh.origin]: before.origin } });
  const asked = before.seen.length;
  expect((await portal.post('/api/jobs/broken', {}, { origin: 'https://portal.example' })).status).toBe(500);
  expect(before.seen).toHaveLength(asked);
});

test('a share of the visitors gets a canary, each always the same version, and a cookie that decides it', async () => {
  const canary = { service: 'jobs', version: 'abc', origin: fresh.origin, instead: before.origin, percent: 10 };
  await tell(before.origin, { canaries: [canary] });
  const answer = await portal.get('/api/jobs/view');
  expect(answer.headers.get('set-cookie')).toMatch(/^release_share=\d+;.*HttpOnly/);
  const visitors = Array.from({ length: 200 }, (_none, index) => ({ cookie: `release_share=${index * 500}` }));
  const got = await Promise.all(visitors.map((headers) => versionOf('/api/jobs/view', headers)));
  expect(got.filter((name) => name === 'fresh')).toHaveLength(20);
  expect(await Promise.all(visitors.map((headers) => versionOf('/api/jobs/view', headers)))).toEqual(got);
});

test('without a canary nobody gets the cookie', async () => {
  await tell(before.origin, {});
  expect((await portal.get('/api/jobs/view')).headers.get('set-cookie')).toBeNull();
});
