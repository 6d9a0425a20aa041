import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { PasskeyProofSchema, PasskeyRequestOptionsSchema } from './passkey-schemas.ts';

const MethodSchema = Type.Enum(['passkey', 'totp', 'recovery'], { $id: 'SecondFactorMethod', type: 'string' });

export const proofFields = {
  totp: Type.Optional(Type.String({ maxLength: 20, description: 'The six digits of the authenticator app' })),
  recoveryCode: Type.Optional(Type.String({ maxLength: 60 })),
  passkey: Type.Optional(PasskeyProofSchema),
};

/** One of the three. */
export const ProofSchema = Type.Object(proofFields, { $id: 'SecondFactorProof', additionalProperties: false });

export const ProofOptionsSchema = Type.Object(
  {
    methods: Type.Array(MethodSchema),
    passkey: Type.Optional(PasskeyRequestOptionsSchema),
  },
  { $id: 'SecondFactorOptions' },
);

export type Proof = Static<typeof ProofSchema>;
export type ProofOptions = Static<typeof ProofOptionsSchema>;
