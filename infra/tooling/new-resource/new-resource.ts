import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateApiTypes } from '../api-types/api-types.ts';
import { projectRoot } from '../project-root.ts';
import { nameFaultOf, wordFaultOf } from './check-new-resource.ts';
import { namesOf, titleOf, type ResourceNames } from './resource-names.ts';
import { documentTests } from './service-edits.ts';
import { writeResource } from './write-resource.ts';

const usage = `npm run new:resource -- <service> <name> [--ko <what one is called in Korean>] [--en <in English>]

  npm run new:resource -- content notice --ko 공지 --en Notice`;

function end(message: string): void {
  process.stderr.write(`\n${message}\n`);
  process.exitCode = 1;
}

/** Runs tests that write the document that they compare. Throws, with what is left to be done, when they fail. */
function writeByTests(setting: string, tests: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'jest', '--', '--forceExit', ...tests], {
    cwd: projectRoot,
    // The command compiled what tests start as processes
    env: { ...process.env, [setting]: '1', PORTAL_COMPILED: '1' },
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new Error(`${stderr}
The resource is written, but not all documents of its calls are. When the tests above pass, run
${setting}=1 npm run jest -- ${tests.join(' ')} && npm run api-types`);
}

/** Writes openapi.json and resources.json, what the documentation lists of them, and the types of the front ends. */
async function writeDocuments({ service }: ResourceNames): Promise<void> {
  writeByTests('UPDATE_OPENAPI', documentTests(projectRoot, service));
  writeByTests('UPDATE_STEP_UP', ['infra/docs/step-up.test.ts']);
  for (const { file, text } of await generateApiTypes()) writeFileSync(file, text);
}

/** `npm run new:resource -- content notice`: what admins list and edit, from its table to its place in their menu. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ko: { type: 'string' }, en: { type: 'string' } },
  });
  const [service, name, ...others] = positionals;
  if (!service || !name || others.length > 0) return end(usage);
  const en = values.en ?? titleOf(name);
  const ko = values.ko ?? en;
  const fault = nameFaultOf(name) ?? wordFaultOf(ko) ?? wordFaultOf(en);
  if (fault !== undefined) return end(fault);

  const resource = namesOf(projectRoot, { service, name, ko, en });
  const written = writeResource(projectRoot, resource);
  // Names change the length of lines
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...written.map(({ file }) => file)], {
    cwd: projectRoot,
  });
  process.stdout.write('  Writing the documents of its calls, and their types …\n');
  await writeDocuments(resource);

  const width = Math.max(...written.map(({ file }) => file.length));
  const lines = written.map(({ file, what, isNew }) => `  ${isNew ? '+' : ' '} ${file.padEnd(width)}  ${what}`);
  const [fields, migration] = ['-resource.ts', `-${resource.names}.ts`].map(
    (ending) => written.find(({ file, isNew }) => isNew && file.endsWith(ending))?.file ?? '',
  );
  process.stdout.write(`
${lines.join('\n')}
    and generated: openapi.json, resources.json, infra/docs/step-up.md, types of the calls

  1. Describe its fields in ${fields}
     and give each its column in ${path.basename(migration ?? '')}: infra/docs/resources.md.
  2. UPDATE_OPENAPI=1 npm run jest -- services/${service}/src && npm run api-types
     writes openapi.json, resources.json and the types again.
  3. npm start shows it at ${resource.home}/${resource.names}; npm test -- ${resource.section} runs its tests.
`);
  return undefined;
}

await main().catch((error: unknown) => end(error instanceof Error ? error.message : String(error)));
