import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyBody, PasskeyProof } from '../features/second-factor/passkey-schemas.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

/** Flags of authenticator data (WebAuthn, 6.1). */
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

export interface SignOptions {
  challenge?: unknown;
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  type?: string;
}

/** An authenticator of its own: makes one passkey and signs with it what a browser would, or what a test wants to be wrong. */
export function createSoftwarePasskey(origin = 'http://localhost:8080') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let signatures = 0;

  const clientData = (type: string, options: SignOptions) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin: options.origin ?? origin }));

  function authenticatorData(flags: number, { rpId, counter, isVerified = true }: SignOptions): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? (signatures += 1));
    const rpHash = sha256(rpId ?? new URL(origin).hostname);
    return Buffer.concat([rpHash, Buffer.from([flags | present | (isVerified ? verified : 0)]), count]);
  }

  const id = credentialId.toString('base64url');
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id,
    /** What `navigator.credentials.create` gives. */
    create(options: SignOptions): NewPasskeyBody {
      // COSE (RFC 9053): EC2, ES256, P-256
      const coseKey = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([
        authenticatorData(attested, options),
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        coseKey,
      ]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
        uint16(data.length),
        data,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData(options.type ?? 'webauthn.create', options).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** What `navigator.credentials.get` gives. */
    get(options: SignOptions): PasskeyProof {
      const data = authenticatorData(0, options);
      const client = clientData(options.type ?? 'webauthn.get', options);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      };
    },
  };
}

export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>;
