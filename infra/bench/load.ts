import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;

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

/** Milliseconds until the last byte has come. */
function responseTime(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asked = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response
        .on('error', reject)
        .on('end', () => resolve(performance.now() - began))
        .resume();
    });
    asked.on('error', reject);
  });
}

/** Response times under a load that comes evenly, whether earlier requests have been answered or not. */
export async function pacedTimes(
  url: (round: number) => string,
  { headers, perSecond, seconds }: { headers: Record<string, string>; perSecond: number; seconds: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: Promise<number>[] = [];
  const began = performance.now();
  while (times.length < perSecond * seconds) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (times.length < Math.min(due, perSecond * seconds))
      times.push(responseTime(agent, url(times.length), headers));
    await wait(1);
  }
  const all = await Promise.all(times);
  agent.destroy();
  return all;
}

/** The value that a share of all stays below. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
