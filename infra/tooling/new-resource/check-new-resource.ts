import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { textOf, type ResourceNames } from './resource-names.ts';

const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const longestName = 30;
/** Of the engine, or of its calls and tables. */
const reserved = new Set(['resource', 'revision', 'idempotency-key']);

/** Why a name is none for a resource; undefined when it is one. */
export function nameFaultOf(name: string): string | undefined {
  if (namePattern.test(name) && name.length > 1 && name.length <= longestName && !reserved.has(name)) return undefined;
  return `"${name}" is no name for a resource: write one entry as "notice" or "sale-notice", 2 to ${longestName} small letters and digits, and none of ${[...reserved].join(', ')}.`;
}

/** Why a word is none for lists and menus; undefined when it is one. */
export function wordFaultOf(word: string): string | undefined {
  const longestWord = 40;
  if (/^\P{Cc}+$/u.test(word) && word.trim() === word && word.length <= longestWord) return undefined;
  return `"${word}" is no word for menus and lists: write 1 to ${longestWord} characters on one line.`;
}

function migrationTexts(root: string, service: string): string[] {
  const folder = `services/${service}/migrations`;
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => textOf(root, `${folder}/${file}`));
}

interface Documented {
  paths?: Record<string, unknown>;
  components?: { schemas?: Record<string, unknown> };
}

/** Why a resource of these names cannot be made, because something is called so already; undefined when it can. */
export function takenFaultOf(root: string, resource: ResourceNames): string | undefined {
  const { service, section, home, base, name, names, table, variables, model } = resource;
  const folder = `services/${service}/src/features/${names}`;
  if (existsSync(path.join(root, folder))) return `${folder} is there already: choose another name.`;
  const documents = readdirSync(path.join(root, `services/${service}`))
    .filter((file) => file.startsWith('openapi'))
    .map((file) => JSON.parse(textOf(root, `services/${service}/${file}`)) as Documented);
  const calls = documents.flatMap(({ paths = {} }) => Object.keys(paths));
  const call = calls.find((one) => `${one.replace(`/api/${base}`, '')}/`.startsWith(`/admin/${names}/`));
  if (call) return `${service} has a call ${call} already: choose another name.`;
  const models = [`Editable${model}`, `New${model}`, `${model}Change`];
  const known = models.find((one) => documents.some(({ components }) => components?.schemas?.[one]));
  if (known) return `${service} has a model ${known} already: choose another name than "${name}".`;
  const migrations = migrationTexts(root, service);
  const tables = migrations.flatMap((text) => [...text.matchAll(/create table (?:if not exists )?(\w+)/g)]);
  if (tables.some(([, made]) => made === table)) return `${service} has a table ${table} already: choose another name.`;
  const registered = textOf(root, `services/${service}/migrations/index.ts`).match(/\w+/g);
  if (registered?.includes(variables))
    return `services/${service}/migrations/index.ts has "${variables}" already: choose another name.`;
  const view = `'${home}/${names}'`;
  const files = ['section.ts', 'src/routes.ts', 'src/admin/routes.ts'].map((file) => `mf-${section}/${file}`);
  const file = files.find((one) => textOf(root, one).includes(view));
  return file && `${file} has ${view} already: choose another name.`;
}
