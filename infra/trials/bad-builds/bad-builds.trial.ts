import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ReleaseManifest } from '@portal/contract';
import { temporaryDataFolder } from '../../local/data/data-folder.ts';
import { startStack } from '../../local/stack/start-stack.ts';
import type { Stack } from '../../local/stack/stack.ts';
import { connectPortal } from '../../release/connect-portal.ts';
import { tokenOf } from '../../release/release-portal.ts';
import { addAlteredRelease, liveVersion } from '../../tooling/e2e/altered-release.ts';
import { builtReleases } from '../built-releases.ts';

const section = 'education';
const thrown = `throw new Error('broken on purpose');`;

let stack: Stack;

beforeAll(async () => {
  const dataDir = temporaryDataFolder();
  const releasesDir = path.join(dataDir, 'releases');
  cpSync(builtReleases(), releasesDir, { recursive: true });
  stack = await startStack({ dataDir, releasesDir });
}, 180_000);

afterAll(async () => {
  await stack?.stop();
  if (stack) rmSync(stack.dataDir, { recursive: true, force: true });
});

const altered = (alter: (text: string, file: string) => string) => addAlteredRelease(stack, section, alter);

/** A release that differs in what it says of itself. */
function saying(change: (release: ReleaseManifest) => Partial<ReleaseManifest>): string {
  const version = altered((text) => text);
  const file = path.join(stack.releasesDir, section, version, 'section.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest;
  writeFileSync(file, JSON.stringify({ ...release, ...change(release) }));
  return version;
}

/** What is wrong with a build → how it is made, and what its proof says. Those that only browsers meet are in `self-healing`. */
const badBuilds: [what: string, make: () => string, finding: RegExp][] = [
  [
    'throws on the server while it is loaded',
    () => altered((text, file) => (file === 'server/index.cjs' ? `${thrown}\n${text}` : text)),
    /bundle-throws: the server's bundle throws/,
  ],
  [
    'throws in the browser while it is loaded',
    () => altered((text, file) => (file.endsWith('client/app.js') ? `${thrown}\n${text}` : text)),
    /bundle-throws: .*while it is loaded/,
  ],
  [
    'throws in a component that shows what was loaded',
    () =>
      altered((text, file) =>
        file === 'server/index.cjs' ? text.replaceAll('.useLoaderData)();', `.useLoaderData)();\n${thrown}`) : text,
      ),
    /path-does-not-render: .*broken on purpose/,
  ],
  [
    'asks a service that nobody has',
    () =>
      altered((text, file) =>
        file === 'server/index.cjs' ? text.replaceAll('/api/education/', '/api/nobody/') : text,
      ),
    /path-does-not-render: .*answers 503/,
  ],
  [
    'has a file that was altered after the build',
    () => {
      const version = altered((text) => text);
      appendFileSync(path.join(stack.releasesDir, section, version, 'client/remoteEntry.js'), '\n//');
      return version;
    },
    /altered-file: /,
  ],
  [
    'takes the path of another section',
    () => saying(({ paths }) => ({ paths: [...paths, '/news'] })),
    /owned-elsewhere: /,
  ],
  [
    'uses what the live kit does not export',
    () => saying(({ uses }) => ({ uses: { ...uses, '@portal/kit': ['Ribbon'] } })),
    /shared-out-of-range: .*uses Ribbon of @portal\/kit/,
  ],
  [
    'asks for another major of the kit',
    () => saying(({ shared }) => ({ shared: { ...shared, '@portal/kit': '^9.0.0' } })),
    /shared-out-of-range: .*asks for @portal\/kit \^9\.0\.0/,
  ],
];

test.each(badBuilds)('a build that %s is refused, and visitors keep what they have', async (what, make, finding) => {
  const before = liveVersion(stack, section);
  const portal = connectPortal(stack.origin, tokenOf(stack.dataDir, section));
  const version = make();
  const began = performance.now();
  await expect(portal.move(section, 'live', { version })).rejects.toThrow(finding);
  const seconds = (performance.now() - began) / 1_000;
  process.stdout.write(`  ${what.padEnd(52)} refused after ${seconds.toFixed(1)} s\n`);
  expect((await portal.overview(section)).live).toBe(before);
  const html = await (await fetch(`${stack.origin}/education/schedule`)).text();
  expect(html).toContain(`"${section}":{"version":"${before}"`);
});
