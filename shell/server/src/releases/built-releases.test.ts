import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { BuiltReleases } from './built-releases.ts';
import { ReleaseRefused } from '../proof/finding.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'built-releases-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a section whose widget needs another one goes live after it, though a third is refused', async () => {
  const live: string[] = [];
  const refusal = (section: string) =>
    new ReleaseRefused([{ code: 'widget-misfit', cause: `${section} is refused`, mend: 'build anew' }]);
  const control = {
    offerBuilt: async (versions: Map<string, string>) => {
      if (versions.has('broken')) throw refusal('broken');
      if (versions.has('guest') && !live.includes('host')) throw refusal('guest');
      live.push(...versions.keys());
    },
  };
  const names = { shell: 'v1', broken: 'v1', guest: 'v1', host: 'v1' };
  const built = Object.entries(names).map(([section, version]) => [section, { version }]);
  writeFileSync(join(dir, 'built.json'), JSON.stringify(Object.fromEntries(built)));
  const options = {
    dir,
    state: { isAway: false, current: { sections: new Map() } },
    control,
    mirror: { bringBuilt: async () => undefined },
    log: { error: () => undefined },
  };
  const releases = new BuiltReleases(options as unknown as ConstructorParameters<typeof BuiltReleases>[0]);
  const told: string[] = [];
  await releases.start((text) => told.push(text));
  await releases.stop();
  expect(live).toEqual(['shell', 'host', 'guest']);
  expect(told).toEqual([expect.stringMatching(/^The built version of broken is refused.*\n {2}broken is refused/)]);
});
