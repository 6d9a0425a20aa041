import { existsSync, readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { prepareDataFolder, subfolder, temporaryDataFolder } from '../data/data-folder.ts';
import { lockDataFolder } from '../data/data-lock.ts';
import { ensureSecrets } from '../data/secrets.ts';
import { freePort } from '../ports.ts';
import { killTasks } from '../processes/run-task.ts';
import { openListeningSocket } from '../processes/listening-socket.ts';
import type { Places } from '../processes/process-environment.ts';
import { during, silentProgress, type Progress } from '../progress.ts';
import { takeCalls } from '../service-releases/control-calls.ts';
import { openKeyAddress } from '../service-releases/key-address.ts';
import { ServiceReleases } from '../service-releases/service-releases.ts';
import { accountsService, serviceNames, type ServiceName } from '../services.ts';
import { readSettings, type Settings } from '../settings.ts';
import { copySnapshot, ensureSnapshot, type BuiltPages } from '../testing/stack-snapshot.ts';
import { buildReleases, missingSections } from './build-releases.ts';
import { followServices, hearFollowSignal } from './follow-services.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { requirePort } from './require-port.ts';
import { startPortal } from './start-portal.ts';
import { loadServices, prepareData, type ServicesInput } from './start-processes.ts';
import type { Entries, RunOptions, Stack } from './stack.ts';
import { Teardown } from './teardown.ts';

const largestLogBytes = 20 * 1024 * 1024;

function truncateLogs(logsDir: string): void {
  for (const name of readdirSync(logsDir)) {
    const file = path.join(logsDir, name);
    if (statSync(file).size > largestLogBytes) truncateSync(file);
  }
}

async function choosePorts(): Promise<Record<ServiceName, number>> {
  const ports = new Set<number>();
  while (ports.size < serviceNames.length) ports.add(await freePort());
  const list = [...ports];
  return Object.fromEntries(serviceNames.map((name, index) => [name, list[index]])) as Record<ServiceName, number>;
}

/** Waits for both. When one fails, tears down what was started and waits for the other, so that nothing is left. */
async function bothOrNeither<A, B>(one: Promise<A>, other: Promise<B>, teardown: Teardown): Promise<[A, B]> {
  try {
    return await Promise.all([one, other]);
  } catch (error) {
    killTasks();
    await teardown.close();
    await Promise.allSettled([one, other]);
    throw error;
  }
}

/** Starts everything that the settings ask for; the caller closes the teardown when this rejects. */
export async function runStack(settings: Settings, options: RunOptions): Promise<Stack> {
  const { progress, teardown } = options;
  prepareDataFolder(settings.dataDir);
  const onFollow = await hearFollowSignal(progress, teardown);
  const port = settings.port || (await freePort());
  const origin = settings.publicOrigin || `http://localhost:${port}`;
  await teardown.add(await lockDataFolder(settings.dataDir, origin));
  await requirePort(port, settings.host);

  const secrets = ensureSecrets(settings.dataDir);
  const logsDir = subfolder(settings.dataDir, 'logs');
  truncateLogs(logsDir);
  const adminPassword = settings.adminPassword ?? secrets.adminPassword;
  const places: Places = {
    origin,
    adminPassword,
    filesDir: subfolder(settings.dataDir, 'files'),
    mailboxDir: subfolder(settings.dataDir, 'mailbox'),
    ports: await choosePorts(),
    databaseUrls: {},
    migrationUrls: {},
    serviceVariables: options.serviceVariables,
  };
  const releases = options.released
    ? new ServiceReleases({ dataDir: settings.dataDir, releasesDir: settings.releasesDir, progress })
    : undefined;
  if (releases) {
    options.entries = { ...options.entries, portal: releases.versions.publishPortal() };
    places.declarationsDir = releases.versions.declarationsDir;
    const keys = await openKeyAddress(() => places.ports[accountsService()] ?? 0);
    places.keysUrl = keys.url;
    await teardown.add(() => keys.close());
  }
  // While the portal is gone, connections wait
  const socket = openListeningSocket(settings.host, port);
  if (socket) await teardown.add(() => socket.close());

  const startServices = releases
    ? (input: ServicesInput) => releases.start(input.names, input)
    : await loadServices({ names: serviceNames, settings, secrets, places, logsDir, options });
  let database: OpenDatabase | undefined;
  const open = async (): Promise<ServicesInput> => {
    const began = performance.now();
    database = await during(progress, 'the database is starting', () =>
      openDatabase(settings, secrets, logsDir, progress, teardown, options.durable),
    );
    places.databaseUrls = database.urls;
    places.migrationUrls = database.ownerUrls;
    progress.done(settings.databaseUrl ? 'Database of DATABASE_URL ready' : 'Database ready', began);
    const { adminUrl } = database;
    const input = { names: serviceNames, settings, secrets, places, logsDir, adminUrl, options };
    await prepareData(releases ? { ...input, names: [] } : input);
    return input;
  };
  const opening = open();
  const servicesStarting = opening.then(startServices);
  const building: Promise<void> = options.build
    ? buildReleases({ ...options, releasesDir: settings.releasesDir })
    : Promise.resolve();
  // Until the pages are built, visitors get those that are live
  building.catch(() => undefined);
  const prepared = missingSections(settings.releasesDir).length > 0 ? Promise.all([opening, building]) : opening;
  const portalStarting = startPortal({
    settings,
    secrets,
    places,
    logsDir,
    port,
    options,
    socket,
    prepared,
    servicesStarting,
  });
  const [services, portalProcess] = await bothOrNeither(servicesStarting, portalStarting, teardown);
  const portal = portalProcess.handle;
  releases?.attach(portalProcess);
  await building;
  const checking = 'the new pages are being checked; visitors have those before';
  const olderSections = await during(progress, checking, () => portalProcess.offerBuilt());
  onFollow(() =>
    followServices({
      settings,
      places,
      logsDir,
      adminUrl: database?.adminUrl ?? '',
      options,
      services,
      portal: portalProcess,
      releases,
    }),
  );
  if (releases)
    await teardown.add(
      await takeCalls({
        releases,
        portal: portalProcess,
        places,
        logsDir,
        adminUrl: database?.adminUrl ?? '',
        options,
        settings,
      }),
    );

  const handles = () => [portal, ...Object.values(services)];
  return {
    origin,
    adminPassword,
    adminEmail: settings.adminEmail,
    logsDir,
    services,
    portal,
    dataDir: settings.dataDir,
    olderSections,
    mailboxDir: places.mailboxDir,
    releasesDir: settings.releasesDir,
    databaseUrl: database?.adminUrl ?? '',
    get pids() {
      return [...handles().map((handle) => handle.pid), database?.pid()].filter((pid) => pid !== undefined);
    },
    stop: () => teardown.close(),
    kill() {
      killTasks();
      for (const handle of handles()) if (handle.pid !== undefined) process.kill(handle.pid, 'SIGKILL');
      database?.kill();
    },
  };
}

export interface StackOptions {
  /** Without it, a new folder under the system's temporary one. */
  dataDir?: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Release store to serve; default `releases` in the data folder. */
  releasesDir?: string;
  /** An outside Postgres instead of the embedded one. */
  databaseUrl?: string;
  build?: boolean;
  /** Services and portal run as released artifacts, as with `npm start`. */
  released?: boolean;
  durable?: boolean;
  progress?: Progress;
  entries?: Entries;
  /** Variables of services by their prefixes, such as other quotas than the generous ones of tests. */
  serviceVariables?: Record<string, string>;
  /** Further settings by the names of their variables: KAKAO_MAP_APP_KEY, SMTP_URL, LOG_LEVEL … */
  env?: Record<string, string>;
}

/** What a stack's snapshot holds beside sample content. */
function pagesOf(releasesDir: string | undefined): BuiltPages | undefined {
  if (releasesDir === undefined) return undefined;
  const prove = async (dataDir: string) => (await startStack({ dataDir, releasesDir })).stop();
  return { releasesDir, prove };
}

/**
 * Starts a whole portal for a test, apart from any other, and resolves when it answers. A new data folder begins as a copy
 * of one with sample content. Call `stop` at the end.
 */
export async function startStack(stackOptions: StackOptions = {}): Promise<Stack> {
  const dataDir = stackOptions.dataDir ?? temporaryDataFolder();
  const isNew = !existsSync(path.join(dataDir, 'secrets.json'));
  if (isNew && !stackOptions.databaseUrl)
    copySnapshot(await ensureSnapshot(pagesOf(stackOptions.releasesDir)), dataDir);
  const settings = readSettings({
    ...stackOptions.env,
    PORTAL_DATA: dataDir,
    PORT: String(stackOptions.port ?? 0),
    RELEASES_DIR: stackOptions.releasesDir,
    DATABASE_URL: stackOptions.databaseUrl,
  });
  // Only tests need them: not loaded by a start for people
  const { generousQuotas } = await import('@portal/service-kit/generous-quotas');
  const teardown = new Teardown();
  try {
    return await runStack(
      { ...settings, environment: 'test' },
      {
        teardown,
        progress: stackOptions.progress ?? silentProgress,
        build: stackOptions.build ?? false,
        released: stackOptions.released ?? false,
        durable: stackOptions.durable ?? false,
        entries: stackOptions.entries ?? {},
        serviceVariables: { ...generousQuotas, ...stackOptions.serviceVariables },
      },
    );
  } catch (error) {
    await teardown.close();
    throw error;
  }
}
