import { readScript, noteScriptFeatures, type ReadScript } from './script-features.ts';
import { noteStyleFeatures } from './style-features.ts';
import known from './newer-features.json' with { type: 'json' };
import { lacking } from './supported-browsers.ts';

/**
 * What is used although some supported browser lacks it, or has it in part: feature, or what it is a part of → what happens
 * there. `makeOlder` of the browser tests deletes what is missing.
 */
export const newerFeatures: { missing: Record<string, string>; partial: Record<string, string> } = known;

export interface BuiltFile {
  name: string;
  text: string;
}

/** A feature by its path in MDN's data, the supported browsers that lack it, and where it is used. */
export interface NewerFeature {
  path: string;
  browsers: string[];
  uses: string[];
}

const around = 45;

/** What built scripts (`.js`) and style sheets (`.css`) use of which a supported browser has nothing, by MDN's data. */
export function findNewerFeatures(files: BuiltFile[]): NewerFeature[] {
  const uses = new Map<string, string[]>();
  const noteIn =
    ({ name, text }: BuiltFile) =>
    (path: string, offset: number) => {
      const use = `${name}: ${text.slice(Math.max(0, offset - around), offset + around)}`;
      uses.set(path, [...(uses.get(path) ?? []), use]);
    };
  const scripts = files
    .filter(({ name }) => name.endsWith('.js'))
    .map((file): [BuiltFile, ReadScript] => [file, readScript(file.text)]);
  const own = new Set(scripts.flatMap(([, { properties }]) => [...properties]));
  for (const [file, script] of scripts) noteScriptFeatures(script, own, noteIn(file));
  for (const file of files.filter(({ name }) => name.endsWith('.css'))) noteStyleFeatures(file.text, noteIn(file));
  return [...uses]
    .map(([path, found]) => ({ path, browsers: lacking(path), uses: found }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/** Whether a feature is one of the names, or a part of one. */
export const isOneOf = (path: string, names: string[]): boolean =>
  names.some((name) => path === name || path.startsWith(`${name}.`));
