import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';

export interface ExportHeap {
  lines: number;
  /** What the process held after a collection, at the first mebibyte of the file. */
  firstMiB: number;
  /** The most that it held at one of the later mebibytes. */
  mostMiB: number;
}

const mebibyte = 1024 * 1024;

function heldMiB(collect: () => void): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / mebibyte);
}

/** The same once collections free nothing more: what earlier tests left must not hide growth. */
async function settledMiB(collect: () => void): Promise<number> {
  for (let held = heldMiB(collect); ;) {
    await setImmediate();
    const next = heldMiB(collect);
    if (next >= held) return held;
    held = next;
  }
}

/** Downloads a file as a browser does, and looks at the memory that is held at each mebibyte of it. */
export async function exportHeap(app: FastifyInstance, path: string, token: string): Promise<ExportHeap> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const held: number[] = [];
  let bytes = 0;
  let lines = 0;
  for await (const chunk of response.body) {
    for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
    bytes += (chunk as Uint8Array).length;
    if (bytes > held.length * mebibyte) held.push(held.length === 0 ? await settledMiB(collect) : heldMiB(collect));
  }
  return { lines, firstMiB: held[0] ?? 0, mostMiB: Math.max(...held.slice(1)) };
}
