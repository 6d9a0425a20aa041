import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReleaseOverview } from '@portal/contract';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(60_000);

const releases = publishProofSite();
let portal: RunningPortal;

beforeEach(async () => {
  portal = await startPortal(releases);
});
afterEach(() => portal.stop());
afterAll(() => releases.remove());

const team = () => ({ authorization: `Bearer ${releases.token('news')}` });
const overview = async () => (await (await portal.get('/api/portal/releases/news', team())).json()) as ReleaseOverview;

async function makeLive(version: string, server?: string): Promise<void> {
  releases.store({ ...goodNews(version), ...(server !== undefined && { server }) });
  expect((await portal.post('/api/portal/releases/news/live', { version }, team())).status).toBe(200);
}

let count = 0;
/** After a healthy release another one that fails visitors after its proof, and whose page does this when the portal looks again. */
async function release(lookedAt: string): Promise<{ sound: string; version: string }> {
  count += 1;
  const [sound, version] = [`sound${count}`, `w${count}`];
  await makeLive(sound);
  const body = `if (request.requestId === 'second-look') { ${lookedAt} }
    if (request.requestId !== 'warm-up') throw new Error('a broken page');
    return page('<h1>news</h1>');`;
  await makeLive(version, newsServer({ pages: { '/news': body } }));
  for (let visit = 0; visit < 6; visit += 1) await portal.get(`/news?visit=${visit}`);
  return { sound, version };
}

test.each([
  ['a service under load responds with 503 to it alone', `return page('<h1>sorry</h1>', { status: 503 });`],
  ['a service under load responds with 504 to it alone', `return page('<h1>sorry</h1>', { status: 504 });`],
  ['its pages are late', `await new Promise((done) => setTimeout(done, 2_500)); return page('<h1>late</h1>');`],
])('a version stays when %s, and the history says so', async (_title, lookedAt) => {
  const { version } = await release(lookedAt);
  expect(await eventually(async () => (await overview()).history[0]?.action === 'stay', 40_000)).toBe(true);
  const { live, history } = await overview();
  expect(live).toBe(version);
  expect(history[0]).toMatchObject({ version, cause: { stays: { because: 'overloaded', count: 6, renders: 6 } } });
});

test.each([
  ['responds with another 5xx', `return page('<h1>sorry</h1>', { status: 500 });`],
  ['is caught in a loop', 'for (;;);'],
])('a version that alone %s is taken back', async (_title, lookedAt) => {
  const { sound } = await release(lookedAt);
  expect(await eventually(async () => (await overview()).live === sound, 40_000)).toBe(true);
  expect((await overview()).history[0]).toMatchObject({
    action: 'heal',
    cause: { evidence: { by: 'render', failed: 6, failedBefore: 0, renders: 6 } },
  });
});
