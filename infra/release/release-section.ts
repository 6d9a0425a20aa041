import path from 'node:path';
import { projectRoot } from '../tooling/project-root.ts';
import { buildSection } from './build-section.ts';
import type { ReleasePortal } from './connect-portal.ts';
import { packRelease } from './pack-release.ts';
import { printOverview, step, summaryOf } from './release-report.ts';
import { ReleaseStore } from './release-store.ts';
import type { SectionSource } from './section-source.ts';

/** Ends with one line for the reader. */
export class Usage extends Error {}

/** Reads a share of the visitors. Throws Usage. */
export function percentOf(text: string | undefined): number {
  const percent = Number(text);
  if (!text || !(percent > 0 && percent <= 100))
    throw new Usage(`A canary needs a percentage above 0 and at most 100 (it is "${text ?? ''}").`);
  return percent;
}

/** What a release command asks for. */
export interface Asked {
  command: string | undefined;
  argument: string | undefined;
  percent: number | undefined;
  version: string | undefined;
  reason: string | undefined;
  isDryRun: boolean;
  isPreview: boolean;
  /** A rollback of a service although live sections call what the version before does not have. */
  isAnyway?: boolean;
}

/** Builds beside the store that visitors are served from: what is published goes through the portal like everybody's. */
async function buildAndPublish(source: SectionSource, portal: ReleasePortal): Promise<string> {
  const builds = new ReleaseStore(path.resolve(projectRoot, process.env['PORTAL_DATA'] || 'var', 'builds'));
  const { version } = await step(
    'built',
    () => buildSection(source, builds),
    (release) => release.version,
  );
  const archive = await packRelease(path.join(builds.folder, source.name, version));
  await step(
    'published',
    () => portal.publish(source.name, archive),
    () => `${(archive.length / 1024).toFixed(0)} KiB`,
  );
  return version;
}

async function move(
  portal: ReleasePortal,
  section: string,
  command: string,
  argument: string | undefined,
  reason: string | undefined,
): Promise<void> {
  if (command === 'token') return void process.stdout.write(`${await portal.token()}\n`);
  if (command === 'withdraw') {
    await portal.withdraw(section, reason);
    return void process.stdout.write(`${section} is off the site; its releases stay in the store\n`);
  }
  if (command === 'list') return printOverview(await portal.overview(section));
  const calls: Record<string, () => ReturnType<ReleasePortal['move']>> = {
    canary: () => portal.move(section, 'canary', { percent: percentOf(argument), reason }),
    promote: () => portal.move(section, 'promote', { reason }),
    rollback: () => portal.move(section, 'rollback', { reason }),
  };
  const call = calls[command];
  if (!call) throw new Usage(`There is no "${command}".`);
  process.stdout.write(`${summaryOf(await call())}\n`);
}

/** Does what was asked for a section, at a portal. */
export async function releaseSection(source: SectionSource, portal: ReleasePortal, asked: Asked): Promise<void> {
  const { command, argument, reason, percent } = asked;
  if (command) return move(portal, source.name, command, argument, reason);
  const version = asked.version ?? (await buildAndPublish(source, portal));
  if (asked.isPreview) return void process.stdout.write(`  ${await portal.preview(source.name, version)}\n`);
  const proof = await step(
    'proved',
    () => portal.prove(source.name, version),
    ({ ms }) => `${(ms / 1_000).toFixed(1)} s in the portal`,
  );
  for (const note of proof.notes) process.stdout.write(`    ${note}\n`);
  if (asked.isDryRun) return void process.stdout.write(`${source.name} ${version} may go live; nothing was changed\n`);
  const done = percent === undefined ? 'live' : `live for ${percent} %`;
  const action = percent === undefined ? 'live' : 'canary';
  const overview = await step(done, () => portal.move(source.name, action, { version, percent, reason }));
  return void process.stdout.write(`${summaryOf(overview)}\n`);
}
