import path from 'node:path';
import { parseDatabaseUrl } from '../database/connect.ts';
import { provision } from '../database/provision.ts';
import type { Secrets } from '../data/secrets.ts';
import { startEmbeddedServer, type EmbeddedOptions, type EmbeddedServer } from '../postgres/embedded-server.ts';
import type { Progress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import type { Teardown } from './teardown.ts';

export interface OpenDatabase {
  adminUrl: string;
  /** Service name → address with its own role. */
  urls: Record<string, string>;
  /** The same with the role that owns the schema. */
  ownerUrls: Record<string, string>;
  /** Undefined for an outside server, or while the embedded one is down. */
  pid(): number | undefined;
  kill(): void;
}

const databaseName = 'portal';
const watchEveryMs = 1_000;

/** Brings an embedded server back on its port when it dies under the running portal. */
function watchServer(
  first: EmbeddedServer,
  options: EmbeddedOptions,
  progress: Progress,
  teardown: Teardown,
): () => EmbeddedServer {
  let server = first;
  let restarting = false;
  const timer = setInterval(() => {
    if (restarting || teardown.isClosing || server.isAlive()) return;
    restarting = true;
    progress.warn(`Postgres stopped unexpectedly; starting it again. Log: ${options.logFile}`);
    startEmbeddedServer({ ...options, port: first.port })
      .then((next) => {
        server = next;
        progress.note('Postgres is back.');
        return teardown.isClosing ? next.stop() : undefined;
      })
      .catch((error: unknown) => progress.warn(error instanceof Error ? error.message : String(error)))
      .finally(() => (restarting = false));
  }, watchEveryMs);
  timer.unref();
  return () => server;
}

/** Starts the embedded Postgres, or uses the one of DATABASE_URL, and makes roles and schemas in it. */
export async function openDatabase(
  settings: Settings,
  secrets: Secrets,
  logsDir: string,
  progress: Progress,
  teardown: Teardown,
  durable: boolean,
): Promise<OpenDatabase> {
  const roles = { passwords: secrets.databasePasswords, ownerPasswords: secrets.databaseOwnerPasswords };
  if (settings.databaseUrl) {
    const provisioned = await provision({ url: parseDatabaseUrl(settings.databaseUrl).href, ...roles });
    return { ...provisioned, pid: () => undefined, kill: () => undefined };
  }
  const options: EmbeddedOptions = {
    folder: path.join(settings.dataDir, 'postgres'),
    password: secrets.databaseAdminPassword,
    logFile: path.join(logsDir, 'postgres.log'),
    durable,
  };
  const first = await startEmbeddedServer(options);
  if (first.folder !== options.folder)
    progress.note(`The database's own user may not enter ${settings.dataDir}, so its files are in ${first.folder}`);
  const current = watchServer(first, options, progress, teardown);
  await teardown.add(() => current().stop());
  const provisioned = await provision({ url: first.url, createDatabase: databaseName, ...roles });
  return { ...provisioned, pid: () => (current().isAlive() ? current().pid : undefined), kill: () => current().kill() };
}
