import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { freePort, isPortFree } from './ports.ts';

/** The first of three neighbours at or above `from` that nobody listens on. */
async function threeFree(from: number): Promise<number> {
  for (let first = from; ; first += 3) {
    const free = await Promise.all([0, 1, 2].map((step) => isPortFree(first + step)));
    if (free.every(Boolean)) return first;
  }
}

const twoOf = async (first: number) => {
  const range = { lowest: first, highest: first + 3 };
  return [await freePort(range), await freePort(range)].sort((one, other) => one - other);
};

describe('a free port', () => {
  test('is none that somebody listens on, and is given once', async () => {
    const first = await threeFree(15_000);
    const server = net.createServer().listen(first, '127.0.0.1');
    await once(server, 'listening');
    expect(await twoOf(first)).toEqual([first + 1, first + 2]);
    server.close();
  });

  test('is none that another process was given and does not listen on yet', async () => {
    const first = await threeFree(16_000);
    const script = `require('node:dgram').createSocket('udp4').bind(${first + 1}, '127.0.0.1', () => console.log('held'))`;
    const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(other.stdout, 'data');
    expect(await twoOf(first)).toEqual([first, first + 2]);
    other.kill();
  });
});
