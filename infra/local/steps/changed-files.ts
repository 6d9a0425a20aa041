import { execFileSync } from 'node:child_process';
import { projectRoot } from '../../tooling/project-root.ts';

/** What landed on the main branch within this time before its last commit landed last, where nothing tells better. */
const landedWithinSeconds = 24 * 3_600;

/** Runs git; undefined when it fails: no repository, no such branch, no such commit. */
export function runGit(root: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Files that differ from a commit, and its shortened name: from the one that `TRIALS_BASE` names, else from the merge base
 * with the remote's main branch. On that branch itself, from before what landed last: where the branch was when this clone
 * saw it before, or, in a clone made for this run, a day before its last commit. Undefined where git cannot tell, as in a
 * clone of a single commit.
 */
export function changedFiles(
  root = projectRoot,
  wanted = process.env.TRIALS_BASE,
): { base: string; files: string[] } | undefined {
  const git = (...args: string[]) => runGit(root, args);
  const head = git('rev-parse', 'HEAD');
  const main = git('rev-parse', '--abbrev-ref', 'origin/HEAD') ?? 'origin/main';
  const dayBefore = Number(git('log', '-1', '--format=%ct')) - landedWithinSeconds;
  const base = wanted
    ? git('rev-parse', wanted)
    : [
        git('merge-base', 'HEAD', main),
        git('rev-parse', '--verify', '--quiet', `${main}@{1}`),
        git('rev-list', '-1', `--before=${dayBefore}`, 'HEAD'),
        // All that a shallow clone, or a young repository, knows
        git('rev-list', '--max-parents=0', 'HEAD')?.split('\n').at(-1),
      ].find((commit) => commit && commit !== head);
  const listed = base && git('diff', '--name-only', base);
  return base && listed !== undefined
    ? { base: base.slice(0, 12), files: listed.split('\n').filter(Boolean) }
    : undefined;
}
