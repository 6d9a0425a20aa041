import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateApiTypes } from '../api-types/api-types.ts';
import { projectRoot } from '../project-root.ts';
import { faultOf } from './check-new-section.ts';
import { writeRepository } from './repository-files.ts';
import { writeSection, type NewSection } from './section-files.ts';
import { takeAway } from './take-away.ts';

const usage = `npm run new:section -- <name> "<path>" [--ko <name in Korean>] [--en <name in English>]
npm run new:section -- <name> "<path>" --standalone <folder> [--packages <folder>]
npm run remove:section -- <name>          or: npm run new:section -- --remove <name>`;

function end(message: string): void {
  process.stderr.write(`\n${message}\n`);
  process.exitCode = 1;
}

function makeRepository(section: NewSection, target: string, archives: string | undefined): void {
  const folder = path.resolve(target);
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== '.git'))
    return end(`${folder} is not empty: name another folder for the repository.`);
  writeRepository(folder, section, archives && path.resolve(archives));
  process.stdout.write(`  ${folder}
  npm install && npm test          there; its README.md says the rest
  npm run release -- mf-${section.name} token    prints the token of a portal that runs here
`);
  return undefined;
}

/** `npm run new:section -- careers "/careers"`: a section with its page, service, tests and words, ready to run. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ko: { type: 'string' },
      en: { type: 'string' },
      remove: { type: 'string' },
      standalone: { type: 'string' },
      packages: { type: 'string' },
    },
  });
  if (values.remove !== undefined) return void process.stdout.write(await takeAway(values.remove));
  const [name, address] = positionals;
  if (!name || !address) return end(usage);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const section = { name, path: address, ko: values.ko ?? values.en ?? title, en: values.en ?? title };
  const fault = await faultOf(section);
  if (fault !== undefined) return end(fault);
  if (values.standalone !== undefined) return makeRepository(section, values.standalone, values.packages);
  writeSection(projectRoot, section);
  for (const { file, text } of await generateApiTypes()) if (file.includes(`/mf-${name}/`)) writeFileSync(file, text);
  // Names change the length of lines.
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', `mf-${name}`, `services/${name}`], {
    cwd: projectRoot,
  });
  process.stdout.write(`  mf-${name}         the pages: section.ts, src, locales, e2e
  services/${name}   the calls below /api/${name}: migrations, seeds, src, openapi.json

  npm start                        shows it at ${address} and in the menu
  npm run dev mf-${name}           while you work on it
  npm test -- ${name}              its tests
  npm run release -- mf-${name}    ships it to a portal that runs
  infra/docs/first-day.md          what to do next
`);
  return undefined;
}

await main().catch((error: unknown) => end(error instanceof Error ? error.message : String(error)));
