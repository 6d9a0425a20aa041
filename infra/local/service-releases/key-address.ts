import net from 'node:net';

export interface KeyAddress {
  url: string;
  close(): Promise<void>;
}

/**
 * An address of the public keys that stays the same while versions of the service that signs access tokens come and go on ports of
 * their own. Services and the portal read the keys once in ten minutes, so that the supervisor has nothing else to hand on.
 */
export async function openKeyAddress(portOfAccounts: () => number): Promise<KeyAddress> {
  const open = new Set<net.Socket>();
  const server = net.createServer((caller) => {
    const service = net.connect(portOfAccounts(), '127.0.0.1');
    for (const [socket, other] of [
      [caller, service],
      [service, caller],
    ] as const) {
      open.add(socket);
      // The other end notices when its own connection ends
      socket.once('error', () => other.destroy());
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/user/jwks.json`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
