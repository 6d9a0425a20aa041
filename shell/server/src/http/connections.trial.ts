import type { ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startFakeService } from '../../testing/fake-service.ts';
import { openRaw } from '../../testing/raw-client.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal } from '../../testing/start-portal.ts';

/** 30 seconds must pass; `connection-limits.http.test.ts` shows the same with a clock of its own. */
test('a connection whose visitor does not take the response is closed', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024, 'a');
  const answer = (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-length': large.length }).end(large);
  const service = await startFakeService({ '/api/news/large': answer });
  const releases = publishSite();
  const portal = await startPortal(releases, { COMMUNITY_URL: service.origin });
  const reader = await openRaw(portal.origin, 'GET /api/news/large HTTP/1.1\r\nHost: a\r\n\r\n');
  reader.socket.pause();
  const isCounted = async () =>
    /portal_limits_met_total\{limit="download"\} [1-9]/.test(await (await portal.get('/metrics')).text());
  expect(await eventually(isCounted, 60_000)).toBe(true);
  reader.socket.destroy();
  await portal.stop();
  service.close();
  await releases.remove();
}, 90_000);
