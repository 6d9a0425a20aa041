import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { seal, unseal } from './sealed-bytes.ts';

const key = randomBytes(32);
const bytes = Buffer.from('a secret of 공장');

describe('sealed bytes', () => {
  test('are opened with their key and owner, and never look alike', () => {
    const sealed = seal(key, bytes, 'kim');
    expect(unseal(key, sealed, 'kim')).toEqual(bytes);
    expect(sealed.includes(bytes)).toBe(false);
    expect(seal(key, bytes, 'kim').equals(sealed)).toBe(false);
  });

  test('are not opened with another key, for another owner, or after a change of any byte', () => {
    const sealed = seal(key, bytes, 'kim');
    expect(unseal(randomBytes(32), sealed, 'kim')).toBeUndefined();
    expect(unseal(key, sealed, 'lee')).toBeUndefined();
    for (const index of sealed.keys()) {
      const changed = Buffer.from(sealed);
      changed[index]! ^= 1;
      expect(unseal(key, changed, 'kim')).toBeUndefined();
    }
  });
});
