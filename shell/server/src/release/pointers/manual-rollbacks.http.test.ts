import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ReleaseOverview } from '@portal/contract';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { ticketOf } from '../../../testing/ticket-of.ts';

jest.setTimeout(40_000);

const releases = publishProofSite();
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal(releases, { TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

const path = '/api/portal/releases';
const team = (section = 'news') => ({ authorization: `Bearer ${releases.token(section)}` });
const overview = async () => (await (await portal.get(`${path}/news`, team())).json()) as ReleaseOverview;
const post = (action: string, body: object, section = 'news') =>
  portal.post(`${path}/news/${action}`, body, team(section));
const audited = async (action: string) => (await releases.audit()).filter((entry) => entry.action === action);

const heldEvents = (version: string) =>
  releases.query(async (db) => (await db('release_events').where({ event: 'held', version })) as object[]);

/** Puts a release into the store that is sound, or fails every visitor. */
function store(version: string, isSound = true): string {
  const body = `if (request.requestId !== 'warm-up') throw new Error('a broken page'); return page('<h1>x</h1>');`;
  releases.store({ ...goodNews(version), ...(!isSound && { server: newsServer({ pages: { '/news': body } }) }) });
  return version;
}

test('while automatic rollback is off, a version that fails stays, and people are notified of what the portal saw', async () => {
  expect((await overview()).automaticRollback).toBe(true);
  const off = await post('automatic-rollback', { isOn: false });
  expect(off.status).toBe(200);
  expect(((await off.json()) as ReleaseOverview).automaticRollback).toBe(false);
  expect(await audited('release.automatic-rollback')).toMatchObject([
    { target: { type: 'section', id: 'news' }, details: { isOn: false, by: 'team:news' } },
  ]);

  expect((await post('live', { version: store('sound') })).status).toBe(200);
  const version = store('broken', false);
  expect((await post('live', { version })).status).toBe(200);
  for (let visit = 0; visit < 5; visit += 1) await portal.get(`/news?visit=${visit}`);
  expect(await eventually(async () => (await overview()).history[0]?.action === 'stay', 20_000)).toBe(true);
  const { live, history } = await overview();
  expect(live).toBe(version);
  const evidence = { by: 'render', failedBefore: 0 };
  expect(history[0]).toMatchObject({ cause: { evidence, stays: { because: 'manual' } } });
  expect(history[0]?.reason).toContain('automatic rollback is off');
  expect(await heldEvents(version)).toMatchObject([
    { name: 'news', reason: expect.stringMatching(/: (\d+) of \1 failed/) },
  ]);

  expect((await post('automatic-rollback', { isOn: true })).status).toBe(200);
  for (let visit = 0; visit < 5; visit += 1) await portal.get(`/news?again=${visit}`);
  expect(await eventually(async () => (await overview()).history[0]?.action === 'heal', 20_000)).toBe(true);
});

test.each([
  ['the team of another section', () => post('automatic-rollback', { isOn: false }, 'home'), 403],
  ['nobody', () => portal.post(`${path}/news/automatic-rollback`, { isOn: false }), 401],
  ['a body that says nothing', () => post('automatic-rollback', {}), 400],
  ['a service that does not run here', () => post('services/catalogue/automatic-rollback', { isOn: false }), 404],
])('%s cannot switch it', async (_who, call, status) => {
  expect((await call()).status).toBe(status);
  expect((await overview()).automaticRollback).toBe(true);
});

test('a canary that only browsers report goes to no more visitors by a token, until somebody has moved it', async () => {
  const former = store('former');
  expect((await post('live', { version: former })).status).toBe(200);
  const version = store('reported');
  expect((await post('canary', { version, percent: 50 })).status).toBe(200);
  for (let network = 0; network < 24; network += 1) {
    const headers = { 'x-forwarded-for': `203.0.${network}.7` };
    const ticket = ticketOf(await portal.get(`/news?visit=${network}`, headers));
    const report = { ticket, section: 'news', version, kind: 'render', page: '/news' };
    await fetch(`${portal.origin}/api/portal/failures`, { method: 'POST', headers, body: JSON.stringify(report) });
  }
  expect(await eventually(async () => (await overview()).history[0]?.action === 'stay', 20_000)).toBe(true);
  expect((await overview()).canary).toEqual({ version, percent: 50 });
  expect(await heldEvents(version)).toMatchObject([{ live: former, movedBy: 'portal' }]);
  for (const [action, body] of [
    ['promote', {}],
    ['live', { version }],
    ['canary', { percent: 60 }],
  ] as const) {
    const answer = await post(action, body);
    expect([action, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      action,
      409,
      'canary-held',
    ]);
  }
  expect((await post('canary', { percent: 20 })).status).toBe(200);
  expect((await overview()).canary).toEqual({ version, percent: 20 });
});
