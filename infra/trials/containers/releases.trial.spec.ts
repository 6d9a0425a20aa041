import path from 'node:path';
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
test.beforeAll(async () => {
  const token = await podman('exec', containerOf('portal', 'a'), ...command);
  site = connectPortal(runningPortal().origin, token.trim());
});

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
