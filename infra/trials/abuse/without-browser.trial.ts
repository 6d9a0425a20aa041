import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../local/ports.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { addAlteredRelease } from '../../tooling/e2e/altered-release.ts';
import { startWebhook, webhookSecret, type WebhookReceiver } from '../release-load/webhook-receiver.ts';
import { move, networkAddress, overviewOf, reportFailure, startAbused, throwsInBrowsers } from './forger.ts';

const mostMs = 60_000;
const section = 'education';
const schedule = '/education/schedule';

let stack: Stack;
let stop: (() => Promise<void>) | undefined;
let webhook: WebhookReceiver;

beforeAll(async () => {
  const port = await freePort();
  webhook = await startWebhook(port);
  ({ stack, stop } = await startAbused({
    CHECK_BROWSER: 'off',
    RELEASE_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    RELEASE_WEBHOOK_SECRET: webhookSecret,
  }));
}, 180_000);

afterAll(async () => {
  await stop?.();
  webhook.close();
});

test('a portal without a browser stops a canary that only browsers report, and tells its team', async () => {
  const before = await overviewOf(stack, section);
  const version = addAlteredRelease(stack, section, throwsInBrowsers);
  const canary = { version, percent: 50 };
  expect(await move(stack, section, 'canary', canary)).toBe('200');
  const began = performance.now();
  const isTold = () => webhook.messages.includes(`release.held section ${section}`);
  for (let index = 0; !isTold() && performance.now() - began < mostMs; index += 1) {
    await reportFailure(stack, { url: `${schedule}?visit=${index}`, section, version, address: networkAddress(index) });
    await wait(250);
  }
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(
    `  a failure that only browsers see, without a browser: notified after ${seconds.toFixed(1)} s\n`,
  );
  expect(isTold()).toBe(true);
  const overview = await overviewOf(stack, section);
  expect(overview).toMatchObject({ live: before.live, canary });
  expect(overview.history[0]).toMatchObject({ action: 'stay', version, cause: { stays: { because: 'no-browser' } } });
  expect(await move(stack, section, 'canary', { percent: 90 })).toBe('409 canary-held');
  expect(await move(stack, section, 'promote', {})).toBe('409 canary-held');
  expect(await move(stack, section, 'rollback', {})).toBe('200');
}, 120_000);
