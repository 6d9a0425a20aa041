import type { SectionRelease } from '@portal/contract';
import type { BundleDescription } from '../../render/render-protocol.ts';
import { someOf } from './finding.ts';
import { pagePaths } from './page-paths.ts';

export interface RemovedInput {
  candidate: SectionRelease;
  live: SectionRelease;
  description: Pick<BundleDescription, 'pages'>;
  liveDescription: Pick<BundleDescription, 'pages'>;
  /** Status that the candidate answers a path with. */
  statusOf(path: string): Promise<number>;
}

/** Warns of pages of the live version that the candidate has no more, and leads nowhere else. Only paths without parameters. */
export async function removedPages(input: RemovedInput): Promise<string[]> {
  const { candidate, live, description, liveDescription, statusOf } = input;
  const fixedPaths = (release: SectionRelease, of: Pick<BundleDescription, 'pages'>) => {
    const { declared, fixed } = pagePaths(release, of);
    return [...declared, ...fixed];
  };
  const kept = new Set(fixedPaths(candidate, description));
  const gone: string[] = [];
  for (const path of fixedPaths(live, liveDescription))
    if (!kept.has(path) && (await statusOf(path)) === 404) gone.push(path);
  return gone.length === 0
    ? []
    : [`${someOf(gone)}: gone since ${live.version}. Links to it lead nowhere: add a route that redirects`];
}
