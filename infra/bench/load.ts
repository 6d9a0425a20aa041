import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Pool } from 'undici';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
/** Below what a portal allows one address. */
const MOST_CONNECTIONS = 64;

/** Answers a second of one address under a steady load. Throws when any answer was not a success. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_SECONDS });
  const { requests, errors, non2xx } = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that were no success`);
  return requests.average;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Milliseconds from request to the last byte, one after another. */
export async function responseTimes(url: (round: number) => string, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const response = await fetch(url(round), { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url(round)} answered ${response.status}`);
    times.push(performance.now() - began);
  }
  return times;
}

interface LoadOptions {
  headers: Record<string, string>;
  seconds: number;
}

/** Milliseconds until the last byte has come. Below the streams of undici: what the load costs is taken from the portal on the same cores. */
function responseTime(pool: Pool, path: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  return new Promise((done, fail) => {
    pool.dispatch(
      { path, method: 'GET', headers },
      {
        onRequestStart() {},
        onResponseStart(_controller, status) {
          if (status !== 200) fail(new Error(`${path} answered ${status}`));
        },
        onResponseData() {},
        onResponseEnd: () => done(performance.now() - began),
        onResponseError: (_controller, error) => fail(error),
      },
    );
  });
}

const pathOf = (url: string): string => url.slice(new URL(url).origin.length) || '/';

/** Answers a second while every connection asks again as soon as it was answered. Bodies are read and not looked at. */
export async function steadyRate(
  url: () => string,
  { headers, seconds, connections }: LoadOptions & { connections: number },
): Promise<number> {
  const pool = new Pool(new URL(url()).origin, { connections });
  const began = performance.now();
  const end = began + seconds * 1_000;
  let answers = 0;
  async function connection(): Promise<void> {
    for (; performance.now() < end; answers += 1) await responseTime(pool, pathOf(url()), headers);
  }
  await Promise.all(Array.from({ length: connections }, connection));
  await pool.close();
  return answers / ((performance.now() - began) / 1_000);
}

/** Response times under a load that comes evenly, whether earlier requests have been answered or not. */
export async function pacedTimes(
  url: () => string,
  { headers, perSecond, seconds }: LoadOptions & { perSecond: number },
): Promise<number[]> {
  // What finds none free waits here, and that counts
  const pool = new Pool(new URL(url()).origin, { connections: MOST_CONNECTIONS });
  const times: Promise<number>[] = [];
  const began = performance.now();
  while (times.length < perSecond * seconds) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (times.length < Math.min(due, perSecond * seconds)) times.push(responseTime(pool, pathOf(url()), headers));
    await wait(1);
  }
  const all = await Promise.all(times);
  await pool.close();
  return all;
}

/** The value that a share of all stays below. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
