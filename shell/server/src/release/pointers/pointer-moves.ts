import type { Cause, HistoryEntry, PointerAction } from '@portal/contract';
import type { PointerState } from './pointer-state.ts';

/** Who moves a pointer, and why. */
export interface MoveReason {
  by: string;
  reason?: string;
  /** Of the portal's own moves. */
  cause?: Cause;
}

/** What the audit log learns besides the history. */
export interface MoveContext extends MoveReason {
  actor?: { id: string; email: string };
  requestId?: string;
  /** `at` of the newest history entry that the caller has seen: a decision on a stale page must not undo later moves. */
  unmovedSince?: string;
}

/** A move that is not possible in the present state; `code` is for programs. */
export class PointerRefused extends Error {
  readonly code: string;

  constructor(
    code: 'no-canary' | 'nothing-before' | 'moved-meanwhile' | 'canary-held' | 'unknown-section' | 'shell-stays',
    message: string,
  ) {
    super(message);
    this.code = code;
  }
}

export interface Move {
  state: Pick<PointerState, 'live' | 'canary'>;
  entry: HistoryEntry;
}

/** Whether browsers report failures of the canary that the portal cannot check, and no one has moved it since. */
export function isHeld({ canary, history: [move], stays: [stay] = [] }: PointerState): boolean {
  if (!canary || stay?.version !== canary.version || stay.cause?.stays?.because !== 'no-browser') return false;
  return stay.at > (move?.at ?? '');
}

/** A program gives a canary in doubt to no more visitors; a person may, who sees why. */
function refuseHeld(before: PointerState, { by }: MoveReason): void {
  if (!by.startsWith('team:') || !isHeld(before)) return;
  throw new PointerRefused(
    'canary-held',
    'browsers report failures of the canary, and the portal has no browser to check them: somebody has to look at its pages and decide on /admin/releases, or take it back',
  );
}

/** Everybody gets the version. Undefined when they do already. */
export function toLive(
  before: PointerState | undefined,
  version: string,
  why: MoveReason,
  action: PointerAction = 'live',
): Move | undefined {
  if (before?.live === version && !before.canary) return undefined;
  if (before?.canary?.version === version) refuseHeld(before, why);
  return { state: { live: version }, entry: entryOf(version, before?.live, action, why) };
}

/** A share of the visitors gets the version. */
export function toCanary(
  before: PointerState | undefined,
  version: string | undefined,
  percent: number,
  why: MoveReason,
): Move {
  if (!before)
    throw new PointerRefused(
      'unknown-section',
      'the section has no live version that a share of its visitors could leave',
    );
  const wanted = version ?? before.canary?.version;
  if (wanted === undefined)
    throw new PointerRefused('no-canary', 'there is no canary whose share could change: name its version');
  if (wanted === before.live) throw new PointerRefused('no-canary', `${wanted} is live already`);
  if (wanted === before.canary?.version && percent > before.canary.percent) refuseHeld(before, why);
  const reason = [`${percent} %`, why.reason].filter(Boolean).join(': ');
  return {
    state: { live: before.live, canary: { version: wanted, percent } },
    entry: entryOf(wanted, before.live, 'canary', { ...why, reason }),
  };
}

/** The canary becomes live. */
export function promoted(before: PointerState | undefined, why: MoveReason): Move {
  if (!before?.canary) throw new PointerRefused('no-canary', 'there is no canary to promote');
  refuseHeld(before, why);
  return { state: { live: before.canary.version }, entry: entryOf(before.canary.version, before.live, 'promote', why) };
}

export interface BackOptions extends MoveReason {
  action?: 'rollback' | 'heal';
  /** Only while this version is the canary or live. */
  ifVersion?: string;
  /** Whether a version can be gone back to. */
  isThere(version: string): boolean;
}

/** The canary is taken back; without one, the version that was live before is live again. */
export function movedBack(
  before: PointerState | undefined,
  { action = 'rollback', ifVersion, isThere, ...why }: BackOptions,
): Move {
  if (!before) throw new PointerRefused('unknown-section', 'the section has no live version');
  const leaving = before.canary?.version ?? before.live;
  if (ifVersion !== undefined && ifVersion !== leaving) {
    throw new PointerRefused('moved-meanwhile', `${ifVersion} is not the newest version any more`);
  }
  if (before.canary) return { state: { live: before.live }, entry: entryOf(before.live, leaving, action, why) };
  const earlier = predecessors(before).find(isThere);
  if (earlier === undefined) throw new PointerRefused('nothing-before', 'there is no earlier version to go back to');
  return { state: { live: earlier }, entry: entryOf(earlier, leaving, action, why) };
}

/**
 * Versions that were live before the live one, nearest first. What a roll-back left is not gone back to:
 * two roll-backs in a row go two versions back.
 */
export function predecessors({ live, history }: PointerState): string[] {
  const stack: string[] = [];
  for (const { version, action } of history.toReversed()) {
    if (action === 'canary') continue;
    if (action === 'rollback' || action === 'heal') stack.splice(stack.lastIndexOf(version) + 1);
    if (stack.at(-1) !== version) stack.push(version);
  }
  return [...new Set(stack.toReversed())].filter((version) => version !== live);
}

function entryOf(
  version: string,
  from: string | undefined,
  action: PointerAction,
  { by, reason, cause }: MoveReason,
): HistoryEntry {
  return {
    version,
    ...(from !== undefined && { from }),
    at: new Date().toISOString(),
    by,
    action,
    ...(reason && { reason }),
    ...(cause && { cause }),
  };
}
