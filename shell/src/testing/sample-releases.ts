import type { ReleaseOverview, VersionInsights } from '@portal/contract';
import type { SessionUser } from '@portal/kit';
import { admin } from './sample-member.ts';

const rate = (visits: number, failed: number) => ({ visits, failed });
const release = { builtAt: '2025-03-04T15:05:09Z', scriptBytes: 1000 };
/** A section with one version before the live one, and one that nobody gets yet. */
export const live: ReleaseOverview = {
  section: 'education',
  live: 'v2',
  history: [
    { version: 'v2', from: 'v1', at: '2025-03-04T15:05:09Z', by: 'team:education', action: 'live', reason: '새 일정' },
  ],
  versions: [
    { ...release, version: 'v3', state: 'published' },
    { ...release, version: 'v2', state: 'live', health: { portal: rate(200, 1), browser: rate(100, 5) } },
    { ...release, version: 'v1', state: 'published' },
  ],
};
/** The same with the newest version as a canary. */
export const canary: ReleaseOverview = {
  ...live,
  canary: { version: 'v3', percent: 25 },
  history: [
    { version: 'v3', from: 'v2', at: '2025-04-01T00:00:00Z', by: 'admin:u1', action: 'canary' },
    ...live.history,
  ],
};
const times = { count: 10, p50: 900, p75: 1_800, p95: 3_000, good: 8, fair: 1 };
export const insights: VersionInsights = {
  section: 'education',
  version: 'v2',
  before: 'v1',
  traffic: [
    {
      at: '2025-03-04T15:05:00Z',
      versions: [{ version: 'v2', documents: 20, documentsFailed: 1, visits: 10, visitsFailed: 5 }],
    },
  ],
  times: [{ metric: 'lcp', page: '/education/schedule', version: times, before: { ...times, p75: 1_200 } }],
  errors: [
    {
      witness: 'browser',
      kind: 'render',
      message: 'TypeError: x is undefined',
      page: '/education/schedule',
      count: 5,
      firstSeenAt: '2025-03-04T15:05:00Z',
      lastSeenAt: '2025-03-04T15:06:00Z',
      frames: [{ file: 'mf-education/src/pages/schedule.tsx', line: 12, column: 5, name: 'Page', isSource: true }],
      isKnown: false,
    },
  ],
};

/** A member who manages the releases of education. */
export const manager: SessionUser = {
  ...admin,
  role: 'member',
  roles: { education: ['manager'], community: ['editor', 'agent'], withdrawn: ['manager'] },
};
