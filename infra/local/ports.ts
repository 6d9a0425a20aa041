import { randomInt } from 'node:crypto';
import dgram from 'node:dgram';
import net from 'node:net';

/** Below the range from which systems take ports for outgoing connections, so that a restarted child gets its port back. */
const usualRange = { lowest: 20_000, highest: 32_000 };

/** A program that asked for a port listens on it by then. */
const heldMs = 60_000;

export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((done) => {
    const server = net.createServer();
    server.once('error', () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

/**
 * Whether nobody else holds this port. From here on this process does, for a while: by the UDP port of the same number, which
 * the system gives to one process only and takes back when that ends.
 */
function hold(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = dgram.createSocket('udp4');
    socket.once('error', () => done(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), heldMs).unref();
      done(true);
    });
  });
}

/** A loopback port that nobody listens on, and that no other caller, of this process or another, is given for a minute. */
export async function freePort({ lowest, highest } = usualRange): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if ((await hold(port)) && (await isPortFree(port))) return port;
  }
}
