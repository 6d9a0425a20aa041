import { expect, test } from '@jest/globals';
import { seoulIso } from './seoul-time.ts';

test('names the same moment, and the day that it is in Seoul', () => {
  const lateEvening = new Date('2024-05-02T15:30:00Z');
  expect(seoulIso(lateEvening)).toBe('2024-05-03T00:30:00+09:00');
  expect(Date.parse(seoulIso(lateEvening))).toBe(lateEvening.getTime());
});
