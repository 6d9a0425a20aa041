import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { goodNews, publishProofSite } from '../../testing/proof-site.ts';
import { startPortal } from '../../testing/start-portal.ts';
import { readPreview, signPreview } from '../releases/preview-link.ts';

jest.setTimeout(40_000);

const releases = publishProofSite();
const stateDir = join(releases.dir, '.portal');
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const oldToken = `release_${'t'.repeat(43)}`;
const oldKey = Buffer.alloc(32, 9);
const registry = {
  revision: 41,
  sections: {
    shell: { live: 'v1', history: ['v1'] },
    home: { live: 'v1', history: [] },
    news: {
      live: 'b',
      canary: { version: 'c', percent: 12.5 },
      history: [
        { version: 'c', from: 'b', at: at(9), by: 'admin:u1', action: 'canary', reason: '12.5 %' },
        {
          version: 'b',
          from: 'a',
          at: at(5),
          by: 'portal',
          action: 'heal',
          reason: 'it failed',
          cause: { witness: 'browser', rate: 1, visits: 4, predecessor: 'b', rateBefore: 0, visitsBefore: 60 },
        },
        { version: 'a', from: 'b', at: at(3), by: 'team:news', action: 'live' },
        { version: 'b', at: at(1), by: 'build', action: 'build' },
      ],
    },
  },
};
const entry = (version: string, minute: number) => ({
  action: 'release.live',
  actor: { id: 'u1', email: 'admin@example.com' },
  target: { type: 'section', id: 'news' },
  details: { version, happenedAt: at(minute) },
});

/** A data folder as the version before left it. */
beforeAll(async () => {
  // Nothing is live in the database
  releases.unpublish();
  for (const version of ['a', 'b', 'c']) releases.store(goodNews(version));
  mkdirSync(join(stateDir, 'audit-queue'), { recursive: true });
  const write = (file: string, content: unknown) => writeFileSync(join(stateDir, file), JSON.stringify(content));
  writeFileSync(join(releases.dir, 'registry.json'), JSON.stringify(registry));
  write('release-secrets.json', { previewKey: oldKey.toString('base64'), tokens: { news: oldToken } });
  write('visits.json', { 'news@c browser': [[Math.floor(Date.now() / 3e5) * 3e5, [['bmV0', 7, 2, true]]]] });
  write('audit-queue/2026-01-01T12-03-1.json', entry('a', 3));
  write('audit-queue/2026-01-01T12-04-2.json', entry('b', 4));
  writeFileSync(join(stateDir, 'audit-queue/2026-01-01T12-05-3.json'), '{"half');
});
afterAll(() => releases.remove());

const team = { authorization: `Bearer ${oldToken}` };

test('the data folder of the version before is imported once, and nothing of it is lost', async () => {
  // Replicas shared the folder, and start at the same time
  const [portal, other] = await Promise.all([startPortal(releases), startPortal(releases)]);
  for (const each of [portal, other]) {
    const overview = (await (await each.get('/api/portal/releases/news', team)).json()) as { versions: object[] };
    expect(overview).toMatchObject({
      live: 'b',
      canary: { version: 'c', percent: 12.5 },
      history: registry.sections.news.history,
    });
    expect(overview.versions).toContainEqual(
      expect.objectContaining({
        version: 'c',
        health: { portal: expect.anything(), browser: { visits: 7, failed: 2 } },
      }),
    );
  }
  expect(await (await portal.get('/api/portal/registry')).json()).toMatchObject({ revision: 41 });
  const link = signPreview({ section: 'news', version: 'a', until: 9e9 }, oldKey);
  expect(readPreview(link, oldKey)).toBeDefined();
  expect(await (await portal.get(`/api/portal/preview?token=${link}`)).text()).toContain(link);
  expect(await releases.audit()).toMatchObject([
    { ...entry('a', 3), service: 'portal' },
    { ...entry('b', 4), service: 'portal' },
  ]);

  // Kept under another name; what cannot be read stays where it is, and the log says so
  expect(JSON.parse(readFileSync(join(releases.dir, 'registry.json.imported'), 'utf8'))).toEqual(registry);
  expect(existsSync(join(stateDir, 'release-secrets.json.imported'))).toBe(true);
  expect(readdirSync(join(stateDir, 'audit-queue')).toSorted()).toEqual([
    '2026-01-01T12-03-1.json.imported',
    '2026-01-01T12-04-2.json.imported',
    '2026-01-01T12-05-3.json',
  ]);
  expect(portal.output() + other.output()).toContain('a file of an earlier version cannot be imported');
  await Promise.all([portal.stop(), other.stop()]);
});

test('the next start imports nothing again', async () => {
  // As after a crash between the commit and the new name
  writeFileSync(join(stateDir, 'audit-queue/2026-01-01T12-03-1.json'), JSON.stringify(entry('a', 3)));
  const portal = await startPortal(releases);
  expect((await portal.post('/api/portal/releases/news/promote', {}, team)).status).toBe(200);
  expect(await releases.audit()).toHaveLength(3);
  await portal.stop();
});
