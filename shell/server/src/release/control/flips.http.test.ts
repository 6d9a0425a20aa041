import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(60_000);

const flips = 12;
const requestEveryMs = 20;
const releases = publishProofSite();
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal(releases);
  for (const version of ['a', 'b']) {
    const page = `return page('<h1>version ${version}</h1><a href="/news/7">x</a>');`;
    releases.store({ ...goodNews(version), server: newsServer({ pages: { '/news': page } }) });
  }
});

afterAll(async () => {
  await portal.stop();
  await releases.remove();
});

interface Seen {
  status: number;
  rendered: string | null;
  /** The headline's version, and the one that the browser is told. */
  versions: (string | undefined)[];
}

async function look(): Promise<Seen> {
  const answer = await portal.get('/news');
  const html = await answer.text();
  const told = /"news":\{"version":"(\w+)"/.exec(html)?.[1];
  return {
    status: answer.status,
    rendered: answer.headers.get('x-portal-rendered'),
    versions: [/<h1>version (\w)<\/h1>/.exec(html)?.[1], told],
  };
}

async function move(action: string, body: object): Promise<number> {
  const answer = await portal.post(`/api/portal/releases/news/${action}`, body, {
    authorization: `Bearer ${releases.token('news')}`,
  });
  await answer.text();
  return answer.status;
}

async function threads(): Promise<number> {
  return Number(
    /nodejs_active_resources\{type="MessagePort"\} (\d+)/.exec(await (await portal.get('/metrics')).text())?.[1],
  );
}

test('releases and roll-backs while fifty documents a second are loaded: none fails, none mixes versions, no thread stays', async () => {
  expect(await move('live', { version: 'a' })).toBe(200);
  const before = await threads();
  const looks: Promise<Seen>[] = [];
  const load = setInterval(() => looks.push(look()), requestEveryMs);
  for (let flip = 0; flip < flips; flip += 1) {
    expect(await move(flip % 2 === 0 ? 'live' : 'rollback', flip % 2 === 0 ? { version: 'b' } : {})).toBe(200);
    await wait(100);
  }
  clearInterval(load);
  const seen = await Promise.all(looks);
  expect(seen.length).toBeGreaterThan(flips);
  expect(seen.filter(({ status, rendered }) => status !== 200 || rendered !== 'server')).toEqual([]);
  expect(seen.filter(({ versions: [shown, told] }) => shown === undefined || shown !== told)).toEqual([]);
  expect(new Set(seen.map(({ versions }) => versions[0]))).toEqual(new Set(['a', 'b']));
  expect(await eventually(async () => (await threads()) <= before, 10_000)).toBe(true);
});
