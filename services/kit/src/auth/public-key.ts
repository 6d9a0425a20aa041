import { createHash, createPublicKey } from 'node:crypto';

/** A P-256 public key in the JSON form of RFC 7517. */
export interface PublicJwk {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  kid: string;
  alg: 'ES256';
  use: 'sig';
}

/**
 * Public half of a P-256 key (PEM, private or public). `kid` is its RFC 7638 thumbprint,
 * so every copy of account names the same key alike. Throws for any other kind of key.
 */
export function publicJwk(pem: string): PublicJwk {
  const { kty, crv, x, y } = createPublicKey(pem).export({ format: 'jwk' });
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y) throw new TypeError('not a P-256 key');
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' };
}

/** Public keys by id, as PEM; whatever is not an ES256 key is left out. */
export function pemByKeyId(jwks: unknown): Map<string, string> {
  const keys =
    typeof jwks === 'object' && jwks !== null && 'keys' in jwks && Array.isArray(jwks.keys)
      ? (jwks.keys as unknown[])
      : [];
  const result = new Map<string, string>();
  for (const key of keys) {
    if (typeof key !== 'object' || key === null) continue;
    const { kid, kty, crv, x, y } = key as Record<string, unknown>;
    if (typeof kid !== 'string' || kty !== 'EC' || crv !== 'P-256' || typeof x !== 'string' || typeof y !== 'string')
      continue;
    result.set(
      kid,
      createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString(),
    );
  }
  return result;
}
