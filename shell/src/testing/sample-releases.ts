import type { ReleaseList, ReleaseOverview, ServiceInsights, ServiceOverview, VersionInsights } from '@portal/contract';
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

const moved = { by: 'kim', at: '2025-03-04T15:05:09Z' };
/** A service with a canary, a version that was refused, and one that was taken back. */
export const service: ServiceOverview = {
  service: 'education',
  section: 'education',
  live: 's2',
  canary: { version: 's5', percent: 10 },
  history: [
    { ...moved, action: 'canary', version: 's5', reason: '10 %' },
    { ...moved, action: 'heal', version: 's2', from: 's4', by: 'portal', reason: '9 of its 12 calls failed' },
    { ...moved, action: 'live', version: 's2', from: 's1' },
  ],
  versions: [
    { version: 's5', builtAt: moved.at, state: 'canary', health: { calls: 20, failed: 0 } },
    {
      version: 's3',
      builtAt: moved.at,
      state: 'published',
      refused: {
        ...moved,
        action: 'refused',
        version: 's3',
        reason: 'refused: sections that are live would no longer work.',
        findings: [{ cause: 'education v1 calls GET /api/education/view: gone', mend: 'keep it' }, { cause: 'more' }],
      },
    },
    { version: 's4', builtAt: moved.at, state: 'published', health: { calls: 12, failed: 9 } },
    { version: 's2', builtAt: moved.at, state: 'live', health: { calls: 200, failed: 1 } },
  ],
};

const calls = { calls: 20, failed: 0, p50: 4, p95: 40, p99: 90 };
export const serviceInsights: ServiceInsights = {
  service: 'education',
  version: 's5',
  before: 's2',
  traffic: [
    {
      at: moved.at,
      versions: [
        { version: 's2', calls: 180, failed: 9, p95: 20 },
        { version: 's5', calls: 20, failed: 0, p95: 40 },
      ],
    },
  ],
  calls: [{ call: 'GET /api/education/view', version: calls, before: { ...calls, calls: 200, failed: 10, p95: 20 } }],
};

/** What the list of all shows. */
export const releaseList = (sections: ReleaseOverview[], more: Partial<ReleaseList> = {}): ReleaseList => ({
  revision: 1,
  sections,
  services: [],
  notices: [],
  ...more,
});

/** A member who manages the releases of education. */
export const manager: SessionUser = {
  ...admin,
  role: 'member',
  roles: { education: ['manager'], community: ['editor', 'agent'], withdrawn: ['manager'] },
};
