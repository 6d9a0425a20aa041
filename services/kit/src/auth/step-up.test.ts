import { describe, expect, test } from '@jest/globals';
import { userOfClaims } from './session-user.ts';
import { isStepUpDue } from './step-up.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const secondsAgo = (seconds: number) => now / 1_000 - seconds;
const claims = { sub: 'kim', email: 'kim@example.com', name: 'Kim', role: 'member' };

function isDue(more: object): boolean {
  const user = userOfClaims({ ...claims, ...more });
  if (!user) throw new Error('these claims name nobody');
  return isStepUpDue(user, now);
}

describe('a recent second factor', () => {
  test.each([
    ['is not asked of who has none', {}, false],
    ['is asked of who has one and never used it in this session', { sfr: true }, true],
    ['is one of fifteen minutes ago', { sfr: true, sf: secondsAgo(15 * 60 - 1) }, false],
    ['is not one of more than fifteen minutes ago', { sfr: true, sf: secondsAgo(15 * 60 + 1) }, true],
    ['may be of a clock that is a little ahead', { sfr: true, sf: secondsAgo(-4) }, false],
    ['is not one of the future', { sfr: true, sf: secondsAgo(-60) }, true],
    ['is not a time in another form', { sfr: true, sf: String(secondsAgo(1)) }, true],
  ])('%s', (_what, more, expected) => {
    expect(isDue(more)).toBe(expected);
  });
});
