import { firstLine } from '../clear-error.ts';
import type { Progress } from '../progress.ts';
import type { Artifact } from './artifact-store.ts';
import type { ReleasedVersions } from './released-versions.ts';
import { refusalOf } from './refusal.ts';
import { migrateFor } from './running-version.ts';
import type { ServiceFleets } from './service-fleets.ts';

export interface StartInput {
  versions: ReleasedVersions;
  fleets: ServiceFleets;
  progress: Progress;
}

async function open(artifact: Artifact, { fleets }: StartInput): Promise<void> {
  await migrateFor(artifact, fleets.around);
  fleets.adopt(await fleets.start(artifact));
}

/** A canary that was there before the stop. */
async function startCanary(name: string, { versions, fleets, progress }: StartInput): Promise<void> {
  const { canary } = versions.require(name);
  const artifact = canary && versions.store.find(name, canary.version);
  if (!artifact) return;
  try {
    fleets.of(name).canary = await fleets.start(artifact);
  } catch (error) {
    const reason = firstLine(error);
    const { version } = artifact.facts;
    progress.warn(`The canary of ${name} does not start: ${reason}`);
    versions.save(name, { canary: undefined }, { action: 'heal', version, by: 'portal', reason });
  }
}

/**
 * Starts a service with the start of the portal: the compiled code where no start has offered it yet, else what was live. Where
 * compiled code does not start, what was live does, and a line says why.
 */
export async function startReleased(name: string, built: string, input: StartInput): Promise<void> {
  const { versions, fleets, progress } = input;
  const pointer = versions.find(name);
  const live = pointer && versions.store.find(name, pointer.live);
  if (live && pointer.built === built) {
    await open(versions.store.require(name, pointer.live), input);
    await startCanary(name, input);
    return;
  }
  try {
    await open(versions.store.require(name, built), input);
  } catch (error) {
    if (!live) throw error;
    const reason = firstLine(error);
    progress.warn(`${name} ${built} does not start, and ${live.facts.version} stays live: ${reason}`);
    await open(live, input);
    versions.save(name, { built }, { action: 'refused', version: built, by: 'build', ...refusalOf(error) });
    return;
  }
  versions.begin(name, built, pointer?.live);
  versions.prune(name, fleets.versionsOf(name));
}
