import { describe, expect, test } from '@jest/globals';
import { isInShare, readShare, ShareDealer } from './canary-share.ts';

/** Shares of visitors who come one after the other. */
const visitors = (count: number) => {
  const dealer = new ShareDealer();
  return Array.from({ length: count }, () => dealer.deal());
};

describe('the share of a canary', () => {
  test.each([1, 5, 10, 33, 50, 90, 99])('of %d %% is within one point of that over 10,000 visitors', (percent) => {
    for (const version of ['ab12', 'cd34', 'ef56']) {
      const chosen = visitors(10_000).filter((share) => isInShare(share, 'news', version, percent));
      expect(Math.abs(chosen.length / 100 - percent)).toBeLessThan(1);
    }
  });

  test('is right too among every third visitor, as when others come in between', () => {
    const chosen = visitors(30_000)
      .filter((_, index) => index % 3 === 0)
      .filter((share) => isInShare(share, 'news', 'ab12', 20));
    expect(Math.abs(chosen.length / 100 - 20)).toBeLessThan(1);
  });

  test('keeps everybody who is in when it grows', () => {
    const all = visitors(2_000);
    const small = all.filter((share) => isInShare(share, 'news', 'ab12', 10));
    expect(small.every((share) => isInShare(share, 'news', 'ab12', 30))).toBe(true);
  });

  test('takes other visitors for another version', () => {
    const all = visitors(2_000);
    const first = new Set(all.filter((share) => isInShare(share, 'news', 'ab12', 10)));
    const both = all.filter((share) => first.has(share) && isInShare(share, 'education', 'ab12', 10));
    expect(both.length).toBeLessThan(first.size);
  });

  test.each(['', '-1', '1e3', '100000', 'x', '12 '])('is not read from the cookie %j', (cookie) => {
    expect(readShare(cookie)).toBeUndefined();
  });
});
