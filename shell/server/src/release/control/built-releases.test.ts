import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BuiltReleases } from './built-releases.ts';
import { BuildRefused, ReleaseRefused } from '../check/finding.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'built-releases-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const refusal = (section: string, isUndecided = false) =>
  new ReleaseRefused([{ code: 'widget-misfit', cause: `${section} is refused`, mend: 'build anew' }], isUndecided);
const refuse = (...refusals: [string, ReleaseRefused][]) => new BuildRefused(new Map(refusals));

/** What a build has left, offered to a control. */
function builtReleases(names: string[], offerBuilt: (versions: ReadonlyMap<string, string>) => void) {
  const built = names.map((section) => [section, { version: 'v1' }]);
  writeFileSync(join(dir, 'built.json'), JSON.stringify(Object.fromEntries(built)));
  const sections = new Map<string, { built: string; live: string }>();
  const options = {
    dir,
    state: { isAway: false, current: { sections } },
    control: {
      offerBuilt: async (versions: ReadonlyMap<string, string>) => {
        offerBuilt(versions);
        for (const [name, version] of versions) sections.set(name, { built: version, live: version });
      },
    },
    mirror: { bringBuilt: async () => undefined },
    log: { error: () => undefined },
  };
  const releases = new BuiltReleases(options as unknown as ConstructorParameters<typeof BuiltReleases>[0]);
  const told: string[] = [];
  return { releases, told, live: () => [...sections.keys()], start: () => releases.start((text) => told.push(text)) };
}

test('a section whose widget needs another one goes live together with it, though a third is refused', async () => {
  const { releases, told, live, start } = builtReleases(['shell', 'broken', 'guest', 'host'], (versions) => {
    if (versions.has('broken')) throw refuse(['broken', refusal('broken')]);
    if (versions.has('guest') && !versions.has('host')) throw refuse(['guest', refusal('guest')]);
  });
  await start();
  await releases.stop();
  expect(live()).toEqual(['shell', 'guest', 'host']);
  expect(told).toEqual([expect.stringMatching(/^The built version of broken is refused.*\n {2}broken is refused/)]);
  expect(releases.older).toEqual(['broken']);
});

test('a section that was refused only because of another one is reported once, with its first reason', async () => {
  const { told, start, releases } = builtReleases(['host', 'guest'], (versions) => {
    if (versions.size === 2) throw refuse(['host', refusal('host')], ['guest', refusal('guest')]);
    throw refuse(...[...versions.keys()].map((name) => [name, refusal('a follow-up')] as [string, ReleaseRefused]));
  });
  await start();
  await releases.stop();
  expect(told).toEqual([expect.stringMatching(/host is refused/), expect.stringMatching(/guest is refused/)]);
});

test('what a busy machine cannot check is offered again, all together, and nothing is refused for it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  let tries = 0;
  const { told, live, start, releases } = builtReleases(['slow', 'guest'], (versions) => {
    tries += 1;
    if (tries > 2) return;
    if (versions.has('slow')) throw refuse(['slow', refusal('slow', true)]);
    throw refuse(['guest', refusal('guest')]);
  });
  const started = start();
  await jest.advanceTimersByTimeAsync(20_000);
  await started;
  await releases.stop();
  jest.useRealTimers();
  expect(live()).toEqual(['slow', 'guest']);
  expect(told).toEqual([expect.stringMatching(/^This machine is too busy to check the new pages of slow, guest/)]);
  expect(releases.older).toEqual([]);
});
