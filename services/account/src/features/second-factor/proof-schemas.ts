import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { PasskeyProofSchema, PasskeyRequestOptionsSchema } from './passkey-schemas.ts';

const MethodSchema = Type.Enum(['passkey', 'totp', 'recovery', 'password'], {
  $id: 'SecondFactorMethod',
  type: 'string',
});

export const proofFields = {
  totp: Type.Optional(Type.String({ maxLength: 20, description: 'The six digits of the authenticator app' })),
  recoveryCode: Type.Optional(Type.String({ maxLength: 60 })),
  passkey: Type.Optional(PasskeyProofSchema),
};

const ProofFieldsSchema = Type.Object(proofFields);

export const ProofOptionsSchema = Type.Object(
  {
    methods: Type.Array(MethodSchema),
    passkey: Type.Optional(PasskeyRequestOptionsSchema),
  },
  { $id: 'SecondFactorOptions' },
);

/** One of the three. */
export type Proof = Static<typeof ProofFieldsSchema>;
export type ProofOptions = Static<typeof ProofOptionsSchema>;
