import { ClearError } from '../clear-error.ts';
import { inheritedVariables, type Places } from '../processes/process-environment.ts';
import { runTask } from '../processes/run-task.ts';
import { findServices, portalSchema } from '../services.ts';
import type { Settings } from '../settings.ts';
import type { PortalProcess } from '../stack/start-portal.ts';
import type { RunOptions } from '../stack/stack.ts';
import { publishServices } from './checkout-programs.ts';
import { listenForCalls, type ControlCall, type OnControlStep } from './control-channel.ts';
import type { ServiceReleases } from './service-releases.ts';

export interface CallsInput {
  releases: ServiceReleases;
  portal: PortalProcess;
  places: Places;
  settings: Settings;
  logsDir: string;
  adminUrl: string;
  options: RunOptions;
}

/** Lets the release tool and a second start move what runs. Returns what ends it. */
export function takeCalls(input: CallsInput): Promise<() => Promise<void>> {
  return listenForCalls(input.settings.dataDir, (call, onStep) => handle(input, call, onStep));
}

async function handle(input: CallsInput, call: ControlCall, onStep: OnControlStep): Promise<string[]> {
  const { releases } = input;
  if (call.command === 'renew') return renew(input, call.by, onStep);
  const { service } = call;
  if (!releases.has(service))
    throw new ClearError(
      `services/${service} does not run here: a new one is started by the first release of its section (mf-${service}).`,
    );
  switch (call.command) {
    case 'release':
      return [await releases.release(service, call.version, call, onStep)];
    case 'promote':
      return [await releases.promote(service, call)];
    case 'rollback':
      return [await releases.rollback(service, call)];
    case 'share':
      return [await releases.share(service, call.percent, call)];
    case 'list':
      return releases.versions.overview(service);
  }
}

/** Takes what the checkout has compiled: services first, each by a release, then the portal. */
async function renew({ releases, portal, places, logsDir, options }: CallsInput, by: string, onStep: OnControlStep) {
  const names = findServices().filter((name) => releases.has(name));
  const lines: string[] = [];
  for (const name of names) {
    const { [name]: version = '' } = publishServices(releases.versions.store, [name]);
    if (releases.versions.find(name)?.built === version) continue;
    try {
      lines.push(
        await releases.release(name, version, { by, isBuild: true }, (step, ms, detail) =>
          onStep(`${name} ${step}`, ms, detail),
        ),
      );
    } catch (error) {
      lines.push(`services/${name} stays as it is: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const before = releases.versions.portalEntry();
  const entry = releases.versions.publishPortal();
  if (entry === before) return lines;
  const began = performance.now();
  await runTask({
    name: 'portal migrate',
    entry,
    args: ['migrate'],
    env: { ...inheritedVariables(), MIGRATION_DATABASE_URL: places.migrationUrls[portalSchema] ?? '' },
    logFile: `${logsDir}/portal.log`,
  });
  await portal.replace(entry);
  onStep('portal', performance.now() - began, 'no connection was lost');
  options.progress.note('The portal was renewed.');
  return lines;
}
