import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

jest.setTimeout(60_000);

const releases = publishSite();
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal(releases, { TRUSTED_PROXIES: '127.0.0.1', LIMIT_RENDERS_PER_SECTION: '16' });
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

let asked = 0;

/** A document that was never requested before, whose page waits 150 ms for a service. */
async function renderedFor(address: string): Promise<string | null> {
  asked += 1;
  const response = await portal.get(`/news/slow?fresh=${asked}`, { 'x-forwarded-for': address });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return response.headers.get('x-portal-rendered');
}

test('70 connections of one network that ask for fresh documents leave server rendering to others', async () => {
  const end = new AbortController();
  const got: (string | null)[] = [];
  const connections = Array.from({ length: 70 }, async (_, host) => {
    while (!end.signal.aborted) got.push(await renderedFor(`198.51.100.${host}`));
  });
  await wait(500);
  const others: (string | null)[] = [];
  for (let network = 0; network < 8; network += 1) others.push(await renderedFor(`203.0.${network}.7`));
  end.abort();
  await Promise.all(connections);
  expect(others).toEqual(others.map(() => 'server'));
  expect(got).toContain('server');
  expect(got).toContain('browser');
});

test('one network that asks for a quarter of the fresh documents at once gets them rendered', async () => {
  const got = await Promise.all(Array.from({ length: 4 }, (_, host) => renderedFor(`203.0.113.${host}`)));
  expect(got).toEqual(got.map(() => 'server'));
});

test('a network beyond its share gets what is kept, and others get it as before', async () => {
  const busy = Array.from({ length: 40 }, () => renderedFor('198.51.100.1'));
  const renderedList = async (address: string) => {
    const response = await portal.get('/news', { 'x-forwarded-for': address });
    await response.arrayBuffer();
    return response.headers.get('x-portal-rendered');
  };
  expect([await renderedList('203.0.113.1'), await renderedList('198.51.100.1')]).toEqual(['server', 'server']);
  expect(await Promise.all(busy)).toContain('browser');
});
