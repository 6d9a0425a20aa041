import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAccount {
  origin: string;
  /** An access token that it signed, with these claims besides those of a plain member. */
  token(claims?: Record<string, unknown>): string;
  close(): void;
}

const kid = 'the key of the tests';
const lifeSeconds = 600;
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The account service as the portal process knows it: the keys that verify access tokens. */
export async function startFakeAccount(): Promise<FakeAccount> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }];
  const server = createServer((request, response) => {
    request.resume();
    const isKeys = request.url === '/api/user/jwks.json';
    response
      .writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(isKeys ? { keys } : {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token(claims) {
      const now = Math.floor(Date.now() / 1_000);
      const member = { sub: 'u2', email: 'member@example.com', name: 'Member', role: 'member', rv: 1 };
      const text = [
        { alg: 'ES256', typ: 'JWT', kid },
        { ...member, iat: now, exp: now + lifeSeconds, ...claims },
      ]
        .map(base64url)
        .join('.');
      const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${text}.${signature.toString('base64url')}`;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
