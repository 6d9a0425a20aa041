import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One way to hold a connection badly: what is written at first, and what then happens. */
export interface HostileKind {
  name: string;
  /** Called once the socket is open. */
  behave(socket: Socket): void;
}

const json = 'Host: portal\r\nContent-Type: application/json\r\n';
const everyMs = 1_000;

/** Writes a piece every second for as long as the socket takes it. */
function drip(socket: Socket, piece: string | Buffer): void {
  const timer = setInterval(() => socket.writable && socket.write(piece), everyMs);
  socket.once('close', () => clearInterval(timer));
}

export const hostileKinds: HostileKind[] = [
  {
    name: 'aborted',
    behave(socket) {
      socket.write(`POST /api/user/signin HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{"e`);
      setTimeout(() => socket.resetAndDestroy(), everyMs).unref();
    },
  },
  {
    name: 'half-sent',
    behave: (socket) => void socket.write(`POST /api/user/signin HTTP/1.1\r\n${json}Content-Length: 100\r\n\r\n{"e`),
  },
  {
    name: 'slow headers',
    behave(socket) {
      socket.write('GET / HTTP/1.1\r\nHost: portal\r\n');
      drip(socket, 'X-Slow: 1\r\n');
    },
  },
  {
    name: 'slow body',
    behave(socket) {
      socket.write(`POST /api/user/signin HTTP/1.1\r\n${json}Content-Length: 4000\r\n\r\n{`);
      drip(socket, ' ');
    },
  },
  { name: 'silent', behave: () => undefined },
  {
    name: 'slow upload',
    behave(socket) {
      const head =
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7';
      socket.write(
        `POST /api/classroom/edit HTTP/1.1\r\nHost: portal\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 4000000\r\n\r\n${head}`,
      );
      drip(socket, Buffer.alloc(16));
    },
  },
];

export interface HostileConnections {
  /** Sockets that the portal still keeps open. */
  open(): number;
  /** Connections that were refused or ended by the portal. */
  ended(): number;
  /** Closes the rest. */
  stop(): void;
}

/**
 * Opens `count` bad connections from an address of this machine's own loopback network, `perSecond` of them a second.
 * Resolves once all were tried.
 */
export async function openHostile(
  kind: HostileKind,
  { port, from, count, perSecond }: { port: number; from: string; count: number; perSecond: number },
): Promise<HostileConnections> {
  const sockets = new Set<Socket>();
  let ended = 0;
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.add(socket);
    socket.on('error', () => undefined); // the portal's refusal is what is wanted
    socket.once('connect', () => kind.behave(socket));
    socket.once('close', () => {
      ended += 1;
      sockets.delete(socket);
    });
    socket.resume();
    if (index % Math.ceil(perSecond / 10) === 0) await wait(100);
  }
  return {
    open: () => sockets.size,
    ended: () => ended,
    stop: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
