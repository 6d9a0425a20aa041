import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { prepareDataFolder, subfolder, temporaryDataFolder } from '../local/data/data-folder.ts';
import { ensureSecrets } from '../local/data/secrets.ts';
import { freePort } from '../local/ports.ts';
import type { Places } from '../local/processes/process-environment.ts';
import { terminalProgress } from '../local/progress.ts';
import { serviceNames } from '../local/services.ts';
import type { ServiceName } from '../local/services.ts';
import { readSettings } from '../local/settings.ts';
import { openDatabase } from '../local/stack/open-database.ts';
import { loadServices, prepareData } from '../local/stack/start-processes.ts';
import type { Teardown } from '../local/stack/teardown.ts';

export interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  Plans?: PlanNode[];
}

/** One statement as Postgres ran it. */
export interface Ran {
  ms: number;
  sql: string;
  plan: PlanNode;
}

export interface BoardService {
  url: string;
  db: pg.Client;
  /** Statements that the community service sent since the last time. */
  ran(): Ran[];
}

/** Postgres writes each statement of the service into its log, with its time and plan. */
const tracing = [
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_analyze = on',
  'auto_explain.log_timing = off',
  'auto_explain.log_format = json',
];

const entryPattern = /duration: ([\d.]+) ms {2}plan:\r?\n((?:\t.*\n)+)/g;

/** The services on fresh data, no portal and no pages; the statements of the boards are measured by Postgres itself. */
export async function startBoardService(teardown: Teardown): Promise<BoardService> {
  const settings = {
    ...readSettings({ PORTAL_DATA: temporaryDataFolder(), LOG_LEVEL: 'warn' }),
    environment: 'test' as const,
  };
  prepareDataFolder(settings.dataDir);
  await teardown.add(async () => rmSync(settings.dataDir, { recursive: true, force: true }));
  const secrets = ensureSecrets(settings.dataDir);
  const logsDir = subfolder(settings.dataDir, 'logs');
  const database = await openDatabase(settings, secrets, logsDir, terminalProgress, teardown, true);
  const db = new pg.Client({ connectionString: database.adminUrl });
  await db.connect();
  await teardown.add(() => db.end());
  const ports = {} as Record<ServiceName, number>;
  for (const name of serviceNames) ports[name] = await freePort();
  const places: Places = {
    origin: 'http://localhost',
    adminPassword: secrets.adminPassword,
    ports,
    databaseUrls: database.urls,
    migrationUrls: database.ownerUrls,
    filesDir: subfolder(settings.dataDir, 'files'),
    mailboxDir: subfolder(settings.dataDir, 'mailbox'),
  };
  const options = { teardown, progress: terminalProgress, build: false, durable: true, entries: {} };
  const input = { names: serviceNames, settings, secrets, places, logsDir, adminUrl: database.adminUrl, options };
  await prepareData(input);
  const startServices = await loadServices(input);
  const services = await startServices();
  const community = services.community!;
  // New connections read the role's settings
  await community.stop();
  for (const setting of tracing) await db.query(`alter role svc_community set ${setting}`);
  await community.start();

  const logFile = path.join(logsDir, 'postgres.log');
  let offset = statSync(logFile).size;
  return {
    url: community.url,
    db,
    ran() {
      const log = readFileSync(logFile).subarray(offset);
      offset += log.length;
      return [...log.toString('utf8').matchAll(entryPattern)].map(([, ms, json = '{}']) => {
        const { 'Query Text': sql, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode };
        return { ms: Number(ms), sql, plan };
      });
    },
  };
}
