import path from 'node:path';
import type { ServiceOverview, VersionCalls } from '@portal/contract';
import type { StoredSecrets } from '../data/secrets.ts';
import type { ListeningSocket } from '../processes/listening-socket.ts';
import { listenFd, ManagedProcess } from '../processes/managed-process.ts';
import {
  inheritedVariables,
  portalEnvironment,
  runningServices,
  serviceEnvironment,
  type Places,
} from '../processes/process-environment.ts';
import { portalSchema, type ServiceName } from '../services.ts';
import type { Settings } from '../settings.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { prepareServices, type ServiceProgram } from './prepare-services.ts';
import type { Entries, ProcessHandle, RunOptions } from './stack.ts';

function handleOf(current: () => ManagedProcess, port: number): ProcessHandle {
  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return current().pid;
    },
    stop: () => current().stop(),
    start: () => current().start(),
  };
}

export interface ProgramsInput {
  names: readonly ServiceName[];
  settings: Settings;
  secrets: StoredSecrets;
  places: Places;
  logsDir: string;
  entries: Entries;
}

/** The services as programs: what to run, with which environment, and where their log lines go. */
export function servicePrograms({
  names,
  settings,
  secrets,
  places,
  logsDir,
  entries,
}: ProgramsInput): ServiceProgram[] {
  return names.map((name) => ({
    name,
    entry: entries[name] ?? path.join(projectRoot, 'services', name, 'dist/src/main.js'),
    env: serviceEnvironment(name, settings, secrets, places),
    migrationUrl: places.migrationUrls[name] ?? '',
    logFile: path.join(logsDir, `${name}.log`),
    packageFolder: path.join(projectRoot, 'services', name),
    codeFolder: path.join(projectRoot, 'services', name),
    steps: ['migrate', 'seed'],
  }));
}

const portalFolder = path.join(projectRoot, 'shell/server');
const portalCode = path.join(portalFolder, 'dist');
const portalEntry = ({ portal }: Entries): string => portal ?? path.join(portalCode, 'src/main.js');

/** What makes the portal's own tables. */
export function portalProgram({
  places,
  logsDir,
  entries,
}: Pick<ProgramsInput, 'places' | 'logsDir' | 'entries'>): ServiceProgram {
  return {
    name: portalSchema,
    entry: portalEntry(entries),
    env: inheritedVariables(),
    migrationUrl: places.migrationUrls[portalSchema] ?? '',
    logFile: path.join(logsDir, 'portal.log'),
    packageFolder: portalFolder,
    codeFolder: portalCode,
    steps: ['migrate'],
  };
}

export interface ServicesInput extends Omit<ProgramsInput, 'entries'> {
  adminUrl: string;
  options: RunOptions;
}

/** Makes the tables and the sample content of the portal and of services, where they are not there yet. */
export async function prepareData(input: ServicesInput): Promise<void> {
  const { places, adminUrl, options } = input;
  const { progress, entries } = options;
  const programs = servicePrograms({ ...input, entries });
  const began = performance.now();
  const prepared = await prepareServices(
    adminUrl,
    [portalProgram({ ...input, entries }), ...programs],
    places.filesDir,
  );
  if (prepared.length > 0) progress.done(`Tables and sample content prepared: ${prepared.join(', ')}`, began);
}

/** Starts services whose data are prepared. */
type StartServices = () => Promise<Record<ServiceName, ProcessHandle>>;

/** Has services load their code side by side, before there is a database; they start by the returned function. */
export async function loadServices(input: Omit<ServicesInput, 'adminUrl'>): Promise<StartServices> {
  const { names, settings, secrets, places, options } = input;
  const { progress, teardown, entries } = options;
  const programs = servicePrograms({ ...input, entries });
  const children = programs.map((program) => new ManagedProcess({ ...program, progress }));
  const stopAll = async () => void (await Promise.all(children.map((child) => child.stop())));
  await teardown.add(stopAll);
  for (const child of children) child.load();
  return async () => {
    const began = performance.now();
    for (const { name, env } of programs) Object.assign(env, serviceEnvironment(name, settings, secrets, places));
    // Before the database, which was opened meanwhile
    await teardown.add(stopAll);
    await Promise.all(children.map((child) => child.start()));
    progress.done('Services ready', began);
    const handles = names.map(
      (name, index) => [name, handleOf(() => children[index]!, places.ports[name] ?? 0)] as const,
    );
    return Object.fromEntries(handles);
  };
}

