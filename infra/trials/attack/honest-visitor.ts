import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../bench/load.ts';

export interface VisitorTimes {
  medianMs: number;
  worstMs: number;
  requests: number;
  failures: string[];
}

const limitMs = 10_000;

/** One request on a connection of its own, from a given address. Resolves with the status. */
function get(port: number, from: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', localAddress: from, path, timeout: limitMs, headers: { accept: 'text/html' } },
      (response) => {
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', reject);
        response.resume();
      },
    );
    call.once('timeout', () => call.destroy(new Error(`no response within ${limitMs} ms`)));
    call.once('error', reject);
    call.end();
  });
}

/** A visitor who opens pages and lists one after the other until told to stop. */
export function startVisitor(
  port: number,
  from: string,
  paths: string[],
  pauseMs: number,
): { stop(): Promise<VisitorTimes> } {
  const times: number[] = [];
  const failures: string[] = [];
  const stopping = new AbortController();
  const visiting = (async () => {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const path = paths[index % paths.length]!;
      const began = performance.now();
      try {
        const status = await get(port, from, path);
        if (status !== 200) failures.push(`${path}: ${status}`);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
      times.push(performance.now() - began);
      await wait(pauseMs);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await visiting;
      return { medianMs: median(times), worstMs: Math.max(...times), requests: times.length, failures };
    },
  };
}
