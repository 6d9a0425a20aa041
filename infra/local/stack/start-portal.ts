import path from 'node:path';
import type { ServiceOverview, VersionCalls } from '@portal/contract';
import type { StoredSecrets } from '../data/secrets.ts';
import type { ListeningSocket } from '../processes/listening-socket.ts';
import { listenFd, ManagedProcess } from '../processes/managed-process.ts';
import { portalEnvironment, runningServices, type Places } from '../processes/process-environment.ts';
import type { Settings } from '../settings.ts';
import { handleOf, portalEntry } from './start-processes.ts';
import type { ProcessHandle, RunOptions } from './stack.ts';

interface PortalInput {
  settings: Settings;
  secrets: StoredSecrets;
  places: Places;
  logsDir: string;
  port: number;
  options: RunOptions;
  /** What it listens on; without it, host and port. */
  socket: ListeningSocket | undefined;
  /** Settles when the database is open and each section has some release, or either cannot be. */
  prepared: Promise<unknown>;
  /** Settles when the services are ready, or cannot start. */
  servicesStarting: Promise<unknown>;
}

export interface PortalProcess {
  handle: ProcessHandle;
  /**
   * Has it offer what a build has left, and resolves when that is live or refused, with the sections whose former version visitors
   * have instead.
   */
  offerBuilt(): Promise<string[]>;
  /** All services that run, as FURTHER_SERVICES, and what versions run beside the live ones: from now on, and after a crash. */
  takeServices(running: string, versions?: object): void;
  /** What it shows of the releases of services: from now on, and after a crash. */
  takeServiceReleases(services: readonly ServiceOverview[]): void;
  /** Calls that versions of services have had; they are not sent again. */
  noteServiceCalls(calls: readonly VersionCalls[]): void;
  /** Receives which services are only rolled back by people: at its start, and when a manager changes it. */
  onManualServices(listener: (names: readonly string[]) => void): void;
  /** Another program takes its place on its socket; the former one ends its requests. Rejects, and nothing has changed, when it does not start. */
  replace(entry: string): Promise<void>;
}

/** Of processor time; its threads check what was built. */
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
  /** While it is not settled. */
  let offered: object | undefined;
  let manualServices: readonly string[] = [];
  let hearManual: ((names: readonly string[]) => void) | undefined;
  let servicesStarted = false;
  let settle: ((older: string[]) => void) | undefined;
  const processOf = (entry: string): ManagedProcess => {
    const child: ManagedProcess = new ManagedProcess({
      name: 'portal',
      entry,
      env,
      logFile: path.join(logsDir, 'portal.log'),
      progress: options.progress,
      readyLimitMs: portalReadyLimitMs,
      socket,
      isWaiting: () => !servicesStarted,
      onMessage(message) {
        if (message.type === 'manual-services') {
          manualServices = (message as { services?: string[] }).services ?? [];
          hearManual?.(manualServices);
        }
        if (message.type === 'settled') {
          offered = undefined;
          settle?.((message as { older?: string[] }).older ?? []);
        }
      },
      // Connections wait for it
      firstPauseMs: socket ? 0 : undefined,
      onReady: () => [told, toldReleases, offered].forEach((message) => message && child.tell(message)),
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
    servicesStarted = true;
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
    offerBuilt: () =>
      new Promise((done) => {
        settle = done;
        offered = { offerBuilt: true };
        child.tell(offered);
      }),
    takeServices: take,
    takeServiceReleases(services) {
      toldReleases = { serviceReleases: services };
      child.tell(toldReleases);
    },
    onManualServices(listener) {
      hearManual = listener;
      listener(manualServices);
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
