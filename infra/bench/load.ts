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
