import { Value } from '@portal/runtime/typebox';
import type { Static, TObject, TSchema } from 'typebox';
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
const wholeNumber = /^-?\d+$/;

/** `Value.Convert` cuts 1.5 to 1 and takes 1e9: a whole number is written in digits alone. */
function valueOf(schema: TSchema, text: string): unknown {
  if ('type' in schema && schema.type === 'integer' && !wholeNumber.test(text)) return text;
  return Value.Convert(schema, text);
}

function readVariable(name: string, schema: TSchema, required: boolean, env: Environment): unknown {
  const { default: fallback, description = 'a value' } = schema as Annotations;
  const text = env[name];
  if (text === undefined || text === '') {
    if (fallback !== undefined) return fallback;
    if (required) throw new ConfigError(name, `${name} is missing: set it to ${description}.`);
    return undefined;
  }
  const value = valueOf(schema, text);
  // The value itself stays out of the message: it may be a secret
  if (!Value.Check(schema, value)) throw new ConfigError(name, `${name} is not valid: set it to ${description}.`);
  return value;
}

/**
 * Reads the variables of a schema; an empty one counts as missing. `description` of a property completes the sentence
 * "NAME is missing: set it to …". Throws ConfigError for the first that is missing or malformed.
 */
export function readEnvironment<Schema extends TObject>(schema: Schema, env: Environment): Static<Schema> {
  const required = new Set<string>(schema.required ?? []);
  const entries = Object.entries(schema.properties).map(([name, property]) => [
    name,
    readVariable(name, property, required.has(name), env),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Static<Schema>;
}

/** The secrets of a variable: the password of an address, or the keys of a list, without what is no part of them. */
function secretsIn(value: string): string[] {
  if (/^[a-z]+:\/\//i.test(value)) return [URL.canParse(value) ? decodeURIComponent(new URL(value).password) : ''];
  return value.split(/,|(?<=\S) (?=whsec_)/).map((secret) =>
    secret
      .trim()
      .replace(/^whsec_/, '')
      .replace(/={1,2}$/, ''),
  );
}

const base64 = /^[A-Za-z0-9+/_-]{32,}$/;

/** Few different characters, or bytes where it is base64 of some, are a placeholder such as 00000000. */
function isPlaceholder(secret: string): boolean {
  const bytes = base64.test(secret) ? Buffer.from(secret, 'base64') : [];
  return new Set(secret).size < fewestLetters || (bytes.length > 0 && new Set(bytes).size < fewestLetters);
}

function* secretsOf(schema: TObject, config: Record<string, unknown>): Generator<[name: string, secret: string]> {
  for (const [name, property] of Object.entries(schema.properties)) {
    const value = config[name];
    if (!(property as Annotations).secret || typeof value !== 'string') continue;
    // A database may authenticate by certificate, so its address may hold no password at all
    for (const secret of secretsIn(value)) if (secret !== '' || name !== 'DATABASE_URL') yield [name, secret];
  }
}

/** Throws ConfigError for the first property with `secret: true` that has the value of another: who learns one then has both. */
export function refuseEqualSecrets(schema: TObject, config: Record<string, unknown>): void {
  const nameOf = new Map<string, string>();
  for (const [name, secret] of secretsOf(schema, config)) {
    const other = nameOf.get(secret);
    if (other !== undefined)
      throw new ConfigError(name, `${name} has the value of ${other}: set a secret of its own for each.`);
    nameOf.set(secret, name);
  }
}

/** Throws ConfigError for the first property with `secret: true` whose value is a well-known default or too short. */
export function refuseKnownDefaults(schema: TObject, config: Record<string, unknown>): void {
  for (const [name, secret] of secretsOf(schema, config))
    if (knownDefault.test(secret) || secret.length < shortestSecret || isPlaceholder(secret))
      throw new ConfigError(
        name,
        `${name} is a well-known default or too short for PORTAL_ENV=production: set a secret of your own.`,
      );
}
