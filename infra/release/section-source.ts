import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMismatch, SectionManifest, type Locale } from '@portal/contract';
import { transformSync } from '@swc/core';
import { ClearError } from '../local/clear-error.ts';
import { projectRoot, shellFolder } from '../tooling/project-root.ts';

export type Messages = { [key: string]: string | Messages };

/** Where a section's source is; the shell is one of them. */
export interface SectionSource {
  name: string;
  folder: string;
}

/** The shell first, then every `mf-*` folder. */
export function findSections(): SectionSource[] {
  const remotes = readdirSync(projectRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => ({ name: entry.name.slice('mf-'.length), folder: path.join(projectRoot, entry.name) }));
  return [{ name: 'shell', folder: shellFolder }, ...remotes];
}

/** The section of a name, or of its folder's. Throws with the names there are. */
export function findSection(name: string): SectionSource {
  const sections = findSections();
  const source = sections.find((known) => known.name === name || path.basename(known.folder) === name);
  if (!source)
    throw new ClearError(
      `There is no section "${name}" (${sections.map(({ folder }) => path.basename(folder)).join(', ')}).`,
    );
  return source;
}

/** Reads `section.ts`: data and types only, so it runs without a bundler. Throws ClearError when it does not fit the contract. */
export async function readManifest({ folder }: SectionSource): Promise<SectionManifest> {
  const file = path.join(folder, 'section.ts');
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const loaded = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
    section: SectionManifest;
  };
  const mismatch = findMismatch(SectionManifest, loaded.section, 'section');
  if (mismatch !== undefined) throw new ClearError(`${file}: ${mismatch}`);
  return loaded.section;
}

/** All locale files of a section in one language, merged as the browser merges them. */
export function readMessages({ folder }: SectionSource, locale: Locale): Messages {
  const directory = path.join(folder, 'locales', locale);
  const files = readdirSync(directory).filter((file) => file.endsWith('.json'));
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Messages),
  );
}

/** One locale file of a section. */
export function readBundle({ folder }: SectionSource, locale: Locale, bundle: string): Messages {
  return JSON.parse(readFileSync(path.join(folder, 'locales', locale, `${bundle}.json`), 'utf8')) as Messages;
}

function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** Keys that exist in one language only. Lists are compared entry by entry. */
export function untranslatedKeys(ko: Messages, en: Messages): string[] {
  const inKorean = new Set(keysOf(ko));
  const inEnglish = new Set(keysOf(en));
  return [...inKorean].filter((key) => !inEnglish.has(key)).concat([...inEnglish].filter((key) => !inKorean.has(key)));
}

/** The message at a dotted key, or undefined. */
export function messageAt(messages: Messages, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Messages | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), messages);
  return typeof found === 'string' ? found : undefined;
}
