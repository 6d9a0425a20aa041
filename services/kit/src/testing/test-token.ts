import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { claimsOfUser } from '../auth/session-user.ts';
import type { SessionUser } from '../auth/session-user.ts';
import { publicJwk } from '../auth/public-key.ts';

/** PKCS8 PEM of a key made for this process; services under test trust it. */
export const testPrivateKey = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
}).privateKey;

/** Address of the test key's JWKS that needs no server. */
export const testJwksUrl = `data:application/json,${encodeURIComponent(JSON.stringify({ keys: [publicJwk(testPrivateKey)] }))}`;

const defaultSeconds = 600;

export interface TokenParts {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  privateKey?: string;
}

/** A plain member without an id. */
export const testMember: Omit<SessionUser, 'id'> = {
  email: 'member@selmatrix.example',
  name: 'Member',
  role: 'member',
  roles: {},
  isEmailVerified: false,
  rightsVersion: 1,
  needsStepUp: false,
  isSecondFactorMissing: false,
};

/** An access token signed by the test key, for a plain member unless told otherwise; `parts` forges what a test wants to be wrong. */
export function testToken(user: Partial<SessionUser> = {}, parts: TokenParts = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: 'ES256', typ: 'JWT', kid: publicJwk(testPrivateKey).kid, ...parts.header };
  const claims = {
    ...claimsOfUser({ id: randomUUID(), ...testMember, ...user }),
    iat: now,
    exp: now + defaultSeconds,
    ...parts.claims,
  };
  const text = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(text), {
    key: parts.privateKey ?? testPrivateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${text}.${signature.toString('base64url')}`;
}
