import path from 'node:path';
import type { StoredSecrets } from '../data/secrets.ts';
import { freePort } from '../ports.ts';
import { ManagedProcess } from '../processes/managed-process.ts';
import type { Places } from '../processes/process-environment.ts';
import type { Settings } from '../settings.ts';
import { prepareServices, type ServiceProgram } from '../stack/prepare-services.ts';
import type { RunOptions } from '../stack/stack.ts';
import { servicePrograms } from '../stack/start-processes.ts';
import type { Artifact } from './artifact-store.ts';

/** What services need to run. */
export interface Surroundings {
  settings: Settings;
  secrets: StoredSecrets;
  places: Places;
  logsDir: string;
  adminUrl: string;
  options: RunOptions;
}

/** A process of one version of a service. */
export interface RunningVersion {
  name: string;
  version: string;
  port: number;
  origin: string;
  child: ManagedProcess;
  artifact: Artifact;
}

function programOf(artifact: Artifact, port: number, around: Surroundings): ServiceProgram {
  const { name } = artifact.facts;
  const places = { ...around.places, ports: { ...around.places.ports, [name]: port } };
  const [program] = servicePrograms({ ...around, places, names: [name], entries: { [name]: artifact.entry } });
  if (!program) throw new Error(`no program of ${name}`);
  return program;
}

/** Migrates and seeds for a version, beside the one that serves. Rejects with ClearError when that one would not live with it. */
export async function migrateFor(artifact: Artifact, around: Surroundings): Promise<void> {
  await prepareServices(around.adminUrl, [programOf(artifact, 0, around)], around.places.filesDir);
}

/** Starts a process of a version, on a port of its own, and resolves when it listens. */
export async function startVersion(artifact: Artifact, around: Surroundings): Promise<RunningVersion> {
  const port = await freePort();
  const { name, version } = artifact.facts;
  const { progress, teardown } = around.options;
  const child = new ManagedProcess({ ...programOf(artifact, port, around), progress });
  await teardown.add(() => child.stop());
  await child.start();
  return { name, version, port, origin: `http://127.0.0.1:${port}`, child, artifact };
}

/** What a version says of itself, in a folder where the portal looks for it. */
export const declarationOf = ({ folder, facts }: Artifact): string =>
  path.join(folder, facts.workspace, 'package.json');
