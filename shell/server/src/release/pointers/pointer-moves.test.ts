import { describe, expect, test } from '@jest/globals';
import { movedBack, PointerRefused, predecessors, promoted, toCanary, toLive } from './pointer-moves.ts';
import type { HistoryEntry, PointerAction } from '@portal/contract';
import type { PointerState } from './pointer-state.ts';

const why = { by: 'team:news' };
const entry = (version: string, action: PointerAction): HistoryEntry => ({ version, action, at: '', by: 'build' });
/** History as it came about, oldest first. */
const state = (live: string, ...entries: [string, PointerAction][]): PointerState => ({
  live,
  history: entries.map(([version, action]) => entry(version, action)).reverse(),
});
const isThere = () => true;
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof PointerRefused ? error.code : error;
  }
  return 'nothing refused';
};

describe('a version that is made live', () => {
  test('ends a canary', () => {
    const before = { ...state('v1', ['v1', 'live']), canary: { version: 'v2', percent: 10 } };
    expect(toLive(before, 'v3', why)?.state).toEqual({ live: 'v3' });
  });

  test('and is live already changes nothing, unless there is a canary', () => {
    expect(toLive(state('v1'), 'v1', why)).toBeUndefined();
    expect(toLive({ ...state('v1'), canary: { version: 'v2', percent: 1 } }, 'v1', why)).toBeDefined();
  });
});

describe('a canary', () => {
  test('runs beside the live version, and its share can change', () => {
    const { state: beside } = toCanary(state('v1'), 'v2', 10, why);
    expect(beside).toEqual({ live: 'v1', canary: { version: 'v2', percent: 10 } });
    expect(toCanary({ ...beside, history: [] }, undefined, 50, why).state.canary).toEqual({
      version: 'v2',
      percent: 50,
    });
  });

  test('becomes live', () => {
    expect(promoted({ ...state('v1'), canary: { version: 'v2', percent: 10 } }, why)).toMatchObject({
      state: { live: 'v2' },
      entry: { version: 'v2', from: 'v1', action: 'promote' },
    });
  });

  test.each([
    ['where nothing is live', () => toCanary(undefined, 'v2', 10, why), 'unknown-section'],
    ['of the live version', () => toCanary(state('v1'), 'v1', 10, why), 'no-canary'],
    ['without a version and with none there', () => toCanary(state('v1'), undefined, 10, why), 'no-canary'],
    ['that is not there and is to be promoted', () => promoted(state('v1'), why), 'no-canary'],
  ])('%s is refused', (_what, act, code) => {
    expect(codeOf(act)).toBe(code);
  });
});

describe('a roll-back', () => {
  test('takes the canary back first', () => {
    const before = { ...state('v1', ['v0', 'live'], ['v1', 'live']), canary: { version: 'v2', percent: 10 } };
    expect(movedBack(before, { ...why, isThere })).toMatchObject({
      state: { live: 'v1' },
      entry: { version: 'v1', from: 'v2', action: 'rollback' },
    });
  });

  test('goes to the version that was live before, and the next one further back', () => {
    expect(movedBack(state('v3', ['v1', 'live'], ['v2', 'live'], ['v3', 'live']), { ...why, isThere }).state).toEqual({
      live: 'v2',
    });
    expect(
      movedBack(state('v2', ['v1', 'live'], ['v2', 'live'], ['v3', 'live'], ['v2', 'rollback']), { ...why, isThere })
        .state,
    ).toEqual({ live: 'v1' });
  });

  test('does not go to what an earlier one has left, nor to a canary that never was live', () => {
    expect(
      predecessors(
        state('v4', ['v1', 'live'], ['v2', 'live'], ['v3', 'live'], ['v2', 'heal'], ['v9', 'canary'], ['v4', 'live']),
      ),
    ).toEqual(['v2', 'v1']);
  });

  test('passes over versions whose files are gone', () => {
    const before = state('v3', ['v1', 'live'], ['v2', 'live'], ['v3', 'live']);
    expect(movedBack(before, { ...why, isThere: (version) => version === 'v1' }).state.live).toBe('v1');
  });

  test('is refused where nothing was before', () => {
    expect(codeOf(() => movedBack(state('v1', ['v1', 'live']), { ...why, isThere }))).toBe('nothing-before');
  });

  test('by an alarm that comes late is refused', () => {
    const before = state('v2', ['v1', 'live'], ['v2', 'live']);
    expect(codeOf(() => movedBack(before, { ...why, isThere, ifVersion: 'v1' }))).toBe('moved-meanwhile');
    expect(movedBack(before, { ...why, isThere, action: 'heal', ifVersion: 'v2' }).entry.action).toBe('heal');
  });
});
