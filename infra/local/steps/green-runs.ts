import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';
import { runGit } from './changed-files.ts';
import type { Trial } from './trials.ts';

/** The last run of a trial that passed. */
export interface GreenRun {
  /** The commit that was checked out, shortened. */
  commit: string;
  /** When it ended, ISO 8601. */
  at: string;
}

const recordOf = (root: string) => path.join(root, 'infra/trials/green-runs.json');

/** The last green run of each trial, by its name; empty where none is recorded. */
export function readGreenRuns(root = projectRoot): Record<string, GreenRun> {
  const file = recordOf(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, GreenRun>) : {};
}

/** Records that a trial passed at the commit that is checked out, unless git cannot tell or other files than the record differ from it. */
export function recordGreenRun(name: string, root = projectRoot): void {
  const commit = runGit(root, ['rev-parse', '--short=8', 'HEAD']);
  const changed = runGit(root, ['status', '--porcelain', '--', '.', `:!${path.relative(root, recordOf(root))}`]);
  if (!commit || changed !== '') return;
  const runs = { ...readGreenRuns(root), [name]: { commit, at: new Date().toISOString() } };
  const sorted = Object.fromEntries(Object.entries(runs).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordOf(root), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Trials with those first that passed longest ago, or never; in their own order where the times are equal. */
export function oldestFirst(trials: Trial[], runs: Record<string, GreenRun>): Trial[] {
  const at = ({ name }: Trial) => runs[name]?.at ?? '';
  return trials.toSorted((a, b) => at(a).localeCompare(at(b)));
}
