import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { median, pacedTimes, percentile, steadyRate } from './load.ts';
import type { Site } from './site.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const SECONDS = 4;
/** Each measures all, one after another: what else the machine does then meets all of them. */
const ROUNDS = 3;

interface Round {
  /** Responses a second at full load. */
  rate: number;
  /** Response times in milliseconds at half of that rate. */
  medianMs: number;
  p99Ms: number;
}

interface Load {
  url: string;
  headers: Record<string, string>;
  /** Each request has an address of its own. */
  isUnique?: boolean;
}

const addressOf = ({ url, isUnique }: Load) => (isUnique ? () => `${url}?bench=${randomUUID()}` : () => url);

function rateOf(load: Load, seconds: number): Promise<number> {
  return steadyRate(addressOf(load), { headers: load.headers, connections: CONNECTIONS, seconds });
}

async function round(load: Load): Promise<Round> {
  const rate = await rateOf(load, SECONDS);
  const times = await pacedTimes(addressOf(load), { headers: load.headers, perSecond: rate / 2, seconds: SECONDS });
  return { rate, medianMs: median(times), p99Ms: percentile(times, 0.99) };
}

/** The largest file that Home asks for at once: the shell's own script. */
async function shellScript(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const [, path] = /<script src="([^"]+\/main\.[^"]+)"/.exec(html) ?? [];
  if (path === undefined) throw new Error('Home names no script of the shell');
  return origin + path;
}

/** What to ask for: documents from memory, release files, documents that are rendered, and Home of other sites. */
async function loadsOf(bare: string, origin: string, others: Site[]): Promise<Record<string, Load>> {
  const br = { 'accept-encoding': 'br' };
  const gzip = { 'accept-encoding': 'gzip' };
  return {
    "bare Fastify's hello": { url: bare, headers: {} },
    'Home, cached, brotli': { url: origin, headers: br },
    ...Object.fromEntries(others.map((site) => [`${site.name}, Home, gzip`, { url: site.origin, headers: gzip }])),
    "the shell's script, brotli": { url: await shellScript(origin), headers: br },
    'document /timeline, rendered, brotli': { url: `${origin}/timeline`, headers: br, isUnique: true },
  };
}

/** What a portal gives to many visitors at once, beside other sites, and what a visitor waits for at half of that load. */
export async function benchThroughput(origin: string, others: Site[] = []): Promise<void> {
  const hello = new Worker(new URL('hello.js', import.meta.url));
  const [bare] = (await once(hello, 'message')) as [string];
  const loads = await loadsOf(bare, origin, others);
  const results = new Map(Object.keys(loads).map((what) => [what, [] as Round[]]));
  try {
    for (const load of Object.values(loads)) await rateOf(load, WARM_UP_SECONDS);
    for (let done = 0; done < ROUNDS; done += 1)
      for (const [what, load] of Object.entries(loads)) results.get(what)?.push(await round(load));
  } finally {
    await hello.terminate();
  }
  console.log(`\n  16 connections, medians of three rounds, load of the machine ${loadavg()[0]?.toFixed(1)}`);
  for (const [what, rounds] of results) {
    const rate = median(rounds.map((each) => each.rate));
    const medianMs = median(rounds.map((each) => each.medianMs));
    const p99Ms = median(rounds.map((each) => each.p99Ms));
    const half = `at half of it median ${medianMs.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
    console.log(`  ${what.padEnd(58)} ${rate.toFixed(0).padStart(8)} /s   ${half}`);
  }
}
