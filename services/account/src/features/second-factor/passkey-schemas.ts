import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

/** Of WebAuthn's own values; the largest are keys and attestations of a few kilobytes. */
const encoded = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Enum(['platform', 'cross-platform'], { type: 'string' })),
  clientExtensionResults: Type.Object({}, { additionalProperties: true }),
};

/** The JSON form of WebAuthn, level 3: what the browser made of PasskeyCreationOptions. */
export const NewPasskeySchema = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: encoded(10_000),
      attestationObject: encoded(100_000),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
    }),
  },
  { $id: 'NewPasskey', description: 'RegistrationResponseJSON of WebAuthn' },
);

/** What the browser made of PasskeyRequestOptions. */
export const PasskeyProofSchema = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: encoded(10_000),
      authenticatorData: encoded(10_000),
      signature: encoded(10_000),
      userHandle: Type.Optional(encoded(200)),
    }),
  },
  { $id: 'PasskeyProof', description: 'AuthenticationResponseJSON of WebAuthn' },
);

const options = (name: string, description: string) =>
  Type.Object({}, { $id: name, description, additionalProperties: true });

/** For `navigator.credentials.create`, in the JSON form of WebAuthn. */
export const PasskeyCreationOptionsSchema = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  options('PasskeyCreationOptions', 'PublicKeyCredentialCreationOptionsJSON of WebAuthn'),
);

/** For `navigator.credentials.get`. */
export const PasskeyRequestOptionsSchema = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  options('PasskeyRequestOptions', 'PublicKeyCredentialRequestOptionsJSON of WebAuthn'),
);

export type NewPasskeyBody = Static<typeof NewPasskeySchema>;
export type PasskeyProof = Static<typeof PasskeyProofSchema>;
