import { execFileSync } from 'node:child_process';
import { projectRoot } from '../../tooling/project-root.ts';

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined; // no repository, no such branch, no such commit
  }
}

/**
 * Files that differ from the merge base with the main branch, and what names that base. On the main branch itself the
 * base is the commit before. `TRIALS_BASE` names another. Undefined where git cannot tell.
 */
export function changedFiles(): { base: string; files: string[] } | undefined {
  const head = git('rev-parse', 'HEAD');
  const wanted = process.env.TRIALS_BASE;
  const merged = wanted
    ? git('rev-parse', wanted)
    : (git('merge-base', 'HEAD', 'origin/HEAD') ?? git('merge-base', 'HEAD', 'origin/main'));
  const base = merged === undefined || merged === head ? git('rev-parse', 'HEAD~1') : merged;
  const listed = base && git('diff', '--name-only', base);
  return base && listed !== undefined
    ? { base: base.slice(0, 12), files: listed.split('\n').filter(Boolean) }
    : undefined;
}
