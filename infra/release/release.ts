import { parseArgs } from 'node:util';
import { findPortal } from './release-portal.ts';
import { percentOf, releaseSection, Usage, type Asked } from './release-section.ts';
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
--reason "…"  why, for the history           --version <version>  one that is published already
--anyway      with rollback of a service: although live sections call what the version before does not have`;

const options = {
  canary: { type: 'string' },
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  reason: { type: 'string' },
  anyway: { type: 'boolean' },
  version: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** These build nothing, so they also move what a team releases from a repository of its own. */
const pointerCommands = new Set(['canary', 'promote', 'rollback', 'withdraw', 'list', 'token']);

function requireTarget(name: string | undefined, command: string | undefined): ReleaseTarget {
  const target = name === undefined ? undefined : targetOf(name);
  if (!target && name && pointerCommands.has(command ?? '') && /^(?:mf-)?[a-z][a-z0-9]*$/.test(name))
    return { section: { name: name.replace(/^mf-/, ''), folder: '' } };
  if (!target)
    throw new Usage(`${name ? `There is no section "${name}"` : 'Which section?'} (${targetNames()}).\n${usage}`);
  return target;
}

async function runService(service: string, asked: Asked): Promise<void> {
  const { command, argument, reason, version, percent, isDryRun: dryRun, isAnyway: anyway } = asked;
  if (!command) return releaseService({ service, version, percent, dryRun, reason });
  const share = command === 'canary' ? percentOf(argument) : undefined;
  if (!(await moveService(service, command, { percent: share, reason, anyway })))
    throw new Usage(`There is no "${command}" of a service.\n${usage}`);
  return undefined;
}

async function runSection(source: SectionSource, asked: Asked): Promise<void> {
  const { command } = asked;
  if (command !== undefined && !pointerCommands.has(command)) throw new Usage(`There is no "${command}".\n${usage}`);
  const portal = await findPortal(source.name);
  if (!command) await startNewService(portal, source.name);
  return releaseSection(source, portal, asked);
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
  const { section, service } = requireTarget(name, command);
  const asked: Asked = {
    command,
    argument,
    percent: values.canary === undefined ? undefined : percentOf(values.canary),
    version: values.version,
    reason: values.reason,
    isDryRun: values['dry-run'] === true,
    isPreview: values.preview === true,
    isAnyway: values.anyway === true,
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
