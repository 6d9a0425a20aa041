import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RawConnection {
  socket: Socket;
  /** Everything that came so far. */
  received(): string;
  /** Resolves when the portal has closed the connection; false when it did not in time. */
  closed(limitMs: number): Promise<boolean>;
}

/**
 * Opens a connection and sends raw bytes, also such as no well-behaved client would send. With `allowHalfOpen` it can
 * continue to send after the portal has ended its side.
 */
export async function openRaw(
  origin: string,
  text: string | Buffer = '',
  { allowHalfOpen = false } = {},
): Promise<RawConnection> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen });
  let received = '';
  const state = { isClosed: false };
  const close = (): void => {
    state.isClosed = true;
  };
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // A connection that the portal resets is what many of these tests want.
  socket.on('error', close).on('close', close).on('end', close);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  if (text.length > 0) socket.write(text);
  return {
    socket,
    received: () => received,
    async closed(limitMs) {
      const end = performance.now() + limitMs;
      while (!state.isClosed && performance.now() < end) await wait(20);
      return state.isClosed;
    },
  };
}

/** Sends one request and returns what came back until the connection was closed or the limit was over. */
export async function sendRaw(origin: string, text: string | Buffer, limitMs = 2_000): Promise<string> {
  const connection = await openRaw(origin, text);
  await connection.closed(limitMs);
  connection.socket.destroy();
  return connection.received();
}

/** A POST of JSON of which only the beginning comes. */
export function halfPost(path: string, declaredBytes = 100): string {
  return `POST ${path} HTTP/1.1\r\nHost: portal.example\r\nContent-Type: application/json\r\nContent-Length: ${declaredBytes}\r\n\r\n{"e`;
}
