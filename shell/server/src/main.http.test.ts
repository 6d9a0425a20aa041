import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { ReleaseFolder } from '../testing/release-folder.ts';
import { publishSite } from '../testing/site.ts';
import { portalEntry, portalEnvironment, startPortal } from '../testing/start-portal.ts';

// A portal takes a second to start, and several when the machine is busy.
jest.setTimeout(20_000);

const releases = publishSite();
const empty = new ReleaseFolder();

afterAll(() => Promise.all([releases.remove(), empty.remove()]));

describe('the portal process', () => {
  test.each([['SIGTERM'], ['SIGINT']] as const)('stops on %s without a failure', async (signal) => {
    const portal = await startPortal(releases);
    portal.process.kill(signal);
    expect(await once(portal.process, 'exit')).toEqual([0, null]);
  });

  test('stops when its supervisor is gone', async () => {
    const portal = await startPortal(releases);
    portal.process.disconnect();
    expect(await once(portal.process, 'exit')).toEqual([0, null]);
  });

  test('finishes what it is doing before it stops', async () => {
    const portal = await startPortal(releases);
    const answer = portal.get('/news/slow');
    await new Promise((resolve) => {
      setTimeout(resolve, 60);
    });
    portal.process.kill('SIGTERM');
    const killed = performance.now();
    expect((await answer).status).toBe(200);
    await once(portal.process, 'exit');
    expect(performance.now() - killed).toBeLessThan(3_000);
  });

  test('says that it is not ready, serves on while balancers see it, and then stops', async () => {
    const portal = await startPortal(releases, { DRAIN_SECONDS: '1', METRICS_PORT: '0' });
    const metrics = `http://127.0.0.1:${portal.metricsPort}/metrics`;
    const gone = once(portal.process, 'exit');
    expect((await portal.get('/health/ready')).status).toBe(200);
    portal.process.kill('SIGTERM');
    const killed = performance.now();
    while ((await portal.get('/health/ready')).status === 200) await wait(10);
    // New connections, as those of a balancer that has not looked yet
    while (performance.now() - killed < 800) {
      const answer = await portal.get('/news');
      expect([answer.status, (await portal.get('/health/live')).status]).toEqual([200, 200]);
      expect(answer.headers.get('connection')).toBe('close');
    }
    expect((await fetch(metrics)).status).toBe(200);
    expect(await gone).toEqual([0, null]);
    expect(performance.now() - killed).toBeGreaterThan(1_000);
  });

  test('serves its metrics on a separate port to every client, and nothing else there', async () => {
    const portal = await startPortal(releases, { METRICS_PORT: '0' });
    const origin = `http://127.0.0.1:${portal.metricsPort}`;
    await portal.get('/news');
    const answer = await fetch(`${origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('portal_requests_total{kind="document",status="2xx"}');
    expect((await fetch(`${origin}/news`)).status).toBe(404);
    const second = startPortal(releases, { METRICS_PORT: String(portal.metricsPort) });
    await expect(second).rejects.toThrow(/portal: METRICS_PORT cannot be used .*: set it to a free port/);
    await portal.stop();
  });

  test('does not start on a port that is taken, and says so in one line', async () => {
    const portal = await startPortal(releases);
    await expect(startPortal(releases, { PORT: new URL(portal.origin).port })).rejects.toThrow(
      /portal: the port is taken .* set PORT/,
    );
    await portal.stop();
  });

  test('does not start with a wrong setting, and says in one line which', async () => {
    const child = fork(portalEntry, {
      env: await portalEnvironment(releases, { PORT: 'eighty' }),
      execArgv: [],
      silent: true,
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(errors).toBe('portal: PORT is not valid: set it to a port from 1 to 65535, or 0 for any free one.\n');
  });

  test('started beside the services, is ready once its supervisor has said that they are', async () => {
    const env = { PATH: process.env['PATH'], ...(await portalEnvironment(releases, { WAIT_FOR_SERVICES: 'on' })) };
    const [early, late] = [0, 1].map(() => fork(portalEntry, { env, execArgv: [], silent: true }));
    const readiness = (child: ChildProcess) =>
      new Promise<void>((ready) => {
        child.on('message', ({ type }: { type: string }) => type === 'ready' && ready());
      });
    const [earlyReady, lateReady] = [readiness(early!), readiness(late!)];
    let isReady = false;
    void lateReady.then(() => (isReady = true));
    let output = '';
    late!.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // Before the portal listens for it
    early!.send({ servicesReady: true });
    await earlyReady;
    while (!output.includes('waiting for the services')) await wait(50);
    await wait(500);
    expect(isReady).toBe(false);
    late!.send({ servicesReady: true });
    await lateReady;
    for (const child of [early!, late!]) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });

  test('serves a plain page that says so while there is no release, and is not ready', async () => {
    const portal = await startPortal(empty);
    const answer = await portal.get('/?lang=en');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<h1>The site cannot be reached right now</h1>');
    expect((await portal.get('/health/ready')).status).toBe(503);
    await portal.stop();
  });
});
