import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Stack } from '../local/stack/stack.ts';
import { median, requestsPerSecond } from './load.ts';

const SECONDS = 4;
/** Each measures all three, one after another: what else the machine does then meets all of them. */
const ROUNDS = 5;
const LIST = '/api/news/view?itemsPerPage=10';

export interface ListRates {
  what: string;
  /** Requests a second. */
  rate: number;
  /** Of the rate of the bare service in the same round, the median of all rounds. */
  ratio: number;
  atLeast: number;
}

/** In a process of its own, as our services are: sharing one with the load would slow it down. */
async function withBareService<T>(databaseUrl: string, measure: (url: string) => Promise<T>): Promise<T> {
  const bare = fork(new URL('./bare-service.js', import.meta.url), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  try {
    const [origin] = (await once(bare, 'message')) as [string];
    return await measure(`${origin}/list`);
  } finally {
    bare.disconnect();
    await once(bare, 'exit');
  }
}

/** The news list: bare Fastify and one query, our service, our service through the portal. Ratios within one round. */
export async function listRates({ databaseUrl, services, origin }: Stack): Promise<ListRates[]> {
  return withBareService(databaseUrl, async (bareUrl) => {
    const calls = [
      { what: 'news list, bare Fastify and pg', url: bareUrl, atLeast: 1 },
      { what: 'news list, service', url: services.community!.url + LIST, atLeast: 0.7 },
      { what: 'news list, through the portal', url: origin + LIST, atLeast: 0.45 },
    ];
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rates: number[] = [];
      for (const { url } of calls) rates.push(await requestsPerSecond(url, SECONDS));
      rounds.push(rates);
    }
    return calls.map(({ what, atLeast }, index) => ({
      what,
      atLeast,
      rate: median(rounds.map((rates) => rates[index] ?? 0)),
      ratio: median(rounds.map((rates) => (rates[index] ?? 0) / (rates[0] ?? 0))),
    }));
  });
}
