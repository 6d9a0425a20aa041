import autocannon from 'autocannon';
import Fastify from 'fastify';
import type { Stack } from '../local/stack/stack.ts';
import { median } from './load.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const SECONDS = 4;
/** Each measures all, one after another: what else the machine does then meets all of them. */
const ROUNDS = 3;

export interface Throughput {
  what: string;
  /** Responses a second, the median of all rounds. */
  rate: number;
  /** Response time in milliseconds that one in a hundred exceeds, at this full load. */
  p99Ms: number;
}

type Load = Pick<autocannon.Options, 'url' | 'headers' | 'idReplacement'>;

async function run(load: Load, duration: number): Promise<{ rate: number; p99Ms: number }> {
  const { requests, latency, errors, non2xx } = await autocannon({ ...load, connections: CONNECTIONS, duration });
  if (errors + non2xx > 0) throw new Error(`${load.url}: ${errors} errors, ${non2xx} answers that were no success`);
  return { rate: requests.average, p99Ms: latency.p99 };
}

/** The largest file that Home asks for at once: the shell's own script. */
async function shellScript(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const [, path] = /<script src="([^"]+\/main\.[^"]+)"/.exec(html) ?? [];
  if (path === undefined) throw new Error('Home names no script of the shell');
  return origin + path;
}

/** What a portal gives to many visitors at once: documents from memory, release files, documents that are rendered. */
export async function throughput({ origin }: Stack): Promise<Throughput[]> {
  const hello = Fastify();
  hello.get('/', async () => 'hello');
  const bare = await hello.listen({ port: 0, host: '127.0.0.1' });
  const br = { 'accept-encoding': 'br' };
  const loads: Record<string, Load> = {
    "bare Fastify's hello (in the process of the load)": { url: bare },
    'Home, cached, brotli': { url: origin, headers: br },
    "the shell's script, brotli": { url: await shellScript(origin), headers: br },
    'document /timeline, rendered, brotli': {
      url: `${origin}/timeline?bench=[<id>]`,
      headers: br,
      idReplacement: true,
    },
  };
  const results = new Map(Object.keys(loads).map((what) => [what, [] as { rate: number; p99Ms: number }[]]));
  try {
    for (const load of Object.values(loads)) await run(load, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [what, load] of Object.entries(loads)) results.get(what)?.push(await run(load, SECONDS));
  } finally {
    await hello.close();
  }
  return [...results].map(([what, runs]) => ({
    what,
    rate: median(runs.map(({ rate }) => rate)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
  }));
}
