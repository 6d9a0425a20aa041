import { expect, test } from '@jest/globals';
import type { PointerState } from '../pointers/pointer-state.ts';
import { findFailingRelease, ReleaseWatch, watchedVersions } from './release-watch.ts';
import type { Evidence } from './visit-counts.ts';
import type { FailingRelease, Stay } from './watched-version.ts';

const now = Date.parse('2033-01-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const moved = (live: string, from: string, minutes: number): PointerState => ({
  live,
  history: [{ version: live, from, at: minutesAgo(minutes), by: 'team', action: 'live' }],
});
/** Careers was released, then marketing; news long ago. */
const pointers = new Map([
  ['careers', moved('c2', 'c1', 30)],
  ['news', moved('n2', 'n1', 300)],
  ['marketing', moved('m2', 'm1', 10)],
]);

const none: Evidence = { visits: 0, failed: 0, failingAddresses: 0, hasPrivateFailures: false };
const failing: Evidence = { visits: 10, failed: 8, failingAddresses: 5, hasPrivateFailures: false };
const stay: Stay = { reason: 'it renders', stays: { because: 'renders-again', count: 6, renders: 6 } };

const seenToFail = {
  evidence: { by: 'render', failed: 6, failedBefore: 0, renders: 6 },
  reason: 'seen by the portal',
} as const;

/** A watch of a site on which the visits of one version fail. */
function watchOf(failingVersion: string, isToStay: (release: FailingRelease) => boolean) {
  const looked: string[] = [];
  const settled: string[] = [];
  const nameOf = ({ version, seenIn }: FailingRelease) => (seenIn ? `${version} for ${seenIn.version}` : version);
  const watch = new ReleaseWatch({
    pointers: () => pointers,
    prepare: async () => true,
    evidenceOf: async () => (version) => (version === failingVersion ? failing : none),
    decide: async (release) => {
      looked.push(nameOf(release));
      return isToStay(release) ? { stay } : seenToFail;
    },
    settle: async (release, verdict) =>
      void settled.push(`${nameOf(release)}: ${'stay' in verdict ? 'stays' : 'goes'}`),
    log: { warn: () => undefined, error: () => undefined },
    now: () => now,
  });
  return { looked, settled, look: () => watch.look() };
}

test('what moved last is asked for the failures of the sections before it, then each for its own', () => {
  expect(
    watchedVersions(pointers, now).map(({ version, seenIn }) => [version, ...(seenIn ? [seenIn.version] : [])]),
  ).toEqual([['m2', 'c2'], ['m2', 'n2'], ['m2'], ['c2', 'n2'], ['c2']]);
});

test('failures of a section go to the release that came after it, where they end without that one', async () => {
  const { settled, look } = watchOf('c2', ({ seenIn }) => seenIn === undefined);
  await look();
  expect(settled[0]).toBe('m2 for c2: goes');
});

test('so do those of a section that has not moved for hours', async () => {
  const { settled, look } = watchOf('n2', ({ version }) => version !== 'm2');
  await look();
  expect(settled).toEqual(['m2 for n2: goes']);
});

test('a release that has nothing to do with them is looked at once for them, and its history says nothing', async () => {
  const { looked, settled, look } = watchOf('c2', ({ seenIn }) => seenIn !== undefined);
  await look();
  await look();
  expect(looked).toEqual(['m2 for c2', 'c2', 'c2']);
  expect(settled).toEqual(['c2: goes', 'c2: goes']);
});

test.each([
  ['browser', 'browser'],
  ['portal', undefined],
] as const)('reports of the predecessor hide nothing; its failed renders count: %s', (witness, found) => {
  const evidenceOf = (_version: string, source: string) => (source === witness ? failing : none);
  const watched = { section: 'news', version: 'n2', predecessor: 'n1' };
  expect(findFailingRelease(watched, evidenceOf)?.witness).toBe(found);
});
