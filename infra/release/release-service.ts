import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { ClearError } from '../local/clear-error.ts';
import { ArtifactStore } from '../local/service-releases/artifact-store.ts';
import { publishServices } from '../local/service-releases/checkout-programs.ts';
import { callSupervisor, controlSocketOf, type ControlCall } from '../local/service-releases/control-channel.ts';
import { projectRoot } from '../tooling/project-root.ts';
import { printStep, step } from './release-report.ts';

export interface ServiceRelease {
  service: string;
  /** Of the visitors; all without it. */
  percent?: number;
  dryRun: boolean;
  /** One that is published already. */
  version?: string;
  reason?: string;
}

const dataDir = path.resolve(projectRoot, process.env['PORTAL_DATA'] || 'var');

async function ask(call: ControlCall): Promise<void> {
  const lines = await callSupervisor(dataDir, call, printStep);
  if (!lines)
    throw new ClearError(
      `No npm start runs on ${dataDir}. A service is released where its processes run: there, or as an image (infra/docs/runbooks/installations.md).`,
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Publishes a service as it is compiled now, and has it take the place of the version that runs. */
export async function releaseService({ service, version, ...options }: ServiceRelease): Promise<void> {
  const published =
    version ??
    (await step(
      'built',
      async () => publishServices(new ArtifactStore(dataDir), [service])[service] ?? '',
      (made) => made,
    ));
  await ask({ command: 'release', service, version: published, by: userInfo().username, ...options });
}

/** `promote`, `rollback` (`--anyway`: although live sections would fail), `canary <percent>` and `list` of a service; they build nothing. False for another command. */
export async function moveService(
  service: string,
  command: string,
  { percent, reason, anyway }: { percent?: number; reason?: string; anyway?: boolean },
): Promise<boolean> {
  const by = userInfo().username;
  if (command === 'list') await ask({ command, service });
  else if (command === 'promote') await ask({ command, service, by, reason });
  else if (command === 'rollback') await ask({ command, service, by, reason, anyway });
  else if (command === 'canary' && percent !== undefined) await ask({ command: 'share', service, percent, by, reason });
  else return false;
  return true;
}

/**
 * Whether a service runs as a released version on this machine. At a portal elsewhere, or one from `npm run dev`, none does; one
 * that is new does not yet.
 */
export async function isReleased(service: string): Promise<boolean> {
  if (process.env['PORTAL_ORIGIN'] || !existsSync(controlSocketOf(dataDir))) return false;
  return callSupervisor(dataDir, { command: 'list', service }).then(
    (lines) => lines !== undefined,
    () => false,
  );
}
