import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAccount {
  origin: string;
  close(): void;
}

const accounts: Record<string, { status: number; body?: object }> = {
  admin: { status: 200, body: { id: 'u1', email: 'admin@example.com', role: 'admin' } },
  member: { status: 200, body: { id: 'u2', email: 'member@example.com', role: 'member' } },
  down: { status: 500 },
};

/** The account service as the portal process knows it: the tokens `admin`, `member` and `down`. */
export async function startFakeAccount(): Promise<FakeAccount> {
  const account: FakeAccount = { origin: '', close: () => undefined };
  const server = createServer((request, response) => {
    request.resume();
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const { status, body } = accounts[token] ?? { status: 401 };
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  account.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  account.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return account;
}
