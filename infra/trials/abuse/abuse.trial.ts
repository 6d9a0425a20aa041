import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { median } from '../../bench/load.ts';
import { callSupervisor } from '../../local/service-releases/control-channel.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { ensureChromium } from '../../local/steps/ensure-chromium.ts';
import { addAlteredRelease, liveVersion } from '../../tooling/e2e/altered-release.ts';
import { addAlteredService, nothingNew, type Alteration } from '../service-releases/altered-service.ts';
import {
  beside,
  forgeries,
  move,
  networkAddress,
  open,
  overviewOf,
  reportFailure,
  startAbused,
  throwsInBrowsers,
} from './forger.ts';

/** Longer than the portal needs to look at a version, at its pages in a browser, and to decide. */
const decisionMs = 30_000;
/** What only browsers see is to be gone within it. */
const mostHealingMs = 60_000;
const hidingReports = 200;
const section = 'education';
const schedule = '/education/schedule';

let stack: Stack;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ stack, stop } = await startAbused({ CHECK_BROWSER: ensureChromium() }));
}, 180_000);

afterAll(() => stop?.());

const listed = async (service: string) =>
  (await callSupervisor(stack.dataDir, { command: 'list', service }))?.join('\n') ?? '';
const release = (service: string, alterations: Alteration[]) => {
  const version = addAlteredService(stack.dataDir, service, alterations);
  return callSupervisor(stack.dataDir, { command: 'release', service, version, by: 'trial' }).then(() => version);
};

test('a thousand forged reports from 200 networks take no healthy version of a section back', async () => {
  const version = addAlteredRelease(stack, section, (text) => text);
  expect(await move(stack, section, 'live', { version })).toBe('200');
  const { statuses } = await beside(stack, 'forged reports of a section', [schedule, '/news', '/'], async () => {
    for (let index = 0; index < forgeries; index += 1) {
      const visit = { url: `${schedule}?forged=${index}`, section, version, address: networkAddress(index) };
      expect(await reportFailure(stack, visit)).toBe(204);
    }
    await wait(decisionMs);
  });
  expect([...statuses]).toEqual([200]);
  expect(liveVersion(stack, section)).toBe(version);
  // People see that it was looked at
  expect((await overviewOf(stack, section)).history[0]).toMatchObject({ action: 'stay', version });
}, 200_000);

test('what only browsers see is found within a minute, by the browser of the portal', async () => {
  const healthy = liveVersion(stack, section);
  // So many failures of the version before could hide those of the next
  for (let index = 0; index < hidingReports; index += 1)
    await reportFailure(stack, { url: schedule, section, version: healthy, address: networkAddress(index) });
  const version = addAlteredRelease(stack, section, throwsInBrowsers);
  expect(await move(stack, section, 'live', { version })).toBe('200');
  const began = performance.now();
  for (
    let index = 0;
    liveVersion(stack, section) === version && performance.now() - began < mostHealingMs;
    index += 1
  ) {
    await reportFailure(stack, { url: schedule, section, version, address: networkAddress(index) });
    await wait(500);
  }
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(`  a failure that only browsers see: rolled back after ${seconds.toFixed(1)} s\n`);
  expect(liveVersion(stack, section)).toBe(healthy);
  const [entry] = (await overviewOf(stack, section)).history;
  expect(entry).toMatchObject({ action: 'heal', cause: { evidence: { by: 'browser', failedBefore: 0 } } });
}, 120_000);

/** Both versions fail what comes with this header, as where a request finds a fault that is years old. */
const provoked = 'x-provoke';
const failsOnPurpose = (mark: string): Alteration[] => [
  nothingNew(mark),
  {
    file: 'dist/src/features/trainings/training-routes.js',
    alter: (text) =>
      text.replace(
        '({ query: { lang, ...filter } }) => trainings.view(',
        `({ query: { lang, ...filter }, headers }) => headers['${provoked}'] ? broken.by.the.request() : trainings.view(`,
      ),
  },
  {
    file: 'dist/src/features/applying/apply-routes.js',
    alter: (text) =>
      text.replace(
        'const proof = cookies.proofOf(',
        `if (request.headers['${provoked}']) broken.by.the.request();\n const proof = cookies.proofOf(`,
      ),
  },
];

test('a thousand requests from 200 networks that fail on purpose take no healthy version of a service back', async () => {
  await release(section, failsOnPurpose('former'));
  const version = await release(section, failsOnPurpose('fresh'));
  const headers = { [provoked]: 'on' };
  const application = JSON.stringify({
    educationId: 1,
    email: 'forged@visitor.example',
    name: '김위조',
    phoneNumber: '010-0000-2018',
    company: '시험기업',
    position: '대리',
    application: '',
  });
  const forged: ((address: string) => Promise<unknown>)[] = [
    (address) => open(stack, '/api/education/view?lang=ko', address, { headers }),
    (address) => open(stack, '/api/education/signup', address, { headers, body: application }),
    (address) => open(stack, '/api/education/signup', address, { body: '{"educationId":' }),
    (address) => open(stack, '/api/education/detail?educationId=%00', address),
    (address) => open(stack, `/api/education/view?lang=${'x'.repeat(2_000)}`, address),
  ];
  const urls = ['/api/education/view?lang=ko', '/api/education/view?lang=en', schedule];
  const { statuses } = await beside(stack, 'forged requests to a service', urls, async () => {
    for (let index = 0; index < forgeries; index += 5)
      await Promise.all(forged.map((send, place) => send(networkAddress(index + place))));
    await wait(10_000);
  });
  expect([...statuses]).toEqual([200]);
  const list = await listed(section);
  expect(list.split('\n')[0]).toContain(version);
  expect(list).not.toMatch(/ heal +/);
  // People are notified of the writes that failed
  expect(list).toMatch(
    new RegExp(` stay +${version} +portal +\\(\\d+ of its \\d+ calls failed: POST /api/education/signup`),
  );
}, 200_000);

test('expensive searches from one address and from three take no healthy version of a service back, and boards respond', async () => {
  const service = 'community';
  const version = await release(service, [nothingNew('searched')]);
  const letters = Array.from({ length: 100 }, (_value, index) => String.fromCodePoint(0xac00 + 97 * index)).join('');
  const urls = ['/api/news/view?lang=ko', '/api/classroom/view?page=1&itemsPerPage=10', '/news'];
  for (const addresses of [1, 3]) {
    const { statuses, times } = await beside(stack, `searches from ${addresses}`, urls, async () => {
      const searches: Promise<unknown>[] = [];
      for (let index = 0; index < 120; index += 1) {
        const text = encodeURIComponent(letters.slice(index % 50) + letters.slice(0, index % 50));
        const address = `192.0.${2 + (index % addresses)}.10`;
        searches.push(
          open(stack, `/api/portal/search?q=${text}`, address),
          open(stack, `/api/classroom/view?page=1&itemsPerPage=10&title=${text}`, address),
        );
        await wait(125);
      }
      await Promise.all(searches);
      await wait(5_000);
    });
    expect([...statuses]).toEqual([200]);
    expect(median(times)).toBeLessThan(500);
  }
  expect((await listed(service)).split('\n')[0]).toContain(version);
  expect(await listed(service)).not.toMatch(/ heal +/);
}, 200_000);
