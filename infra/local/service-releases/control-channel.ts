import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ClearError } from '../clear-error.ts';

/** What the supervisor is asked for. */
export type ControlCall =
  | {
      command: 'release';
      service: string;
      version: string;
      percent?: number;
      dryRun?: boolean;
      by: string;
      reason?: string;
    }
  | { command: 'promote'; service: string; by: string; reason?: string }
  | { command: 'rollback'; service: string; by: string; reason?: string; anyway?: boolean }
  | { command: 'share'; service: string; percent: number; by: string; reason?: string }
  | { command: 'list'; service: string }
  | { command: 'renew'; by: string };

/** Steps that are done, then how it ended. */
type ControlMessage = { step: string; ms: number; detail?: string } | { done: string[] } | { refused: string };

export type OnControlStep = (name: string, ms: number, detail?: string) => void;

/** Does what a call asks for; returns the lines for who asked. */
export type ControlHandler = (call: ControlCall, onStep: OnControlStep) => Promise<string[]>;

/** Systems take no longer path of a socket. */
const longestPath = 100;

/** The socket of the supervisor that runs on a data folder: who may enter the folder may use it. */
export function controlSocketOf(dataDir: string): string {
  const place = path.join(dataDir, 'control.sock');
  if (Buffer.byteLength(place) <= longestPath) return place;
  return path.join(tmpdir(), `portal-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}.sock`);
}

/** Takes calls of the release tool and of a second start. Returns what ends it. */
export async function listenForCalls(dataDir: string, handle: ControlHandler): Promise<() => Promise<void>> {
  const place = controlSocketOf(dataDir);
  rmSync(place, { force: true });
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.once('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => void answer(socket, line, handle));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(place, done);
  });
  chmodSync(place, 0o600);
  return () =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of open) socket.destroy();
    });
}

async function answer(socket: net.Socket, line: string, handle: ControlHandler): Promise<void> {
  const send = (message: ControlMessage): void => void socket.write(`${JSON.stringify(message)}\n`);
  try {
    send({ done: await handle(JSON.parse(line) as ControlCall, (step, ms, detail) => send({ step, ms, detail })) });
  } catch (error) {
    send({ refused: error instanceof Error ? error.message : String(error) });
  }
  socket.end();
}

/** Asks the supervisor on a data folder. Rejects with ClearError with its reason; undefined when no supervisor takes calls there. */
export async function callSupervisor(
  dataDir: string,
  call: ControlCall,
  onStep: OnControlStep = () => undefined,
): Promise<string[] | undefined> {
  const socket = net.connect(controlSocketOf(dataDir));
  const isThere = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  if (!isThere) return undefined;
  socket.on('error', () => undefined); // the end without a message tells
  socket.write(`${JSON.stringify(call)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const message = JSON.parse(line) as ControlMessage;
    if ('step' in message) onStep(message.step, message.ms, message.detail);
    else if ('done' in message) return message.done;
    else throw new ClearError(message.refused);
  }
  throw new ClearError('The supervisor ended before the move was done: see what npm start says.');
}
