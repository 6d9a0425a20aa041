import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readServiceDeclarations, sectionOf } from '@portal/runtime/declarations';

export interface NewResource {
  /** Folder below `services/`. */
  service: string;
  /** Of one entry, in kebab-case: `sale-notice`. */
  name: string;
  /** What one is called. */
  ko: string;
  en: string;
}

/** Everything that is called after a resource. */
export interface ResourceNames extends NewResource {
  /** Of its path, its folder and its entry in the menu: `sale-notices`. */
  names: string;
  /** `sale_notices` */
  table: string;
  /** `saleNotice` */
  variable: string;
  /** `saleNotices`, its migration among the others. */
  variables: string;
  /** `SaleNotice`, in names of models. */
  model: string;
  /** What several are called in English; Korean words have no plural. */
  many: string;
  /** That of the service's resources; of the first one the first of the service. */
  base: string;
  /** The section whose admin area shows it. */
  section: string;
  /** `/admin/<section>` */
  home: string;
}

/** English plural by the ordinary rules. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const camelOf = (kebab: string) => kebab.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for a resource that was given none: `sale-notice` → `Sale notice`. */
export const titleOf = (name: string): string => capital(name.replaceAll('-', ' '));

const servicesOf = (root: string) => readServiceDeclarations(path.join(root, 'services'));

/** All names of a resource. Throws when its service is none, or belongs to no section. */
export function namesOf(root: string, resource: NewResource): ResourceNames {
  const { service, name, en } = resource;
  const services = servicesOf(root);
  const declared = services.find((one) => one.name === service);
  if (!declared)
    throw new Error(`There is no service "${service}": use one of ${services.map((one) => one.name).join(', ')}.`);
  const section = sectionOf(service, path.join(root, 'services'));
  if (section === undefined || !existsSync(path.join(root, `mf-${section}`, 'section.ts')))
    throw new Error(`The service ${service} belongs to no section whose admin area could show a resource.`);
  const names = pluralOf(name);
  const variable = camelOf(name);
  return {
    ...resource,
    names,
    table: names.replaceAll('-', '_'),
    variable,
    variables: camelOf(names),
    model: capital(variable),
    many: pluralOf(en),
    base: baseOfPages(root, section) ?? declared.bases[0] ?? service,
    section,
    home: `/admin/${section}`,
  };
}

/** The base below which a section finds the resources that it has pages for. */
const baseOfPages = (root: string, section: string): string | undefined =>
  /base: '\/api\/(\w+)\/admin'/.exec(textOf(root, `mf-${section}/src/admin/pages/resources.ts`))?.[1];

/** A file's text; empty where there is none. */
export function textOf(root: string, file: string): string {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
}
