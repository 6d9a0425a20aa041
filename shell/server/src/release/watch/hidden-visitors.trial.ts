import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { ticketOf } from '../../../testing/ticket-of.ts';

jest.setTimeout(40_000);

const releases = publishProofSite();
let portal: RunningPortal;

// A site on the internet behind a proxy, as which this machine is believed or not
async function start(trustedProxies: string): Promise<void> {
  portal = await startPortal(releases, { PORTAL_ENV: 'production', TRUSTED_PROXIES: trustedProxies });
}

beforeAll(() => {
  for (const version of ['one', 'two', 'three']) releases.store(goodNews(version));
});

afterAll(() => releases.remove());

const team = () => ({ authorization: `Bearer ${releases.token('news')}` });
const live = async () =>
  ((await (await portal.get('/api/portal/releases/news', team())).json()) as { live: string }).live;

const stayed = async () => {
  const overview = await (await portal.get('/api/portal/releases/news', team())).json();
  return (overview as { history: { action: string }[] }).history.some(({ action }) => action === 'stay');
};

/** So many documents, and for each a report that the section failed. */
async function forge(version: string, count: number, addressOf: (index: number) => string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const headers = { 'x-forwarded-for': addressOf(index) };
    const ticket = ticketOf(await portal.get('/news', headers));
    await fetch(`${portal.origin}/api/portal/failures`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ticket, section: 'news', version, kind: 'render' }),
    });
  }
}

test('behind a proxy that hides addresses one visitor takes nothing back, whatever address they claim', async () => {
  await start('');
  expect((await portal.post('/api/portal/releases/news/live', { version: 'one' }, team())).status).toBe(200);
  await forge('one', 60, (index) => `203.0.113.${index}`);
  await wait(5_000);
  expect(await live()).toBe('one');
  await portal.stop();
});

test('behind a trusted proxy visitors are distinguished: the reports of one do not count, and those of several roll nothing back either', async () => {
  await start('127.0.0.1');
  for (const version of ['two', 'three'])
    expect((await portal.post('/api/portal/releases/news/live', { version }, team())).status).toBe(200);
  // All of one network, a /24
  await forge('three', 60, (index) => `203.0.113.${index}`);
  await wait(5_000);
  expect(await stayed()).toBe(false);
  await forge('three', 6, (index) => `203.0.${index + 120}.7`);
  expect(await eventually(stayed, 15_000)).toBe(true);
  // As many households as one would need, each with many addresses
  await forge('three', 400, (index) => `198.${18 + (index % 2)}.${index % 200}.9`);
  await wait(5_000);
  expect(await live()).toBe('three');
  await portal.stop();
});
