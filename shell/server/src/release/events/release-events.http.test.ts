import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ReleaseList, ServiceOverview } from '@portal/contract';
import { eventually } from '../../../testing/eventually.ts';
import { startFakeAccount, type FakeAccount } from '../../../testing/fake-account.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(30_000);

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const releases = publishProofSite();
const received: Received[] = [];
/** Codes with which the next requests are answered; 204 when there is none. */
const answers: number[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(answers.shift() ?? 204).end();
});
let account: FakeAccount;
let portal: RunningPortal;

beforeAll(async () => {
  await new Promise<void>((done) => {
    receiver.listen(0, '127.0.0.1', done);
  });
  const { port } = receiver.address() as AddressInfo;
  account = await startFakeAccount();
  portal = await startPortal(releases, {
    ACCOUNT_URL: account.origin,
    RELEASE_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    RELEASE_WEBHOOK_SECRET: secret,
  });
});

afterAll(async () => {
  await portal.stop();
  receiver.closeAllConnections();
  receiver.close();
  account.close();
  await releases.remove();
});

const team = { authorization: `Bearer ${releases.token('news')}` };
const person = () => ({ authorization: `Bearer ${account.token({ role: 'admin' })}` });
const move = async (action: string, body: object, headers = team): Promise<number> =>
  (await portal.post(`/api/portal/releases/news/${action}`, body, headers)).status;

let count = 0;
function store(page = `return page('<h1>x</h1><a href="/news/7">x</a>');`): string {
  count += 1;
  const version = `e${count}`;
  const server = newsServer({ pages: { '/news': page } });
  releases.store({ ...goodNews(version), builtAt: new Date(1_700_000_000_000 + count * 1_000).toISOString(), server });
  return version;
}

