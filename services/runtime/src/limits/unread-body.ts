import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isCutOff, isOverdue } from './time-limit.ts';

/** More than the portal passes on: a catalogue of 20 MB and the form around it. */
const drainedBytes = 24 * 1024 * 1024;
/** For the rest of a body that nobody wants: well inside the time that the portal waits for a response. */
const drainLimitMs = 2_000;

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads and drops what is left of a body; false when it is too much, takes too long or breaks off. */
function drain(message: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > drainedBytes) end(false);
    };
    const ended = (): void => end(true);
    const broken = (): void => end(false);
    const timer = setTimeout(broken, drainLimitMs);
    function end(isRead: boolean): void {
      clearTimeout(timer);
      message.off('data', count).off('end', ended).off('error', broken).off('close', broken);
      resolve(isRead);
    }
    message.on('data', count).once('end', ended).once('error', broken).once('close', broken);
    // A parser that gave up in the middle would hold the rest back
    message.unpipe();
    message.resume();
  });
}

/** True when a response may leave the request's connection open. */
async function isReadWhole(request: FastifyRequest): Promise<boolean> {
  const { raw } = request;
  if (raw.readableEnded || !hasBody(raw)) return true;
  // Past its time a handler may still be reading: ending the connection is what ends it
  if (raw.destroyed || isCutOff(request) || isOverdue(request)) return false;
  return drain(raw);
}

/**
 * Before a response is sent, reads the rest of a body that its handler left unread, or ends the connection with the response:
 * on a connection that stays open, unread bytes hold back the next request. Behind the time limit, whose watch ends before.
 */
export const unreadBody = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      if (!(await isReadWhole(request))) reply.header('connection', 'close');
    });
  },
  { name: 'unread-body', dependencies: ['time-limit'] },
);
