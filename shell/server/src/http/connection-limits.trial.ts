import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { eventually } from '../../testing/eventually.ts';
import { openRaw, sendRaw } from '../../testing/raw-client.ts';
import { publishSite } from '../../testing/site.ts';
import { startPortal, type RunningPortal } from '../../testing/start-portal.ts';

jest.setTimeout(90_000);

let portal: RunningPortal;
let releases: ReturnType<typeof publishSite>;

async function start(env: Record<string, string>, execArgv: string[] = []): Promise<void> {
  releases = publishSite();
  portal = await startPortal(releases, env, execArgv);
}

afterEach(async () => {
  await portal.stop();
  await releases.remove();
});

const head = 'GET /health/live HTTP/1.1\r\nHost: portal.example\r\n\r\n';
const limitMet = async (limit: string) =>
  new RegExp(`portal_limits_met_total\\{limit="${limit}"\\} [1-9]`).test(await (await portal.get('/metrics')).text());

describe('connections', () => {
  test('of one address beyond its share are closed at once, and those it has stay', async () => {
    await start({ LIMIT_CONNECTIONS_PER_ADDRESS: '8' });
    const open = await Promise.all(Array.from({ length: 12 }, () => openRaw(portal.origin)));
    const closed = await Promise.all(open.map((connection) => connection.closed(300)));
    expect(closed.filter(Boolean)).toHaveLength(4);
    const kept = open.filter((_, index) => closed[index] === false);
    kept[0]?.socket.write(head);
    expect(await eventually(() => kept[0]?.received().startsWith('HTTP/1.1 200') === true)).toBe(true);
    for (const { socket } of open) socket.destroy();
    await wait(300);
    expect(await limitMet('connections-per-address')).toBe(true);
  });

  test('of a proxy that is named are not one visitor', async () => {
    await start({ LIMIT_CONNECTIONS_PER_ADDRESS: '4', TRUSTED_PROXIES: '127.0.0.0/8' });
    const open = await Promise.all(Array.from({ length: 12 }, () => openRaw(portal.origin, head)));
    expect(await eventually(() => open.every(({ received }) => received().startsWith('HTTP/1.1 200')))).toBe(true);
    for (const { socket } of open) socket.destroy();
  });

  test('whose head does not come are answered and closed', async () => {
    await start({ LIMIT_HEADERS_SECONDS: '1' });
    const answer = await sendRaw(portal.origin, 'GET / HTTP/1.1\r\nHost: a\r\n', 12_000);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request-too-slow"');
  });

  test('that ask to become something else, or leave in the middle, end nothing', async () => {
    await start({});
    const upgrade =
      'GET /news HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n';
    const texts = [
      upgrade,
      upgrade.replace('/news', '/api/news/view'),
      'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /news/slow HTTP/1.1\r\nHost: a\r\n\r\n',
      '\x16\x03\x01',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ];
    const open = await Promise.all(
      texts.flatMap((text) => Array.from({ length: 20 }, () => openRaw(portal.origin, text))),
    );
    await wait(50);
    for (const { socket } of open) socket.resetAndDestroy();
    await wait(300);
    expect((await portal.get('/health/live')).status).toBe(200);
    expect(await (await portal.get('/metrics')).text()).not.toMatch(/portal_uncaught_errors_total\{/);
  });
});

describe('an error that nothing handles', () => {
  const thrower = `process.on('message', (kind) => { if (kind === 'throw') throw new Error('a stray error'); if (kind === 'reject') Promise.reject(new Error('a stray rejection')); })`;

  test.each([
    ['throw', 'uncaughtException', 'a stray error'],
    ['reject', 'unhandledRejection', 'a stray rejection'],
  ])('is logged and counted, and the portal goes on: %s', async (kind, name, message) => {
    await start({}, ['--import', `data:text/javascript,${encodeURIComponent(thrower)}`]);
    const underWay = portal.get('/news/slow');
    portal.process.send(kind);
    expect((await underWay).status).toBe(200);
    expect(await (await portal.get('/metrics')).text()).toContain(`portal_uncaught_errors_total{kind="${name}"} 1`);
    expect(portal.output()).toContain(message);
    portal.process.kill('SIGTERM');
    expect(await once(portal.process, 'exit')).toEqual([0, null]);
  });
});
