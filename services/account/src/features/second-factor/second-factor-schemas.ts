import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { Passkey } from './passkey-repository.ts';
import { NewPasskeySchema } from './passkey-schemas.ts';

const closed = { additionalProperties: false };
const moment = Type.String({ format: 'date-time' });
const name = Type.String({ minLength: 1, maxLength: 60, description: 'To tell it from the others' });

export const PasskeySchema = Type.Object(
  { id: Type.String({ format: 'uuid' }), name: Type.String(), createdAt: moment, lastUsedAt: Type.Optional(moment) },
  { $id: 'Passkey' },
);

export const SecondFactorSchema = Type.Object(
  {
    passkeys: Type.Array(PasskeySchema),
    totpSince: Type.Optional(Type.String({ format: 'date-time', description: 'Left out: no authenticator app' })),
    recoveryCodesLeft: Type.Integer(),
    required: Type.Boolean({ description: 'Whether the role of this person counts only with a second factor' }),
  },
  { $id: 'SecondFactor' },
);

export const AddPasskeyBody = Type.Object({ name, passkey: NewPasskeySchema }, { $id: 'AddPasskeyBody', ...closed });
export const RenamePasskeyBody = Type.Object({ name }, { $id: 'RenamePasskeyBody', ...closed });
export const PasskeyParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const NewTotpSchema = Type.Object(
  {
    secret: Type.String({ description: 'Base 32, for typing' }),
    uri: Type.String({ description: 'otpauth://, for a QR code' }),
  },
  { $id: 'NewTotp' },
);

export const ConfirmTotpBody = Type.Object(
  { totp: Type.String({ minLength: 1, maxLength: 20, description: 'The six digits that the app shows' }) },
  { $id: 'ConfirmTotpBody', ...closed },
);

export const RecoveryCodesSchema = Type.Object(
  { codes: Type.Array(Type.String()) },
  { $id: 'RecoveryCodes', description: 'Told this once' },
);

/** A passkey as its owner sees it. */
export function toPasskeyAnswer({ id, name, createdAt, lastUsedAt }: Passkey): Static<typeof PasskeySchema> {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
  };
}

export type SecondFactorAnswer = Static<typeof SecondFactorSchema>;
