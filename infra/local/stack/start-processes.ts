import path from 'node:path';
import type { StoredSecrets } from '../data/secrets.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import {
  inheritedVariables,
  portalEnvironment,
  serviceEnvironment,
  type Places,
} from '../processes/process-environment.ts';
import { portalSchema, type ServiceName } from '../services.ts';
import type { Settings } from '../settings.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { prepareServices, type ServiceProgram } from './prepare-services.ts';
import type { Entries, ProcessHandle, RunOptions } from './stack.ts';

function handleOf(child: ManagedProcess, port: number): ProcessHandle {
  return {
    url: `http://127.0.0.1:${port}`,
    get pid() {
      return child.pid;
    },
    stop: () => child.stop(),
    start: () => child.start(),
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
    env: { ...inheritedVariables(), DATABASE_URL: places.databaseUrls[portalSchema] ?? '' },
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

/** Migrates, seeds and starts services side by side. */
export async function startServices(input: ServicesInput): Promise<Record<ServiceName, ProcessHandle>> {
  const { names, places, adminUrl, options } = input;
  const { progress, teardown, entries } = options;
  const programs = servicePrograms({ ...input, entries });

  let began = performance.now();
  const prepared = await prepareServices(
    adminUrl,
    [portalProgram({ ...input, entries }), ...programs],
    places.filesDir,
  );
  if (prepared.length > 0) progress.done(`Tables and sample content prepared: ${prepared.join(', ')}`, began);

  began = performance.now();
  const children = programs.map((program) => new ManagedProcess({ ...program, progress }));
  await teardown.add(async () => void (await Promise.all(children.map((child) => child.stop()))));
  await Promise.all(children.map((child) => child.start()));
  progress.done('Services ready', began);
  const handles = names.map((name, index) => [name, handleOf(children[index]!, places.ports[name] ?? 0)] as const);
  return Object.fromEntries(handles);
}

interface PortalInput {
  settings: Settings;
  secrets: StoredSecrets;
  places: Places;
  logsDir: string;
  port: number;
  options: RunOptions;
}

export interface PortalProcess {
  handle: ProcessHandle;
  /** All services that run, as FURTHER_SERVICES: from now on, and after a crash. */
  takeServices(running: string): void;
}

/** Starts the portal process, once the services and at least one release of each section stand. */
export async function startPortal({
  settings,
  secrets,
  places,
  logsDir,
  port,
  options,
}: PortalInput): Promise<PortalProcess> {
  const began = performance.now();
  const env = portalEnvironment(settings, secrets, places, port);
  const child = new ManagedProcess({
    name: 'portal',
    entry: portalEntry(options.entries),
    env,
    logFile: path.join(logsDir, 'portal.log'),
    progress: options.progress,
  });
  await options.teardown.add(() => child.stop());
  await child.start();
  options.progress.done('Portal ready', began);
  return {
    handle: handleOf(child, port),
    takeServices(running) {
      env['FURTHER_SERVICES'] = running;
      child.tell({ furtherServices: running });
    },
  };
}
