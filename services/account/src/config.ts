import { createPrivateKey } from 'node:crypto';
import { ConfigError, Type } from '@portal/service-kit';
import type { BaseConfig, ServiceApp, Static } from '@portal/service-kit';

export const accountConfigSchema = Type.Object({
  JWT_PRIVATE_KEY: Type.String({
    pattern: '^-----BEGIN PRIVATE KEY-----',
    secret: true,
    description: 'the key that signs access tokens, PKCS8 PEM, P-256',
  }),
  REFRESH_SECRET: Type.String({
    pattern: '^[A-Za-z0-9+/]{43,}={0,2}$',
    secret: true,
    description: '32 random bytes in base64',
  }),
  TOTP_KEY: Type.String({
    pattern: '^[A-Za-z0-9+/]{43}=$',
    secret: true,
    description: '32 random bytes in base64; they encrypt the keys of authenticator apps',
  }),
  TOTP_OLD_KEYS: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$',
      secret: true,
      description: 'former values of TOTP_KEY, separated by commas, so that what they encrypted can still be read',
    }),
  ),
  REQUIRE_SECOND_FACTOR: Type.Optional(
    Type.Boolean({ description: 'true or false: whether a role works only with a second factor' }),
  ),
  ADMIN_EMAIL: Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$', description: 'the address of the first administrator' }),
  ADMIN_PASSWORD: Type.String({
    minLength: 8,
    maxLength: 128,
    secret: true,
    description: 'the password of the first administrator, 8 to 128 characters',
  }),
});

export type AccountConfig = BaseConfig & Static<typeof accountConfigSchema>;
export type AccountApp = ServiceApp<Static<typeof accountConfigSchema>>;

/** The signing key as PEM; newlines may be written as `\n`. Throws ConfigError for anything but a P-256 key. */
export function signingKeyOf(config: AccountConfig): string {
  const pem = config.JWT_PRIVATE_KEY.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1') return pem;
  } catch {
    // Reported below
  }
  throw new ConfigError(
    'JWT_PRIVATE_KEY',
    'JWT_PRIVATE_KEY is not valid: set it to the key that signs access tokens, PKCS8 PEM, P-256.',
  );
}

/** Whether a role counts only once its holder has a second factor: everywhere but in local use, unless set. */
export function requiresSecondFactor({ REQUIRE_SECOND_FACTOR, PORTAL_ENV }: AccountConfig): boolean {
  return REQUIRE_SECOND_FACTOR ?? PORTAL_ENV === 'production';
}

/** Key of refresh tokens. */
export function refreshSecretOf(config: AccountConfig): Buffer {
  return Buffer.from(config.REFRESH_SECRET, 'base64');
}

/** What encrypts the keys of authenticator apps, and what did before. */
export function totpKeysOf({ TOTP_KEY, TOTP_OLD_KEYS }: AccountConfig): [Buffer, ...Buffer[]] {
  const keyOf = (text: string) => Buffer.from(text, 'base64');
  return [keyOf(TOTP_KEY), ...(TOTP_OLD_KEYS?.split(',') ?? []).map(keyOf)];
}
