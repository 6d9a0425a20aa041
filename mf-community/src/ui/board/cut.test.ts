import { describe, expect, test } from '@jest/globals';
import { cut } from './cut.ts';

describe('cut', () => {
  test('leaves a text at the limit as it is', () => {
    expect(cut('가'.repeat(35), 35)).toBe('가'.repeat(35));
  });

  test('ends a longer text after the limit with three dots', () => {
    expect(cut('가'.repeat(36), 35)).toBe(`${'가'.repeat(35)}...`);
  });

  test('leaves no space before the dots', () => {
    expect(cut('SMWP 2.0 release', 5)).toBe('SMWP...');
  });

  test('counts an emoji as one character and never splits it', () => {
    expect(cut('🏭🏭🏭', 2)).toBe('🏭🏭...');
  });
});