interface PortalInput {
  settings: Settings;
  secrets: StoredSecrets;
  places: Places;
  logsDir: string;
  port: number;
  options: RunOptions;
  /** What it listens on; without it, host and port. */
  socket: ListeningSocket | undefined;
  /** Settles when the database is open and each section has a release, or either cannot be. */
  prepared: Promise<unknown>;
  /** Settles when the services are ready, or cannot start. */
  servicesStarting: Promise<unknown>;
}

export interface PortalProcess {
  handle: ProcessHandle;
  /** All services that run, as FURTHER_SERVICES, and what versions run beside the live ones: from now on, and after a crash. */
  takeServices(running: string, versions?: object): void;
  /** What it shows of the releases of services: from now on, and after a crash. */
  takeServiceReleases(services: readonly ServiceOverview[]): void;
  /** Calls that versions of services have had; nobody tells of them again. */
  noteServiceCalls(calls: readonly VersionCalls[]): void;
  /** Another program takes its place on its socket; the former one ends its requests. Rejects, and nothing has changed, when it does not start. */
  replace(entry: string): Promise<void>;
}

/** Twice that of a service: it waits for them before it proves what was built. */
const portalReadyLimitMs = 120_000;

/**
 * Starts the portal process beside the services, once each section has a release; its code is loaded before. It is ready
 * after the services.
 */
export async function startPortal({
  settings,
  secrets,
  places,
  logsDir,
  port,
  options,
  socket,
  prepared,
  servicesStarting,
}: PortalInput): Promise<PortalProcess> {
  const env: Record<string, string> = {
    ...portalEnvironment(settings, secrets, places, port),
    WAIT_FOR_SERVICES: 'on',
    ...(socket ? { LISTEN_FD: String(listenFd) } : {}),
  };
  let told: object | undefined;
  let toldReleases: object | undefined;
  const processOf = (entry: string): ManagedProcess => {
    const child: ManagedProcess = new ManagedProcess({
      name: 'portal',
      entry,
      env,
      logFile: path.join(logsDir, 'portal.log'),
      progress: options.progress,
      readyLimitMs: portalReadyLimitMs,
      socket,
      // Connections wait for it
      firstPauseMs: socket ? 0 : undefined,
      onReady: () => [told, toldReleases].forEach((message) => message && child.tell(message)),
    });
    return child;
  };
  let child = processOf(portalEntry(options.entries));
  const take = (running: string, versions?: object): void => {
    if (versions === undefined && env['FURTHER_SERVICES'] === running) return;
    env['FURTHER_SERVICES'] = running;
    told = { furtherServices: running, versions };
    child.tell(told);
  };
  await options.teardown.add(() => child.stop());
  child.load();
  await prepared;
  const began = performance.now();
  Object.assign(env, portalEnvironment(settings, secrets, places, port));
  // Before the database, which was opened meanwhile
  await options.teardown.add(() => child.stop());
  const released = servicesStarting.then(() => {
    // After a crash it does not wait
    delete env['WAIT_FOR_SERVICES'];
    // Released services choose their ports
    take(runningServices(places));
    child.tell({ servicesReady: true });
  });
  await Promise.all([child.start(), released]);
  options.progress.done('Portal ready', began);
  return {
    handle: handleOf(() => child, port),
    takeServices: take,
    takeServiceReleases(services) {
      toldReleases = { serviceReleases: services };
      child.tell(toldReleases);
    },
    noteServiceCalls: (calls) => child.tell({ serviceCalls: calls }),
    async replace(entry) {
      const next = processOf(entry);
      const former = child;
      if (!socket) await former.stop();
      await next.start();
      child = next;
      await former.stop();
    },
  };
}
