import { createPrivateKey, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ClearError } from '../clear-error.ts';
import { databaseUsers, declaredServices } from '../services.ts';
import { writeFailure } from './data-folder.ts';

/** What one installation invents for itself and must keep: the database answers to these passwords only. */
export interface Secrets {
  databaseAdminPassword: string;
  databasePasswords: Record<string, string>;
  /** Of the roles that own the schemas: migrations alone use them. */
  databaseOwnerPasswords: Record<string, string>;
  /** PKCS8 PEM, P-256: signs access tokens. */
  jwtPrivateKey: string;
  /** Base64, 32 bytes: the release tokens of the sections derive from it. */
  releaseTokenSecret: string;
  adminPassword: string;
}

/** With the secrets that services declare: 32 bytes in base64, each under its storage name. */
export type StoredSecrets = Secrets & Record<string, unknown>;

/** Without characters that are easily taken for others. */
const passwordLetters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const adminPasswordLength = 14;

function readablePassword(): string {
  return Array.from({ length: adminPasswordLength }, () => passwordLetters[randomInt(passwordLetters.length)]).join('');
}

function inventSecrets(): StoredSecrets {
  const ofServices = declaredServices().flatMap(({ secrets = {} }) => Object.values(secrets));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    databaseAdminPassword: randomBytes(24).toString('base64url'),
    databasePasswords: {},
    databaseOwnerPasswords: {},
    jwtPrivateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ...Object.fromEntries(ofServices.map(({ storedAs }) => [storedAs, randomBytes(32).toString('base64')])),
    releaseTokenSecret: randomBytes(32).toString('base64'),
    adminPassword: readablePassword(),
  };
}

function save(file: string, secrets: StoredSecrets): void {
  const unfinished = `${file}.tmp`;
  const handle = openSync(unfinished, 'w', 0o600);
  try {
    writeFileSync(handle, `${JSON.stringify(secrets, null, 2)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(unfinished, file);
}

function load(file: string): StoredSecrets {
  try {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as StoredSecrets;
    createPrivateKey(secrets.jwtPrivateKey);
    return secrets;
  } catch {
    throw new ClearError(
      `${file} cannot be read: restore it from a backup (without it the data beside it stays locked), or start with an empty data folder.`,
    );
  }
}

/** Invents passwords for who has none; false when everybody had one. */
function addPasswords(passwords: Record<string, string>): boolean {
  const missing = databaseUsers().filter((name) => passwords[name] === undefined);
  for (const name of missing) Object.assign(passwords, { [name]: randomBytes(24).toString('base64url') });
  return missing.length > 0;
}

/** Reads secrets.json of a data folder, or makes it; what a later version needs besides is invented now. */
export function ensureSecrets(dataDir: string): StoredSecrets {
  const file = path.join(dataDir, 'secrets.json');
  try {
    const known = existsSync(file);
    if (!known && existsSync(path.join(dataDir, 'postgres', 'pg18'))) {
      throw new ClearError(
        `${file} is gone, and the database in ${dataDir} answers to its passwords only: restore it from a backup, or start with an empty data folder.`,
      );
    }
    const stored = known ? load(file) : undefined;
    const secrets: StoredSecrets = { ...inventSecrets(), ...stored };
    const wereMissing = [secrets.databasePasswords, secrets.databaseOwnerPasswords].map(addPasswords);
    const isComplete =
      stored !== undefined && Object.keys(secrets).every((name) => name in stored) && !wereMissing.includes(true);
    if (!isComplete) save(file, secrets);
    chmodSync(file, 0o600);
    return secrets;
  } catch (error) {
    throw writeFailure(dataDir, error);
  }
}
