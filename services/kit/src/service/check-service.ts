import { randomUUID } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Environment } from '@portal/runtime';
import type { TObject } from 'typebox';
import type { BaseConfig } from '../config/base-config.ts';
import { uploadFolder } from '../files/file-names.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { configOf } from './create-service.ts';
import type { ServiceDefinition } from './definition.ts';
import { check } from '../doctor/check.ts';
import type { Check } from '../doctor/check.ts';
import { checkDatabase } from '../doctor/check-database.ts';

const fetchLimitMs = 2_000;
const smtpLimitMs = 5_000;

/** Writes, reads and removes a file. */
async function checkFiles(files: FileStore): Promise<string | undefined> {
  const name = `${uploadFolder}/doctor-${randomUUID()}`;
  await files.put(name, Readable.from([Buffer.from('doctor')]), 100);
  try {
    const opened = await files.open(name);
    return opened && (await text(opened.stream)) === 'doctor' ? undefined : 'a file that was written cannot be read';
  } finally {
    await files.remove(name);
  }
}

async function checkMail({ SMTP_URL, MAILBOX_DIR }: BaseConfig): Promise<string | undefined> {
  if (SMTP_URL !== undefined) {
    const { createTransport } = await import('nodemailer');
    const limits = { connectionTimeout: smtpLimitMs, greetingTimeout: smtpLimitMs, socketTimeout: smtpLimitMs };
    await createTransport({ url: SMTP_URL, ...limits }).verify();
  } else if (MAILBOX_DIR !== undefined) {
    await mkdir(MAILBOX_DIR, { recursive: true });
    await access(MAILBOX_DIR, constants.W_OK);
  }
  return undefined;
}

async function checkKeys(url: string): Promise<string | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchLimitMs) }).catch((error: unknown) => error);
  if (!(response instanceof Response)) return `no response from JWKS_URL (${url}): correct it, or start account`;
  const body = response.ok ? ((await response.json()) as { keys?: unknown[] }) : undefined;
  return body?.keys?.length ? undefined : `JWKS_URL (${url}) responds ${response.status} and no keys: correct it`;
}

/** Looks at everything that a service needs to serve. Leaves nothing behind. */
export async function checkService<Extra extends TObject>(
  definition: ServiceDefinition<Extra>,
  env: Environment,
): Promise<Check[]> {
  let config: BaseConfig | undefined;
  const settings = await check('settings', async () => {
    config = configOf(definition, env);
    definition.signingKey?.(configOf(definition, env));
    return undefined;
  });
  if (!config || settings.fault !== undefined) return [settings];
  const { DATABASE_URL: url, JWKS_URL } = config;
  const known = config;
  const checks = await Promise.all([
    checkDatabase({ url, schema: definition.name, migrations: definition.migrations }),
    check('files', async () => checkFiles(await openFileStore(known))),
    check('mail', () => checkMail(known)),
    // The service that signs tokens has the keys itself
    ...(JWKS_URL === undefined || definition.signingKey ? [] : [check('keys', () => checkKeys(JWKS_URL))]),
  ]);
  return [settings, ...checks.flat()];
}
