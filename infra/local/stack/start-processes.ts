import path from 'node:path';
import type { StoredSecrets } from '../data/secrets.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import { inheritedVariables, serviceEnvironment, type Places } from '../processes/process-environment.ts';
import { portalSchema, type ServiceName } from '../services.ts';
import { during } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { prepareServices, type ServiceProgram } from './prepare-services.ts';
import type { Entries, ProcessHandle, RunOptions } from './stack.ts';

/** What others may do with a process that may be replaced. */
export function handleOf(current: () => ManagedProcess, port: number): ProcessHandle {
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
/** The file of the portal to run. */
export const portalEntry = ({ portal }: Entries): string => portal ?? path.join(portalCode, 'src/main.js');

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
  const prepared = await during(progress, 'tables and sample content are being prepared', () =>
    prepareServices(adminUrl, [portalProgram({ ...input, entries }), ...programs], places.filesDir),
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
