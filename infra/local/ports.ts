import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the range from which systems take ports for outgoing connections, so that a restarted child gets its port back. */
const lowest = 20_000;
const highest = 32_000;

export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const server = net.createServer();
    server.once('error', () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isPortFree(port)) return port;
  }
}
