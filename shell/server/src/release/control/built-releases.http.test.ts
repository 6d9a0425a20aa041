import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, newsServer, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';

jest.setTimeout(60_000);

const releases = publishProofSite();
afterAll(() => releases.remove());

/** What `npm run build` leaves. */
function note(versions: Record<string, string | null>): void {
  const built = Object.fromEntries(
    Object.entries(versions).map(([section, version]) => [section, { input: 'hash', version }]),
  );
  const file = join(releases.dir, 'built.json');
  writeFileSync(`${file}.tmp`, JSON.stringify(built));
  renameSync(`${file}.tmp`, file);
}

const team = () => ({ authorization: `Bearer ${releases.token('news')}` });
const live = async (portal: RunningPortal) => {
  const { sections } = (await (await portal.get('/api/portal/registry')).json()) as {
    sections: Record<string, { version: string }>;
  };
  return Object.fromEntries(Object.entries(sections).map(([name, { version }]) => [name, version]));
};

test('what was built goes live at the start, once it is proved, and later builds too; a rollback outlasts a restart', async () => {
  for (const version of ['first', 'second']) releases.store(goodNews(version));
  const broken = newsServer({ pages: { '/news': `throw new Error('a broken page');` } });
  releases.store({ ...goodNews('broken'), server: broken });
  note({ news: 'first' });
  let portal = await startPortal(releases);
  expect(await live(portal)).toEqual({ shell: 'v1', home: 'v1', news: 'first' });
  expect(portal.output().split('a release was proved')).toHaveLength(2);
  expect((await releases.audit()).map(({ action }) => action)).toEqual(['release.build']);

  // While it runs
  note({ news: 'second' });
  expect(await eventually(async () => (await live(portal))['news'] === 'second', 10_000)).toBe(true);
  const warned = new Promise((resolve) => {
    portal.process.on('message', (message: { type: string }) => message.type === 'warning' && resolve(message));
  });
  note({ news: 'broken' });
  expect(await warned).toEqual({
    type: 'warning',
    text: expect.stringMatching(/^The built version of news is refused; the one before it stays:\n {2}\/news \(ko\) /),
  });
  expect((await live(portal))['news']).toBe('second');

  // A rollback outlasts a restart
  note({ news: 'second' });
  expect((await portal.post('/api/portal/releases/news/rollback', {}, team())).status).toBe(200);
  await portal.stop();
  portal = await startPortal(releases);
  expect((await live(portal))['news']).toBe('first');

  // Taken out of the sources
  note({ news: null });
  expect(await eventually(async () => !('news' in (await live(portal))), 5_000)).toBe(true);
  await portal.stop();
});
