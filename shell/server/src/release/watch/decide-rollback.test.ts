import { expect, test } from '@jest/globals';
import { decide, type Findings } from './decide-rollback.ts';

const compared = (failed: number, failedBefore: number, renders = 6, overloaded = 0) => ({
  renders,
  overloaded,
  version: { failed, reason: failed > 0 ? '/news: no response' : undefined },
  predecessor: { failed: failedBefore, reason: failedBefore > 0 ? '/news: no response' : undefined },
});

const reasonFor = (witness: 'portal' | 'browser', findings: Findings) => {
  const verdict = decide({ witness, predecessor: 'old' }, findings);
  if (verdict === 'later') return verdict;
  return 'stay' in verdict ? `stays: ${verdict.stay.reason}` : `goes: ${verdict.reason}`;
};

test.each([
  [
    'its predecessor fails now as often',
    'portal',
    { rendered: compared(6, 6) },
    /^stays: old fails now too, in 6 of 6/,
  ],
  ['its predecessor fails for half, as it does', 'browser', { rendered: compared(3, 3) }, /^stays: old fails now too/],
  ['it failed for a moment only', 'portal', { rendered: compared(0, 0) }, /^stays: it renders them again, in 6 of 6/],
  ['one of its renders came late, on a busy machine', 'portal', { rendered: compared(1, 0) }, /^stays: .*in 5 of 6/],
  [
    'all of its renders are late',
    'portal',
    { rendered: compared(0, 0, 0, 6) },
    /^stays: 6 of 6 renders were late, or a service was overloaded/,
  ],
  [
    'one render fails, and load keeps the others back',
    'portal',
    { rendered: compared(1, 0, 1, 5) },
    /^stays: 5 of 6 renders were late/,
  ],
  ['nothing is known that it fails to render', 'portal', {}, /^stays: no page is known/],
  [
    'browsers report it, and its pages work when the portal opens them',
    'browser',
    { opened: compared(0, 0, 10) },
    /^stays: its pages work in the portal's browser, in 10 of 10/,
  ],
  [
    'browsers report it, and its predecessor fails as well when the portal opens it',
    'browser',
    { opened: compared(4, 4, 10) },
    /^stays: old fails now too/,
  ],
  [
    'only browsers report it and the portal has none',
    'browser',
    { opened: 'none' },
    /^stays: only browsers report it, and the portal has no browser/,
  ],
  [
    'browsers report it, and the server renders its pages without a fault',
    'browser',
    { rendered: compared(0, 0), opened: 'none' },
    /^stays: /,
  ],
] as const)('a version stays when %s', (_title, witness, findings, reason) => {
  expect(reasonFor(witness, findings)).toMatch(reason);
});

test.each([
  ['it alone fails to render', 'portal', { rendered: compared(6, 0) }, /^goes: rendered by the portal: 6 of 6 failed/],
  [
    'it fails for a page that its predecessor renders, beside one that neither does',
    'portal',
    { rendered: compared(6, 3) },
    /^goes: /,
  ],
  [
    'browsers report what the portal sees in its own',
    'browser',
    { opened: compared(4, 0, 8) },
    /^goes: opened in a browser by the portal: 4 of 8 failed/,
  ],
  [
    'browsers report what shows on the server',
    'browser',
    { rendered: compared(6, 0), opened: 'running' },
    /^goes: rendered/,
  ],
] as const)('a version goes when %s', (_title, witness, findings, reason) => {
  expect(reasonFor(witness, findings)).toMatch(reason);
});

test('a version that only browsers report waits until the portal has opened its pages', () => {
  expect(reasonFor('browser', { opened: 'running' })).toBe('later');
});
