import net from 'node:net';
import type { Stream } from 'node:stream';

/** A socket that children listen on, one after the other or several at once. */
export interface ListeningSocket {
  /** For `stdio` of a child. */
  stdio: Stream;
  close(): void;
}

interface Handle {
  close(): void;
}

/** What node:cluster makes such sockets with; it is no part of Node's documented API, and there since Node 0.8. */
type CreateHandle = (address: string, port: number, addressType: 4 | 6) => Handle | number;

const createHandle = (net as unknown as { _createServerHandle?: CreateHandle })._createServerHandle;

/**
 * Binds a socket without accepting connections on it: children do. While one is gone, those that arrive wait in the queue of the
 * system, and the next child accepts them. Undefined where that cannot be: children then listen for themselves.
 */
export function openListeningSocket(host: string, port: number): ListeningSocket | undefined {
  const family = net.isIP(host);
  if (createHandle === undefined || (family !== 4 && family !== 6)) return undefined;
  const handle = createHandle(host, port, family);
  if (typeof handle === 'number') return undefined;
  return { stdio: handle as unknown as Stream, close: () => handle.close() };
}
