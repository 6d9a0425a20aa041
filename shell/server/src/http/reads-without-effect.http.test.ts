import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { portalCalls } from '@portal/contract';
import { readTables } from '@portal/service-kit/test-database';
import { startFakeAccount, type FakeAccount } from '../../testing/fake-account.ts';
import { publishProofSite } from '../../testing/proof-site.ts';
import { startPortal } from '../../testing/start-portal.ts';

jest.setTimeout(60_000);

const releases = publishProofSite();
let account: FakeAccount;

beforeAll(async () => {
  account = await startFakeAccount();
});
afterAll(async () => {
  account.close();
  await releases.remove();
});

/** How often pages were opened and calls made, and how fast. */
const counters = ['portal.page_visits', 'portal.version_timings', 'portal.version_traffic', 'portal.visits'];
/** A preview is entered and left by a link. */
const setCookies = ['openPreview', 'endPreview'];
const pages = [
  '/',
  '/news',
  '/news/7',
  '/en',
  '/login',
  '/admin/releases',
  '/nothing-here',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
];

test('no page and no GET of the portal changes anything but counters of visits', async () => {
  const tables = await readTables((await releases.database()).adminUrl);
  const portal = await startPortal(releases, { ACCOUNT_URL: account.origin });
  const before = await tables.sums();
  const cookies: string[] = [];
  const reads = [
    ...portalCalls
      .filter(({ method }) => method === 'get')
      .map(({ path, operationId }) => [path, operationId] as const),
    ...pages.map((path) => [path, path] as const),
  ];
  for (const token of [account.token({ role: 'admin' }), undefined])
    for (const [path, name] of reads) {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const response = await portal.get(path.replace('{section}', 'news').replace('{service}', 'community'), headers);
      await response.arrayBuffer();
      if (response.headers.has('set-cookie')) cookies.push(name);
    }
  // What it counted in memory is stored by then
  await portal.stop();
  const after = await tables.sums();
  await tables.end();
  process.stdout.write(`reads of portal: ${reads.length} pages and operations, ${reads.length * 2} calls\n`);
  expect(
    [...after]
      .filter(([name, sum]) => before.get(name) !== sum)
      .map(([name]) => name)
      .filter((name) => !counters.includes(name)),
  ).toEqual([]);
  expect([...new Set(cookies)].filter((name) => !setCookies.includes(name))).toEqual([]);
});
