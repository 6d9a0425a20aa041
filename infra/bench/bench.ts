import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { temporaryDataFolder } from '../local/data/data-folder.ts';
import { runBuild } from '../local/stack/build-releases.ts';
import { startStack } from '../local/stack/start-stack.ts';
import type { Stack } from '../local/stack/stack.ts';
import { terminalProgress } from '../local/progress.ts';
import { benchBoards } from './boards.ts';
import { benchCompare } from './compare/compare.ts';
import { benchLighthouse } from './lighthouse.ts';
import { listRates } from './list-calls.ts';
import { median, responseTimes } from './load.ts';
import { benchNavigation } from './navigation/navigation.ts';
import { releaseSeconds } from './release-time.ts';
import { benchReleases } from './releases.ts';
import { readSite, type Site } from './site.ts';
import { benchThroughput } from './throughput.ts';

const ROUNDS = 40;

function row(what: string, value: string, budget: string): string {
  return `  ${what.padEnd(58)} ${value.padStart(10)}   ${budget}`;
}

/** Documents from the micro-cache and freshly rendered: each fresh one has an address that nobody has asked for yet. */
async function benchDocuments({ origin }: Stack): Promise<string[]> {
  await responseTimes(() => `${origin}/timeline`, ROUNDS);
  const cached = median(await responseTimes(() => `${origin}/timeline`, ROUNDS));
  const rendered = median(await responseTimes(() => `${origin}/timeline?bench=${randomUUID()}`, ROUNDS));
  return [
    row('document /timeline, cached, median', `${cached.toFixed(1)} ms`, 'at most 5 ms of the portal'),
    row('document /timeline, rendered, median', `${rendered.toFixed(1)} ms`, 'at most 30 ms of the portal'),
  ];
}

/** Throws below the least ratio, once everything is printed. */
async function benchList(stack: Stack): Promise<void> {
  const rates = await listRates(stack);
  for (const { what, rate, ratio, atLeast } of rates)
    console.log(row(what, `${rate.toFixed(0)} /s`, `${ratio.toFixed(2)} (at least ${atLeast})`));
  const slow = rates.filter(({ ratio, atLeast }) => ratio < atLeast);
  if (slow.length > 0) throw new Error(`too slow: ${slow.map(({ what }) => what).join('; ')}`);
}

async function benchRelease(stack: Stack): Promise<string> {
  return row(
    'release of mf-education, from the command to live',
    `${(await releaseSeconds(stack, 'mf-education')).toFixed(1)} s`,
    'at most 60 s',
  );
}

async function serverVersion({ databaseUrl }: Stack): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}

/** A portal of its own on fresh data, measured and thrown away. */
async function onFreshPortal(measure: (stack: Stack) => Promise<void>): Promise<void> {
  const dataDir = temporaryDataFolder();
  const releasesDir = `${dataDir}/releases`;
  if ((await runBuild(releasesDir, [], terminalProgress.note)) !== 0)
    throw new Error('the pages could not be built: see above');
  const stack = await startStack({
    dataDir,
    releasesDir,
    progress: terminalProgress,
    durable: true,
    env: { LOG_LEVEL: 'warn' },
  });
  try {
    await measure(stack);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchPortal(stack: Stack): Promise<void> {
  console.log(`\nNode ${process.version}, Postgres ${await serverVersion(stack)}\n`);
  for (const line of await benchDocuments(stack)) console.log(line);
  console.log(await benchRelease(stack));
  await benchThroughput(stack.origin);
  await benchList(stack);
}

const [wanted, ...addresses] = process.argv.slice(2);
const sites = addresses.map(readSite);

/** Measures sites that run already; without any, a fresh portal. */
async function onSites(measure: (sites: Site[]) => Promise<void>): Promise<void> {
  if (sites.length > 0) await measure(sites);
  else await onFreshPortal(({ origin }) => measure([{ name: 'portal', origin }]));
}

/**
 * `npm run bench` measures everything; `npm run bench -- portal`, `-- lighthouse` and so on one part. `-- navigation`,
 * `-- throughput` and `-- compare` measure sites side by side that run already, where they are named as `<url>=<name> …`;
 * `-- lighthouse <url> …` the scores of pages of a site.
 */
const parts: Record<string, () => Promise<void>> = {
  portal: () => onFreshPortal(benchPortal),
  throughput: () => onSites(([own, ...others]) => benchThroughput(own?.origin ?? '', others)),
  lighthouse: () =>
    addresses.length > 0
      ? benchLighthouse(
          sites[0]?.origin ?? '',
          addresses.map((address) => new URL(address)).map(({ pathname, search }) => pathname + search),
          false,
        )
      : onFreshPortal(({ origin }) => benchLighthouse(origin)),
  navigation: () => onSites(benchNavigation),
  compare: () => onSites(benchCompare),
  boards: benchBoards,
  releases: benchReleases,
};
/** They measure again what others do, in another way. */
const onlyAlone = new Set(['throughput', 'compare']);
if (wanted !== undefined && !(wanted in parts))
  throw new Error(`there is no part ${wanted}: ${Object.keys(parts).join(', ')}`);
for (const [name, measurePart] of Object.entries(parts))
  if (wanted === undefined ? !onlyAlone.has(name) : wanted === name) await measurePart();
