import { afterAll, expect, jest, test } from '@jest/globals';
import { eventually } from '../../../testing/eventually.ts';
import { goodNews, publishProofSite } from '../../../testing/proof-site.ts';
import { startPortal, type RunningPortal } from '../../../testing/start-portal.ts';
import { ticketOf } from '../../../testing/ticket-of.ts';

jest.setTimeout(40_000);

const releases = publishProofSite();
afterAll(() => releases.remove());

const team = () => ({ authorization: `Bearer ${releases.token('news')}` });

async function visits(portal: RunningPortal, version: string, count: number, kind: string): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const ticket = ticketOf(await portal.get('/news'));
    await fetch(`${portal.origin}/api/portal/failures`, {
      method: 'POST',
      body: JSON.stringify({ ticket, section: 'news', version, kind }),
    });
  }
}

test('what was counted before a restart counts after it', async () => {
  let portal = await startPortal(releases);
  for (const version of ['sound', 'broken']) {
    releases.store(goodNews(version));
    expect((await portal.post('/api/portal/releases/news/live', { version }, team())).status).toBe(200);
  }
  // One short of what is looked at
  await visits(portal, 'broken', 2, 'render');
  await portal.stop();
  portal = await startPortal(releases);
  await visits(portal, 'broken', 1, 'render');
  const newest = async () => {
    const overview = await (await portal.get('/api/portal/releases/news', team())).json();
    return (overview as { history: { action: string; reason?: string }[] }).history[0];
  };
  expect(await eventually(async () => (await newest())?.action === 'stay', 15_000)).toBe(true);
  expect((await newest())?.reason).toMatch(/^100 % of 3 visits failed for visitors/);
  await portal.stop();
});
