import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { holderOf } from '../data/data-lock.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { terminalProgress as progress } from '../progress.ts';
import type { Settings } from '../settings.ts';
import { buildReleases } from '../stack/build-releases.ts';
import { Teardown } from '../stack/teardown.ts';
import { callSupervisor, controlSocketOf } from './control-channel.ts';

/**
 * `npm start` where the portal runs already on the data folder: its services, the portal process and the pages become those of this
 * checkout, without a lost request, and the supervisor goes on. False when nothing runs there that takes such calls.
 */
export async function renewRunning({ dataDir, releasesDir }: Settings): Promise<boolean> {
  const holder = holderOf(dataDir);
  if (holder?.root !== projectRoot || !existsSync(controlSocketOf(dataDir))) return false;
  const began = performance.now();
  process.stdout.write(`Renewing the portal that runs at ${holder.address} …\n`);
  const call = { command: 'renew', by: userInfo().username } as const;
  const lines = await callSupervisor(dataDir, call, (name, ms) => progress.done(name, performance.now() - ms));
  if (lines === undefined) return false;
  for (const line of lines) progress.note(line);
  // The portal proves them and makes them live
  await buildReleases({ releasesDir, progress, teardown: new Teardown() });
  process.stdout.write(
    `\nThe portal at ${holder.address} runs the code of this checkout (${((performance.now() - began) / 1000).toFixed(1)} s). Process ${holder.pid} goes on.\n`,
  );
  return true;
}
