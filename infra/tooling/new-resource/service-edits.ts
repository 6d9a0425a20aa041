import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filler, templateFiles } from '../new-section/section-files.ts';
import { textOf, type ResourceNames } from './resource-names.ts';
import { withElement, withImport, type Edits } from './source-edits.ts';

const kit = '@portal/service-kit';

/** What a described resource needs besides its table: name of the migration → the kit's, as code. */
const kitMigrations = [
  { key: 'revisions', name: 'revisionMigration', code: 'revisionMigration' },
  { key: 'idempotency', name: 'idempotencyMigration', code: 'idempotencyMigration' },
  { key: 'folded-lists', name: 'foldedListsMigration', code: 'foldedListsMigration()' },
];

/** Registers the migrations that the service lacks and that of the table; returns the number of the latter. */
function addMigrations(root: string, edits: Edits, { service, names, variables }: ResourceNames): string {
  const folder = `services/${service}/migrations`;
  const texts = readdirSync(path.join(root, folder)).map((file) => textOf(root, `${folder}/${file}`));
  const lacked = kitMigrations.filter(({ name }) => !texts.some((text) => text.includes(name)));
  const index = `${folder}/index.ts`;
  const highest = Math.max(
    0,
    ...[...textOf(root, index).matchAll(/^ +'(\d{3})-/gm)].map(([, digits]) => Number(digits)),
  );
  const numbered = [...lacked, { key: names, name: undefined, code: variables }].map((one, at) => ({
    ...one,
    number: String(highest + 1 + at).padStart(3, '0'),
  }));
  const table = numbered.at(-1)?.number ?? '';
  edits.edit(index, 'registers the migration', (before, file) => {
    let text = before;
    for (const { name } of lacked) text = withImport(text, file, name, kit);
    const line = `import * as ${variables} from './${table}-${names}.ts';`;
    text = text.replace(/\n\n(?=(?:\/\*\*.*\n)?export const migrations)/, `\n${line}\n\n`);
    if (!text.includes(line)) throw new Error(`${file} has no "export const migrations" after its imports.`);
    for (const { number, key, code } of numbered)
      text = withElement(text, file, {
        open: 'export const migrations: Migrations = {',
        close: '\n};',
        element: `'${number}-${key}': ${code}`,
      });
    return text;
  });
  return table;
}

/** Serves the resources of the list, which a service may do below a base that is not its first. */
function withResources(text: string, file: string): string {
  if (/(?:^ {2}resources,$|serveResources\(\w+, (?:\[\.\.\.)?resources\b)/m.test(text)) return text;
  // So far it serves only some with hooks
  const described = text.replace(/\bserveResources\((\w+), \[\],/, 'serveResources($1, resources,');
  const served =
    described === text
      ? withElement(text, file, { open: 'defineService({', close: '\n});', element: 'resources' })
      : described;
  return withImport(served, file, 'resources', './resources.ts');
}

function addRetention(root: string, edits: Edits, { service, table }: ResourceNames): void {
  const file = `services/${service}/src/retention.ts`;
  // A service without one has no test of it either
  if (textOf(root, file) === '') return;
  const kept = 'content of the site; removed ones 30 days, by their trash';
  edits.edit(file, 'what becomes of its rows', (text) =>
    withElement(text, file, { open: ': Retention = {', close: '\n};', element: `${table}: { kept: '${kept}' }` }),
  );
  edits.edit('infra/docs/retention.md', 'the same for people', (text) => {
    const lines = text.split('\n');
    const last = lines.findLastIndex((line) => line.startsWith(`| ${service} `));
    return last < 0 ? text : lines.toSpliced(last + 1, 0, `| ${service} | \`${table}\` | kept | ${kept} |`).join('\n');
  });
}

/** Its samples have no entry, which the test of reads would take for a call that it cannot make. */
function addReads(root: string, edits: Edits, { service, name, model }: ResourceNames): void {
  const test = `services/${service}/src/reads.db.test.ts`;
  if (textOf(root, test) === '') return;
  edits.edit(test, 'has nothing to read of it until there are samples', (text, file) =>
    [`'read-${name}'`, `'read${model}Revision'`].reduce(
      (added, element) => withElement(added, file, { open: '\n      nothingToRead: [', close: '\n      ],', element }),
      text,
    ),
  );
}

/** Test files of the service that write a generated document with UPDATE_OPENAPI=1. */
export function documentTests(root: string, service: string): string[] {
  const folder = `services/${service}/src`;
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => textOf(root, file).includes('expectOpenApiUpToDate('));
}

/** End of a template's name → what the file is for. */
const purposes: readonly (readonly [string, string])[] = [
  ['-resource.ts', 'its fields, words, order and rights'],
  ['-__names__.ts', 'its table'],
  ['/resources.ts', 'the resources of the service'],
];

/** All that a service needs for one more resource. */
export function editService(root: string, edits: Edits, resource: ResourceNames): void {
  const { service, name, names, variable } = resource;
  const folder = `services/${service}`;
  const list = `${folder}/src/resources.ts`;
  const hasList = textOf(root, list) !== '';
  const served = textOf(root, `${folder}/src/service.ts`);
  if (!hasList && /\bresourceRoutes\(/.test(served))
    throw new Error(
      `${folder}/src/service.ts serves resources that are not listed in ${list}. List them there, as \`export const resources = […];\`, and serve them by \`defineService({ …, resources })\`.`,
    );
  const number = addMigrations(root, edits, resource);
  const fill = filler(
    Object.fromEntries(Object.entries({ ...resource, number }).map(([key, word]) => [`__${key}__`, word])),
  );
  for (const [file, text] of templateFiles(path.join(root, 'infra/tooling/new-resource/template/service'))) {
    if (hasList && file === 'src/resources.ts') continue;
    const [, what = ''] = purposes.find(([ending]) => file.endsWith(ending)) ?? [];
    edits.write(`${folder}/${fill(file, '')}`, what, fill(text, file));
  }
  if (hasList)
    edits.edit(list, 'the resources of the service', (text) =>
      withElement(withImport(text, list, `${variable}Resource`, `./features/${names}/${name}-resource.ts`), list, {
        open: 'export const resources = [',
        close: '];',
        element: `${variable}Resource`,
      }),
    );
  edits.edit(`${folder}/src/service.ts`, 'serves them', withResources);
  addRetention(root, edits, resource);
  addReads(root, edits, resource);
}
