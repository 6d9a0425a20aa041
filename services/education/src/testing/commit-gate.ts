import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface CommitGate {
  /** The same database through the gate. */
  url: string;
  /**
   * From now on the response to a commit does not get through: it goes to `happened` and waits there until `open`. Only
   * on connections that have sent a statement which `statement` matches: jobs of the service commit, too.
   */
  close(statement: RegExp): { happened: Promise<void>; open(): void };
  stop(): void;
}

/** Postgres' CommandComplete of COMMIT. */
const committed = Buffer.from('COMMIT\0');

/** A proxy between a service and its database that can hold back the response to a commit, when processes may die. */
export async function commitGate(databaseUrl: string): Promise<CommitGate> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hold: { statement: RegExp; take(release: () => void): void } | undefined;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
    let isWatched = false;
    client.on('data', (chunk: Buffer) => {
      isWatched ||= hold?.statement.test(chunk.toString('latin1')) ?? false;
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (hold && isWatched && chunk.includes(committed)) hold.take(() => client.write(chunk));
      else client.write(chunk);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    close(statement) {
      const held: (() => void)[] = [];
      const happened = new Promise<void>((done) => {
        hold = {
          statement,
          take(release) {
            held.push(release);
            done();
          },
        };
      });
      return {
        happened,
        open() {
          hold = undefined;
          for (const release of held) release();
        },
      };
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
