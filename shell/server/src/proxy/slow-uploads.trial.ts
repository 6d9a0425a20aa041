import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { startFakeService } from '../../testing/fake-service.ts';
import { openRaw } from '../../testing/raw-client.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal } from '../../testing/start-portal.ts';

const slices = 24;
const sliceBytes = 32 * 1024;

test('an upload may take longer than the ten seconds that a service has to answer, as long as it goes on', async () => {
  const answer = (_request: unknown, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const service = await startFakeService({ '/api/user/upload': answer });
  const releases = publishSite();
  const portal = await startPortal(releases, { ACCOUNT_URL: service.origin });
  const upload = await openRaw(
    portal.origin,
    `POST /api/user/upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${slices * sliceBytes}\r\n\r\n`,
  );
  for (let slice = 0; slice < slices; slice += 1) {
    upload.socket.write(Buffer.alloc(sliceBytes));
    await wait(500);
  }
  expect(await eventually(() => upload.received().startsWith('HTTP/1.1 200'))).toBe(true);
  upload.socket.destroy();
  await portal.stop();
  service.close();
  await releases.remove();
}, 60_000);
