import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuditEntry } from '../src/audit/audit-queue.ts';

export interface FakeAccount {
  origin: string;
  auditKey: string;
  /** What was written into the audit log. */
  entries: AuditEntry[];
  isDown: boolean;
  close(): void;
}

const accounts: Record<string, { status: number; body?: object }> = {
  admin: { status: 200, body: { id: 'u1', email: 'admin@example.com', role: 'admin' } },
  member: { status: 200, body: { id: 'u2', email: 'member@example.com', role: 'member' } },
  down: { status: 500 },
};

/** The account service as the portal process knows it: the tokens `admin`, `member` and `down`, and the audit log. */
export async function startFakeAccount(): Promise<FakeAccount> {
  const auditKey = 'a'.repeat(43);
  const seen = new Set<string>();
  const account: FakeAccount = { origin: '', auditKey, entries: [], isDown: false, close: () => undefined };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (account.isDown) return response.writeHead(503).end();
    if (request.url === '/internal/audit') {
      const key = String(request.headers['idempotency-key']);
      if (token !== auditKey) return response.writeHead(401).end();
      if (!seen.has(key)) account.entries.push(JSON.parse(Buffer.concat(chunks).toString()) as AuditEntry);
      seen.add(key);
      return response.writeHead(204).end();
    }
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