interface Message {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const messageOf = ({ body }: Received) => JSON.parse(body) as Message;

/** The messages about a version, once there are so many. */
async function messagesAbout(version: string, number = 1): Promise<Received[]> {
  const found = () => received.filter((one) => messageOf(one).data['version'] === version);
  expect(await eventually(() => found().length >= number, 12_000)).toBe(true);
  return found();
}

/** As a receiver does it, see the runbook of releases. */
function isGenuine({ headers, body }: Received): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.${body}`)
    .digest('base64');
  return signature === `v1,${expected}` && Math.abs(Date.now() / 1_000 - Number(timestamp)) < 60;
}

const notices = async (): Promise<ReleaseList['notices']> =>
  ((await (await portal.get('/api/portal/releases', person())).json()) as ReleaseList).notices;

test('a version that is refused is told with its findings, signed', async () => {
  const version = store(`throw new Error('broken on purpose');`);
  expect(await move('live', { version })).toBe(422);
  const [message] = await messagesAbout(version);
  expect(message && isGenuine(message)).toBe(true);
  expect(message && messageOf(message)).toMatchObject({
    type: 'release.refused',
    data: {
      kind: 'section',
      name: 'news',
      section: 'news',
      version,
      by: 'team',
      findings: [{ code: 'path-does-not-render' }, {}],
      url: 'https://portal.example/admin/releases/news',
    },
  });
  // The same refusal again is no news
  await move('live', { version });
  const [former, next] = [store(), store()];
  for (const sound of [former, next]) expect(await move('live', { version: sound })).toBe(200);
  expect(await move('rollback', {})).toBe(200);
  await messagesAbout(next);
  expect(await messagesAbout(version)).toHaveLength(1);
});

test('a version that somebody rolls back is told without who it was and what they wrote', async () => {
  const [first, second] = [store(), store()];
  await move('live', { version: first });
  await move('live', { version: second });
  expect(await move('rollback', { reason: 'Kim saw it fail' }, person())).toBe(200);
  const [message] = await messagesAbout(second);
  const { type, data } = messageOf(message!);
  expect(type).toBe('release.rolled_back');
  expect(data).toEqual({
    kind: 'section',
    name: 'news',
    section: 'news',
    version: second,
    live: first,
    by: 'person',
    findings: [],
    url: 'https://portal.example/admin/releases/news',
  });
});

test('what was not received is told again, as the same message with a time of its own', async () => {
  answers.push(500);
  const version = store(`throw new Error('broken on purpose');`);
  await move('live', { version });
  const [first, second] = await messagesAbout(version, 2);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second && isGenuine(second)).toBe(true);
  expect(
    await eventually(
      async () => (await notices()).find((notice) => notice.version === version)?.delivery === 'delivered',
    ),
  ).toBe(true);
  expect((await notices()).find((notice) => notice.version === version)).toMatchObject({
    attempts: 2,
    event: 'refused',
  });
});

test('a receiver that says 410 is not told again', async () => {
  answers.push(410);
  const version = store(`throw new Error('broken on purpose');`);
  await move('live', { version });
  await messagesAbout(version);
  const notice = async () => (await notices()).find((one) => one.version === version);
  expect(await eventually(async () => (await notice())?.delivery === 'failed')).toBe(true);
  expect(await notice()).toMatchObject({ attempts: 1, error: 'HTTP 410' });
});

test('a portal with an address but without a secret does not start', async () => {
  await expect(startPortal(releases, { RELEASE_WEBHOOK_URL: 'https://hooks.example' })).rejects.toThrow(
    /RELEASE_WEBHOOK_SECRET is missing/,
  );
});

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

/** As the supervisor tells it. */
const education: ServiceOverview = {
  service: 'catalogue',
  section: 'news',
  live: 's1',
  history: [
    { at: at(1), action: 'heal', version: 's1', from: 's2', by: 'portal', reason: '9 of its 12 calls failed' },
    { at: at(2), action: 'live', version: 's2', from: 's1', by: 'kim' },
    {
      at: at(3),
      action: 'refused',
      version: 's3',
      by: 'kim',
      reason: 'refused: calls that work now would fail.',
      findings: [{ cause: 'GET /api/catalogue responds with 500', mend: 'see its log' }],
    },
    { at: at(3 * 24 * 60), action: 'rollback', version: 's0', from: 's9', by: 'kim' },
  ],
  versions: [
    { version: 's3', builtAt: at(3), state: 'published' },
    { version: 's2', builtAt: at(4), state: 'published' },
    { version: 's1', builtAt: at(9), state: 'live' },
  ],
};

test('services are told of as sections are, once however often the supervisor says so', async () => {
  portal.process.send({ serviceReleases: [education] });
  const [healed] = await messagesAbout('s2');
  expect(messageOf(healed!)).toMatchObject({
    type: 'release.healed',
    data: {
      kind: 'service',
      name: 'catalogue',
      section: 'news',
      live: 's1',
      by: 'portal',
      reason: '9 of its 12 calls failed',
      url: 'https://portal.example/admin/releases/news/services/catalogue',
    },
  });
  const [refused] = await messagesAbout('s3');
  expect(messageOf(refused!).data).toMatchObject({
    by: 'person',
    reason: 'refused: calls that work now would fail.',
    findings: [{ cause: 'GET /api/catalogue responds with 500', mend: 'see its log' }],
  });
  expect(received.map(({ body }) => body).join()).not.toContain('kim');
  portal.process.send({ serviceReleases: [education] });
  const version = store(`throw new Error('broken on purpose');`);
  await move('live', { version });
  await messagesAbout(version);
  expect(await messagesAbout('s2')).toHaveLength(1);
  // Days old
  expect(await messagesAbout('s9', 0)).toEqual([]);
});

test('versions of services and their calls are shown to the team of their section, and to no other', async () => {
  const histogram = [0, 8, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
  const counts = [{ call: 'GET /api/catalogue/view', calls: 10, failed: 1, histogram }];
  portal.process.send({ serviceReleases: [education] });
  portal.process.send({ serviceCalls: [{ service: 'catalogue', version: 's1', counts }] });
  portal.process.send({ serviceCalls: [{ service: 'catalogue', version: 's1', counts }] });
  portal.process.send({ serviceCalls: [{ service: 'catalogue', version: 's0', counts }] });
  const path = '/api/portal/releases/news/services/catalogue';
  expect(await eventually(async () => (await portal.get(path, team)).status === 200)).toBe(true);
  const overview = (await (await portal.get(path, team)).json()) as ServiceOverview;
  expect(overview).toMatchObject({ service: 'catalogue', live: 's1' });
  expect(overview.versions.find(({ version }) => version === 's1')?.health).toEqual({ calls: 20, failed: 2 });
  expect(await (await portal.get(`${path}/insights?before=s0`, team)).json()).toMatchObject({
    version: 's1',
    before: 's0',
    calls: [
      {
        call: 'GET /api/catalogue/view',
        version: { calls: 20, failed: 2, p50: 4, p95: 21 },
        before: { calls: 10, failed: 1 },
      },
    ],
  });
  expect(await (await portal.get('/api/portal/releases/news', team)).json()).toMatchObject({ services: ['catalogue'] });
  const home = { authorization: `Bearer ${releases.token('home')}` };
  expect((await portal.get(path, home)).status).toBe(403);
  expect((await portal.get('/api/portal/releases/home/services/catalogue', home)).status).toBe(404);
  expect((await portal.get('/api/portal/releases/home/services/catalogue/insights', home)).status).toBe(404);
});
