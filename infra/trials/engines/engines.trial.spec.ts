import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runningPortal } from '../../tooling/e2e/running-portal.ts';
import { kindOf } from '../conditions/site-pages.ts';
import { startChromium } from './chromium.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { adminJourneys, blockedJourneys } from './admin-journeys.ts';
import { memberJourneys } from './member-journeys.ts';
import { pageJourneys } from './page-journeys.ts';
import { saveSideBySide, takePictures, type Picture } from './pictures.ts';
import { newMember, type Journey, type Trip } from './trip.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

interface EngineKind {
  name: string;
  /** Programs that have to be installed, by the packages of Debian that bring them. */
  needs: Record<string, string>;
  start(options: EngineOptions): Promise<Engine>;
}

const engines: EngineKind[] = [
  { name: 'Firefox', needs: { 'firefox-esr': 'firefox-esr' }, start: startFirefox },
  {
    name: 'WebKitGTK',
    needs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', '/usr/share/doc/python3-gi': 'python3-gi' },
    start: startWebkit,
  },
];

const picturesDir = process.env['PICTURES_DIR'];
const minutes = 60_000;
/** What the engines say of themselves, and what calls that are refused leave. */
const expectedErrors = /manifest-src|Failed to load resource|\b40[134]\b|status of 40/;

const missingPackages = ({ needs }: EngineKind) =>
  Object.entries(needs).flatMap(([program, name]) =>
    spawnSync('/bin/sh', ['-c', `command -v "${program}" || test -e "${program}"`]).status === 0 ? [] : [name],
  );

/** One page of each kind that the sitemap has, and what it leaves out. */
async function publicPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const others = ['/login', '/join', '/forgot-password', '/search?q=smart', '/support/inquiries/link'];
  return [...new Map([...paths, ...others].map((each) => [kindOf(each), each])).values()];
}

/** Parts of names, separated by `|`, of those that are made. */
const wanted = (process.env['JOURNEYS'] ?? '').split('|');

/** Makes journeys one after the other, each whatever became of the others. Returns what failed. */
async function makeJourneys(trip: Trip, of: readonly Journey[]): Promise<string[]> {
  const { visitor } = trip;
  const failures: string[] = [];
  for (const { name, go } of of.filter((journey) => wanted.some((part) => journey.name.includes(part)))) {
    const [began, before] = [performance.now(), visitor.steps];
    const failed = await go(trip).then(() => '', String);
    const said = visitor.engine.errors().filter((line) => !expectedErrors.test(line));
    const failure = [failed, ...said].filter(Boolean).join('\n');
    if (failure) {
      failures.push(`${name}: ${failure}`);
      const picture = await visitor.engine.screenshot().catch(() => undefined);
      if (picture) writeFileSync(test.info().outputPath(`failure-${failures.length}.png`), picture);
      process.stdout.write(`${failure}\n`);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(
      `    ${failure ? 'FAILED' : 'passed'}: ${name} (${visitor.steps - before} steps, ${seconds} s)\n`,
    );
  }
  return failures;
}

for (const kind of engines) {
  test(`journeys in ${kind.name}`, async () => {
    const missing = missingPackages(kind);
    if (missing.length > 0) process.stdout.write(`  ${kind.name}: skipped: ${missing.join(', ')} is not installed\n`);
    test.skip(missing.length > 0, `${missing.join(', ')} is not installed`);
    test.setTimeout(40 * minutes);
    const { origin, adminEmail, adminPassword } = runningPortal();
    const shared = { member: newMember(), admin: { email: adminEmail, password: adminPassword } };
    const pages = await publicPages(origin);
    const failures: string[] = [];
    let steps = 0;
    for (const [isBlocked, of] of [
      [false, [...pageJourneys, ...memberJourneys, ...adminJourneys]],
      [true, blockedJourneys],
    ] as const) {
      const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
      mkdirSync(path.join(folder, 'downloads'));
      const engine = await kind.start({ folder, isBlocked });
      try {
        await engine.resize(1440, 900);
        const visitor = new Visitor(engine, origin);
        failures.push(...(await makeJourneys({ visitor, folder, pages, ...shared }, of)));
        steps += visitor.steps;
      } finally {
        await engine.end();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    process.stdout.write(
      `  ${kind.name}: ${steps} steps on ${pages.length} pages and in journeys, ${failures.length} failed\n`,
    );
    expect(failures).toEqual([]);
  });
}

// With PICTURES_DIR: eight kinds of pages in the engines that are here, side by side, to be looked at by people
test.describe('pictures', () => {
  test.skip(!picturesDir, 'PICTURES_DIR is not set');

  test('of eight pages at two widths', async () => {
    test.setTimeout(20 * minutes);
    const { origin } = runningPortal();
    const taken: Picture[] = [];
    const present = [{ name: 'Chromium', needs: {}, start: startChromium }, ...engines];
    for (const { name, start } of present.filter((kind) => missingPackages(kind).length === 0)) {
      const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
      mkdirSync(path.join(folder, 'downloads'));
      const engine = await start({ folder });
      try {
        taken.push(...(await takePictures(new Visitor(engine, origin), name)));
      } finally {
        await engine.end();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    await saveSideBySide(taken, picturesDir ?? '');
    expect(taken.length).toBeGreaterThan(0);
  });
});
