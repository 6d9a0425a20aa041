import { expect, test } from '@jest/globals';
import { paceMs, UploadPace } from './upload-pace.ts';

const kibibyte = 1_024;

/** Seconds until an upload of a steady rate is refused; undefined when it is not within ten minutes. */
function refusedAfter(bytesPerSecond: number): number | undefined {
  const pace = new UploadPace(8 * kibibyte);
  for (let seconds = paceMs / 1_000; seconds <= 600; seconds += paceMs / 1_000)
    if (pace.isTooSlow((bytesPerSecond * paceMs) / 1_000)) return seconds;
  return undefined;
}

test.each([
  [7, 5],
  [8, 25],
  [12, 45],
  [15, 165],
  [16, undefined],
  [64, undefined],
])('an upload of %i KiB/s is refused after %p seconds', (kibibytes, seconds) => {
  expect(refusedAfter(kibibytes * kibibyte)).toBe(seconds);
});

test('an upload that pauses after a fast start goes on until a check without bytes', () => {
  const pace = new UploadPace(8 * kibibyte);
  expect([4_000_000, 50_000, 0].map((bytes) => pace.isTooSlow(bytes))).toEqual([false, false, true]);
});
