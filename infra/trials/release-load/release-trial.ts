import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Stack } from '../../local/stack/stack.ts';
import { connectPortal, type ReleasePortal } from '../../release/connect-portal.ts';
import { tokenOf } from '../../release/release-portal.ts';
import { clickThrough, type VisitorResult } from './clicking-visitor.ts';
import { startDocumentLoad, type DocumentLoad } from './document-load.ts';
import { makeMarkedReleases, markedSections, type MarkedRelease, type MarkedSection } from './marked-releases.ts';
import { sampleMemory, type MemorySample } from './portal-memory.ts';

export interface TrialOptions {
  stack: Stack;
  /** A page of a browser whose console the caller watches. */
  page: Page;
  /** How often each section goes through `cycle`. */
  rounds: number;
  documentsPerSecond: number;
  /** From one move to the next, so that visitors meet each version. */
  pauseMs: number;
  /** Every section moves in turn; else one goes through its round before the next begins, which needs far fewer proofs. */
  interleaved: boolean;
  /** Between two looks at the memory, in moves. */
  movesASample: number;
}

export interface TrialResult {
  moves: number;
  seconds: number;
  load: Omit<DocumentLoad, 'stop'>;
  visitor: VisitorResult;
  memory: MemorySample[];
  /** A while after the last move, with nothing to do. */
  settled: MemorySample;
  /** Releases that the portal took back by itself. */
  healed: number;
}

type Move = (portal: ReleasePortal, section: MarkedSection, version: string) => Promise<unknown>;

/** Ends where it began. */
const cycle: Move[] = [
  (portal, section, version) => portal.move(section, 'canary', { version, percent: 50 }),
  (portal, section) => portal.move(section, 'promote', {}),
  (portal, section) => portal.move(section, 'rollback', {}),
  (portal, section, version) => portal.move(section, 'live', { version }),
  (portal, section) => portal.move(section, 'rollback', {}),
];

const marks = ['A', 'B', 'C'];
/** Retired threads end 1.5 s after their last render. */
const settleMs = 6_000;

/** Releases and roll-backs of all sections through the calls of the release tool, while documents are loaded and a browser clicks through the site. */
export async function runReleaseTrial(options: TrialOptions): Promise<TrialResult> {
  const { stack, page, documentsPerSecond, movesASample } = options;
  const releases = await makeMarkedReleases(stack, marks);
  const portals = await publish(stack, releases);
  const load = startDocumentLoad(stack.origin, documentsPerSecond, releases);
  const memory: MemorySample[] = [];
  const began = performance.now();
  let isOver = false;
  const moving = moveAll(options, releases, portals, async (moves) => {
    if (moves % movesASample === 0) memory.push(await sampleMemory(stack.portal));
  }).finally(() => (isOver = true));
  const [visitor] = await Promise.all([clickThrough(page, releases, () => isOver), moving]);
  const seconds = (performance.now() - began) / 1_000;
  await load.stop();
  await wait(settleMs);
  const settled = await sampleMemory(stack.portal);
  const histories = await Promise.all(
    markedSections.map(async (section) => (await portals[section].overview(section)).history),
  );
  const healed = histories.flat().filter(({ action }) => action === 'heal').length;
  return { moves: plan(options).length, seconds, load, visitor, memory, settled, healed };
}

/** All releases are in the portal's store, and each section's first is live. */
async function publish(stack: Stack, releases: MarkedRelease[]): Promise<Record<MarkedSection, ReleasePortal>> {
  const portals = {} as Record<MarkedSection, ReleasePortal>;
  for (const section of markedSections) portals[section] = connectPortal(stack.origin, tokenOf(stack.dataDir, section));
  for (const { section, archive, version, mark } of releases) {
    await portals[section].publish(section, archive);
    if (mark === marks[0]) await portals[section].move(section, 'live', { version });
  }
  return portals;
}

interface PlannedMove {
  section: MarkedSection;
  move: Move;
  mark: string;
}

function plan({ rounds, interleaved }: Pick<TrialOptions, 'rounds' | 'interleaved'>): PlannedMove[] {
  const ofSection = (section: MarkedSection): PlannedMove[] =>
    Array.from({ length: rounds }, (_none, round) =>
      cycle.map((move) => ({ section, move, mark: marks[1 + (round % (marks.length - 1))]! })),
    ).flat();
  const all = markedSections.map(ofSection);
  return interleaved ? all[0]!.flatMap((_move, index) => all.map((moves) => moves[index]!)) : all.flat();
}

async function moveAll(
  options: TrialOptions,
  releases: MarkedRelease[],
  portals: Record<MarkedSection, ReleasePortal>,
  afterMove: (moves: number) => Promise<void>,
): Promise<void> {
  await afterMove(0);
  for (const [index, { section, move, mark }] of plan(options).entries()) {
    const { version } = releases.find((release) => release.section === section && release.mark === mark)!;
    await move(portals[section], section, version);
    await wait(options.pauseMs);
    await afterMove(index + 1);
  }
}
