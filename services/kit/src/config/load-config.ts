import { ConfigError, readEnvironment, refuseEqualSecrets, refuseKnownDefaults } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';
import type { Environment } from '@portal/runtime';
import type { Static, TObject } from 'typebox';
import { checkFileSettings } from '../files/open-file-store.ts';
import { baseConfigSchema } from './base-config.ts';
import type { BaseConfig } from './base-config.ts';

/**
 * Reads the common variables and a service's own ones.
 * Throws ConfigError for the first that is missing, malformed or, in production, a known default or a secret used twice.
 */
export function loadConfig<Extra extends TObject>(
  env: Environment,
  extra: Extra | undefined,
  signsTokens: boolean,
): BaseConfig & Static<Extra> {
  const base = readEnvironment(baseConfigSchema, env);
  if (!base.JWKS_URL && !signsTokens) {
    throw new ConfigError(
      'JWKS_URL',
      `JWKS_URL is missing: set it to the address of account's public keys, …/api/user/jwks.json.`,
    );
  }
  checkFileSettings(base);
  if (!base.SMTP_URL && !base.MAILBOX_DIR) {
    throw new ConfigError(
      'MAILBOX_DIR',
      `MAILBOX_DIR is missing: set it to a folder for outgoing mail, or set SMTP_URL.`,
    );
  }
  const own = extra ? readEnvironment(extra, env) : ({} as Static<Extra>);
  if (base.PORTAL_ENV === 'production') {
    refuseKnownDefaults(baseConfigSchema, base);
    if (extra) refuseKnownDefaults(extra, own);
    const properties = { ...baseConfigSchema.properties, ...extra?.properties };
    refuseEqualSecrets(Type.Object(properties), { ...base, ...own });
  }
  return { ...base, ...own };
}
