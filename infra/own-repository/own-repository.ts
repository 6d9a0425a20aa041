#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';
import { developElsewhere } from '../local/dev/develop-elsewhere.ts';
import { buildSection } from '../release/build-section.ts';
import { percentOf, releaseSection, Usage } from '../release/release-section.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { projectRoot } from '../tooling/project-root.ts';
import { ownSection, portalAt } from './own-section.ts';

const usage = `npm run build                                 builds the section into var/builds
npm run release -- --portal <address>         build, publish, prove, make live; RELEASE_TOKEN holds the section's token
npm run release -- --portal <address> --canary 10 | --dry-run | --preview | --version <version>
npm run release -- canary <percent> | promote | rollback | withdraw | list --portal <address>
npm run dev -- --portal <address>             the section from here, with hot reload, on the pages of that portal
--reason "…"  why, for the history            PORTAL_ORIGIN stands for --portal <address>`;

const options = {
  portal: { type: 'string' },
  canary: { type: 'string' },
  'dry-run': { type: 'boolean' },
  preview: { type: 'boolean' },
  reason: { type: 'string' },
  version: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** `portal-section build | dev | release` in the repository of a section: what `npm run` calls there. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [task, command, argument] = positionals;
  if (values.help) return void process.stdout.write(`${usage}\n`);
  const source = ownSection();
  const folder = path.join(projectRoot, 'var');
  if (task === 'build') {
    const { version } = await buildSection(source, new ReleaseStore(path.join(folder, 'builds')));
    return void process.stdout.write(`${source.name} ${version} is built\n`);
  }
  if (task === 'dev') return developElsewhere(source, portalAt(values.portal), path.join(folder, 'dev'));
  if (task !== 'release') throw new Usage(`There is no "${task ?? ''}".`);
  return releaseSection(source, portalAt(values.portal), {
    command,
    argument,
    percent: values.canary === undefined ? undefined : percentOf(values.canary),
    version: values.version,
    reason: values.reason,
    isDryRun: values['dry-run'] === true,
    isPreview: values.preview === true,
  });
}

await main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}${error instanceof Usage ? `\n${usage}` : ''}\n`);
  process.exitCode = 1;
});
