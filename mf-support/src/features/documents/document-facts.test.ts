import { describe, expect, test } from '@jest/globals';
import { dayInSeoul, kilobytes } from './document-facts.ts';

describe('facts on a document card', () => {
  test('a day begins at midnight in Seoul, not in UTC', () => {
    expect(dayInSeoul('2026-08-31T15:00:00.000Z')).toEqual({ isoDate: '2026-09-01', shownDate: '2026.09.01' });
    expect(dayInSeoul('2026-08-31T14:59:59.000Z').shownDate).toBe('2026.08.31');
  });

  test('a size is whole kilobytes and never zero', () => {
    expect(kilobytes(118_784)).toBe(116);
    expect(kilobytes(3)).toBe(1);
  });
});
