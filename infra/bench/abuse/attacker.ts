import { connect, type Socket } from 'node:net';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { abuseKinds, type AbuseKind, type Target } from './kinds.ts';

/** What a process of this file gets as its first message, in the advanced serialization of Node. */
export interface AttackOrder {
  kind: string;
  origin: string;
  /** Networks (IPv4 /24) that the requests come from, each with 200 addresses. */
  networks: number;
  seconds: number;
  target: Target;
}

/** What it sends back: responses by status, and connections that the portal closed under `closed`. */
export type AttackResult = Record<string, number>;

const count = (result: AttackResult, what: string) => void (result[what] = (result[what] ?? 0) + 1);
const addressOf = (n: number, networks: number) => `198.51.${100 + (n % networks)}.${1 + (n % 200)}`;

async function sendRequests(kind: AbuseKind, order: AttackOrder, until: number): Promise<AttackResult> {
  const pool = new Pool(order.origin, { connections: kind.atOnce, headersTimeout: 20_000 });
  const result: AttackResult = {};
  let sent = 0;
  const worker = async () => {
    while (performance.now() < until && kind.request) {
      const n = sent++;
      const { path, method = 'GET', headers = {}, body } = kind.request(n, order.target);
      try {
        const response = await pool.request({
          path,
          method,
          headers: { ...headers, 'x-forwarded-for': addressOf(n, order.networks) },
          body: body ?? null,
        });
        await response.body.dump();
        count(result, String(response.statusCode));
      } catch {
        count(result, 'closed');
      }
    }
  };
  await Promise.all(Array.from({ length: kind.atOnce }, worker));
  await pool.destroy();
  return result;
}

/** Opens the connections in a second, and a new one for each that is closed. */
async function holdConnections(kind: AbuseKind, order: AttackOrder, until: number): Promise<AttackResult> {
  const { port } = new URL(order.origin);
  const sockets = new Set<Socket>();
  const result: AttackResult = {};
  for (let n = 0; performance.now() < until; n += 1) {
    if (sockets.size >= kind.atOnce) {
      await wait(20);
      continue;
    }
    const socket = connect({ port: Number(port), host: '127.0.0.1' });
    sockets.add(socket);
    socket.on('error', () => undefined); // the portal's refusal is what is wanted
    socket.once('data', (data) => count(result, /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'other'));
    socket.once('connect', () =>
      kind.connection?.(socket, `X-Forwarded-For: ${addressOf(n, order.networks)}\r\n`, order.target),
    );
    socket.once('close', () => {
      count(result, 'closed');
      sockets.delete(socket);
    });
    await wait(2);
  }
  result['open'] = sockets.size;
  for (const socket of sockets) socket.destroy();
  return result;
}

async function attack(order: AttackOrder): Promise<AttackResult> {
  const kind = abuseKinds.find(({ name }) => name === order.kind);
  if (!kind) throw new Error(`there is no kind of abuse "${order.kind}"`);
  const until = performance.now() + order.seconds * 1_000;
  return kind.connection ? holdConnections(kind, order, until) : sendRequests(kind, order, until);
}

// The site and its attacker share the processors of one machine: what the attack costs to make is not what it does
os.setPriority(os.constants.priority.PRIORITY_LOW);
process.once('message', (order: AttackOrder) => {
  void attack(order).then((result) => process.send?.(result, () => process.exit()));
});
