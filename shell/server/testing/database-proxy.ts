import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** Of the same database, by way of the proxy. */
  url: string;
  /** Postgres is gone: connections end, and new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** A way to Postgres that a test can cut. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;

  async function restore(): Promise<void> {
    const opened = createServer((client) => {
      const upstream = connect(Number(target.port || 5432), target.hostname);
      for (const [socket, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        sockets.add(socket);
        // Ends that are cut off are what the test wants
        socket
          .on('error', () => undefined)
          .on('close', () => {
            sockets.delete(socket);
            other.destroy();
          });
      }
      client.pipe(upstream).pipe(client);
    });
    await new Promise<void>((resolve) => {
      opened.listen(port, '127.0.0.1', resolve);
    });
    ({ port } = opened.address() as AddressInfo);
    server = opened;
  }

  await restore();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    restore,
    async cut() {
      const closed = new Promise((resolve) => {
        server?.close(resolve);
      });
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
