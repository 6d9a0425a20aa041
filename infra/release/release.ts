import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../tooling/project-root.ts';
import { buildSection } from './build-section.ts';
import { packRelease } from './pack-release.ts';
import { findPortal, type ReleasePortal } from './release-portal.ts';
import { ReleaseStore } from './release-store.ts';
import { printOverview, step, summaryOf } from './release-report.ts';
import { moveService, releaseService, isReleased } from './release-service.ts';
import { targetNames, targetOf, type ReleaseTarget } from './release-target.ts';
import { startNewService } from './section-service.ts';
import type { SectionSource } from './section-source.ts';

const usage = `npm run release -- <section>                 build, publish, prove, make live
npm run release -- <section> --canary 10     the same for 10 % of the visitors
npm run release -- <section> --dry-run       build and prove; visitors notice nothing
npm run release -- <section> --preview       build and publish; prints a link that shows it to who follows it
npm run release -- <section> canary <percent> | promote | rollback | withdraw | list | token
                                             these build nothing; a canary that is there gets another share
npm run release -- services/<service>        the same for a service: --canary, --dry-run, canary, promote, rollback, list
npm run release -- <name>                    the service, then the section, of a name that both have
--reason "…"  why, for the history           --version <version>  one that is published already`;

const options = {
  canary: { type: 'string' },
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  reason: { type: 'string' },
  version: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Ends with one line for the reader. */
class Usage extends Error {}

function percentOf(text: string | undefined): number {
  const percent = Number(text);
  if (!text || !(percent > 0 && percent <= 100))
    throw new Usage(`A canary needs a percentage above 0 and at most 100 (it is "${text ?? ''}").`);
  return percent;
}

function requireTarget(name: string | undefined): ReleaseTarget {
  const target = name === undefined ? undefined : targetOf(name);
  if (!target)
    throw new Usage(`${name ? `There is no section "${name}"` : 'Which section?'} (${targetNames()}).\n${usage}`);
  return target;
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
  if (!call) throw new Usage(`There is no "${command}".\n${usage}`);
  process.stdout.write(`${summaryOf(await call())}\n`);
}

interface Asked {
  command: string | undefined;
  argument: string | undefined;
  percent: number | undefined;
  version: string | undefined;
  reason: string | undefined;
  isDryRun: boolean;
  isPreview: boolean;
}

async function runService(service: string, asked: Asked): Promise<void> {
  const { command, argument, reason, version, percent, isDryRun: dryRun } = asked;
  if (!command) return releaseService({ service, version, percent, dryRun, reason });
  const share = command === 'canary' ? percentOf(argument) : undefined;
  if (!(await moveService(service, command, { percent: share, reason })))
    throw new Usage(`There is no "${command}" of a service.\n${usage}`);
  return undefined;
}

async function runSection(source: SectionSource, asked: Asked): Promise<void> {
  const { command, argument, reason, percent } = asked;
  const portal = await findPortal(source.name);
  if (command) return move(portal, source.name, command, argument, reason);
  await startNewService(portal, source.name);
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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options,
    allowPositionals: true,
    strict: true,
  });
  if (values.help) return void process.stdout.write(`${usage}\n`);
  const [name, command, argument] = positionals;
  const { section, service } = requireTarget(name);
  const asked: Asked = {
    command,
    argument,
    percent: values.canary === undefined ? undefined : percentOf(values.canary),
    version: values.version,
    reason: values.reason,
    isDryRun: values['dry-run'] === true,
    isPreview: values.preview === true,
  };
  if (!section) return runService(service ?? '', asked);
  // Together, the service comes first: pages need what it offers. A version, a move or a preview is the section's alone
  const isTogether = service !== undefined && !command && !asked.version && !asked.isPreview;
  if (isTogether && (await isReleased(service))) await runService(service, asked);
  return runSection(section, asked);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
