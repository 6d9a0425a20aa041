import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from '../clear-error.ts';
import type { Artifact } from './artifact-store.ts';
import { breakingChanges, type ApiDocument } from './openapi-changes.ts';
import { brokenCallers, type CallingSection } from './section-calls.ts';

/** The descriptions of a version's calls, one for each base. */
export function documentsOf({ folder, facts }: Artifact): ApiDocument[] {
  const place = path.join(folder, facts.workspace);
  return readdirSync(place)
    .filter((name) => /^openapi.*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(path.join(place, name), 'utf8')) as ApiDocument);
}

const pathsOf = (document: ApiDocument): string[] => Object.keys(document.paths ?? {});

/** The document that describes most of what another does: that of the same base. */
function counterpartOf(document: ApiDocument, others: readonly ApiDocument[]): ApiDocument {
  const paths = new Set(pathsOf(document));
  const shared = (other: ApiDocument): number => pathsOf(other).filter((url) => paths.has(url)).length;
  return others.toSorted((a, b) => shared(b) - shared(a))[0] ?? {};
}

/** A move is refused because live sections call what the other version does not have. */
export class BrokenCallers extends ClearError {}

/** What to do about a section that would no longer work. */
const hints = {
  release: (section: string) =>
    `keep it beside what replaces it until a version of ${section} that does without is live, then release again`,
  rollback: (section: string) =>
    `roll back ${section} first, or roll back with --anyway when ${section} may fail meanwhile`,
};

/**
 * Compares the calls of a version with those of the one that serves, as far as live sections make them. Throws ClearError with a
 * line for each that would no longer work, and what to do.
 */
export function refuseBrokenCallers(
  before: Artifact,
  after: Artifact,
  sections: readonly CallingSection[],
  move: keyof typeof hints = 'release',
): void {
  const others = documentsOf(after);
  const broken = documentsOf(before).flatMap((document) =>
    brokenCallers(breakingChanges(document, counterpartOf(document, others)), pathsOf(document), sections),
  );
  if (broken.length === 0) return;
  const lines = broken.map(
    ({ section, version, call, change, field }) =>
      `  ${section} ${version} calls ${call}: ${change}${field === undefined ? '' : `, and its code names "${field}"`}\n    → ${hints[move](section)}`,
  );
  throw new BrokenCallers(['refused: sections that are live would no longer work.', ...new Set(lines)].join('\n'));
}
