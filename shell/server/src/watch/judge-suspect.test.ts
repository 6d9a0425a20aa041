import { expect, test } from '@jest/globals';
import { reasonToStay } from './judge-suspect.ts';

const compared = (failed: number, failedBefore: number, renders = 6) => ({
  renders,
  version: { failed, reason: failed > 0 ? '/news: no answer' : undefined },
  predecessor: { failed: failedBefore, reason: failedBefore > 0 ? '/news: no answer' : undefined },
});

test.each([
  [
    'its predecessor fails now as often',
    'portal',
    6,
    6,
    /^old fails now too, in 6 of 6 renders \(\/news: no answer\)$/,
  ],
  ['its predecessor fails for half, as it does', 'browser', 3, 3, /^old fails now too/],
  ['it failed for a moment only', 'portal', 0, 0, /^it renders them again, in 6 of 6 renders$/],
  ['one of its renders came late, on a busy machine', 'portal', 1, 0, /^it renders them again, in 5 of 6/],
] as const)('a version stays when %s (%s)', (_title, witness, failed, failedBefore, reason) => {
  expect(reasonToStay({ witness, predecessor: 'old' }, compared(failed, failedBefore))?.reason).toMatch(reason);
});

test.each([
  ['it alone fails', 'portal', 6, 0],
  ['it fails for a page that its predecessor renders, beside one that neither does', 'portal', 6, 3],
  ['browsers report it and both render', 'browser', 0, 0],
  ['browsers report it and its predecessor fails for a page among many', 'browser', 1, 1],
] as const)('a version goes when %s (%s)', (_title, witness, failed, failedBefore) => {
  expect(reasonToStay({ witness, predecessor: 'old' }, compared(failed, failedBefore))).toBeUndefined();
});
