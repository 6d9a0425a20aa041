import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networkOf, SiteShares } from '@portal/runtime';
import fp from 'fastify-plugin';
import { openResponses } from './open-responses.ts';

const lookEveryMs = 5_000;
/** A chunk is up to 64 KiB and counts once it is sent: in less time, a slow visitor would seem to have stopped. */
const paceMs = 30_000;

interface Connection {
  /** Bytes that were gone at that moment; undefined while nothing waits. */
  mark?: { bytes: number; at: number };
}

/** Bounds connections: in all, with a share for each network, of one address, and those whose visitor hardly takes the response. */
export const connectionLimits = fp(
  async (app) => {
    const { limits, trustedProxies } = app.settings;
    const metrics = app.measures;
    // Each carries many visitors, and limits these itself
    const proxies = blockList(trustedProxies);
    const connections = new Map<Socket, Connection>();
    const counts = new Map<string, number>();
    const shares = new SiteShares({ units: limits.connections });

    app.server.maxConnections = limits.connections;
    app.server.on('drop', () => metrics.limitsMet.inc({ limit: 'connections' }));
    app.server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress;
      // Ended by `createApp`
      if (address === undefined) return;
      const network = networkOf(address);
      const count = (counts.get(network) ?? 0) + 1;
      const isProxy = proxies.check(unmapped(address), isIPv6(unmapped(address)) ? 'ipv6' : 'ipv4');
      if (!isProxy && (count > limits.connectionsPerAddress || !shares.take(address))) {
        metrics.limitsMet.inc({ limit: 'connections-per-address' });
        socket.destroy();
        return;
      }
      counts.set(network, count);
      connections.set(socket, {});
      socket.once('close', () => {
        connections.delete(socket);
        if (!isProxy) shares.give(address);
        const left = (counts.get(network) ?? 1) - 1;
        if (left === 0) counts.delete(network);
        else counts.set(network, left);
      });
    });
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      openResponses.set(request.socket, response),
    );

    const timer = setInterval(() => {
      const now = performance.now();
      for (const [socket, connection] of connections) {
        if (!isTooSlow(socket, connection, now)) continue;
        metrics.limitsMet.inc({ limit: 'download' });
        socket.destroy();
      }
    }, lookEveryMs).unref();
    app.addHook('onClose', async () => clearInterval(timer));

    function isTooSlow(socket: Socket, connection: Connection, now: number): boolean {
      const bytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) connection.mark = undefined;
      else connection.mark ??= { bytes, at: now };
      const { mark } = connection;
      if (mark === undefined || now - mark.at < paceMs) return false;
      connection.mark = { bytes, at: now };
      return bytes - mark.bytes < (limits.minDownloadBytesPerSecond * (now - mark.at)) / 1_000;
    }
  },
  { name: 'connection-limits', dependencies: ['settings', 'measures'] },
);

/** `::ffff:192.0.2.7` → `192.0.2.7`, as which a proxy is named. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function blockList(networks: string[]): BlockList {
  const list = new BlockList();
  for (const entry of networks) {
    const [address = '', bits] = entry.split('/', 2);
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
