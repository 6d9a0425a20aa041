import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { startFakeAccount, type FakeAccount } from '../../../testing/fake-account.ts';
import { startFakeService } from '../../../testing/fake-service.ts';
import { sectionBundle } from '../../../testing/fake-bundles.ts';
import { goodNews, newsEntry, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { ticketOf } from '../../../testing/ticket-of.ts';

jest.setTimeout(40_000);

const releases = publishProofSite();
let account: FakeAccount;
let portal: RunningPortal;

beforeAll(async () => {
  account = await startFakeAccount();
  portal = await startPortal(releases, { ACCOUNT_URL: account.origin });
});

afterAll(async () => {
  await portal.stop();
  account.close();
  await releases.remove();
});

let count = 0;
/** Puts a release of news into the store whose one page is made by `body`. */
function store(body: string): string {
  count += 1;
  const version = `w${count}`;
  releases.store({
    ...goodNews(version),
    builtAt: new Date().toISOString(),
    server: newsServer({ pages: { '/news': body } }),
  });
  return version;
}

interface Overview {
  live: string;
  canary?: object;
  history: { action: string; version: string; by: string; reason?: string }[];
  versions: { version: string; health: { browser: { visits: number; failed: number } } }[];
}

const team = (section: string) => ({ authorization: `Bearer ${releases.token(section)}` });
const overview = async (section = 'news') =>
  (await (await portal.get(`/api/portal/releases/${section}`, team(section))).json()) as Overview;

async function move(action: string, body: object, section = 'news'): Promise<void> {
  const answer = await portal.post(`/api/portal/releases/${section}/${action}`, body, team(section));
  const text = await answer.text();
  expect(`${answer.status} ${answer.ok ? '' : text}`).toBe('200 ');
}

/** A visitor's document; what it says of the release goes back with its ticket. */
async function visit(version: string, kind?: string): Promise<string> {
  const ticket = ticketOf(await portal.get('/news'));
  if (kind) await report({ ticket, section: 'news', version, kind });
  return ticket;
}

const report = (body: object | string) =>
  fetch(`${portal.origin}/api/portal/failures`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function visits(version: string, times: number, kind?: string): Promise<void> {
  for (let index = 0; index < times; index += 1) await visit(version, kind);
}

const page = `return page('<h1>news</h1>');`;
const isBack = (version: string) => eventually(async () => (await overview()).live === version, 15_000);

test('a release that only fails on the server is taken back by itself, and the history, the log and the audit log say why', async () => {
  const healthy = store(page);
  await move('live', { version: healthy });
  await visits(healthy, 5, 'none');
  const broken = store(
    `if (request.requestId !== 'warm-up') throw new Error('a broken page'); return page('<h1>x</h1>');`,
  );
  await move('live', { version: broken });
  await visits(broken, 5);
  expect(await isBack(healthy)).toBe(true);
  const [entry] = (await overview()).history;
  expect(entry).toMatchObject({
    action: 'heal',
    version: healthy,
    by: 'portal',
    reason: expect.stringMatching(/^100 % of \d visits failed to render on the server/),
    cause: { witness: 'portal', rate: 1, predecessor: healthy, evidence: { by: 'render', failedBefore: 0 } },
  });
  expect(portal.output()).toContain('a release failed beyond its predecessor; it was taken back');
  expect(await eventually(async () => (await releases.audit()).some(({ action }) => action === 'release.heal'))).toBe(
    true,
  );
  await visits(healthy, 10, 'load');
  expect((await overview()).live).toBe(healthy);
});

test.each(['load', 'render', 'loader', 'widget', 'unhandled'])(
  'a release of which only browsers report %s stays without a browser of the portal, and its history says so',
  async (kind) => {
    const former = store(page);
    await move('live', { version: former });
    await visits(former, 5, 'none');
    const reported = store(page);
    await move('live', { version: reported });
    await visits(reported, 4, kind);
    expect(await eventually(async () => (await overview()).history[0]?.action === 'stay', 15_000)).toBe(true);
    const { live, history } = await overview();
    expect(live).toBe(reported);
    expect(history[0]).toMatchObject({ version: reported, cause: { stays: { because: 'no-browser' } } });
  },
);

test('a canary that fails is taken back, and the live version stays', async () => {
  const healthy = store(page);
  await move('live', { version: healthy });
  await visits(healthy, 5, 'none');
  const broken = store(`if (request.requestId !== 'warm-up') throw new Error('a broken page'); ${page}`);
  await move('canary', { version: broken, percent: 50 });
  for (let index = 0; index < 12; index += 1) await portal.get(`/news?visit=${index}`);
  expect(await eventually(async () => (await overview()).canary === undefined, 15_000)).toBe(true);
  expect((await overview()).live).toBe(healthy);
  expect((await overview()).history[0]).toMatchObject({ action: 'heal', by: 'portal' });
});

test('a healthy release stays, and so does one whose failures its predecessor had too', async () => {
  const first = store(page);
  await move('live', { version: first });
  await visits(first, 10, 'none');
  await visits(first, 2, 'load');
  const second = store(page);
  await move('live', { version: second });
  await visits(second, 10, 'none');
  await visits(second, 2, 'load');
  await wait(5_000);
  const { live, versions } = await overview();
  expect(live).toBe(second);
  expect(versions.find(({ version }) => version === second)?.health.browser).toEqual({ visits: 12, failed: 2 });
});

test('a release stays when its service goes down just after it, and the history and the audit log say why', async () => {
  let isDown = false;
  const service = await startFakeService({
    '/list': (_request, response) => void response.writeHead(isDown ? 500 : 200).end(),
  });
  const asking = `const answer = await fetch('${service.origin}/list'); if (!answer.ok) return page('<h1>sorry</h1>', { status: 503, failure: 'no answer' }); ${page}`;
  const first = store(asking);
  await move('live', { version: first });
  await visits(first, 10, 'none');
  const second = store(asking);
  await move('live', { version: second });
  await visits(second, 2, 'none');
  isDown = true;
  // What was rendered before is shown for a second
  await wait(1_100);
  await visits(second, 8, 'render');
  expect(await eventually(async () => (await overview()).history[0]?.action === 'stay', 15_000)).toBe(true);
  const { live, history } = await overview();
  expect(live).toBe(second);
  expect(history[0]).toMatchObject({
    version: second,
    by: 'portal',
    reason: expect.stringContaining(`${first} fails now too`),
    cause: { stays: { because: 'predecessor-fails' } },
  });
  expect(await eventually(async () => (await releases.audit()).some(({ action }) => action === 'release.stay'))).toBe(
    true,
  );
  isDown = false;
  await wait(5_000);
  expect((await overview()).live).toBe(second);
  service.close();
});

test('a release that throws is taken back although the machine is too slow for its predecessor too', async () => {
  const slow = `await new Promise((done) => setTimeout(done, 700)); ${page}`;
  const first = store(slow);
  await move('live', { version: first });
  await visits(first, 2, 'none');
  const second = store(`if (request.requestId !== 'warm-up') throw new Error('a broken page'); ${page}`);
  await move('live', { version: second });
  await visits(second, 5, 'render');
  expect(await eventually(async () => (await overview()).live === first, 30_000)).toBe(true);
});

/** Home with the slot of news, whose props are others for visitors than in the proof. */
function storeHome(props: string): string {
  count += 1;
  const version = `h${count}`;
  releases.store({
    name: 'home',
    version,
    paths: ['/', '/home/*'],
    slots: ['home.news'],
    groups: { app: ['app.js'] },
    files: { 'remoteEntry.js': newsEntry().replace('var news', 'var home'), 'app.js': '/* app */' },
    builtAt: new Date().toISOString(),
    server: sectionBundle(
      {
        '/': `const props = request.requestId === 'warm-up' ? { count: 3 } : ${props};
          return page('<h1>home</h1>{{slot}}', { slots: [{ marker: '{{slot}}', id: 'a', section: 'news', module: './widget-block', props }] });`,
      },
      `pages: [{ id: 'home', path: '/', bundles: ['common'] }], widgets: [], async messages() { return { common: { title: 'x' } }; },`,
    ),
  });
  return version;
}

test('a widget that fails since the page around it has moved takes that page back, not its own release', async () => {
  const sound = storeHome('{ count: 3 }');
  await move('live', { version: sound }, 'home');
  count += 1;
  const withWidget = `w${count}`;
  const widget = `return { html: '<ul>' + props.count.toFixed() + '</ul>', data: null, chunks: [] };`;
  releases.store({ ...goodNews(withWidget), builtAt: new Date().toISOString(), server: newsServer({ widget }) });
  await move('live', { version: withWidget });
  const changed = storeHome(`{ count: 'three' }`);
  await move('live', { version: changed }, 'home');
  for (let index = 0; index < 6; index += 1) await portal.get(`/?visit=${index}`);
  expect(await eventually(async () => (await overview('home')).live === sound, 20_000)).toBe(true);
  expect((await overview('home')).history[0]).toMatchObject({
    action: 'heal',
    reason: expect.stringMatching(/visits of news w\d+ failed to render on the server; beside h\d+ it renders/),
    cause: { seenIn: 'news', predecessor: sound },
  });
  await wait(5_000);
  expect((await overview()).live).toBe(withWidget);
});

test('forged reports take nothing back', async () => {
  const healthy = store(page);
  await move('live', { version: healthy });
  await visits(healthy, 5, 'none');
  const release = store(page);
  await move('live', { version: release });
  const ticket = await visit(release, 'none');
  for (let index = 0; index < 30; index += 1) {
    // The same document again and again, tickets that nobody was given, versions that nobody had
    await report({ ticket, section: 'news', version: release, kind: 'load' });
    await report({
      ticket: Buffer.alloc(30, index).toString('base64'),
      section: 'news',
      version: release,
      kind: 'load',
    });
    await report({ ticket, section: 'news', version: `forged${index}`, kind: 'load' });
  }
  await wait(5_000);
  const { live, versions } = await overview();
  expect(live).toBe(release);
  expect(versions.find(({ version }) => version === release)?.health.browser).toEqual({ visits: 1, failed: 1 });
});

test('what is no report is refused, and one address reports only so fast', async () => {
  expect((await report('{')).status).toBe(400);
  expect((await report('x'.repeat(2_000))).status).toBe(400);
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => report({ ticket: 'x', section: 'news', version: 'v1', kind: 'load' })),
  );
  expect(answers.map(({ status }) => status)).toContain(429);
});
