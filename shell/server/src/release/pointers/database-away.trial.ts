import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { startDatabaseProxy, type DatabaseProxy } from '../../../testing/database-proxy.ts';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { ReleaseFolder } from '../../../testing/release-folder.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { ticketOf } from '../../../testing/ticket-of.ts';

jest.setTimeout(60_000);

const releases = publishProofSite();
let proxy: DatabaseProxy;
let portal: RunningPortal;

beforeAll(async () => {
  proxy = await startDatabaseProxy((await releases.database()).url);
  portal = await startPortal(releases, { DATABASE_URL: proxy.url });
  const page = `return page('<h1>the second</h1><a href="/news/7">x</a>');`;
  releases.store({ ...goodNews('second'), server: newsServer({ pages: { '/news': page } }) });
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await proxy.cut();
  await releases.remove();
});

const team = () => ({ authorization: `Bearer ${releases.token('news')}` });
const move = (action: string, body: object) => portal.post(`/api/portal/releases/news/${action}`, body, team());
const headline = async (path: string) => /<h1>(.*?)<\/h1>/.exec(await (await portal.get(path)).text())?.[1];

async function visit(kind: string): Promise<void> {
  const ticket = ticketOf(await portal.get('/news'));
  const report = { ticket, section: 'news', version: 'second', kind };
  expect((await portal.post('/api/portal/failures', report)).status).toBe(204);
}

const visits = async () => {
  const { versions } = (await (await portal.get('/api/portal/releases/news', team())).json()) as {
    versions?: { version: string; health: { browser: { visits: number; failed: number } } }[];
  };
  return versions?.find(({ version }) => version === 'second')?.health.browser;
};

test('documents keep coming while Postgres is away, release calls say so, and nothing that was counted is lost', async () => {
  expect((await move('live', { version: 'second' })).status).toBe(200);
  await proxy.cut();
  expect(await headline('/news')).toBe('the second');
  const refused = await move('live', { version: 'live' });
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ code: 'database-unavailable' }),
  ]);
  expect((await portal.get('/health/ready')).status).toBe(200);
  expect((await portal.get('/api/portal/releases/news', team())).status).toBe(503);
  await visit('none');
  await visit('render');
  // Longer than two saves of the counts
  await new Promise((resolve) => {
    setTimeout(resolve, 5_000);
  });
  await proxy.restore();
  expect(await eventually(async () => (await visits())?.visits === 2, 10_000)).toBe(true);
  expect(await visits()).toEqual({ visits: 2, failed: 1 });
  expect((await move('promote', {})).status).toBe(409);
});

test('a portal that starts while Postgres is away serves what it knew last, and is whole when Postgres is back', async () => {
  await proxy.cut();
  await portal.stop();
  portal = await startPortal(releases, { DATABASE_URL: proxy.url });
  expect(await headline('/news')).toBe('the second');
  expect((await portal.get('/news')).headers.get('x-portal-rendered')).toBe('server');
  expect((await move('live', { version: 'live' })).status).toBe(503);
  await visit('none');
  await proxy.restore();
  expect(await eventually(async () => (await visits())?.visits === 3, 10_000)).toBe(true);
  releases.store(goodNews('third'));
  expect((await move('live', { version: 'third' })).status).toBe(200);
  expect(await headline('/news')).toBe('news');
});

test('a portal that knows of nothing and finds no Postgres does not start, and says why', async () => {
  const empty = new ReleaseFolder();
  await expect(startPortal(empty, { DATABASE_URL: 'postgres://svc_portal:secret@127.0.0.1:9/portal' })).rejects.toThrow(
    /the portal's database cannot be used \(.*ECONNREFUSED.*state\.json holds no earlier state/,
  );
  await empty.remove();
});
