import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BreakingChange } from './openapi-changes.ts';

/** The code of a released section, which says what it calls and reads. */
export interface CallingSection {
  name: string;
  version: string;
  code: string;
}

type Pointers = Record<string, { live: string; canary?: { version: string } }>;

function codeBelow(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?:\.c?js|section\.json)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** The versions of sections that visitors get now: live ones and canaries, by the portal's last known state. */
export function callingSections({
  stateFile,
  releasesDir,
}: {
  stateFile: string;
  releasesDir: string;
}): CallingSection[] {
  if (!existsSync(stateFile)) return [];
  const { sections } = JSON.parse(readFileSync(stateFile, 'utf8')) as { sections: Pointers };
  return Object.entries(sections).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.version] : [])].map((version) => ({
      name,
      version,
      code: codeBelow(path.join(releasesDir, name, version)),
    })),
  );
}

const anything = '{}';

/** The paths that code names, with `{}` for each part that it fills in: `/api/news/items/{}`. */
export function pathsIn(code: string): string[] {
  const literals = code.matchAll(/["'`](\/api\/(?:[\w\-./]|\$\{[^{}`]*\})*)/g);
  return [...new Set([...literals].map(([, literal = '']) => literal.replaceAll(/\$\{[^{}`]*\}/g, anything)))];
}

function isSamePath(documented: string, named: string): boolean {
  const [one, two] = [documented.split('/'), named.split('/')];
  return (
    one.length === two.length &&
    one.every((part, index) => part.startsWith('{') || two[index] === anything || part === two[index])
  );
}

/** Parts of the shortest beginning of a path that says which service is meant: `/api/<base>`. */
const fewestParts = 3;

/** The documented paths that code names, and those of which it names a beginning to which it adds the rest. */
function calledPaths(named: readonly string[], documented: readonly string[]): Set<string> {
  const called = named.flatMap((name) => {
    const exact = documented.filter((path) => isSamePath(path, name));
    if (exact.length > 0 || name.split('/').filter(Boolean).length + 1 < fewestParts) return exact;
    const beginning = name.endsWith('/') ? name : `${name}/`;
    return documented.filter((path) => path.startsWith(beginning));
  });
  return new Set(called);
}

function names(code: string, field: string): boolean {
  // oxlint-disable-next-line regexp/linear -- a fixed text, without repetition
  return new RegExp(`(?<![\\w$])${field.replaceAll(/[^\w]/g, '\\$&')}(?![\\w$])`).test(code);
}

/** A change that meets a section which is live now. */
export interface BrokenCaller extends BreakingChange {
  section: string;
  version: string;
}

/** The changes that live sections would notice: of calls that they make, and of fields that their code names. */
export function brokenCallers(
  changes: readonly BreakingChange[],
  documented: readonly string[],
  sections: readonly CallingSection[],
): BrokenCaller[] {
  return sections.flatMap(({ name: section, version, code }) => {
    const called = calledPaths(pathsIn(code), documented);
    return changes
      .filter(({ call, field }) => called.has(pathOf(call)) && (field === undefined || names(code, field)))
      .map((change) => ({ ...change, section, version }));
  });
}

const pathOf = (call: string): string => call.slice(call.indexOf(' ') + 1);
