import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectPortal, type ReleasePortal } from '../../release/connect-portal.ts';
import { packRelease } from '../../release/pack-release.ts';
import { addAlteredRelease, liveVersion } from '../../tooling/e2e/altered-release.ts';
import { expect, test } from '../../tooling/e2e/fixtures.ts';
import { runningPortal } from '../../tooling/e2e/running-portal.ts';
import { letters } from './balancer.ts';
import { podman } from './podman.ts';
import { containerOf, replicaOrigin } from './site.ts';

const section = 'community';
const command = ['node', 'shell/server/dist/src/main.js', 'token', section];

let site: ReleasePortal;
let portals: ReleasePortal[];
test.beforeAll(async () => {
  const token = (await podman('exec', containerOf('portal', 'a'), ...command)).trim();
  site = connectPortal(runningPortal().origin, token);
  portals = letters.map((letter) => connectPortal(replicaOrigin('portal', letter), token));
});

/** What is live by the state of each portal. Its documents do not tell: those that a fresh release fails come from the version before. */
const liveVersions = () => Promise.all(portals.map(async (portal) => (await portal.overview(section)).live));

const versionAt = async (origin: string, share?: number): Promise<string | undefined> => {
  const headers: HeadersInit = share === undefined ? {} : { cookie: `release_share=${share}` };
  const html = await (await fetch(`${origin}/news`, { headers })).text();
  return new RegExp(`/r/${section}/(\\w+)/`).exec(html)?.[1];
};
const versions = (share?: number) =>
  Promise.all(letters.map((letter) => versionAt(replicaOrigin('portal', letter), share)));

/** Milliseconds until both portals serve a version. */
async function agreeOn(version: string): Promise<number> {
  const began = performance.now();
  await expect.poll(() => versions(), { intervals: [50] }).toEqual([version, version]);
  return Math.round(performance.now() - began);
}

const secondsSince = (time: number) => ((performance.now() - time) / 1_000).toFixed(1);

/** Until visitors meet it, so that its proof goes well. */
const soundForMs = 15_000;
/** Then it is sound again, so that nothing but what a portal remembers of it can take it back. */
const brokenForMs = 20_000;

const brokenOnTheServer = (from: number) => (text: string, file: string) =>
  file === 'server/index.cjs'
    ? text.replaceAll(
        /['"]\/api\/news\/view['"]/g,
        (call) =>
          `(()=>{if(Date.now()>${from}&&Date.now()<${from + brokenForMs})throw new Error('broken on purpose');return ${call}})()`,
      )
    : text;

async function visitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    // Each asks for a document that is not kept from the visit before
    await fetch(`${runningPortal().origin}/news?title=${randomUUID()}`);
    await wait(100);
  }
}

/** Whether each portal serves a canary of 50 %: of two visitors half a turn apart, one gets it. */
async function servedByHalf(version: string): Promise<boolean[]> {
  const [one, other] = await Promise.all([versions(0), versions(50_000)]);
  return letters.map((_letter, index) => [one[index], other[index]].includes(version));
}

const told = (what: string, how: string) => process.stdout.write(`  ${what.padEnd(44)} ${how}\n`);

test('both portals agree on a release, a canary and a roll back, which came through the balancer', async () => {
  const portal = runningPortal();
  const before = liveVersion(portal, section);
  const version = addAlteredRelease(portal, section, (text) => text);
  await site.publish(section, await packRelease(path.join(portal.releasesDir, section, version)));
  await site.prove(section, version);

  await site.move(section, 'canary', { version, percent: 50 });
  const began = performance.now();
  await expect.poll(() => servedByHalf(version), { intervals: [50] }).toEqual([true, true]);
  told('a canary of 50 %: both know of it after', `${Math.round(performance.now() - began)} ms`);
  const shares = Array.from({ length: 40 }, (_, index) => index * 2_500);
  const seen = await Promise.all(shares.map((share) => versions(share)));
  const [same, fresh] = [seen.filter(([a, b]) => a === b).length, seen.filter(([a]) => a === version).length];
  told('a canary of 50 %, 40 shares of visitors', `${same} the same at both, ${fresh} of them the canary`);
  expect([same, fresh]).toEqual([40, 20]);

  await site.move(section, 'promote', {});
  told('promoted: both serve it after', `${await agreeOn(version)} ms`);
  await site.move(section, 'rollback', {});
  told('rolled back: both serve the one before after', `${await agreeOn(before)} ms`);
});

test('both portals agree that a release which fails is taken back, and that it stays once it is offered again and works', async () => {
  test.setTimeout(180_000);
  const portal = runningPortal();
  const before = liveVersion(portal, section);
  const brokenFrom = Date.now() + soundForMs;
  const version = addAlteredRelease(portal, section, brokenOnTheServer(brokenFrom));
  await site.publish(section, await packRelease(path.join(portal.releasesDir, section, version)));
  await site.prove(section, version);
  expect(Date.now()).toBeLessThan(brokenFrom);
  await site.move(section, 'live', { version });
  told('a release that breaks later: both serve it after', `${await agreeOn(version)} ms`);

  await wait(Math.max(0, brokenFrom - Date.now()));
  const began = performance.now();
  await visitUntil(async () => (await versions()).every((served) => served === before));
  told('it fails: both serve the one before after', `${secondsSince(began)} s`);
  await visitUntil(async () => (await liveVersions()).includes(before));
  told('it is taken back: the first knows after', `${secondsSince(began)} s`);
  const knownAt = performance.now();
  await expect.poll(liveVersions, { intervals: [50] }).toEqual([before, before]);
  told('and the other', `${Math.round(performance.now() - knownAt)} ms after the first`);
  const { history } = await site.overview(section);
  expect(history.filter(({ action, version: of }) => action === 'heal' && of === before)).toHaveLength(1);

  await wait(Math.max(0, brokenFrom + brokenForMs - Date.now()));
  await site.move(section, 'live', { version });
  await agreeOn(version);
  const offeredAt = performance.now();
  await visitUntil(async () => performance.now() - offeredAt > 10_000);
  expect(await versions()).toEqual([version, version]);
  told('offered again when it works: both serve it still after', '10 s of visits');
  await site.move(section, 'rollback', {});
  await agreeOn(before);
});
