import { Value } from 'typebox/value';
import type { Static, TObject, TSchema } from 'typebox';
import { baseConfigSchema } from './base-config.ts';
import type { BaseConfig } from './base-config.ts';
import { ConfigError } from './config-error.ts';

export type Environment = Record<string, string | undefined>;

interface Annotations {
  default?: unknown;
  description?: string;
  secret?: boolean;
}

/** What people leave in place from examples. */
const knownDefault =
  /^(admin|password|passw0rd|changeme|change-me|change_me|secret|default|example|postgres|portal|selmatrix|qwerty|test|1234)[\d!]*$/i;
const shortestSecret = 8;
/** Fewer different characters are a placeholder such as 00000000. */
const fewestLetters = 5;

function readVariable(name: string, schema: TSchema, required: boolean, env: Environment): unknown {
  const { default: fallback, description = 'a value' } = schema as Annotations;
  const text = env[name];
  if (text === undefined || text === '') {
    if (fallback !== undefined) return fallback;
    if (required) throw new ConfigError(name, `${name} is missing: set it to ${description}.`);
    return undefined;
  }
  const value = Value.Convert(schema, text);
  // The value itself stays out of the message: it may be a secret
  if (!Value.Check(schema, value)) throw new ConfigError(name, `${name} is not valid: set it to ${description}.`);
  return value;
}

function secretIn(name: string, value: string): string {
  if (name !== 'DATABASE_URL') return value;
  return URL.canParse(value) ? decodeURIComponent(new URL(value).password) : '';
}

function refuseKnownDefaults(schema: TObject, config: Record<string, unknown>): void {
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = config[name];
    if (!(property as Annotations).secret || typeof value !== 'string') continue;
    const secret = secretIn(name, value);
    // A database may authenticate by certificate, so its address may hold no password at all
    if (secret === '' && name === 'DATABASE_URL') continue;
    if (knownDefault.test(secret) || secret.length < shortestSecret || new Set(secret).size < fewestLetters) {
      throw new ConfigError(
        name,
        `${name} is a well-known default or too short for PORTAL_ENV=production: set a secret of your own.`,
      );
    }
  }
}

function read<Schema extends TObject>(schema: Schema, env: Environment): Static<Schema> {
  const required = new Set<string>(schema.required ?? []);
  const entries = Object.entries(schema.properties).map(([name, property]) => [
    name,
    readVariable(name, property, required.has(name), env),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Static<Schema>;
}

/**
 * Reads the common variables and a service's own ones.
 * Throws ConfigError for the first that is missing, malformed or, in production, a known default.
 */
export function loadConfig<Extra extends TObject>(
  env: Environment,
  extra: Extra | undefined,
  signsTokens: boolean,
): BaseConfig & Static<Extra> {
  const base = read(baseConfigSchema, env);
  if (!base.JWKS_URL && !signsTokens) {
    throw new ConfigError(
      'JWKS_URL',
      `JWKS_URL is missing: set it to the address of account's public keys, …/api/user/jwks.json.`,
    );
  }
  if (!base.SMTP_URL && !base.MAILBOX_DIR) {
    throw new ConfigError(
      'MAILBOX_DIR',
      `MAILBOX_DIR is missing: set it to a folder for outgoing mail, or set SMTP_URL.`,
    );
  }
  const own = extra ? read(extra, env) : ({} as Static<Extra>);
  if (base.PORTAL_ENV === 'production') {
    refuseKnownDefaults(baseConfigSchema, base);
    if (extra) refuseKnownDefaults(extra, own);
  }
  return { ...base, ...own };
}
